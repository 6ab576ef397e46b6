"""Packs the engine as wheels; also the build backend that pip calls (PEP 517 and PEP 660).

There are two: one of sources, for notebooks and for pip, and one of compiled code alone, from which
the site starts. That one has two thirds of the bytes, and no Python but the site's can read it.
"""

from __future__ import annotations

import base64
import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools import compiling
from tools.archive import write_zip
from tools.paths import ENGINE, PYTHON_SOURCE, ROOT, WORK, tree
from tools.steps import empty_folder

PYPROJECT = ROOT / "pyproject.toml"
OUTPUT = WORK / "wheel"
PACKED = frozenset({".py", ".typed", ".ftl", ".svg", ".json"})
"""The kinds of files that the package consists of."""

SOURCES_TAG = "py3-none-any"
COMPILED_TAG = "cp314-none-any"
"""Says for which Python the code is compiled: that of the site's Pyodide."""

NOT_IN_BROWSERS = f"{ENGINE.name}/testing/"
"""What only those who write games need."""


@dataclass(frozen=True, slots=True)
class Project:
    """The `project` table of pyproject.toml."""

    table: Mapping[str, Any]

    @property
    def version(self) -> str:
        """The version of engine and site alike."""
        return str(self.table["version"])

    @property
    def wheel_name(self) -> str:
        """The file name of the wheel of sources."""
        return self.name_for(SOURCES_TAG)

    @property
    def compiled_name(self) -> str:
        """The file name of the wheel of compiled code."""
        return self.name_for(COMPILED_TAG)

    @property
    def dist_info(self) -> str:
        """The folder of the wheel that describes it."""
        return f"{self.table['name']}-{self.version}.dist-info"

    def name_for(self, tag: str) -> str:
        """The file name of a wheel with a tag."""
        return f"{self.table['name']}-{self.version}-{tag}.whl"

    def extra(self, name: str) -> list[str]:
        """The requirements of an extra."""
        return list(self.table["optional-dependencies"][name])


def project() -> Project:
    """Reads pyproject.toml."""
    return Project(tomllib.loads(PYPROJECT.read_text("utf-8"))["project"])


def sources() -> list[Path]:
    """Returns the files of the engine that are packed, sorted."""
    return [file for file in tree(ENGINE) if file.suffix in PACKED]


def inputs() -> tuple[Path, ...]:
    """Returns what the shipped wheels depend on."""
    described_by = (PYPROJECT, ROOT / "LICENSE", ROOT / "README.md")
    made_by = (ROOT / "tools" / "wheel.py", ROOT / "tools" / "archive.py")
    return (*sources(), *described_by, *made_by, *compiling.INPUTS)


def build() -> None:
    """Fills the output folder with both wheels."""
    output = empty_folder(OUTPUT)
    _write(output, SOURCES_TAG, _package(), description=_readme())
    _write(output, COMPILED_TAG, _compiled_package(), description="")


def build_wheel(
    wheel_directory: str,
    config_settings: Mapping[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Packs the sources for pip; returns the wheel's file name (PEP 517)."""
    return _write(Path(wheel_directory), SOURCES_TAG, _package(), description=_readme())


def build_editable(
    wheel_directory: str,
    config_settings: Mapping[str, Any] | None = None,
    metadata_directory: str | None = None,
) -> str:
    """Packs a reference to this folder for `pip install -e`; returns its file name (PEP 660)."""
    reference = {f"{ENGINE.name}.pth": f"{PYTHON_SOURCE}\n".encode()}
    return _write(Path(wheel_directory), SOURCES_TAG, reference, description=_readme())


class UnsupportedOperation(Exception):
    """What a build backend raises for a kind of archive that it does not make (PEP 517)."""


def build_sdist(sdist_directory: str, config_settings: Mapping[str, Any] | None = None) -> str:
    """Raises UnsupportedOperation: the repository is the only form of the source."""
    raise UnsupportedOperation("Boardlet has no source archives; clone its repository.")


def _package() -> dict[str, bytes]:
    """Returns the package's files by their name in the wheel."""
    return {file.relative_to(PYTHON_SOURCE).as_posix(): file.read_bytes() for file in sources()}


def _compiled_package() -> dict[str, bytes]:
    """Returns what of the package the site starts from, by its name in the wheel."""
    compiled = empty_folder(WORK / "compiled")
    # Tracebacks name files and lines below this prefix.
    prefix = f"/{ENGINE.name}.whl/{ENGINE.name}"
    compiling.compile_folders(compiling.Job(ENGINE, compiled, "legacy", prefix, 0))
    code = {
        f"{ENGINE.name}/{file.relative_to(compiled).as_posix()}": file.read_bytes()
        for file in tree(compiled)
    }
    package = {name: file for name, file in _package().items() if not name.endswith(".py")} | code
    return {
        name: file
        for name, file in package.items()
        if not _is_translation(name) and not name.startswith(NOT_IN_BROWSERS)
    }


def _is_translation(name: str) -> bool:
    """Tells what a browser does not need: its page has the texts from elsewhere; see data.py."""
    return name.endswith(".ftl") and not name.endswith("/en.ftl")


def _readme() -> str:
    return (ROOT / "README.md").read_text("utf-8")


def _write(folder: Path, tag: str, package: Mapping[str, bytes], description: str) -> str:
    """Writes a wheel of the package's files and what describes them; returns its file name."""
    described = project()
    info = described.dist_info
    members = {
        **package,
        f"{info}/METADATA": _metadata(described, description).encode(),
        f"{info}/WHEEL": f"{_WHEEL}Tag: {tag}\n".encode(),
        f"{info}/licenses/LICENSE": (ROOT / "LICENSE").read_bytes(),
    }
    record = f"{info}/RECORD"
    lines = [f"{name},{record_hash(content)},{len(content)}" for name, content in members.items()]
    members[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    name = described.name_for(tag)
    write_zip(folder / name, members, compressed=True)
    return name


_WHEEL = """\
Wheel-Version: 1.0
Generator: boardlet
Root-Is-Purelib: true
"""


def _metadata(described: Project, description: str) -> str:
    table = described.table
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {table['name']}",
        f"Version: {described.version}",
        f"Summary: {table['description']}",
        f"Author: {', '.join(author['name'] for author in table['authors'])}",
        f"License-Expression: {table['license']}",
        *(f"License-File: {name}" for name in table["license-files"]),
        f"Keywords: {','.join(table['keywords'])}",
        *(f"Classifier: {classifier}" for classifier in table["classifiers"]),
        f"Requires-Python: {table['requires-python']}",
    ]
    for extra in table["optional-dependencies"]:
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {name}; extra == "{extra}"' for name in described.extra(extra)]
    if description:
        lines.append("Description-Content-Type: text/markdown")
    return "\n".join([*lines, "", description])


def record_hash(content: bytes) -> str:
    """Returns a hash in the form that a wheel's RECORD wants."""
    value = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
    return f"sha256={value.decode()}"
