"""What pages and search engines are told once the site's address is known; without it, less."""

from __future__ import annotations

import html
import os
from typing import Any
from urllib.parse import urlsplit

from tools.manifest import png_size
from tools.paths import ROOT
from tools.run import Problem

ADDRESS = "BOARDLET_ADDRESS"
"""The environment variable that may name the address of the site's top folder."""
COMMENT = "<!-- build:address -->"
"""Stands in the head of a page where this puts its elements."""
PREVIEWS = ROOT / "static" / "previews"
"""Pictures that are shown where somebody links to a page."""

_SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9"
Page = dict[str, Any]


def from_environment() -> str | None:
    """Returns the address that the environment names. Raises Problem if it is none."""
    given = os.environ.get(ADDRESS, "").strip()
    return checked(given) if given else None


def checked(given: str) -> str:
    """Returns an address with a slash at its end. Raises Problem if it is none."""
    parts = urlsplit(given)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise Problem(f"{given!r} is not an address such as https://example.org/games/.")
    return given if given.endswith("/") else f"{given}/"


def head(page: Page, site: str | None) -> str:
    """Returns elements for a page's head: its languages, and where and how it is shown.

    Search engines take only whole addresses, so a page without one says its languages only.
    """
    root = "../" * page["folder"].count("/") or "./"
    base = site or root
    lines = []
    if site:
        here = site + page["folder"]
        lines += [f'<link rel="canonical" href="{here}">', _meta("og:url", here)]
        file = PREVIEWS / preview(page["game"], page["language"])
        if file.exists():
            width, height = png_size(file)
            lines += [
                _meta("og:image", f"{site}{file.relative_to(ROOT / 'static').as_posix()}"),
                _meta("og:image:width", str(width)),
                _meta("og:image:height", str(height)),
                _meta("og:image:alt", page["title"]),
                '<meta name="twitter:card" content="summary_large_image">',
            ]
    languages: dict[str, str] = page["languages"]
    if len(languages) > 1:
        first = next(iter(languages.values()))
        lines += [
            f'<link rel="alternate" hreflang="{language}" href="{base}{folder}">'
            for language, folder in {**languages, "x-default": first}.items()
        ]
    return "\n    ".join(lines)


def preview(game: str | None, language: str) -> str:
    """Returns the file name of the picture for a page."""
    return f"{game or 'home'}-{language}.png"


def sitemap(pages: list[Page], site: str) -> bytes:
    """Returns the list of pages for search engines."""
    entries = []
    for page in pages:
        entries.append(f"  <url>\n    <loc>{html.escape(site + page['folder'])}</loc>")
        if len(page["languages"]) > 1:
            entries += [
                f'    <xhtml:link rel="alternate" hreflang="{language}"'
                f' href="{html.escape(site + folder)}"/>'
                for language, folder in page["languages"].items()
            ]
        entries.append("  </url>")
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<urlset xmlns="{_SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
            *entries,
            "</urlset>",
            "",
        ]
    ).encode()


def robots(site: str | None) -> bytes:
    """Returns `robots.txt`, which names the list of pages where there is one."""
    lines = ["User-agent: *", "Allow: /"]
    if site:
        lines.append(f"Sitemap: {site}sitemap.xml")
    return "\n".join([*lines, ""]).encode()


def _meta(name: str, content: str) -> str:
    return f'<meta property="{name}" content="{html.escape(content)}">'
