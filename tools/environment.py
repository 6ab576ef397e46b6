"""The environment that the tests run in: Python packages and a browser."""

from __future__ import annotations

import os
import shutil
import subprocess
import venv
from pathlib import Path

from tools.paths import VENV
from tools.run import Problem, run
from tools.steps import Step, bring_up_to_date, one_at_a_time
from tools.wheel import PYPROJECT, project

PYTHON = VENV / "bin" / "python"

_OTHER_BROWSERS = {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "Xvfb": "xvfb",
    "xauth": "xauth",
}
"""Programs and the Debian packages that they are in."""

_ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def prepare() -> None:
    """Makes the environment with the packages of the `dev` extra where pyproject.toml changed.

    Raises Problem if this Python cannot make environments, or a package cannot be installed.
    """
    with one_at_a_time():
        bring_up_to_date(Step("environment", (PYPROJECT,), PYTHON, _install))


def find_browser() -> Path:
    """Returns the Chromium to drive, installed now if there was none.

    Raises Problem if none can be installed.
    """
    return _installed_browser() or _install_browser()


def install_other_browsers() -> None:
    """Installs Firefox ESR and WebKitGTK, which one test drives too, or says why it cannot."""
    lacking = [package for program, package in _OTHER_BROWSERS.items() if not shutil.which(program)]
    if not lacking:
        return
    print(f"{', '.join(lacking)} ...", flush=True)
    try:
        _install_packages(lacking)
    except Problem as problem:
        print(f"Without {', '.join(lacking)}, tests in other browsers are left out. {problem}")


def browser_arguments() -> list[str]:
    """Returns command line arguments for a browser that keeps to itself."""
    arguments = [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-gpu",
        "--disable-quic",
        "--disable-sync",
        "--no-first-run",
    ]
    # Chromium refuses to sandbox what root runs.
    return [*arguments, "--no-sandbox"] if os.geteuid() == 0 else arguments


def _install() -> None:
    if not PYTHON.exists():
        try:
            venv.create(VENV, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as error:
            shutil.rmtree(VENV, ignore_errors=True)
            raise Problem(f"This Python cannot make an environment in .venv/: {error}") from error
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run([*pip, "install", *project().extra("dev")])


def _installed_browser() -> Path | None:
    for name in ("chromium", "chromium-browser"):
        if found := shutil.which(name):
            return Path(found)
    own = Path(run([PYTHON, "-c", _ASK_PLAYWRIGHT]).strip())
    return own if own.exists() else None


def _install_browser() -> Path:
    print("browser ...", flush=True)
    if _can_install_packages():
        _install_packages(["chromium"])
    else:
        run([PYTHON, "-m", "playwright", "install", "chromium"])
    found = _installed_browser()
    if found is None:
        raise Problem("No Chromium was found, and none could be installed.")
    return found


def _install_packages(names: list[str]) -> None:
    """Raises Problem if this is no Debian, or the user may not install packages."""
    if not _can_install_packages():
        raise Problem("Only root on Debian can install them.")
    run(["apt-get", "update", "-qq"])
    run(["apt-get", "install", "-qq", "--no-install-recommends", *names])


def _can_install_packages() -> bool:
    return Path("/etc/debian_version").exists() and os.geteuid() == 0
