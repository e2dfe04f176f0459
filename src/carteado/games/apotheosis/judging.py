"""The game's own judgement of a battle, from what a seat sees, for greedy and for cut-offs."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.board import NORMAL_COST, Kind, Life, Mode, Suit, Zone
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
NORMAL: Final = Formula([Stat.FOR], [2], 0)
NEAR: Final = 0.32
SCALE: Final = 14.0
GATE: Final = 0.8


def worth(s: ApoState, seat: int) -> float:
    if s.result:
        return s.result[seat] / 2
    team = s.chars[seat].team
    own = 0.0
    foes: list[float] = [0.0] * 5
    for char in s.chars:
        if char.gone:
            continue
        value = of_character(s, char)
        if char.team == team:
            own += value
        elif char.kind == Kind.OBJECT:
            foes[1] += GATE * char.hp if char.life == Life.ALIVE else 0.0
        else:
            foes[char.team] += value
    worst = max(foes)
    rest = sum(foes) - worst
    edge = own - worst - 0.4 * rest + under_way(s, team) + eagerness(s, seat)
    if s.mode == Mode.ENCOUNTER:
        edge -= 6.0 * len(s.piles.waves)
    return 1.0 / (1.0 + exp(-edge / SCALE))


def of_character(s: ApoState, char: Char) -> float:
    if char.kind == Kind.OBJECT or char.life != Life.ALIVE:
        return 0.0
    value = -0.5 * char.debt - 0.4 * marked(char.markers)
    if char.kind == Kind.COMPANION:
        if char.at < 0:
            return 1.0
        return value + COMPANION + COMPANION_HP * max(0, char.hp) + 0.4 * len(zones.attached_to(s, char.card))
    value += HERO + HP * max(0, char.hp) + of_attributes(s, char.id)
    if char.hp <= 3:
        value -= 2.0 * (4 - max(0, char.hp))
    return value + of_cards(s, char) + THREAT * threat(s, char)


def of_attributes(s: ApoState, who: int) -> float:
    """To be hard to hurt, to strike hard, to act often."""
    strength = max(
        stats.attribute(s, who, Stat.FOR),
        stats.attribute(s, who, Stat.PER),
        stats.attribute(s, who, Stat.INT),
        stats.attribute(s, who, Stat.ESP),
    )
    return CON * stats.attribute(s, who, Stat.CON) + STRENGTH * strength + AGI * stats.attribute(s, who, Stat.AGI)


def threat(s: ApoState, char: Char) -> float:
    """The injury that an AP can do to the nearest foe: by the Normal attack, or by a bar that is ready."""
    foe = nearest(s, char)
    if foe < 0:
        return 0.0
    best = mean_injury(s, char.id, foe, NORMAL, By.NORMAL, 0) / NORMAL_COST
    for zone in (Zone.EQUIP, Zone.MEMENTO):
        for id in areas.cards(s, char.id, zone):
            card = s.card(id)
            if zone == Zone.MEMENTO and s.exhausted[id]:
                continue
            for power in card.powers:
                damage = power.damage
                if damage is not None and power.when == When.MAIN:
                    way = By.ITEM if zone == Zone.EQUIP else By.SKILL
                    rate = mean_injury(s, char.id, foe, damage, way, card.properties) / max(1, power.cost.ap)
                    if rate > best:
                        best = rate
    return best


def nearest(s: ApoState, char: Char) -> int:
    """The nearest foe, the first of those as near."""
    best, near = -1, 99
    for other in s.chars:
        if other.team != char.team and other.acts() and char.at >= 0:
            far = tiles.distance(char.at, other.at)
            if far < near:
                best, near = other.id, far
    return best


def mean_injury(s: ApoState, user: int, who: int, formula: Formula, way: int, properties: int) -> float:
    """Of an attack, extras and answers left out."""
    total = float(formula.plus + stats.value(s, user, Stat.DMG) + stats.value(s, who, Stat.DMG_TAKEN))
    if way <= By.TECHNIQUE:
        total += stats.value(s, user, Stat.DMG_BY + way)
    for attribute in formula.attributes:
        total += stats.attribute(s, user, attribute)
    for size in formula.dice:
        total += 3.5 if size == 6 else 2.0 if size == 3 else 1.5
    place = 0
    while properties:
        if properties & 1:
            total += stats.value(s, user, Stat.DMG_WITH + place)
        properties >>= 1
        place += 1
    con = stats.attribute(s, who, Stat.CON)
    return 0.0 if total < con // 2 else 1.0 if total < con else 2.0 + (total - con) / 5.0


def marked(markers: int) -> float:
    """HIDDEN is good, the others are not."""
    bad = markers >> 1
    return float((bad & 1) + (bad >> 1 & 1) * 2 + (bad >> 2 & 1)) - float(markers & 1)


def of_cards(s: ApoState, char: Char) -> float:
    """What lies on a Hero's table and in its inventory."""
    value = 0.0
    equipped = learned = 0
    for id in range(len(s.cards)):
        if s.holders[id] != char.id:
            continue
        zone = s.zones[id]
        if zone == Zone.INVENTORY:
            value += CARD
        elif zone == Zone.EQUIP:
            equipped += 1
        elif zone == Zone.MEMENTO:
            learned += 1
            if not s.exhausted[id]:
                card = s.card(id)
                value += POINT * (card.sp + card.mp)
        elif zone == Zone.SHEET and s.card(id).suit == Suit.ENTITY and not s.concealed[id]:
            value += AWAKE
    value += EQUIPPED * min(equipped, 5) + 0.6 * max(0, equipped - 5)
    return value + LEARNED * min(learned, 6) + 0.6 * max(0, learned - 6)


