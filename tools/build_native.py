"""Compile the inner modules with mypyc into `src/carteado/_native/KEY/`. For `make native` and the wheel build."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCES))
os.environ["CARTEADO_INTERPRETED"] = "1"
LARGE = ("apotheosis", "heroes")
# Nobody replaces a function of a compiled module from outside, so the compiler may call and inline its own.
DIRECT_CALLS = [] if os.name == "nt" else ["-fno-semantic-interposition"]


def build() -> Path:
    """The folder of the compiled modules, built if it is not there."""
    from carteado import native

    folder = native.FOLDER / native.key()
    if folder.is_dir():
        return folder
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch) / "lib"
        compile_into(
            made, Path(scratch) / "build", [str(native.source(m).relative_to(SOURCES)) for m in native.MODULES]
        )
        if native.FOLDER.is_dir():
            shutil.rmtree(native.FOLDER)
        native.FOLDER.mkdir()
        staging = native.FOLDER / "incomplete"
        shutil.copytree(made, staging)
        staging.rename(folder)
    return folder


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
    """The large games apart from the rest, so that compilers can work side by side."""
    parts: dict[str, list[str]] = {}
    for file in files:
        found = next((game for game in LARGE if f"games/{game}/" in file), "rest")
        parts.setdefault(found, []).append(file)
    return [(part, f"carteado_{name}") for name, part in parts.items()]


if __name__ == "__main__":
    print(build().name)
