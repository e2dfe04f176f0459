"""Declare a card or ability, question by question (DUEL-6.1, 6.7, 19.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.state import Action
from carteado.games.duel.actions import MODE, PAY, TARGET, WAY, Aim, Do, X
from carteado.games.duel.board import slot
from carteado.games.duel.language.printed import FREE, Cost, Target
from carteado.games.duel.pieces import Declaration
from carteado.games.duel.rules import costs, creatures, heroes, mana, spells
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


class Part:
    """The parts of a declaration, in the order in which they are asked for."""

    WAY: Final = 0
    MODE: Final = 1
    X: Final = 2
    TARGET: Final = 3
    PAYMENT: Final = 4
    COMPLETE: Final = 5


DECISIONS: Final = [WAY, MODE, X, TARGET, PAY]


def targets_of(table: DuelState, d: Declaration) -> list[Target]:
    card = table.card(d.source)
    if d.form == Do.USE_ABILITY:
        return card.abilities[d.ability].block.targets
    if d.form == Do.PLAY_SPELL:
        return card.modes[d.mode].targets if card.modes else card.block.targets
    return card.played_targets


def cost_of(table: DuelState, d: Declaration) -> Cost:
    """Return the cost besides the printed mana and loyalty of a card."""
    card = table.card(d.source)
    if d.form == Do.USE_ABILITY:
        return card.abilities[d.ability].cost
    if d.way > 0:
        return card.ways[d.way - 1].pay
    return card.extra if d.form == Do.PLAY_SPELL else FREE


def open_part(table: DuelState, d: Declaration) -> int:
    """Return the first part of a declaration that is not yet chosen."""
    if d.form != Do.USE_ABILITY:
        card = table.card(d.source)
        if card.ways and d.way < 0:
            return Part.WAY
        if card.modes and d.mode < 0:
            return Part.MODE
        if card.x and d.number < 0:
            return Part.X
    if len(d.targets) < len(targets_of(table, d)):
        return Part.TARGET
    cost = cost_of(table, d)
    return Part.PAYMENT if len(d.payment) < cost.discard + cost.sacrifice else Part.COMPLETE


def choices_of(table: DuelState, d: Declaration, part: int, player: int) -> list[int]:
    if part == Part.WAY:
        return costs.ways(table, player, d.source)
    if part == Part.MODE:
        return open_modes(table, d.source, player)
    if part == Part.X:
        return [*range(costs.most_x(table, player, d) + 1)]
    if part == Part.TARGET:
        return target_choices(table, d, player)
    card = NOBODY if d.form == Do.USE_ABILITY else d.source
    return costs.payable(table, player, cost_of(table, d), card, d.payment)


def target_choices(table: DuelState, d: Declaration, player: int) -> list[int]:
    target = targets_of(table, d)[len(d.targets)]
    return [choice for choice in target.choices(table, d.source, player) if choice not in d.targets]


def open_modes(table: DuelState, id: int, player: int) -> list[int]:
    """Return the modes of a spell whose targets can be chosen; a spell without modes is one of its own."""
    card = table.card(id)
    found: list[int] = []
    for number in range(max(1, len(card.modes))):
        targets = card.modes[number].targets if card.modes else card.block.targets
        if has_targets(table, targets, id, player):
            found.append(number)
    return found


def has_targets(table: DuelState, targets: list[Target], source: int, player: int) -> bool:
    if not targets:
        return True
    for choice in targets[0].choices(table, source, player):
        if len(targets) == 1 or has_other(table, targets[1], source, player, choice):
            return True
    return False


def has_other(table: DuelState, target: Target, source: int, player: int, taken: int) -> bool:
    """Whether a second target can be chosen after the first."""
    return any(choice != taken for choice in target.choices(table, source, player))


def add_answers(table: DuelState, d: Declaration, player: int, out: list[Action]) -> None:
    part = open_part(table, d)
    for choice in choices_of(table, d, part, player):
        if part == Part.TARGET:
            out.append((Do.TARGET, targets_of(table, d)[len(d.targets)].written(table, choice)))
        elif part == Part.PAYMENT:
            out.append((Do.PAY, choice))
        elif part == Part.X:
            out.append((Do.AMOUNT, choice))
        else:
            out.append((Do.OPTION, choice + 1))


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
    """Return the declaration with one more choice; the old one is shared by clones and not changed."""
    more = d.copy()
    part = open_part(table, d)
    if part == Part.TARGET:
        target = targets_of(table, d)[len(d.targets)]
        choose(more, part, read_aim(table, target, d.source, player, action[1]))
    elif part == Part.WAY or part == Part.MODE:
        choose(more, part, action[1] - 1)
    else:
        choose(more, part, action[1])
    return more


def choose(d: Declaration, part: int, choice: int) -> None:
    if part == Part.WAY:
        d.way = choice
    elif part == Part.MODE:
        d.mode = choice
    elif part == Part.X:
        d.number = choice
    elif part == Part.TARGET:
        d.targets = [*d.targets, choice]
    else:
        d.payment = [*d.payment, choice]


def ask_more(table: DuelState, d: Declaration, player: int) -> bool:
    """Ask for the next choice and return whether it was asked; a single option is taken, none is skipped (DUEL-6.7)."""
    part = open_part(table, d)
    while part != Part.COMPLETE:
        choices = choices_of(table, d, part, player)
        if len(choices) > 1 or part == Part.PAYMENT:
            table.declaring = d
            table.decision = DECISIONS[part][player]
            return True
        choose(d, part, choices[0] if choices else NOBODY)
        part = open_part(table, d)
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
