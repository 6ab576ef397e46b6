"""Tables of Markdown, which read well on a terminal too."""

from __future__ import annotations

from collections.abc import Sequence


def show(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Prints a table."""
    print(markdown(title, head, rows), end="", flush=True)


def markdown(title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table under its title, with its numbers set to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        first, *rest = zip(cells, widths, strict=True)
        padded = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)]
        return f"| {' | '.join(padded)} |"

    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return "\n".join([f"\n## {title}\n", line(head), line(rule), *map(line, rows), ""])


def milliseconds(value: float) -> str:
    return f"{value:,.0f} ms"


def ratio(one: float, other: float) -> str:
    return f"{one / other:.2f}"
