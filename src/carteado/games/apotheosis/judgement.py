"""Estimate the worth of a battle to a seat: characters, cards, threats, the stack. Reads only what the seat sees."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import FOREVER, Ap, Kind, Life, Mode, Suit, Zone
from carteado.games.apotheosis.frames import Act, Blow, FrameKind
from carteado.games.apotheosis.language.printed import Formula
from carteado.games.apotheosis.language.terms import By, Stat, When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import areas, attacks, stats, tiles, zones

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

HERO: Final = 22.0
HP: Final = 3.0
COMPANION: Final = 3.0
COMPANION_HP: Final = 1.0
CARD: Final = 0.55
EQUIPPED: Final = 1.9
LEARNED: Final = 1.6
POINT: Final = 0.35
AWAKE: Final = 0.5
CON: Final = 0.5
STRENGTH: Final = 0.2
AGI: Final = 0.3
ASIDE: Final = 0.05
THREAT: Final = 8.0
NEAR: Final = 0.32
FAR: Final = 20  # from here on no foe is near
SCALE: Final = 14.0
GATE: Final = 0.8


def worth(table: ApoState, seat: int) -> float:
    if table.result:
        return table.result[seat] / 2
    team = table.chars[seat].team
    own = 0.0
    foes: list[float] = [0.0] * 5
    for char in table.chars:
        if char.gone:
            continue
        value = of_character(table, char)
        if char.team == team:
            own += value
        elif char.kind == Kind.OBJECT:
            foes[1] += GATE * char.hp if char.life == Life.ALIVE else 0.0
        else:
            foes[char.team] += value
    worst = max(foes)
    rest = sum(foes) - worst
    edge = own - worst - 0.4 * rest + under_way(table, team) + eagerness(table, seat)
    if table.mode == Mode.ENCOUNTER:
        edge -= 6.0 * len(table.piles.waves)
    return 1.0 / (1.0 + exp(-edge / SCALE))


def of_character(table: ApoState, char: Char) -> float:
    if char.kind == Kind.OBJECT or char.life != Life.ALIVE:
        return 0.0
    value = -0.5 * char.debt - 0.4 * marked(char.markers)
    if char.kind == Kind.COMPANION:
        if char.at < 0:
            return 1.0
        return value + COMPANION + COMPANION_HP * max(0, char.hp) + 0.4 * len(zones.attached_to(table, char.card))
    value += HERO + HP * max(0, char.hp) + of_attributes(table, char.id)
    if char.hp <= 3:
        value -= 2.0 * (4 - max(0, char.hp))
    return value + of_cards(table, char) + THREAT * threat(table, char)


def of_attributes(table: ApoState, who: int) -> float:
    """Return the worth of constitution, the best attribute to attack with, and agility."""
    strength = max(
        stats.attribute(table, who, Stat.FOR),
        stats.attribute(table, who, Stat.PER),
        stats.attribute(table, who, Stat.INT),
        stats.attribute(table, who, Stat.ESP),
    )
    return (
        CON * stats.attribute(table, who, Stat.CON) + STRENGTH * strength + AGI * stats.attribute(table, who, Stat.AGI)
    )


def threat(table: ApoState, char: Char) -> float:
    """Return the mean injury per AP to the nearest foe, by the Normal attack or the best ready bar."""
    foe = nearest(table, char)
    if foe < 0:
        return 0.0
    best = mean_injury(table, char.id, foe, attacks.NORMAL, By.NORMAL, 0) / Ap.NORMAL
    for zone in (Zone.EQUIP, Zone.MEMENTO):
        for id in areas.cards(table, char.id, zone):
            card = table.card(id)
            if zone == Zone.MEMENTO and table.exhausted[id]:
                continue
            for power in card.powers:
                damage = power.damage
                if damage is not None and power.when == When.MAIN:
                    way = By.ITEM if zone == Zone.EQUIP else By.SKILL
                    rate = mean_injury(table, char.id, foe, damage, way, card.properties) / max(1, power.cost.ap)
                    if rate > best:
                        best = rate
    return best


def nearest(table: ApoState, char: Char) -> int:
    """Return the nearest foe, the first of several."""
    best, near = -1, FOREVER
    for other in table.chars:
        if other.team != char.team and other.acts() and char.at >= 0:
            far = tiles.distance(char.at, other.at)
            if far < near:
                best, near = other.id, far
    return best


def mean_injury(table: ApoState, user: int, who: int, formula: Formula, way: int, properties: int) -> float:
    """Return the mean injury of an attack, without criticals and answers."""
    mean = attacks.mean_damage(table, user, formula, way, properties) / 2
    total = mean + stats.value(table, who, Stat.DMG_TAKEN)
    con = stats.attribute(table, who, Stat.CON)
    return 0.0 if total < con // 2 else 1.0 if total < con else 2.0 + (total - con) / 5.0


def marked(markers: int) -> float:
    """Return what the markers cost a character; HIDDEN counts as a gain."""
    bad = markers >> 1
    return float((bad & 1) + (bad >> 1 & 1) * 2 + (bad >> 2 & 1)) - float(markers & 1)


def of_cards(table: ApoState, char: Char) -> float:
    """Return the worth of the cards on a Hero's table and in its inventory."""
    value = 0.0
    equipped = learned = 0
    for id in range(len(table.cards)):
        if table.holders[id] != char.id:
            continue
        zone = table.zones[id]
        if zone == Zone.INVENTORY:
            value += CARD
        elif zone == Zone.EQUIP:
            equipped += 1
        elif zone == Zone.MEMENTO:
            learned += 1
            if not table.exhausted[id]:
                card = table.card(id)
                value += POINT * (card.sp + card.mp)
        elif zone == Zone.SHEET and table.card(id).suit == Suit.ENTITY and not table.concealed[id]:
            value += AWAKE
    value += EQUIPPED * min(equipped, 5) + 0.6 * max(0, equipped - 5)
    return value + LEARNED * min(learned, 6) + 0.6 * max(0, learned - 6)


