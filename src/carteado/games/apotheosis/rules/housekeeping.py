"""Housekeeping: restore a valid table before play continues (APOTHEOSIS-1.10, 4.4, 4.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import ENTITY_LEVELS, Kind, Life, Step, Zone
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import (
    areas,
    death,
    decks,
    ending,
    passives,
    questions,
    requirements,
    stats,
    turns,
    zones,
)
from carteado.games.apotheosis.steps import DeedStep, Demand, Doing
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def step(table: ApoState) -> None:
    """Correct one thing at a time until nothing changes; push a frame for what must be asked."""
    table.unsettled = False
    if table.clock.step >= Step.BATTLE_END:
        return
    waiting = len(table.effects)
    if settle_deaths(table) or settle_tables(table):
        table.unsettled = len(table.effects) == waiting
        return
    for pile in range(table.seats):
        decks.refill(table, pile)
    for char in table.chars:
        if char.kind == Kind.HERO and char.life == Life.ALIVE and settle_inventory(table, char):
            return
    if table.clock.step > Step.BATTLE:
        ending.check_victory(table)


def settle_deaths(table: ApoState) -> bool:
    """Step (a): let characters without HP face death, in turn order (APOTHEOSIS-16.7)."""
    if not any(char.hp <= 0 and char.life == Life.ALIVE and not char.gone for char in table.chars):
        return False
    for who in turns.in_order(table):
        char = table.chars[who]
        if char.life == Life.ALIVE and char.hp <= 0 and not char.gone:
            for frame in table.effects:
                if isinstance(frame, Deed) and frame.what == Doing.SALVATION and frame.user == who:
                    return False
            death.face(table, char)
            return True
    return False


def settle_tables(table: ApoState) -> bool:
    """Run steps (b) to (e), unless no value and no table has changed since the last time."""
    if table.dirty:
        passives.derive(table)
    if table.index.steady:
        return False
    table.index.steady = True
    settle_hp_max(table)
    for char in table.chars:
        if char.kind == Kind.HERO and char.life == Life.ALIVE and settle_hero(table, char):
            table.index.steady = False
            return True
    return False


def settle_hp_max(table: ApoState) -> None:
    """Step (e): lower HP to the maximum (APOTHEOSIS-3.5)."""
    for char in table.chars:
        if char.life == Life.ALIVE and not char.gone and char.kind != Kind.OBJECT:
            most = stats.hp_max(table, char.id)
            if char.hp > most:
                char.hp = most
                table.dirty = True


def settle_hero(table: ApoState, char: Char) -> bool:
    """Settle (b) table requirements, (c) space overflow and (d) specifier conflicts of one living Hero."""
    who = char.id
    entity = areas.entity(table, who)
    if entity >= 0 and stats.level(table, who) < ENTITY_LEVELS[table.card(entity).level]:
        zones.to_discard(table, entity)
        return True
    failing: list[int] = []
    crowded = NOBODY
    for zone in range(Zone.EQUIP, Zone.ATTACHED):
        held = areas.cards(table, who, zone)
        for id in held:
            if not requirements.meets(table, who, id):
                failing.append(id)
        if crowded < 0 and len(held) > areas.spaces(table, who, zone):
            crowded = zone
    if failing:
        for id in failing:
            zones.give_back(table, id)
        return True
    if crowded >= 0:
        deed = Deed(Doing.SPACES, who)
        deed.number = crowded
        table.effects.append(deed)
        return True
    return settle_specifiers(table, who)


def settle_specifiers(table: ApoState, who: int) -> bool:
    """Return the later of two Items with one specifier to the inventory (APOTHEOSIS-4.6)."""
    equipped = areas.cards(table, who, Zone.EQUIP)
    for id in equipped:
        kind = table.card(id).specifier
        if kind < 0:
            continue
        for other in equipped:
            if other != id and table.card(other).specifier == kind and table.entered[other] > table.entered[id]:
                zones.give_back(table, other)
                return True
    return False


def settle_inventory(table: ApoState, char: Char) -> bool:
    """Step (f): let a Hero with too large an inventory discard (APOTHEOSIS-4.9)."""
    over = len(table.piles.inventories[char.seat]) - max(0, stats.value(table, char.id, Stat.INVENTORY))
    if over <= 0 or table.clock.step <= Step.PREPARE:
        return False
    deed = Deed(Doing.INVENTORY, char.id)
    deed.number = over
    table.effects.append(deed)
    return True


def step_overflow(table: ApoState, deed: Deed) -> None:
    """Ask the holder which cards go, and move them (APOTHEOSIS-4.4, 4.9)."""
    char = table.chars[deed.user]
    spaces = deed.what == Doing.SPACES
    if deed.at == DeedStep.ASK:
        deed.at = DeedStep.ANSWERED
        if spaces:
            pool = areas.cards(table, char.id, deed.number)
            over = len(pool) - areas.spaces(table, char.id, deed.number)
        else:
            pool = sorted(table.piles.inventories[char.seat])
            over = deed.number
        what = What.SPACES if spaces else What.INVENTORY
        questions.ask_set(table, what, char.seat, pool, Demand.COUNT, least=over, most=over)
        return
    table.effects.pop()
    for id in deed.answer.copy():
        if spaces:
            zones.give_back(table, id)
        else:
            zones.to_discard(table, id)
