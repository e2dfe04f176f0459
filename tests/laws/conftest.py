"""The law book is run over every game, mode and preset found."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from laws.cases import EXAMPLES, all_cases

settings.register_profile(
    "laws",
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("laws")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", all_cases(), ids=str)
