"""Settings of all tests."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import tempfile

import pytest
from hypothesis import settings

from carteado.core.secret import UNSAFE_SECRET

# Property tests use the same examples in every run; `make soak` tries more of them.
settings.register_profile("fixed", derandomize=True, deadline=None)
settings.load_profile("fixed")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(*ids): rules, rulings and examples that cannot be broken without failing this test"
    )
    # A shell ignores SIGINT in background jobs, and the servers that tests start would inherit that.
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ[UNSAFE_SECRET] = "7e57" * 16  # a test that gives no seed gets the same deal in every run
    # Keep tests away from this machine's data, such as solved tables and matches.
    data = tempfile.mkdtemp(prefix="carteado-tests-")
    atexit.register(shutil.rmtree, data, ignore_errors=True)  # pytest's own cleanups are not run in its workers
    os.environ["XDG_DATA_HOME"] = data


@pytest.fixture
def secret_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal from secrets as a real server does, and let servers start without a warning about it."""
    monkeypatch.delenv(UNSAFE_SECRET)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Attach the rules that a test cites to its report, for `make rules` to count."""
    for item in items:
        item.user_properties += [("rule", id) for mark in item.iter_markers("rule") for id in mark.args]
