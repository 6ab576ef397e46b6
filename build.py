"""Builds, serves and tests Boardlet: `python3 build.py --help` lists the commands."""

import sys


def main() -> int:
    """Runs the command that was asked for; returns the exit status."""
    # This file stays readable for old Pythons, so that they can say what is missing.
    if sys.version_info < (3, 11):  # noqa: UP036
        found = ".".join(map(str, sys.version_info[:2]))
        sys.stderr.write(f"Boardlet needs Python 3.11 or newer; this is {found}.\n")
        return 2
    if sys.platform == "win32":
        sys.stderr.write("Boardlet is built on Linux or macOS; on Windows, use WSL.\n")
        return 2
    from tools import cli

    return cli.run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