def eagerness(s: ApoState, seat: int) -> float:
    """To stand near a foe is to be able to strike; AP that are left are worth a little."""
    value = -ASIDE * len(s.piles.aside[seat])
    for char in s.chars:
        if char.seat == seat and char.acts():
            near = 20
            for other in s.chars:
                if other.team != char.team and other.acts():
                    far = tiles.distance(char.at, other.at)
                    if far < near:
                        near = far
            if near < 20:
                value -= NEAR * near
            value += 0.01 * char.ap
    return value


def under_way(s: ApoState, team: int) -> float:
    """Attacks and activations that are declared and not resolved: about what they should come to."""
    value = 0.0
    for place in range(len(s.effects)):
        frame = s.effects[place]
        if frame.kind == FrameKind.BLOW:
            assert isinstance(frame, Blow)
            for who in frame.targets:
                value += blow_worth(s, frame.user, who, attacks.formula_of(s, frame), frame.way, frame.properties, team)
        elif frame.kind == FrameKind.ACT:
            assert isinstance(frame, Act)
            value += act_worth(s, frame, place, team)
    return value


def act_worth(s: ApoState, act: Act, place: int, team: int) -> float:
    if act.negated:
        return 0.0
    sign = 1.0 if s.chars[act.user].team == team else -1.0
    damage = act.power.damage
    if damage is not None:
        if place + 1 < len(s.effects) and s.effects[place + 1].kind == FrameKind.BLOW:
            return 0.0
        if act.targets:
            way, properties = attacks.means(act.power), act.power.card.properties
            return sum([blow_worth(s, act.user, who, damage, way, properties, team) for who in act.targets])
        return sign * 3.0
    return sign * (0.8 + 0.5 * act.power.cost.ap)


def blow_worth(s: ApoState, user: int, who: int, formula: Formula, way: int, properties: int, team: int) -> float:
    """The mean injury, as worth for that team."""
    char = s.chars[who]
    injury = mean_injury(s, user, who, formula, way, properties)
    if char.kind == Kind.OBJECT:
        return GATE * injury if char.team != team and team == 0 and s.mode == Mode.ENCOUNTER else 0.0
    value = injury * (HP if char.kind == Kind.HERO else COMPANION_HP)
    if injury >= char.hp:
        value += HERO if char.kind == Kind.HERO else COMPANION
    return -value if char.team == team else value
