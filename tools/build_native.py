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
            target_dir=str(scratch / "c"),
        )
        distribution = Distribution({"name": "carteado-native", "ext_modules": extensions})
        command = distribution.get_command_obj("build_ext")
        command.build_lib = str(made)
        command.build_temp = str(scratch / "o")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(home)


if __name__ == "__main__":
    print(build().name)
