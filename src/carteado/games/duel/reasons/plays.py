"""Cards that cannot be played: creatures, spells, traps (DUEL-6, 7.1, 9, 10.1)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.duel.actions import Aim
from carteado.games.duel.board import COLUMNS, KINDS, ROWS, SIDE_SIZE, Kind, Phase, Type, slot
from carteado.games.duel.reasons import aims, shortfalls
from carteado.games.duel.reasons.cards import not_in_hand, not_playable, other_type
from carteado.games.duel.reasons.message import Reason, name, why
from carteado.games.duel.rules import declaration
from carteado.games.duel.state import DuelState


def creature(table: DuelState, player: int, action: Action) -> Reason:
    _, id, row, column = action
    return (
        not_playable(table, player, id, Type.CREATURE, "7.1")
        or shortfalls.of_card(table, player, id)
        or taken_slot(table, player, row, column)
    )


def taken_slot(table: DuelState, player: int, row: int, column: int) -> Reason:
    """A slot where a creature stands; says so if its whole row is full, or both rows (DUEL-R37)."""
    first = slot(player, row, 0)
    side = table.slots[player * SIDE_SIZE : (player + 1) * SIDE_SIZE]
    if min(side) >= 0:
        return why("rows-full", "7.1")
    if min(table.slots[first : first + COLUMNS]) >= 0:
        return why("row-full", "7.1", row=ROWS[row])
    id = table.slots[first + column]
    return why("slot-taken", "7.1", card=name(table, id), row=ROWS[row], column=column + 1) if id >= 0 else None


def trap(table: DuelState, player: int, action: Action) -> Reason:
    id, most = action[1], table.config.trap_max
    if reason := not_in_hand(table, player, id, "10.1") or other_type(table, id, Type.TRAP, "10.1"):
        return reason
    if len(table.players[player].traps) >= most:
        return why("trap-limit", "10.1", most=most)
    return shortfalls.of_card(table, player, id)


def spell(table: DuelState, player: int, action: Action) -> Reason:
    _, id, aim, payment = action
    return (
        not_playable(table, player, id, Type.SPELL, "9.1")
        or not_now(table, id)
        or shortfalls.of_card(table, player, id)
        or wrong_place(table, id, aim, payment)
        or wrong_start(table, player, id, aim, payment)
    )


def not_now(table: DuelState, id: int) -> Reason:
    """A spell that cannot be a response (DUEL-9.2)."""
    kind = table.card(id).kind
    if table.clock.phase != Phase.RESPOND or kind == Kind.BURST:
        return None
    return why("no-response", "9.2", card=name(table, id), kind=KINDS[kind])


def wrong_place(table: DuelState, id: int, aim: int, payment: int) -> Reason:
    """An enchant of rows or columns without its place (DUEL-9.5, 9.6)."""
    kind, what = table.card(id).kind, name(table, id)
    if kind == Kind.ROW_ENCHANT and not Aim.ROW <= aim < Aim.COLUMN:
        return why("needs-row", "9.5", what=what)
    if kind == Kind.COLUMN_ENCHANT and not Aim.COLUMN <= aim < Aim.COLUMN + COLUMNS:
        return why("needs-column", "9.6", what=what)
    if kind in (Kind.ROW_ENCHANT, Kind.COLUMN_ENCHANT) and payment != Aim.NONE:
        return aims.nothing_to_pay(what)
    return None


def wrong_start(table: DuelState, player: int, id: int, aim: int, payment: int) -> Reason:
    """A spell that is begun without the target or payment that its declaration begins with, or with a wrong one."""
    card, what = table.card(id), name(table, id)
    if card.kind in (Kind.ROW_ENCHANT, Kind.COLUMN_ENCHANT):
        return None
    if not card.asks():
        return aims.wrong_first(table, player, id, what, card.block.targets, card.extra, aim, payment)
    if not declaration.open_modes(table, id, player):
        return why("no-target", "6.7", what=what)
    return why("asks-first", "19.10", what=what) if (aim, payment) != (Aim.NONE, Aim.NONE) else None
