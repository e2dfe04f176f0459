"""Every reason of the duel, on a table where it is said; the rows are in the YAML files of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

import reasons
from duel.board import A, deal
from duel.looking import hand_ids
from duel.reasons.made import game, lay
from reasons import Case
from table import do

CASES = reasons.read_cases(Path(__file__).parent)
ASIDE = "why-duel-already-aside"


@pytest.mark.parametrize("case", reasons.params(CASES))
def test_the_first_rule_that_forbids_an_action_is_told(case: Case) -> None:
    reasons.check(case, lay)


@pytest.mark.rule("DUEL-3.4")
def test_a_card_is_laid_aside_once() -> None:
    table = deal()
    first = f"mulligan @{hand_ids(table, A)[0]}"
    reason = do(table, first).state.explain(table.game.parse(first))
    assert reason is not None
    assert (reason.id, reason.blanks["rule"]) == (ASIDE, "DUEL-3.4")


def test_every_reason_is_told_at_some_table() -> None:
    assert reasons.untold(CASES, lay, game().messages("en")) == {ASIDE}
