"""Compiled and interpreted runs of the same sources play the same games."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from carteado import native
from carteado.laws.cases import SOAK, Case, all_cases, walk

SEEDS = range(200 if SOAK else 10)


def hashes() -> dict[str, list[str]]:
    """The hash after every decision, all joined into one for each game."""
    return {str(case): [case_hash(case, seed) for seed in SEEDS] for case in all_cases()}


def case_hash(case: Case, seed: int) -> str:
    return hashlib.sha256("".join(state.digest() for state in walk(case, seed)).encode()).hexdigest()


@pytest.mark.skipif(shutil.which(os.environ.get("CC", "cc")) is None, reason="no C compiler on this machine")
def test_interpreted_and_compiled_agree() -> None:
    assert native.compiled(), "not compiled for these sources: run make native"
    code = "import json; from laws.test_compiled import hashes; print(json.dumps(hashes()))"
    environment = {**os.environ, native.INTERPRETED: "1", "PYTHONPATH": str(Path(__file__).parent.parent)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == hashes()
