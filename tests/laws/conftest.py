"""Laws that need more than the contract, such as what the cards of each game are."""

from __future__ import annotations

import pytest

from carteado.laws.running import try_cases, use_profile

use_profile()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    try_cases(metafunc)
