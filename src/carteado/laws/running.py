"""How laws are run: on which ways to play, and with how many examples."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from carteado.laws.cases import EXAMPLES, all_cases


def use_profile() -> None:
    """Let the tests that are imported from now on take the same examples in every run."""
    settings.register_profile(
        "laws",
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
    )
    settings.load_profile("laws")


def try_cases(metafunc: pytest.Metafunc) -> None:
    """Run a law once for each way to play the games that were named, else every game that is installed."""
    if "case" in metafunc.fixturenames:
        named = metafunc.config.getoption("--carteado-game", default=[])
        metafunc.parametrize("case", all_cases(named), ids=str)
