"""The very lines of docs/writing-a-bot.md, as a package of their own, play in the tournament that it shows."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

DOCUMENT = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]
GROUP = "carteado.bots"
BLOCKS = dict(re.findall(r"^```(\w*)\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE))


def install(folder: Path) -> None:
    """The module, and what a package leaves behind where it is installed."""
    points = tomllib.loads(BLOCKS["toml"])["project"]["entry-points"][GROUP]
    (folder / "curious.py").write_text(BLOCKS["python"], encoding="utf-8")
    about = folder / "curious-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: curious\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{GROUP}]", *(f"{name} = {target}" for name, target in points.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def test_the_bot_of_the_document_takes_part_in_the_tournament_of_the_document(tmp_path: Path) -> None:
    install(tmp_path)
    command, *words = shlex.split(BLOCKS[""])
    assert command == "carteado"
    done = subprocess.run(
        [*CLI, *words, "--json"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    standings = json.loads(done.stdout)["standings"]
    assert {standing["name"] for standing in standings} == {"curious", "greedy:2", "random"}
    assert standings[-1]["name"] == "random"


def test_it_is_about_twenty_lines() -> None:
    code = [line for line in BLOCKS["python"].splitlines() if line.strip()]
    assert len(code) <= 20
