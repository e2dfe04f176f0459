"""Passives: which cards work, and the values they change (APOTHEOSIS-20.4, 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.board import Life, Zone
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.index import Standing
from carteado.games.apotheosis.language.printed import Change, Power
from carteado.games.apotheosis.language.terms import Activation, Until
from carteado.games.apotheosis.rules import areas, characters, requirements, stats, zones

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def derive(table: ApoState) -> None:
    """Compute all characters' values: base, modifiers, then passives in order of entering play (APOTHEOSIS-29.1)."""
    table.dirty = False
    table.index.steady = False
    variable = table.index.passives
    if variable is None:
        variable = count_lasting(table)
    for char in table.chars:
        char.stats = char.base
        char.rules = char.base_rules
        char.crit = char.base_crit
    table.mods = [mod for mod in table.mods if mod.until != Until.COUNTERS or table.counts[mod.of][mod.card] > 0]
    for mod in table.mods:
        alter(table, mod.who, mod.change)
    for one in variable:
        condition = one.passive.condition
        if condition is None or condition.holds(table, one.act):
            for who in one.passive.who.find(table, one.act):
                alter(table, who, one.passive.change)


def count_lasting(table: ApoState) -> list[Standing]:
    """Cache the unconditional passives in the base values; return the others, which must be tested each time."""
    for char in table.chars:
        stats.start_from_sheet(table, char)
    table.index.watch = 0
    moving: list[Standing] = []
    conditional: list[Standing] = []
    for id in sources(table):
        gather(table, id, moving, conditional)
    for char in table.chars:
        char.base = char.stats
        char.base_rules = char.rules
        char.base_crit = char.crit
    table.index.passives = moving + conditional
    return table.index.passives


def sources(table: ApoState) -> list[int]:
    """Return the cards in play that have passives, in order of entering play (APOTHEOSIS-20.4)."""
    found = areas.index(table).passives.copy()
    for seat in range(table.seats):
        found += areas.hand_index(table, seat).passives
    found = [id for id in found if works(table, id)]
    if len(found) > 1:
        keys = [table.entered[id] * 1024 + id for id in found]
        keys.sort()
        found = [key % 1024 for key in keys]
    return found


def gather(table: ApoState, id: int, moving: list[Standing], conditional: list[Standing]) -> None:
    """Count or collect the passives of one card; in the scenario they work for everybody."""
    card = table.card(id)
    for power in card.powers:
        if power.activation != Activation.PERMANENT or not stands(table, id, power):
            continue
        table.index.watch |= card.watch
        if table.zones[id] == Zone.SCENARIO:
            for char in table.chars:
                if char.acts():
                    collect(table, power, Act(id, power, char.id, char.id, char.id), moving, conditional)
        else:
            user = characters.subject_of(table, id, power)
            collect(table, power, Act(id, power, user, characters.you_of(table, user), user), moving, conditional)


def collect(table: ApoState, power: Power, act: Act, moving: list[Standing], conditional: list[Standing]) -> None:
    act.player = table.chars[act.user].seat
    for passive in power.passives:
        if passive.condition is not None:
            conditional.append(Standing(passive, act))
        elif power.card.watch:
            moving.append(Standing(passive, act))
        else:
            for who in passive.who.find(table, act):
                alter(table, who, passive.change)


def alter(table: ApoState, who: int, change: Change) -> None:
    """Change the current values of a character, not those of its sheet and not its base values."""
    char = table.chars[who]
    if change.stat >= 0:
        if char.stats is char.base or char.stats is char.sheet:
            char.stats = char.stats.copy()
        char.stats[change.stat] += change.amount
    char.rules |= change.rules
    char.crit = min(char.crit, change.crit)


def works(table: ApoState, id: int) -> bool:
    """Whether the effects of a card work: it is in play (APOTHEOSIS-20.4), or attached to a living host."""
    zone = table.zones[id]
    if zone == Zone.SCENARIO:
        return True
    if zone == Zone.ATTACHED:
        host = characters.of_card(table, table.hosts[id])
        return host >= 0 and table.chars[host].life == Life.ALIVE and table.chars[host].at >= 0
    if zone == Zone.SUPPORT:
        char = characters.of_card(table, id)
        return char >= 0 and table.chars[char].life == Life.ALIVE and table.chars[char].at >= 0
    if Zone.SHEET <= zone <= Zone.MEMENTO:
        return not table.concealed[id] and characters.alive(table, table.holders[id])
    return zone == Zone.INVENTORY and zones.has_counters(table, id) and characters.alive(table, table.holders[id])


def stands(table: ApoState, id: int, power: Power) -> bool:
    """Whether a card has the effect now; some need an attached card, or to be attached (APOTHEOSIS-12.6, 15.3)."""
    if power.attached != (table.zones[id] == Zone.ATTACHED):
        return False
    return power.needs is None or requirements.unlocked(table, id, power.needs)
