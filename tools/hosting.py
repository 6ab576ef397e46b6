"""What hosts are told about the site; docs/hosting.md says what to do where they do not read it."""

from __future__ import annotations

import re


def policy(page: str) -> str:
    """Returns the content security policy that a page brings in a meta element."""
    found = re.search(r'http-equiv="Content-Security-Policy"\s+content="([^"]+)"', page)
    assert found, "index.html has no policy"
    return found[1]


def headers(policy: str) -> dict[str, str]:
    """Returns the response headers that every file of the site should have."""
    return {
        "Content-Security-Policy": policy,
        # Names of files carry no hash, so each is asked for; unchanged ones are not sent again.
        "Cache-Control": "no-cache",
        # Lets pages of other origins import the element, and a page in a sandboxed frame, which
        # has no origin, read the files.
        "Access-Control-Allow-Origin": "*",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }


def headers_file(policy: str) -> bytes:
    """Returns `_headers`, as Netlify, Cloudflare Pages and others read it."""
    lines = [f"  {name}: {value}" for name, value in headers(policy).items()]
    return "\n".join(["/*", *lines, ""]).encode()
