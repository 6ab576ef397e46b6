"""Branches: tried, kept, promoted and removed without losing the game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from boardlet.core.errors import BadRequest
from boardlet.core.tree import (
    DEEPEST,
    MOST_BRANCHES,
    Line,
    Path,
    add,
    check,
    delete,
    find,
    promote,
    turns,
)
from boardlet.protocol import handle

GAME = Line(("a", "b", "c", "d"))
NO_PATH: Path = ()


def test_another_continuation_leaves_the_game_as_it_is() -> None:
    tree, path = add(GAME, (), 2, ("x", "y"))
    assert (tree.moves, path) == (GAME.moves, (0,))
    assert turns(tree, path) == ("a", "b", "x", "y")
    tree, other = add(tree, path, 3, ("z",))
    assert turns(tree, other) == ("a", "b", "x", "z")
    assert turns(tree, path) == ("a", "b", "x", "y")


def test_what_is_there_already_is_followed() -> None:
    tree, path = add(GAME, (), 2, ("x", "y"))
    assert add(tree, (), 0, ("a", "b", "c")) == (tree, ())
    assert add(tree, (), 1, ("b", "x")) == (tree, path)
    assert add(tree, (), 2, ("x", "y")) == (tree, path)
    longer, same = add(tree, (), 2, ("x", "y", "z"))
    assert (turns(longer, same), same) == (("a", "b", "x", "y", "z"), path)


def test_at_the_end_the_game_never_grows_but_a_branch_does() -> None:
    tree, path = add(GAME, (), 4, ("e",))
    assert tree.moves == GAME.moves
    assert turns(tree, path) == ("a", "b", "c", "d", "e")
    tree, same = add(tree, path, 5, ("f",))
    assert same == path
    assert turns(tree, path) == ("a", "b", "c", "d", "e", "f")


def test_in_place_of_a_branchs_first_turn_is_a_branch_of_its_parent() -> None:
    tree, path = add(GAME, (), 2, ("x", "y"))
    tree, other = add(tree, path, 2, ("z",))
    assert (path, other) == ((0,), (1,))
    assert add(tree, path, 0, ("q",))[0].branches[0] == Line(("q",), (), 0)
    assert add(tree, path, 2, ("c", "d")) == (tree, ())


def test_promoted_a_branch_is_the_game_and_the_game_a_branch() -> None:
    tree, _ = add(GAME, (), 1, ("p",))
    tree, path = add(tree, (), 2, ("x", "y"))
    tree, deeper = add(tree, path, 3, ("z",))
    tree, _ = add(tree, (), 3, ("q",))
    everything = _all(tree)
    new, old = promote(tree, path)
    assert new.moves == ("a", "b", "x", "y")
    assert turns(new, old) == ("a", "b", "c", "d")
    assert _all(new) == everything
    back, _ = promote(new, old)
    assert back.moves == GAME.moves
    assert _all(back) == everything
    inner, _ = promote(tree, deeper)
    assert turns(inner, path) == ("a", "b", "x", "z")


def test_promoting_what_was_tried_at_the_end_makes_the_game_longer() -> None:
    tree, path = add(GAME, (), 4, ("e",))
    assert promote(tree, path) == (Line(("a", "b", "c", "d", "e")), ())


def test_deleted_a_branch_goes_with_all_that_leaves_it() -> None:
    tree, path = add(GAME, (), 2, ("x", "y"))
    tree, _ = add(tree, path, 3, ("z",))
    tree, kept = add(tree, (), 3, ("q",))
    tree = delete(tree, path)
    assert tree == Line(GAME.moves, (Line(("q",), (), 3),))
    assert kept == (1,)


def _all(root: Line) -> set[tuple[str, ...]]:
    """All ways to the end of a line: what a tree says, however it is laid out."""

    def walk(line: Line, before: tuple[str, ...]) -> set[tuple[str, ...]]:
        found = {(*before, *line.moves)}
        for branch in line.branches:
            found |= walk(branch, (*before, *line.moves[: branch.at - line.at]))
        return found

    return walk(root, ())


def test_random_editing_keeps_the_tree_sound_and_loses_nothing() -> None:
    rng = random.Random(6)
    for _ in range(60):
        tree, paths = GAME, [NO_PATH]
        for _ in range(25):
            path = rng.choice(paths)
            line = find(tree, path)
            if rng.random() < 0.25 and path:
                before = _all(tree)
                tree, _ = promote(tree, path)
                assert _all(tree) >= {way for way in before if not _is_start(way, before)}
            else:
                at = rng.randint(line.at, line.end)
                moves = tuple(rng.choice("abxyz") for _ in range(rng.randint(1, 3)))
                expected = (*turns(tree, path)[:at], *moves)
                tree, new = add(tree, path, at, moves)
                assert turns(tree, new)[: len(expected)] == expected
            check(tree)
            paths = list(_paths(tree))
        while tree.branches:
            tree = delete(tree, rng.choice([path for path in _paths(tree) if path]))
            check(tree)


def _is_start(way: tuple[str, ...], ways: set[tuple[str, ...]]) -> bool:
    return any(len(other) > len(way) and other[: len(way)] == way for other in ways)


def _paths(line: Line, path: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    found = [path]
    for index, branch in enumerate(line.branches):
        found += _paths(branch, (*path, index))
    return found


@pytest.mark.parametrize(
    "tree",
    [
        Line(("a",), (Line(("x",), (), 2),)),
        Line(("a",), (Line(("x",), (), -1),)),
        Line(("a",), (Line((), (), 0),)),
        Line(("a", "b"), (Line(("x",), (), 1), Line(("y",), (), 0))),
        Line(("a", "b"), (Line(("x",), (Line(("y",), (), 1),), 1),)),
        Line(("a",), tuple(Line((str(n),), (), 0) for n in range(MOST_BRANCHES + 1))),
    ],
)
def test_what_does_not_fit_is_refused(tree: Line) -> None:
    with pytest.raises(BadRequest):
        check(tree)


def test_depth_is_limited() -> None:
    tree, path = GAME, NO_PATH
    for depth in range(DEEPEST):
        tree, path = add(tree, path, depth + 1, (f"x{depth}", "y", "z"))
    with pytest.raises(BadRequest):
        add(tree, path, DEEPEST + 1, ("x", "y", "z"))


def test_wrong_places_are_refused() -> None:
    tree, path = add(GAME, (), 2, ("x",))
    for act in (
        lambda: add(tree, (), 5, ("x",)),
        lambda: add(tree, (), -1, ("x",)),
        lambda: add(tree, (7,), 1, ("x",)),
        lambda: promote(tree, ()),
        lambda: promote(tree, (0, 0)),
        lambda: delete(tree, ()),
        lambda: delete(tree, (-1,)),
    ):
        with pytest.raises(BadRequest):
            act()
    assert find(tree, path).moves == ("x",)


def _ask(**request: object) -> dict[str, Any]:
    whole = {"id": 1, "type": "branch", "moves": ["a", "b"], **request}
    reply: dict[str, Any] = json.loads(handle(json.dumps(whole)))
    return reply


def test_branches_over_the_protocol() -> None:
    reply = _ask(do="add", path=[], at=1, turns=["c"])
    assert reply == {
        "id": 1,
        "type": "branches",
        "moves": ["a", "b"],
        "branches": [{"at": 1, "moves": ["c"], "branches": []}],
        "path": [0],
        "line": ["a", "c"],
    }
    reply = _ask(do="promote", path=[0], branches=reply["branches"])
    assert (reply["moves"], reply["path"], reply["line"]) == (["a", "c"], [0], ["a", "b"])
    reply = _ask(do="delete", path=[0], branches=reply["branches"], moves=reply["moves"])
    assert (reply["moves"], reply["branches"], reply["path"]) == (["a", "c"], [], [])
    for broken in ({}, {"do": "burn"}, {"do": "add"}, {"do": "delete", "path": ["x"]}):
        assert _ask(**broken)["code"] == "bad-request"
