"""The tool behind `make soak-server`, for a few kills."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "soak_server.py"


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    command = [sys.executable, str(TOOL), "--cycles", "2", "--on", "sqlite"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    assert "sqlite: 2 kills of 2" in done.stdout
    assert "0 lost, doubled or moved" in done.stdout
