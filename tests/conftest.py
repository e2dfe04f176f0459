"""What every test may use."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(*ids): rules, rulings and examples that cannot be broken without failing this test"
    )
