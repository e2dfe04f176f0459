"""The machine's own Chromium, driven by Playwright."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Any

import pytest

NEEDED = "Chromium is needed here: install Debian's chromium"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def install() -> None:
    """Where we may: as root on a Debian."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet: dict[str, Any] = {"check": False, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update", "-q"], **quiet)
        subprocess.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"], **quiet)


def find() -> str:
    """Where it is; without it the test fails under CI, and is skipped aloud elsewhere."""
    if shutil.which("chromium") is None:
        install()
    found = shutil.which("chromium")
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(NEEDED)
    return found
