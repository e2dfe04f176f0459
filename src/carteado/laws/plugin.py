"""The pytest plugin that lets the law book be run over named games."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("carteado")
    group.addoption("--carteado-game", action="append", default=[], help="try the laws on this game; may be repeated")
