"""Finds the guide of a kernel."""

from __future__ import annotations

from boardlet.core.guide import Guide, Guided, plain
from boardlet.core.kernel import Kernel, Position


def guide_for(kernel: Kernel, position: Position) -> Guide:
    """The kernel's own guide, or a plain one with every seat a side of its own."""
    if isinstance(kernel, Guided):
        return kernel.guide()
    return plain(kernel, tuple(range(len(kernel.evaluate(position)))))
