"""The engine's first replies in the form in which they are shipped, as js/first.js unfolds them.

What repeats itself lies together, so that compression sees it: boards lie field by field, and
points, pieces and choices column by column.
"""

from __future__ import annotations

from typing import Any

Reply = dict[str, Any]
Row = dict[str, Any]
Columns = dict[str, list[Any]]


def folded(first: Reply) -> Reply:
    """Returns first replies in the form in which they are shipped."""
    boards = {game: _fold_board(replies["board"]) for game, replies in first["games"].items()}
    fields = dict.fromkeys(field for board in boards.values() for field in board)
    return {
        "hello": first["hello"],
        "boards": {
            field: {game: board[field] for game, board in boards.items() if field in board}
            for field in fields
        },
        "states": {game: _fold_state(replies["state"]) for game, replies in first["games"].items()},
    }


def _fold_board(board: Reply) -> Reply:
    points = _columns(board["points"])
    neighbours = _columns(points["neighbours"])
    return {**board, "points": {**points, "neighbours": neighbours}}


def _fold_state(state: Reply) -> Reply:
    return {**state, **{field: _columns(state[field]) for field in ("pieces", "choices")}}


def _columns(rows: list[Row]) -> Columns:
    """Returns a table by its columns; what a row lacks is None there."""
    keys = dict.fromkeys(key for row in rows for key in row)
    return {key: [row.get(key) for row in rows] for key in keys}
