"""Compiled modules are used when they were made from these very sources, and never otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from carteado import native

ASK = "import carteado.native as n, carteado.core.rng as r; print(n.compiled(), r.__file__.endswith('.py'))"


def ask(folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A copy of the package with its compiled modules, as an installation would have it."""
    shutil.copytree(native.PACKAGE, tmp_path / "carteado", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


needs_compiled = pytest.mark.skipif(not native.compiled(), reason="the compiled modules are not built")


@needs_compiled
def test_compiled_modules_are_used_where_they_fit(installed: Path) -> None:
    assert ask(installed) == "True False"


@needs_compiled
def test_a_changed_source_is_never_shadowed_by_a_stale_binary(installed: Path) -> None:
    source = installed / "carteado" / "core" / "event.py"
    source.write_text(source.read_text() + "\n# changed\n")
    assert ask(installed) == "False True"


def test_the_sources_can_be_asked_for(installed: Path) -> None:
    assert ask(installed, CARTEADO_INTERPRETED="1") == "False True"


def test_without_compiled_modules_the_sources_run(installed: Path) -> None:
    shutil.rmtree(installed / "carteado" / "_native", ignore_errors=True)
    assert ask(installed) == "False True"


def test_every_named_module_exists() -> None:
    assert list(native.MODULES) == sorted(native.MODULES)
    assert all(native.source(module).is_file() for module in native.MODULES)
