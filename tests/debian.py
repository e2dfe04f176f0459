"""Programs from Debian packages that tests need: installed if they are missing and permissions allow."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

T = TypeVar("T")
LOCK = Path(tempfile.gettempdir()) / "carteado-apt.lock"


def needed(package: str, find: Callable[[], T | None]) -> T:
    """Return what `find` finds, after installing the package if needed; else fail under CI and skip elsewhere."""
    found = find() or installed(package, find)
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"needed here: Debian's {package}")
    return found


def installed(package: str, find: Callable[[], T | None]) -> T | None:
    """Install the package under a lock, so that of several test processes only one does; return what `find` finds."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find() is None:
            for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
                subprocess.run(["apt-get", "-q", *words], check=False, capture_output=True)
        return find()
