"""Modifiers, markers, counters and action points that effects give (APOTHEOSIS-15, 25.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.board import COUNTERS, MARKERS, Step, Zone
from carteado.games.apotheosis.language.terms import Until, rule_names, stat_name
from carteado.games.apotheosis.pieces import Mod
from carteado.games.apotheosis.rules import areas, turns, zones

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def add_mod(table: ApoState, mod: Mod) -> None:
    """Add a modifier; outside a turn, one that lasts this turn is over at once."""
    if mod.until == Until.TURN and not Step.TURN <= table.clock.step <= Step.CLOSE:
        return
    table.mods = [*table.mods, mod]
    table.dirty = True
    table.unsettled = True
    if table.events is not None:
        table.report("modified", {"who": table.who_is(mod.who), **mod_facts(mod)})


def mod_facts(mod: Mod) -> dict[str, object]:
    """Return the facts of a modifier, for events and views."""
    change = mod.change
    if change.stat >= 0:
        return {"stat": stat_name(change.stat), "amount": change.amount}
    return {"rules": rule_names(change.rules, change.crit)}


def expire(table: ApoState, until: int, of: int) -> None:
    """Remove modifiers that end now; an `until_end` only if it was made before this turn."""
    kept: list[Mod] = []
    for mod in table.mods:
        over = mod.until == until and (of < 0 or mod.of == of)
        if over and until == Until.END and mod.since == table.clock.stamp:
            over = False
        if not over:
            kept.append(mod)
    if len(kept) < len(table.mods):
        table.mods = kept
        table.dirty = True
        table.unsettled = True


def mark(table: ApoState, who: int, marker: int, on: bool) -> None:
    """Put a marker on a character, or take it off."""
    char = table.chars[who]
    if (char.markers >> marker & 1 != 0) != on:
        char.markers ^= 1 << marker
        table.dirty = True
        if table.events is not None:
            table.report("marked" if on else "unmarked", {"who": table.who_is(who), "marker": MARKERS[marker]})


def add(table: ApoState, id: int, counter: int, number: int) -> None:
    """Put counters on a card, or take them off."""
    table.counts[counter][id] += number
    if table.zones[id] == Zone.INVENTORY:
        zones.show(table, id)
    settle_counters(table, id)
    if table.events is not None:
        facts = {**table.named(id), "counter": COUNTERS[counter], "amount": number}
        table.report("counted", {**facts, "total": table.counts[counter][id]})


def settle_counters(table: ApoState, id: int) -> None:
    """Keep a card of an inventory revealed while it has counters (APOTHEOSIS-15.1)."""
    if table.zones[id] == Zone.INVENTORY:
        areas.invalidate(table, id, Zone.INVENTORY)
        areas.clear_passives(table)
    table.dirty = True
    table.unsettled = True
    if table.zones[id] == Zone.INVENTORY and not zones.has_counters(table, id) and not table.shown[id]:
        table.seen[id] = zones.seat_bit(table.chars[table.holders[id]].seat)


def give_ap(table: ApoState, who: int, amount: int) -> None:
    """Give or take AP, of this turn or of the debt (APOTHEOSIS-25.4)."""
    char = table.chars[who]
    if turns.in_turn(table, who):
        char.ap = max(0, char.ap + amount)
    else:
        char.debt -= amount
    if table.events is not None:
        table.report("action_points", {"who": table.who_is(who), "amount": amount})
