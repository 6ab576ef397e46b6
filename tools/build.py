"""The build: which steps there are, and in what order."""

from __future__ import annotations

from tools import (
    data,
    installer,
    node,
    pages,
    pages_address,
    runtime,
    scripts,
    site,
    styles,
    wheel,
)
from tools.paths import DIST
from tools.steps import Step, bring_up_to_date, one_at_a_time


def build() -> None:
    """Makes dist/ anew where something has changed.

    Raises Problem if a tool is missing, or if a step fails.
    """
    address = pages_address.from_environment()
    node.check_node()
    with one_at_a_time():
        for step in _steps():
            bring_up_to_date(step)
        site.assemble(address=address)
    print(f"{DIST.name}/ is up to date.")


def _steps() -> list[Step]:
    return [
        Step("packages", node.INSTALL_INPUTS, node.INSTALLED, node.install),
        Step("pyodide", runtime.INPUTS, runtime.OUTPUT, runtime.build),
        Step("installer", installer.INPUTS, installer.OUTPUT, installer.build),
        Step("wheel", wheel.inputs(), wheel.OUTPUT, wheel.build),
        Step("scripts", scripts.inputs(), scripts.OUTPUT, scripts.build),
        Step("styles", styles.inputs(), styles.OUTPUT, styles.build),
        Step("data", data.inputs(), data.OUTPUT, data.build),
        Step("pages", pages.inputs(), pages.OUTPUT, pages.build),
    ]
