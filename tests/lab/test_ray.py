"""The same games on a real Ray cluster of this machine, one worker of which is killed on the way."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed: make ray")

CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]
WORDS = ["simulate", "naipes", "--games", "300", "--bots", "greedy:1,random", "--json"]
AT_WORK = b"ray::play_chunk"  # what Ray calls a process while it plays a chunk
PATIENCE = 120


def told(printed: str) -> dict[str, Any]:
    """Everything but the time it took."""
    report: dict[str, Any] = json.loads(printed)
    del report["seconds"], report["us_per_decision"]
    return report


def parents() -> dict[int, int]:
    """Every process of this machine, with the one that started it."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            found[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended meanwhile
            continue
    return found


def started_by(process: int) -> list[int]:
    """Its children, theirs, and so on."""
    known = parents()
    family = [process]
    for one in family:
        family += [child for child, parent in known.items() if parent == one]
    return family[1:]


def at_work(process: int) -> int | None:
    """A worker in the middle of a chunk."""
    for one in started_by(process):
        try:
            if Path(f"/proc/{one}/cmdline").read_bytes().startswith(AT_WORK):
                return one
        except OSError:
            continue
    return None


def test_the_totals_are_the_same_when_a_worker_is_killed_on_the_way() -> None:
    here = subprocess.run([*CLI, *WORDS], capture_output=True, text=True, check=True)
    with subprocess.Popen([*CLI, *WORDS, "--on", "ray"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as there:
        killed = None
        until = time.monotonic() + PATIENCE
        while killed is None and there.poll() is None and time.monotonic() < until:
            killed = at_work(there.pid)
            time.sleep(0.01)
        if killed is not None:
            os.kill(killed, signal.SIGKILL)
        printed, said = there.communicate(timeout=PATIENCE)
    assert there.returncode == 0, said.decode()
    assert killed is not None
    assert told(printed.decode()) == told(here.stdout)
