"""Servers to play on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.clients import GENEROUS, Server, running, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that most tests share: each makes its own people and matches."""
    with running(sqlite(tmp_path_factory.mktemp("server")), *GENEROUS) as made:
        yield made


@pytest.fixture
def db(tmp_path: Path) -> str:
    return sqlite(tmp_path)
