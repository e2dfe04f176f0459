"""Questions in the middle of an effect (HEROES-22.15): its controller answers, and the effect goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.heroes.actions import MAY, NO, OPTION, YES, Do
from carteado.games.heroes.rules import knockouts, sides
from carteado.kit.flow import Ask, Question

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def ask(table: HeroesState, question: Question) -> None:
    """Ask the controller. The Mob says yes and takes the first options; for a player who is out, nothing happens."""
    if question.seat < 0:
        chosen = [1] if question.kind == Ask.MAY else question.choices[: question.least]
        go_on(table, chosen)
    elif sides.alive(table, question.seat):
        table.asking = question
        table.decision = (MAY if question.kind == Ask.MAY else OPTION)[question.seat]


def answers(question: Question) -> list[Action]:
    if question.kind == Ask.MAY:
        return [YES, NO]
    return [(Do.OPTION, number + 1) for number in question.open_choices()]


def answer(table: HeroesState, question: Question, action: Action) -> None:
    """Note a choice, and go on with the effect once the answer is complete."""
    question = question.with_choice(action[1] - 1 if action[0] == Do.OPTION else int(action[0] == Do.YES))
    table.asking = None
    if len(question.picked) < question.most:
        ask(table, question)
        return
    if table.events is not None:
        report(table, question)
    go_on(table, question.picked)
    knockouts.settle(table)
    table.close_batch()


def go_on(table: HeroesState, chosen: list[int]) -> None:
    """Give the answer to the operation that asked."""
    effect = table.effects[-1]
    effect.block.ops[effect.at - 1].answer(table, effect, chosen)


def report(table: HeroesState, question: Question) -> None:
    facts = {"seat": question.seat, **table.named(table.effects[-1].source)}
    if question.kind == Ask.MAY:
        table.report("accepted" if question.picked[0] else "declined", facts)
    else:
        for number in question.picked:
            table.report("chose_option", {**facts, "number": number + 1})
