"""Checks and contests (APOTHEOSIS-9.13, 17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.frames import Deed, Test
from carteado.games.apotheosis.language.terms import Stat, When
from carteado.games.apotheosis.rules import dice, questions, requirements, stats, sums, windows
from carteado.games.apotheosis.steps import DeedStep, TestStep
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

CHECK_DIE: Final = [6]


def push(table: ApoState, user: int, attribute: int, knowledge: int, silent: bool) -> None:
    table.effects.append(Test(user, attribute, knowledge, silent))


def step(table: ApoState, test: Test) -> None:
    """Open the window `checking`, roll, and return natural face and total to the frame below (APOTHEOSIS-17)."""
    if test.at == TestStep.WINDOW:
        test.at = TestStep.ROLL
        if not test.silent:
            windows.open(table, When.CHECKING, test.user, len(table.effects) - 1)
    elif test.at == TestStep.ROLL:
        test.at = TestStep.TOTAL
        plus = (
            stats.attribute(table, test.user, test.attribute) + stats.value(table, test.user, Stat.CHECK) + test.bonus
        )
        if test.knowledge >= 0:
            plus += requirements.knowledge(table, test.user, test.knowledge)
        dice.push(table, test.user, CHECK_DIE, plus, test.silent)
    else:
        questions.deliver(table, [test.answer[0], max(1, test.answer[1]), *test.answer[2:]])


def step_object(table: ApoState, deed: Deed) -> None:
    """Make the check that an object offers; an object offers it until it is passed (APOTHEOSIS-9.13, 17.1)."""
    char = table.chars[deed.user]
    thing = table.chars[deed.source]
    if deed.at == DeedStep.ASK:
        deed.at = DeedStep.ANSWERED
        push(table, char.id, thing.check_attribute, thing.check_knowledge, False)
        return
    table.effects.pop()
    natural, total = deed.answer[0], deed.answer[1]
    attribute = thing.check_attribute
    success = total >= thing.check_difficulty and natural != 1
    if success:
        thing.check_attribute = NOBODY
    if table.events is not None:
        parts = sums.of_check(table, char.id, attribute, thing.check_knowledge, deed.answer)
        facts = {"who": table.who_is(char.id), "sum": parts, "total": total, "difficulty": thing.check_difficulty}
        table.report("checked", {**facts, "success": success})
