"""Programs that tests need and Debian has: installed where they are missing and we may."""

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
    """What `find` finds. Without it a test fails under CI, and is skipped aloud elsewhere."""
    found = find() or installed(package, find)
    if found is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"needed here: Debian's {package}")
    return found


def installed(package: str, find: Callable[[], T | None]) -> T | None:
    """Of several test processes one installs, the others wait and find it done."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if find() is None:
            for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
                subprocess.run(["apt-get", "-q", *words], check=False, capture_output=True)
        return find()
