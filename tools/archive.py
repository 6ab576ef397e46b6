"""Zip files whose bytes depend on their content alone."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path

_DATE = (1980, 1, 1, 0, 0, 0)
"""The earliest date that a zip file can hold."""
_MODE = 0o100644
_UNIX = 3


def write_zip(path: Path, members: Mapping[str, bytes], *, compressed: bool) -> None:
    """Writes a zip file with `members` (name: content) in their order."""
    method = zipfile.ZIP_DEFLATED if compressed else zipfile.ZIP_STORED
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in members.items():
            info = zipfile.ZipInfo(name, _DATE)
            info.compress_type = method
            info.create_system = _UNIX
            info.external_attr = _MODE << 16
            archive.writestr(info, content, compresslevel=9)
