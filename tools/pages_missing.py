"""The page for addresses where nothing is. It works at any depth, so it brings all it needs."""

from __future__ import annotations

import base64
import hashlib
import html
from string import Template
from urllib.parse import urlsplit

from tools.pages_sources import FOLDER, frame, languages


def page(site: str | None) -> bytes:
    """Returns `404.html`. Its links lead to the host's top until its script knows better."""
    style, script = _source("404.css"), _source("404.js")
    top = html.escape(urlsplit(site).path) if site else "/"
    texts = [(language, frame(language)) for language in languages()]
    words = [
        f'<section lang="{language}"><h{1 if number == 0 else 2}>{html.escape(text["missing"])}'
        f"</h{1 if number == 0 else 2}><p>{html.escape(text['missing-more'])}</p>"
        f'<a href="{top}">{html.escape(text["missing-link"])}</a></section>'
        for number, (language, text) in enumerate(texts)
    ]
    policy = "; ".join(["default-src 'none'", "connect-src 'self'", "img-src data:", *sources()])
    filled = {
        "policy": policy,
        "title": html.escape(texts[0][1]["missing"]),
        "style": style,
        "script": script,
        "words": "".join(words),
    }
    return Template(_source("404.html")).substitute(filled).encode()


def sources() -> list[str]:
    """Returns the directives that allow the page's own style and script and no others."""
    return [
        f"style-src {_hash(_source('404.css'))}",
        f"script-src {_hash(_source('404.js'))}",
    ]


def allowed(policy: str) -> str:
    """Returns the site's policy as hosts should send it: with what this page brings allowed."""
    for directive in sources():
        name, source = directive.split(" ")
        assert f"{name} " in policy, f"the policy has no {name}"
        policy = policy.replace(f"{name} ", f"{name} {source} ")
    return policy


def _source(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
