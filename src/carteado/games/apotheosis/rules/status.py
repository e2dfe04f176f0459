"""Recover or exhaust, reveal or conceal a card without moving it (APOTHEOSIS-2.12, 2.16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.board import Suit, Zone
from carteado.games.apotheosis.language.terms import Watch, When
from carteado.games.apotheosis.rules import areas, characters, companions, tiles, triggers, zones

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def exhaust(table: ApoState, id: int) -> None:
    set_exhausted(table, id, True)


def recover(table: ApoState, id: int) -> None:
    set_exhausted(table, id, False)


def set_exhausted(table: ApoState, id: int, exhausted: bool) -> None:
    """Exhaust or recover a card; nothing happens to one that already is."""
    if table.exhausted[id] == exhausted:
        return
    table.exhausted[id] = exhausted
    if table.index.watch & Watch.CARDS:
        table.dirty = True
    table.announce("exhausted" if exhausted else "recovered", card=id)
    when = When.ON_EXHAUST if exhausted else When.ON_RECOVER
    triggers.fire(table, when, id, table.holders[id], table.zones[id])


def exhaust_all(table: ApoState, ids: list[int]) -> None:
    for id in ids:
        exhaust(table, id)


def recover_all(table: ApoState, ids: list[int]) -> None:
    for id in ids:
        recover(table, id)


def reveal(table: ApoState, id: int) -> None:
    """Turn a card on a table face up, for all to see."""
    zones.show(table, id)
    zones.enter(table, id)
    set_concealed(table, id, False)


def conceal(table: ApoState, id: int) -> None:
    """Turn a card on a table face down; seats that have seen it still know it (APOTHEOSIS-31.4)."""
    set_concealed(table, id, True)


def set_concealed(table: ApoState, id: int, concealed: bool) -> None:
    """Turn a card on a table, and trigger what hears it."""
    table.concealed[id] = concealed
    areas.clear_sheet(table, table.holders[id])
    areas.clear_passives(table)
    table.unsettled = True
    when = When.ON_CONCEAL if concealed else When.ON_REVEAL
    triggers.fire(table, when, id, table.holders[id], table.zones[id])


def show_inventory(table: ApoState, id: int) -> None:
    """Show a card of an inventory to all until the end of the turn (APOTHEOSIS-R74)."""
    if not table.shown[id]:
        table.shown[id] = True
        zones.show(table, id)
        table.announce("shown", table.holders[id], id)
        triggers.fire(table, When.ON_REVEAL, id, table.holders[id], Zone.INVENTORY)


def hide_inventory(table: ApoState, id: int) -> None:
    if table.shown[id]:
        table.shown[id] = False
        if table.zones[id] == Zone.INVENTORY and not zones.has_counters(table, id):
            table.seen[id] = zones.seat_bit(table.chars[table.holders[id]].seat)
            triggers.fire(table, When.ON_CONCEAL, id, table.holders[id], Zone.INVENTORY)


def can_exhaust(table: ApoState, id: int) -> bool:
    """Whether a card can be exhausted: it is on a table or kept revealed (APOTHEOSIS-2.16)."""
    return Zone.SHEET <= table.zones[id] <= Zone.SUPPORT or zones.kept_revealed(table, id)


def can_reveal(table: ApoState, id: int) -> bool:
    zone = table.zones[id]
    if zone == Zone.INVENTORY:
        return not table.shown[id] and not zones.has_counters(table, id)
    if zone == Zone.SUPPORT:
        char = characters.of_card(table, id)
        hero = table.chars[table.holders[id]]
        return (
            table.concealed[id] and not table.chars[char].barred and hero.at >= 0 and bool(tiles.beside(table, hero.at))
        )
    return zone == Zone.SHEET and table.concealed[id]


def can_conceal(table: ApoState, id: int) -> bool:
    zone = table.zones[id]
    if zone == Zone.INVENTORY:
        return table.shown[id]
    if zone == Zone.SUPPORT:
        return not table.concealed[id] and companions.is_summon(table, id)
    return zone == Zone.SHEET and not table.concealed[id] and table.card(id).suit == Suit.ENTITY
