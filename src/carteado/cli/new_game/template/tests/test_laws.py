"""The law book of Carteado: what holds for every game holds for this one."""

from __future__ import annotations

import subprocess
import sys


def test_it_keeps_the_law_book() -> None:
    words = ["-m", "pytest", "-p", "no:cacheprovider", "--pyargs", "carteado.laws", "--carteado-game", "newgame"]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
