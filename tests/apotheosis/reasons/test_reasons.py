"""Every reason of a battle, on a table where it is said; the rows are in the YAML files of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

import reasons
from apotheosis.reasons.made import game, lay
from reasons import Case

CASES = reasons.read_cases(Path(__file__).parent)


@pytest.mark.parametrize("case", reasons.params(CASES))
def test_the_first_rule_that_forbids_an_action_is_told(case: Case) -> None:
    reasons.check(case, lay)


def test_every_reason_is_told_at_some_table() -> None:
    assert reasons.untold(CASES, lay, game().messages("en")) == set()
