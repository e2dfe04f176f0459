"""Attacks (APOTHEOSIS-9.4, 10.4 to 10.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from carteado.games.apotheosis.board import Kind, Life, Suit
from carteado.games.apotheosis.frames import Act, Blow
from carteado.games.apotheosis.language.printed import Formula, Power
from carteado.games.apotheosis.language.terms import By, Reach, Rule, Stat, When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import characters, death, dice, ranges, stats, sums, tiles, turns, windows
from carteado.games.apotheosis.steps import Hit
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

NORMAL: Final = Formula([Stat.FOR], [2], 0)


def strike(table: ApoState, user: int, target: int) -> None:
    """Begin a Normal attack or strike, which cannot be answered as an activation (APOTHEOSIS-9)."""
    blow = Blow(user, [target], NOBODY, By.NORMAL)
    face(table, user, blow.targets)
    table.effects.append(blow)
    if table.events is not None:
        table.report("attacked", {"who": table.who_is(user), "target": table.who_is(target)})


def normal_targets(table: ApoState, char: Char) -> list[int]:
    """Return the legal targets of a Normal attack, by tile (APOTHEOSIS-9.4)."""
    if stats.rules(table, char.id) & Rule.CANNOT_ATTACK or char.at < 0:
        return []
    return [other.id for other in tiles.neighbours(table, char) if in_normal_reach(table, char, other)]


def in_normal_reach(table: ApoState, char: Char, other: Char) -> bool:
    return tiles.distance(char.at, other.at) == 1 and other.life == Life.ALIVE and not normal_shield(table, char, other)


def normal_shield(table: ApoState, char: Char, other: Char) -> bool:
    """Whether the other is untargetable by Normal attacks, by attacks, or at all."""
    if other.team == char.team or other.kind == Kind.OBJECT:
        return False
    return stats.rules(table, other.id) // Rule.UNTARGETABLE & (1 | 1 << 2 | 1 << 7) != 0


def formula_of(table: ApoState, blow: Blow) -> Formula:
    """Return the DMG formula of the attacking activation, or of a Normal attack."""
    if blow.item >= 0:
        damage = cast(Act, table.effects[blow.item]).power.damage
        assert damage is not None
        return damage
    return NORMAL


def step(table: ApoState, blow: Blow) -> None:
    """Do the next step of an attack (APOTHEOSIS-10.4)."""
    stage = blow.at
    blow.at = stage + 1
    place = len(table.effects) - 1
    if not characters.alive(table, blow.user):
        end(table, blow)
    elif stage == Hit.SELECTED:
        open_each(table, blow, When.SELECTED, place)
    elif stage == Hit.ATTACKING:
        if not blow.silent:
            windows.open(table, When.ATTACKING, blow.user, place)
    elif stage == Hit.ATTACKED:
        open_each(table, blow, When.ATTACKED, place)
    elif stage == Hit.RESPOND:
        if not blow.silent:
            windows.open(table, When.RESPOND_ATTACK, about=place)
    elif stage == Hit.REDIRECTED:
        if blow.redirected and not blow.silent:
            open_each(table, blow, When.ATTACKED, place)
            open_each(table, blow, When.SELECTED, place)
    elif stage == Hit.LOOK:
        look_again(table, blow)
    elif stage == Hit.ROLL:
        roll(table, blow)
    else:
        land(table, blow)


def open_each(table: ApoState, blow: Blow, when: int, place: int) -> None:
    """Open a window for each target in turn order."""
    if blow.silent:
        return
    for who in reversed(turns.in_turns(table, blow.targets)):
        if table.chars[who].kind != Kind.OBJECT:
            windows.open(table, when, who, place)


def look_again(table: ApoState, blow: Blow) -> None:
    """Drop targets that are no longer alive, in range, in line and targetable (APOTHEOSIS-10.4 (3))."""
    kept: list[int] = []
    bonuses: list[int] = []
    for place in range(len(blow.targets)):
        who = blow.targets[place]
        if still_hit(table, blow, who):
            kept.append(who)
            bonuses.append(blow.bonuses[place])
    blow.targets = kept
    blow.bonuses = bonuses
    if not kept:
        end(table, blow)


def still_hit(table: ApoState, blow: Blow, who: int) -> bool:
    char = table.chars[who]
    if char.life != Life.ALIVE or char.at < 0 or char.gone:
        return False
    if blow.redirected:
        return True
    if blow.item < 0:
        return tiles.apart(table, blow.user, who) == 1 and not normal_shield(table, table.chars[blow.user], char)
    act = cast(Act, table.effects[blow.item])
    reach = ranges.bar_range(table, act)
    if reach is None or not ranges.reaches(table, table.chars[blow.user], table.chars[who], reach.kind, reach.reach):
        return False
    return reach.kind == Reach.AREA or not ranges.shielded(table, act, char)


def end(table: ApoState, blow: Blow) -> None:
    """End an attack without a roll, because its targets or the attacker are gone."""
    table.effects.pop()
    if blow.item >= 0:
        cast(Act, table.effects[blow.item]).targets = []
    table.announce("attack_ended", blow.user)


def roll(table: ApoState, blow: Blow) -> None:
    formula = formula_of(table, blow)
    plus = formula_sum(table, blow.user, formula)
    if not formula.dice:
        blow.answer = [0, plus, plus]
        return
    roll = dice.push(table, blow.user, formula.dice, plus, blow.silent)
    roll.way = blow.way
    roll.properties = blow.properties


def land(table: ApoState, blow: Blow) -> None:
    """Compute the DMG to each target (5), then deal the injuries together (6) (APOTHEOSIS-10.5, 10.6)."""
    natural, total = blow.answer[0], blow.answer[1]
    total += blow.bonus + attack_bonus(table, blow.user, blow.way, blow.properties)
    hits: list[int] = []
    injuries: list[int] = []
    for place in range(len(blow.targets)):
        who = blow.targets[place]
        damage = max(1, total + blow.bonuses[place] + stats.value(table, who, Stat.DMG_TAKEN))
        injury = death.injury(damage, stats.attribute(table, who, Stat.CON))
        injury = max(0, injury + stats.value(table, who, Stat.INJURY_TAKEN))
        injuries.append(injury)
        if injury >= 1:
            hits.append(who)
        if table.events is not None:
            report_blow(table, blow, place, damage, injury)
    table.effects.pop()
    if blow.item >= 0:
        act = cast(Act, table.effects[blow.item])
        act.hits = hits
        act.natural = natural
        act.total = total
        act.targets = blow.targets
    for place in range(len(blow.targets)):
        death.suffer(table, blow.targets[place], injuries[place], blow.user)


def report_blow(table: ApoState, blow: Blow, place: int, damage: int, injury: int) -> None:
    """Report how an attack went for one target, with the sum of its DMG."""
    who = blow.targets[place]
    more = blow.bonus + attack_bonus(table, blow.user, blow.way, blow.properties)
    guard = blow.bonuses[place] + stats.value(table, who, Stat.DMG_TAKEN)
    facts = {
        "who": table.who_is(blow.user),
        "target": table.who_is(who),
        "sum": [*sums.of_formula(table, blow.user, formula_of(table, blow), blow.answer, more), *sums.bonus(guard)],
        "damage": damage,
        "con": stats.attribute(table, who, Stat.CON),
        "injury": injury,
    }
    table.report("hit" if injury >= 1 else "missed", facts)


def attack_bonus(table: ApoState, user: int, way: int, properties: int) -> int:
    """Return the attacker's `dmg` modifiers for an attack with this means and these properties of a card."""
    total = stats.value(table, user, Stat.DMG)
    if way <= By.TECHNIQUE:
        total += stats.value(table, user, Stat.DMG_BY + way)
    place = 0
    while properties:
        if properties & 1:
            total += stats.value(table, user, Stat.DMG_WITH + place)
        properties >>= 1
        place += 1
    return total


