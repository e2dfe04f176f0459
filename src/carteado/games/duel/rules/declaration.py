"""Declare a card or ability, question by question (DUEL-6.1, 6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.duel.actions import PAY, TARGET, Aim, Do
from carteado.games.duel.board import slot
from carteado.games.duel.language.printed import FREE, Cost, Target
from carteado.games.duel.pieces import Declaration
from carteado.games.duel.rules import costs, creatures, heroes, mana, spells
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def targets_of(table: DuelState, d: Declaration) -> list[Target]:
    if d.form == Do.USE_ABILITY:
        return table.card(d.source).abilities[d.ability].block.targets
    card = table.card(d.source)
    return card.block.targets if d.form == Do.PLAY_SPELL else card.played_targets


def cost_of(table: DuelState, d: Declaration) -> Cost:
    """Return the cost besides the printed mana and loyalty of a card."""
    if d.form == Do.USE_ABILITY:
        return table.card(d.source).abilities[d.ability].cost
    return table.card(d.source).extra if d.form == Do.PLAY_SPELL else FREE


def target_choices(table: DuelState, d: Declaration, player: int) -> list[int]:
    target = targets_of(table, d)[len(d.targets)]
    return [choice for choice in target.choices(table, d.source, player) if choice not in d.targets]


def pay_choices(table: DuelState, d: Declaration, player: int) -> list[int]:
    card = NOBODY if d.form == Do.USE_ABILITY else d.source
    return costs.payable(table, player, cost_of(table, d), card, d.payment)


def add_answers(table: DuelState, d: Declaration, player: int, out: list[Action]) -> None:
    targets = targets_of(table, d)
    if len(d.targets) < len(targets):
        target = targets[len(d.targets)]
        for choice in target_choices(table, d, player):
            out.append((Do.TARGET, target.written(table, choice)))
        return
    for id in pay_choices(table, d, player):
        out.append((Do.PAY, id))


def read_aim(table: DuelState, target: Target, source: int, player: int, aim: int) -> int:
    """Return the choice that the number in an action stands for."""
    for choice in target.choices(table, source, player):
        if target.written(table, choice) == aim:
            return choice
    return NOBODY


def start(table: DuelState, action: Action, player: int) -> Declaration:
    """Begin a declaration with the target or payment of its first action."""
    form = action[0]
    source = action[1]
    if form == Do.PLAY_CREATURE:
        return Declaration(form, source, NOBODY, slot(player, action[2], action[3]), [], [])
    if form == Do.PLAY_SHARD:
        return Declaration(form, source, NOBODY, NOBODY, [], [])
    ability = action[2] if form == Do.USE_ABILITY else NOBODY
    aim = action[3] if form == Do.USE_ABILITY else action[2]
    pay = action[4] if form == Do.USE_ABILITY else action[3]
    d = Declaration(form, source, ability, NOBODY, [], [] if pay == Aim.NONE else [pay])
    if aim >= Aim.COLUMN and aim != Aim.NONE:
        d.place = aim - Aim.COLUMN
    elif aim >= Aim.ROW and aim != Aim.NONE:
        side, row = (aim - Aim.ROW) // 2, (aim - Aim.ROW) % 2
        d.place = (player if side == 0 else 1 - player) * 2 + row
    elif aim != Aim.NONE:
        d.targets = [read_aim(table, targets_of(table, d)[0], source, player, aim)]
    return d


def answer(table: DuelState, d: Declaration, action: Action, player: int) -> Declaration:
    """Return the declaration with one more target or payment; the old one is shared by clones and not changed."""
    more = Declaration(d.form, d.source, d.ability, d.place, d.targets, d.payment)
    if action[0] == Do.TARGET:
        target = targets_of(table, d)[len(d.targets)]
        more.targets = [*d.targets, read_aim(table, target, d.source, player, action[1])]
    else:
        more.payment = [*d.payment, action[1]]
    return more


def ask_more(table: DuelState, d: Declaration, player: int) -> bool:
    """Ask for the next choice and return whether it was asked; a single option is taken, none is skipped (DUEL-6.7)."""
    targets = targets_of(table, d)
    while len(d.targets) < len(targets):
        choices = target_choices(table, d, player)
        if len(choices) > 1:
            table.declaring = d
            table.decision = TARGET[player]
            return True
        d.targets = [*d.targets, choices[0] if choices else NOBODY]
    cost = cost_of(table, d)
    if len(d.payment) < cost.discard + cost.sacrifice:
        table.declaring = d
        table.decision = PAY[player]
        return True
    return False


def declare(table: DuelState, d: Declaration, player: int) -> None:
    """Ask for missing choices; once the declaration is complete, pay for it and carry it out (DUEL-6.1)."""
    table.declaring = None
    if ask_more(table, d, player):
        return
    if d.form == Do.PLAY_CREATURE:
        creatures.play(table, d, player)
    elif d.form == Do.PLAY_SHARD:
        mana.play_shard(table, d, player)
    elif d.form == Do.PLAY_SPELL:
        spells.play(table, d, player)
    else:
        heroes.use_ability(table, d, player)
