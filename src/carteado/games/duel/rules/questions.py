"""Questions in the middle of an effect (DUEL-17.6): a seat is asked, and the running effect goes on with its answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.duel.actions import ASKED, DONE, NO, YES, Aim, Do
from carteado.games.duel.board import Zone
from carteado.games.duel.rules import zones
from carteado.kit.flow import Ask, Question

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def ask(table: DuelState, question: Question) -> None:
    table.asking = question
    table.decision = ASKED[question.kind][question.seat]


def ask_to_pick(table: DuelState, seat: int, cards: list[int], least: int, most: int) -> None:
    """Ask for cards. The seat sees those that it picks from, except face-down traps (DUEL-18.2)."""
    for id in cards:
        if table.zones[id] != Zone.TRAPS:
            table.seen[id] |= 1 << seat
    ask(table, Question(seat, Ask.PICK, cards, least, most, []))


def add_answers(table: DuelState, question: Question, out: list[Action]) -> None:
    if question.kind == Ask.MAY:
        out.append(YES)
        out.append(NO)
    elif question.kind == Ask.PICK:
        choices = question.open_choices()
        for id in choices:
            out.append((Do.PICK, written(table, question.seat, id)))
        if not choices or len(question.picked) >= question.least:
            out.append(DONE)
    elif question.kind == Ask.OPTION:
        for number in question.open_choices():
            out.append((Do.OPTION, number + 1))
    else:
        for number in question.choices:
            out.append((Do.AMOUNT, number))


def written(table: DuelState, seat: int, id: int) -> int:
    """Return a card as the number in an action; a face-down trap of the foe is named by its place."""
    if table.zones[id] == Zone.TRAPS and table.seen[id] >> seat & 1 == 0:
        return Aim.TRAP + table.players[1 - seat].traps.index(id)
    return id


def choice_of(table: DuelState, question: Question, action: Action) -> int:
    """Return what an action chooses."""
    form = action[0]
    if form == Do.PICK:
        aim = action[1]
        return table.players[1 - question.seat].traps[aim - Aim.TRAP] if aim >= Aim.TRAP else aim
    if form == Do.OPTION:
        return action[1] - 1
    return action[1] if form == Do.AMOUNT else int(form == Do.YES)


def answer(table: DuelState, question: Question, action: Action) -> None:
    """Note a choice, and go on with the effect once the answer is complete."""
    if action[0] != Do.DONE:
        question = question.with_choice(choice_of(table, question, action))
        if len(question.picked) < min(question.most, len(question.choices)):
            ask(table, question)
            return
    table.asking = None
    if table.events is not None:
        report(table, question)
    effect = table.effects[-1]
    effect.block.ops[effect.at - 1].answer(table, effect, question.picked)
    table.settle()
    table.close_batch()


def report(table: DuelState, question: Question) -> None:
    """Report an answer; a picked card that others do not know stays secret."""
    facts = {"seat": question.seat, **table.named(table.effects[-1].source)}
    if question.kind == Ask.MAY:
        table.report("accepted" if question.picked[0] else "declined", facts)
    elif question.kind == Ask.OPTION:
        for number in question.picked:
            table.report("chose_option", {**facts, "number": number + 1})
    elif question.kind == Ask.AMOUNT:
        table.report("chose_amount", {**facts, "amount": question.picked[0]})
    elif not question.picked:
        table.report("picked_nothing", {"seat": question.seat})
    else:
        for id in question.picked:
            zones.report_card(table, "picked", {"seat": question.seat}, id, table.seen[id])
