"""Small SVG texts as trees and back: enough for drawings and pieces, without an XML library.

The site ships a Python without one. Read are elements, attributes in double
quotes and text; comments are left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape, unescape

_TOKEN = re.compile(r"<!--.*?-->|<\?.*?\?>|<(/?)([\w.:-]+)([^<>]*?)(/?)>|([^<]+)", re.DOTALL)
_ATTRIBUTE = re.compile(r'([\w.:-]+)\s*=\s*"([^"]*)"')


@dataclass(slots=True)
class Node:
    """An element; `text` stands before its children."""

    tag: str
    attributes: dict[str, str] = field(default_factory=dict)
    children: list[Node] = field(default_factory=list)
    text: str = ""

    def walk(self) -> Iterator[Node]:
        """The element and all below it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def write(self) -> str:
        """The element as XML; `read` inverts it."""
        attributes = "".join(f' {key}="{escape(value)}"' for key, value in self.attributes.items())
        if not self.children and not self.text:
            return f"<{self.tag}{attributes}/>"
        inside = escape(self.text, quote=False) + "".join(node.write() for node in self.children)
        return f"<{self.tag}{attributes}>{inside}</{self.tag}>"


def read(text: str) -> Node:
    """Reads an SVG document, or a fragment as if an `svg` element stood around it.

    Raises ValueError where the tags do not match.
    """
    top = Node("svg")
    open_nodes = [top]
    for token in _TOKEN.finditer(text):
        closing, tag, attributes, empty, words = token.groups()
        if words and words.strip():
            open_nodes[-1].text += unescape(words.strip())
        if tag is None:
            continue
        if closing:
            if len(open_nodes) == 1 or open_nodes.pop().tag != tag:
                raise ValueError(f"</{tag}> closes nothing")
            continue
        node = Node(tag, {key: unescape(value) for key, value in _ATTRIBUTE.findall(attributes)})
        open_nodes[-1].children.append(node)
        if not empty:
            open_nodes.append(node)
    if len(open_nodes) > 1:
        raise ValueError(f"<{open_nodes[-1].tag}> is not closed")
    if len(top.children) == 1 and top.children[0].tag == "svg":
        return top.children[0]
    return top
