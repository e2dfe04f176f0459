"""Settings of all tests."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings

from carteado.core.message import Message
from carteado.core.secret import UNSAFE_SECRET
from carteado.texts import Speaker
from texts import selectors

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


@pytest.fixture(autouse=True, scope="session")
def checked_texts() -> Iterator[None]:
    """Check the numbers in everything that any test says."""
    say = Speaker.say

    def checked(speaker: Speaker, message: Message) -> str:
        selectors.check(speaker, message)
        return say(speaker, message)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Speaker, "say", checked)
        yield


@pytest.fixture
def secret_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal from secrets as a real server does, and let servers start without a warning about it."""
    monkeypatch.delenv(UNSAFE_SECRET)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Attach the rules that a test cites to its report, for `make rules` to count."""
    for item in items:
        item.user_properties += [("rule", id) for mark in item.iter_markers("rule") for id in mark.args]
