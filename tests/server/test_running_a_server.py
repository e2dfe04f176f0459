"""What docs/running-a-server.md tells a host to do."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import typer

from carteado.cli import admin
from server.clients import Person, Server, finish, running
from server.rooms import hall_on, seated

TEXT = (Path(__file__).parent.parent.parent / "docs" / "running-a-server.md").read_text(encoding="utf-8")
CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def commands(text: str) -> list[list[str]]:
    return [shlex.split(line)[1:] for line in re.findall(r"^carteado admin .*$", text, re.MULTILINE)]


def test_backup_and_restore_as_documented(tmp_path: Path) -> None:
    """Each command of the section, in its order, on the default database."""

    async def play() -> None:
        async with hall_on(tmp_path / "carteado") as hall:
            await seated(hall, "naipes", "a" * 64, "b" * 64)

    finish(play())
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    asked = commands(section("Backup and restore"))
    assert [words[1] for words in asked] == ["backup", "restore", "verify"]
    for words in asked:
        done = subprocess.run(
            [*CLI, *words], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    assert "1 matches" in done.stdout
    assert "nothing wrong" in done.stdout


def test_every_documented_command_of_admin_exists() -> None:
    known = set(typer.main.get_command(admin.app).commands)  # type: ignore[attr-defined]
    assert {words[1] for words in commands(TEXT)} <= known
    assert known <= {words[1] for words in commands(TEXT)}


def test_every_metric_of_the_alerts_is_there(tmp_path: Path) -> None:
    named = set(re.findall(r"\b(?:carteado|process)_[a-z_]+", section("Watching it")))
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        told = metrics(server)
    assert named - set(told) == set()
    assert told["carteado_database_writable"] == 1
    assert told["process_open_fds"] < told["process_max_fds"]
    assert told["carteado_write_failures_total"] == 0


def metrics(server: Server) -> dict[str, float]:
    lines = Person(server).get("/metrics").body.decode().splitlines()
    return {name: float(value) for name, value in (line.split(" ") for line in lines if not line.startswith("#"))}
