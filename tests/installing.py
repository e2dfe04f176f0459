"""Packages that add a game, laid beside each other as installing them would lay them."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent


def lay_beside(package: Path, folder: Path) -> str:
    """Write the two files that installing a package would lay beside its module; return the path to import both."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    facts = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    (module,) = project["entry-points"]["carteado.games"].items()
    (facts / "entry_points.txt").write_text(f"[carteado.games]\n{' = '.join(module)}\n", encoding="utf-8")
    return os.pathsep.join([str(package), str(folder), os.environ.get("PYTHONPATH", "")])


def install(package: Path, folder: Path) -> str:
    """Build a package with what is installed here and put it into a folder; return the path to import it."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    alone = ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(folder), str(package)]
    subprocess.run([*command, *alone], check=True)
    return os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