def eagerness(table: ApoState, seat: int) -> float:
    """Return the worth of being near a foe and of AP left."""
    value = -ASIDE * len(table.piles.aside[seat])
    for char in table.chars:
        if char.seat == seat and char.acts():
            foe = nearest(table, char)
            if foe >= 0:
                far: int = tiles.distance(char.at, table.chars[foe].at)
                value -= NEAR * far if far < FAR else 0.0
            value += 0.01 * char.ap
    return value


def under_way(table: ApoState, team: int) -> float:
    """Return the expected worth of unresolved attacks and activations."""
    value = 0.0
    for place in range(len(table.effects)):
        frame = table.effects[place]
        if frame.kind == FrameKind.BLOW:
            assert isinstance(frame, Blow)
            for who in frame.targets:
                value += blow_worth(
                    table, frame.user, who, attacks.formula_of(table, frame), frame.way, frame.properties, team=team
                )
        elif frame.kind == FrameKind.ACT:
            assert isinstance(frame, Act)
            value += act_worth(table, frame, place, team)
    return value


def act_worth(table: ApoState, act: Act, place: int, team: int) -> float:
    if act.negated:
        return 0.0
    sign = 1.0 if table.chars[act.user].team == team else -1.0
    damage = act.power.damage
    if damage is not None:
        if place + 1 < len(table.effects) and table.effects[place + 1].kind == FrameKind.BLOW:
            return 0.0
        if act.targets:
            way, properties = attacks.means(act.power), act.power.card.properties
            return sum([blow_worth(table, act.user, who, damage, way, properties, team=team) for who in act.targets])
        return sign * 3.0
    return sign * (0.8 + 0.5 * act.power.cost.ap)


def blow_worth(table: ApoState, user: int, who: int, formula: Formula, way: int, properties: int, team: int) -> float:
    """Return the worth of an attack's mean injury to that team."""
    char = table.chars[who]
    injury = mean_injury(table, user, who, formula, way, properties)
    if char.kind == Kind.OBJECT:
        return GATE * injury if char.team != team and team == 0 and table.mode == Mode.ENCOUNTER else 0.0
    value = injury * (HP if char.kind == Kind.HERO else COMPANION_HP)
    if injury >= char.hp:
        value += HERO if char.kind == Kind.HERO else COMPANION
    return -value if char.team == team else value
