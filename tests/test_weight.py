"""What a first visit weighs, counted without a browser."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from tests.weight import OWN_BUDGET, imported

SCRIPTS = ("js/early.js", "js/main.js", "js/engine/worker.js", "js/looking/back.js")
"""What starts by itself; looking back comes with every game, after its first board."""
BESIDE = ("index.html", "css/looking.css", "data/first.json", "data/texts/en.json")


def test_a_first_visit_fetches_no_more_than_its_budget(dist: Path) -> None:
    def read(name: str) -> str:
        return (dist / name).read_text("utf-8")

    scripts = {name for script in SCRIPTS for name in imported(script, read)}
    styles = re.findall(r'href="(css/[^"]+)"', read("index.html"))
    fetched = {name for name in scripts if not name.startswith("vendor/")} | {*styles, *BESIDE}
    assert {"js/play.js", "js/engine/client.js", "js/looking/looking.js", "css/page.css"} < fetched
    sizes = {name: len(gzip.compress((dist / name).read_bytes(), 6)) for name in fetched}
    assert sum(sizes.values()) <= OWN_BUDGET, sorted(sizes.items(), key=lambda item: -item[1])


def test_all_that_is_imported_is_found_once() -> None:
    site = {
        "js/main.js": """
            import { far } from '../vendor/far/index.js';
            import {
              one,
              two,
            } from './one.js';
            /** @import { Type } from './types.js' */
            const late = () => import('./late.js');
            const text = "import './text.js'";
        """.replace("            ", ""),
        "js/one.js": "export * from './deep/two.js';\nimport './main.js';\n",
        "js/deep/two.js": "import '../one.js';",
        "vendor/far/index.js": 'import"./a.js";import{b as c}from"./b.js";export*from"./c.js";',
        "vendor/far/a.js": "export const a=\"import'./late.js'\";",
        "vendor/far/b.js": 'const d=()=>import("./late.js");export{d as b};',
        "vendor/far/c.js": "",
    }
    assert imported("js/main.js", site.__getitem__) == sorted(site)
