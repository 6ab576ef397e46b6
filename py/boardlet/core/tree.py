"""Lines of turns and the lines that leave them: other continuations, tried and kept.

The root line starts at turn 0; it is the game as it was played. A branch leaves
its parent line at turn number `at`, counted from the start of the record: it
takes the place of the parent's turn with that number, or of one not played yet.
A line is named by its path: the number of the branch in the root line, the
number of the branch in that branch, and so on; the root's path is empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from boardlet.core.errors import BadRequest

DEEPEST = 12
MOST_BRANCHES = 100

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """Turn texts from turn number `at` on, and the branches that leave, in order of `at`."""

    moves: tuple[str, ...] = ()
    branches: tuple[Line, ...] = ()
    at: int = 0

    @property
    def end(self) -> int:
        """The number of the turn after the last."""
        return self.at + len(self.moves)


def find(root: Line, path: Path) -> Line:
    """The line with a path. Raises BadRequest if there is none."""
    line = root
    for index in path:
        if not 0 <= index < len(line.branches):
            raise BadRequest("there is no such branch", at="path", key="error-branch")
        line = line.branches[index]
    return line


def turns(root: Line, path: Path) -> tuple[str, ...]:
    """All turns from the start of the record to the end of a line."""
    line = root
    moves = root.moves
    for index in path:
        line = find(line, (index,))
        moves = (*moves[: line.at], *line.moves)
    return moves


def add(root: Line, path: Path, at: int, moves: tuple[str, ...]) -> tuple[Line, Path]:
    """Tries other turns from turn number `at` of a line; returns the tree and the new path.

    Where the same turns are there already, they are followed instead. At the end
    of a branch the branch grows; the root line never does.
    """
    while path and at <= find(root, path).at:
        path = path[:-1]
    line = find(root, path)
    if not 0 <= at <= line.end:
        raise BadRequest("the line has no such turn", at="at", key="error-branch")
    while moves:
        index = at - line.at
        if index < len(line.moves) and line.moves[index] == moves[0]:
            at, moves = at + 1, moves[1:]
            continue
        known = next((n for n, b in enumerate(line.branches) if _starts(b, at, moves[0])), None)
        if known is None:
            break
        path, line = (*path, known), line.branches[known]
    if not moves:
        return root, path
    if path and at == line.end:
        return _replaced(root, path, replace(line, moves=line.moves + moves)), path
    grown = _with_branch(line, Line(moves, at=at))
    last = sum(branch.at <= at for branch in grown.branches) - 1
    result = _replaced(root, path, grown)
    check(result)
    return result, (*path, last)


def promote(root: Line, path: Path) -> tuple[Line, Path]:
    """Lets a branch and the rest of its parent change places; returns the path of what was left.

    The path of the parent itself now shows the turns of the branch.
    """
    branch = find(root, path)
    if not path:
        raise BadRequest("the main line cannot be promoted", at="path", key="error-branch")
    parent = find(root, path[:-1])
    kept = [b for n, b in enumerate(parent.branches) if b.at <= branch.at and n != path[-1]]
    cut = branch.at - parent.at
    result = Line(parent.moves[:cut] + branch.moves, (*kept, *branch.branches), parent.at)
    tail = Line(
        parent.moves[cut:], tuple(b for b in parent.branches if b.at > branch.at), branch.at
    )
    if tail.moves:
        result = _with_branch(result, tail)
    tree = _replaced(root, path[:-1], result)
    check(tree)
    return tree, (*path[:-1], len(kept)) if tail.moves else path[:-1]


def delete(root: Line, path: Path) -> Line:
    """Removes a branch and all that leaves it."""
    find(root, path)
    if not path:
        raise BadRequest("the main line cannot be deleted", at="path", key="error-branch")
    parent = find(root, path[:-1])
    index = path[-1]
    rest = parent.branches[:index] + parent.branches[index + 1 :]
    return _replaced(root, path[:-1], replace(parent, branches=rest))


def lines(root: Line) -> Iterator[tuple[Line, int]]:
    """Every line with its depth, a parent before its branches; the root has depth 0."""
    waiting = [(root, 0)]
    while waiting:
        line, depth = waiting.pop()
        yield line, depth
        waiting.extend((branch, depth + 1) for branch in reversed(line.branches))


def check(root: Line) -> None:
    """Raises BadRequest if branches do not fit their parents, or are too many or too deep."""
    for number, (line, depth) in enumerate(lines(root)):
        if number > MOST_BRANCHES or depth > DEEPEST:
            raise BadRequest(
                f"at most {MOST_BRANCHES} branches are kept, {DEEPEST} deep",
                at="branches",
                key="error-branch-many",
                arguments={"most": MOST_BRANCHES},
            )
        first = line.at + (depth > 0)
        fits = all(first <= branch.at <= line.end and branch.moves for branch in line.branches)
        if not fits or any(one.at > other.at for one, other in pairwise(line.branches)):
            raise BadRequest("a branch does not fit its line", at="branches", key="error-branch")


def _starts(branch: Line, at: int, move: str) -> bool:
    return branch.at == at and branch.moves[0] == move


def _with_branch(line: Line, branch: Line) -> Line:
    """A line with one more branch, after those that leave at the same turn or earlier."""
    branches = sorted((*line.branches, branch), key=lambda each: each.at)
    return replace(line, branches=tuple(branches))


def _replaced(root: Line, path: Path, line: Line) -> Line:
    if not path:
        return line
    index = path[0]
    branches = list(root.branches)
    branches[index] = _replaced(branches[index], path[1:], line)
    return replace(root, branches=tuple(branches))
