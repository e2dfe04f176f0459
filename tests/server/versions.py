"""Two servers of different versions on one database: Nim has other rules in each."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from server.clients import GENEROUS, Server, running
from server.postgres import free_port, postgres

NIM = Path(__file__).parent.parent / "outside"


def with_nim(folder: Path, rules: str) -> str:
    """What a process does first so that it has the game of another package, in that version of its rules."""
    shutil.copytree(NIM, folder)
    source = folder / "carteado_nim.py"
    text = source.read_text()
    assert 'rules_version = "1"' in text
    source.write_text(text.replace('rules_version = "1"', f'rules_version = "{rules}"'))
    return f"import sys; sys.path.insert(0, {str(folder)!r})"


@contextmanager
def two_versions(folder: Path) -> Iterator[tuple[Server, Server]]:
    """A process of the old version and one of the new."""
    ports = free_port(), free_port()
    words = [(*GENEROUS, "--at", f"http://127.0.0.1:{port}") for port in ports]
    with (
        postgres() as url,
        running(url, *words[0], port=ports[0], before=with_nim(folder / "old", "1")) as old,
        running(url, *words[1], port=ports[1], before=with_nim(folder / "new", "2")) as new,
    ):
        yield old, new
