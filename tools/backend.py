"""The build backend: setuptools, plus the compiled modules in the wheel if there is a C compiler.

An editable install, as `make play` makes it, never compiles: that takes minutes and is done by `make native`.
"""

from __future__ import annotations

import os
import shutil
import sys
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def can_compile() -> bool:
    compiler = os.environ.get("CC", "cc").split()[0]
    return shutil.which(compiler) is not None and not os.environ.get("CARTEADO_INTERPRETED")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    required: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return [*required, "mypy>=2.4"] if can_compile() else required


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    if can_compile():
        try:
            import build_native

            build_native.build()
        except (Exception, SystemExit) as error:
            print(f"carteado: not compiled, the interpreted modules will be used: {error}", file=sys.stderr)
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name
