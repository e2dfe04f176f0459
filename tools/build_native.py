"""Compile the inner modules with mypyc into `src/carteado/_native/KEY/`. For `make native`, `make play` and the wheel.

With `--while-wanted` the build and its compilers stop when standard input is closed, which happens when the process
that started the build exits, even if it is killed.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
SCRATCH = ROOT / "build" / "native"
sys.path.insert(0, str(SOURCES))
os.environ["CARTEADO_INTERPRETED"] = "1"
LARGE = ("apotheosis", "heroes")
# No other module replaces functions of a compiled module, so the compiler may call and inline them directly.
DIRECT_CALLS = [] if os.name == "nt" else ["-fno-semantic-interposition"]


def build() -> Path:
    """Return the folder of the compiled modules; build it if it does not exist.

    The folder is renamed to its final name when complete. The next build removes what an interrupted one left.
    """
    from carteado import native

    with alone():
        folder = native.FOLDER / native.key()
        if not folder.is_dir():
            shutil.rmtree(SCRATCH, ignore_errors=True)
            compile_into(SCRATCH / "lib", SCRATCH, [str(native.source(m).relative_to(SOURCES)) for m in native.MODULES])
            if folder.name != native.key():
                raise SystemExit("the sources changed while they were compiled: run it again")
            native.FOLDER.mkdir(exist_ok=True)
            (SCRATCH / "lib").rename(folder)
            shutil.rmtree(SCRATCH)
            for other in native.FOLDER.iterdir():
                if other != folder:
                    shutil.rmtree(other)
    return folder


@contextmanager
def alone() -> Iterator[None]:
    """Take the build lock; a second process waits and then finds the folder built."""
    SCRATCH.parent.mkdir(exist_ok=True)
    if os.name == "nt":
        yield
        return
    import fcntl

    with SCRATCH.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_into(made: Path, scratch: Path, files: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    home = Path.cwd()
    os.chdir(SOURCES)
    try:
        extensions = mypycify(
            ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent", *files],
            opt_level="3",
            debug_level="0",
            separate=groups(files),
            target_dir=str(scratch / "c"),
        )
        for extension in extensions:
            extension.extra_compile_args += DIRECT_CALLS
        distribution = Distribution({"name": "carteado-native", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(made)
        command.build_temp = str(scratch / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(home)


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """Split the files into compilation units, large games apart, so that compilers run in parallel."""
    parts: dict[str, list[str]] = {}
    for file in files:
        found = next((game for game in LARGE if f"games/{game}/" in file), "rest")
        parts.setdefault(found, []).append(file)
    return [(part, f"carteado_{name}") for name, part in parts.items()]


def end_when_unwanted() -> None:
    """End this process and the compilers it started, which are its process group, when standard input ends."""
    sys.stdin.read()
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    if "--while-wanted" in sys.argv:
        threading.Thread(target=end_when_unwanted, daemon=True).start()
    print(build().name)