def formula_sum(table: ApoState, user: int, formula: Formula) -> int:
    """Return the sum of a formula without its dice."""
    total = formula.plus
    for attribute in formula.attributes:
        total += stats.attribute(table, user, attribute)
    return total


def mean_damage(table: ApoState, user: int, formula: Formula, way: int, properties: int) -> int:
    """Return twice the mean DMG, with modifiers of the user: 1.5 for a d2, 2 for a d3, 3.5 for a d6."""
    total = 2 * (formula_sum(table, user, formula) + attack_bonus(table, user, way, properties))
    for size in formula.dice:
        total += 7 if size == 6 else 4 if size == 3 else 3
    return total


def face(table: ApoState, user: int, targets: list[int]) -> None:
    """Turn the attacker to its target (APOTHEOSIS-8.6); an Area attack does not turn."""
    char = table.chars[user]
    if len(targets) == 1 and char.at >= 0 and table.chars[targets[0]].at >= 0 and targets[0] != user:
        tiles.turn(table, char, tiles.facing_to(char.at, table.chars[targets[0]].at, char.facing))


def means(power: Power) -> int:
    suit = power.card.suit
    if suit == Suit.ITEM:
        return By.ITEM
    if suit == Suit.SKILL:
        return By.SKILL
    return By.TECHNIQUE if suit == Suit.COMPANION else By.OTHER
