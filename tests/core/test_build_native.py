"""Building the compiled modules: a build that is not complete is never used, and two at once do not collide."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from carteado import native

ROOT = Path(__file__).parent.parent.parent
# A build whose compiler says when it begins and takes until it is told to end.
BUILD = """
import sys
import build_native

def compile_into(made, scratch, files):
    made.mkdir(parents=True)
    (made / "module.so").touch()
    print("compiling", flush=True)
    sys.stdin.readline()

build_native.compile_into = compile_into
print(build_native.build().name)
"""
UNWANTED = """
import subprocess
import threading
import build_native

compiler = subprocess.Popen(["sleep", "600"])
print("compiling", flush=True)
threading.Thread(target=build_native.end_when_unwanted).start()
compiler.wait()
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "_native", "site")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=ignored)
    return tmp_path


def start(copy: Path, script: str = BUILD) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(copy / "tools")}
    return subprocess.Popen(
        [sys.executable, "-c", script],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
    )


def until_compiling(build: subprocess.Popen[str]) -> None:
    assert build.stdout is not None
    assert build.stdout.readline() == "compiling\n"


def folders(copy: Path) -> list[str]:
    made = copy / "src" / "carteado" / "_native"
    return [folder.name for folder in made.iterdir()] if made.exists() else []


def test_a_killed_build_leaves_nothing_that_is_used_and_the_next_one_completes(copy: Path) -> None:
    build = start(copy)
    until_compiling(build)
    build.kill()
    build.communicate()
    assert folders(copy) == []
    again = start(copy)
    said, _ = again.communicate("\n")
    assert folders(copy) == [native.key()]
    assert said.splitlines() == ["compiling", native.key()]
    assert not (copy / "build" / "native").exists()


def test_of_two_builds_at_once_the_second_finds_the_work_done(copy: Path) -> None:
    first = start(copy)
    until_compiling(first)
    second = start(copy)
    assert first.communicate("\n")[0] == f"{native.key()}\n"
    assert second.communicate("\n")[0] == f"{native.key()}\n"  # it compiled nothing


def test_sources_that_change_meanwhile_are_not_passed_off_as_compiled(copy: Path) -> None:
    build = start(copy)
    until_compiling(build)
    source = copy / "src" / "carteado" / "core" / "rng.py"
    source.write_text(source.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    build.communicate("\n")
    assert build.returncode == 1
    assert folders(copy) == []


def test_modules_of_other_sources_are_removed(copy: Path) -> None:
    (copy / "src" / "carteado" / "_native" / "0123456789abcdef").mkdir(parents=True)
    start(copy).communicate("\n")
    assert folders(copy) == [native.key()]


def test_a_build_and_its_compilers_end_with_whoever_wanted_it(copy: Path) -> None:
    build = start(copy, UNWANTED)
    until_compiling(build)
    build.communicate()  # closes its standard input, and waits until nobody holds its standard output: the compiler too
    assert build.returncode == -9
