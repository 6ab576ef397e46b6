"""Games by other people in the browser: installs the wheels that a site's owner put beside it.

Here the engine runs under Pyodide, and its installer, micropip, is there to be imported.
"""

from __future__ import annotations

import json
from importlib import import_module, metadata

from boardlet.core import catalogue
from boardlet.core.record import begin
from boardlet.describe import board_reply, state_reply, texts_reply

FALLBACK_LANGUAGE = "en"
"""The language that every game has to have."""


async def install(path: str) -> str:
    """Installs the wheel at a path of the file system; never raises.

    What it needs must be installed already: no index of packages is asked. Returns
    JSON: `games`, the ids of the games that came with it, and `problem`, null or
    what is wrong in English.
    """
    try:
        return json.dumps({"games": await _install(path), "problem": None})
    except Exception as error:  # noqa: BLE001 - the other games must start whatever is in a wheel
        return json.dumps({"games": [], "problem": f"{type(error).__name__}: {error}"})


async def _install(path: str) -> list[str]:
    # Only there where a site has further games.
    micropip = import_module("micropip")
    await micropip.install(f"emfs:{path}", index_urls=[])
    catalogue.look_again()
    package = metadata.distribution(path.rpartition("/")[2].partition("-")[0])
    try:
        return _games(package)
    except Exception:
        micropip.uninstall(package.name)
        catalogue.look_again()
        raise


def _games(package: metadata.Distribution) -> list[str]:
    """The ids of the games that a package offers. Raises an error of any kind if one is broken."""
    for broken in catalogue.broken():
        if broken.package == package.name:
            raise ValueError(broken.message)
    names: list[str] = [
        entry.load().spec.id for entry in package.entry_points.select(group=catalogue.PACKAGE)
    ]
    if not names:
        raise ValueError(f"the package offers no entry point {catalogue.PACKAGE}")
    for name in names:
        game = catalogue.find(name)
        state_reply(begin(game, {}))
        board_reply(game, {})
        texts_reply(game, FALLBACK_LANGUAGE)
    return names
