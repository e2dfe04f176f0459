"""What every test may use."""

from __future__ import annotations

import os
from tempfile import TemporaryDirectory

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(*ids): rules, rulings and examples that cannot be broken without failing this test"
    )
    # What this machine keeps, such as solved tables and matches, is neither read nor touched.
    data = TemporaryDirectory(prefix="carteado-tests-")
    config.add_cleanup(data.cleanup)
    os.environ["XDG_DATA_HOME"] = data.name
