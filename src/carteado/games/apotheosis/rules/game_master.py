"""The policy of the game master's characters (APOTHEOSIS-19.5, 19.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from carteado.games.apotheosis.board import FOREVER, TILES, Ap, Kind
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.index import Paths
from carteado.games.apotheosis.language.bases import Word
from carteado.games.apotheosis.language.printed import Power, Range
from carteado.games.apotheosis.language.terms import By, Reach, Rule, When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import (
    activation,
    attacks,
    legality,
    main_phase,
    movement,
    ranges,
    requirements,
    stats,
    tiles,
)
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

NO_ATTACK: Final = 1 << 60


class Blade:
    """An attack that a character of the master could make: a technique or the Normal attack, and its reach."""

    def __init__(self, act: Act | None, reach: Range | None, far: int, ap: int, mean: int) -> None:
        self.act = act
        self.reach = reach
        self.far = far
        self.ap = ap
        self.mean = mean


def blade_key(blade: Blade) -> int:
    return (1000 - blade.mean) * 10000 + blade.ap


def act(table: ApoState) -> bool:
    """Take one action of the active character; return False when nothing applies."""
    char = table.chars[table.clock.active]
    blades = find_blades(table, char)
    foes = [other for other in table.chars if other.at >= 0 and is_foe(char, other)]
    return attack(table, char, blades, foes) or heal(table, char) or move(table, char, blades, foes)


def find_blades(table: ApoState, char: Char) -> list[Blade]:
    """Return the attacks sorted by highest mean DMG, then lower AP, then card order, the Normal attack last."""
    found: list[Blade] = []
    card = table.card(char.card)
    for power in techniques(table, char):
        if power.damage is None:
            continue
        mean = attacks.mean_damage(table, char.id, power.damage, By.TECHNIQUE, card.properties)
        act = main_phase.new_act(table, char.card, power, char.id, char.id)
        reach = ranges.bar_range(table, act)
        found.append(Blade(act, reach, farthest(table, reach), power.cost.ap, mean))
    mean = attacks.mean_damage(table, char.id, attacks.NORMAL, By.NORMAL, 0)
    found.append(Blade(None, None, 1, Ap.NORMAL, mean))
    found.sort(key=blade_key)
    return found


def techniques(table: ApoState, char: Char) -> list[Power]:
    """Return the manual effects that a character could activate in its turn; techniques only if unlocked."""
    manual = [p for p in table.card(char.card).powers if main_phase.is_manual(p) and p.when == When.MAIN]
    return [p for p in manual if p.needs is None or requirements.unlocked(table, char.card, p.needs)]


def farthest(table: ApoState, reach: Range | None) -> int:
    """Return the distance beyond which there is no target."""
    if reach is None or (table.board.hilly and reach.kind == Reach.ARCING):
        return FOREVER
    return max(1, reach.reach)


def attack(table: ApoState, char: Char, blades: list[Blade], foes: list[Char]) -> bool:
    """Rule (a): make the best attack that is affordable and has a legal target."""
    if stats.rules(table, char.id) & Rule.CANNOT_ATTACK:
        return False
    for blade in blades:
        if blade.ap > char.ap:
            continue
        act = blade.act
        if act is None:
            targets = targets_from(table, char, blade, foes)
            if targets:
                count_action(table)
                char.ap -= Ap.NORMAL
                attacks.strike(table, char.id, preferred(table, char, targets))
                return True
        elif legality.can(table, act) and use_technique(
            table, char, blade, act, targets_from(table, char, blade, foes)
        ):
            return True
    return False


def use_technique(table: ApoState, char: Char, blade: Blade, act: Act, targets: list[int]) -> bool:
    if not targets:
        return False
    reach = blade.reach
    if reach is None or reach.kind != Reach.AREA:
        act.targets = [preferred(table, char, targets)]
    count_action(table)
    activation.declare(table, act)
    return True


def count_action(table: ApoState) -> None:
    table.clock.actions += 1
    table.clock.activations = 0
    table.clock.acted = True
    table.clock.after_action = True


def is_foe(char: Char, other: Char) -> bool:
    return other.kind != Kind.OBJECT and other.team != char.team


def preferred(table: ApoState, char: Char, targets: list[int]) -> int:
    """Return the target with lowest HP, then nearest, Hero before Companion, lowest seat, lowest number."""
    best = targets[0]
    for who in targets[1:]:
        if target_key(table, char, who) < target_key(table, char, best):
            best = who
    return best


def target_key(table: ApoState, char: Char, who: int) -> int:
    other = table.chars[who]
    near = tiles.distance(char.at, other.at)
    return (((other.hp + 100) * 100 + near) * 4 + other.kind) * 10000 + other.seat * 1000 + other.card


def heal(table: ApoState, char: Char) -> bool:
    """Rule (b): heal a wounded ally, lowest HP first."""
    for power in techniques(table, char):
        if power.damage is not None or not any(cast(Word, op).heals() for op in power.block.ops):
            continue
        act = main_phase.new_act(table, char.card, power, char.id, char.id)
        if not legality.can(table, act):
            continue
        legal = legality.legal_aims(table, act)
        if legal:
            act.targets = [preferred(table, char, legal)]
            count_action(table)
            activation.declare(table, act)
            return True
    return False


def move(table: ApoState, char: Char, blades: list[Blade], foes: list[Char]) -> bool:
    """Rule (c): move along the cheapest path toward a tile from which some attack would be legal."""
    if stats.rules(table, char.id) & (Rule.CANNOT_MOVE | Rule.CANNOT_ATTACK) or char.ap <= 0:
        return False
    if best_from(table, char, char.at, blades, foes) < NO_ATTACK:
        return False
    paths = movement.paths_of(table, char, FOREVER - 1, False)
    goal = find_goal(table, char, paths, blades, foes)
    return goal >= 0 and walk_toward(table, char, paths, goal)


def find_goal(table: ApoState, char: Char, paths: Paths, blades: list[Blade], foes: list[Char]) -> int:
    """Return the cheapest tile from which some attack would be legal, among equals the best; NOBODY if none."""
    costs = paths.costs
    keys = [costs[at] * TILES + at for at in tiles.empty_tiles(table) if costs[at] < FOREVER]
    keys.sort()
    best, least = NOBODY, NO_ATTACK
    for key in keys:
        at = key % TILES
        if best >= 0 and costs[at] > costs[best]:
            break
        wish = best_from(table, char, at, blades, foes)
        if wish < least:
            best, least = at, wish
    return best


def best_from(table: ApoState, char: Char, at: int, blades: list[Blade], foes: list[Char]) -> int:
    """Return the rank of the best attack from a tile, lower is better; ties by y, then x."""
    here = char.at
    char.at = at
    found = NO_ATTACK
    near = FOREVER
    for foe in foes:
        near = min(near, tiles.distance(at, foe.at))
    for blade in blades:
        if blade.far < near:
            continue
        targets = targets_from(table, char, blade, foes)
        if targets:
            key = target_key(table, char, preferred(table, char, targets))
            found = ((500 - blade.mean) * 10000000000 + key) * TILES + at
            break
    char.at = here
    return found


def targets_from(table: ApoState, char: Char, blade: Blade, foes: list[Char]) -> list[int]:
    """Return the foes that an attack could target, or all that an Area would cover if it is worthwhile."""
    act, reach = blade.act, blade.reach
    if act is None:
        return [foe.id for foe in foes if attacks.in_normal_reach(table, char, foe)]
    if reach is not None and reach.kind == Reach.AREA:
        covered = ranges.covered(table, char.id, reach.reach)
        return covered if all(is_foe(char, table.chars[who]) for who in covered) else []
    return [foe.id for foe in foes if ranges.in_aim(table, act, reach, char, foe)]


def walk_toward(table: ApoState, char: Char, paths: Paths, goal: int) -> bool:
    """Move along a cheapest path to the last tile on it that is affordable and empty."""
    costs = paths.costs
    at = goal
    while at != char.at and not (costs[at] <= char.ap and tiles.empty(table, at)):
        at = before(table, char, paths, at)
    if at == char.at:
        return False
    came = before(table, char, paths, at)
    for way in range(4):
        if at - tiles.STEPS[way] == came:
            char.facing = way
    count_action(table)
    char.ap -= costs[at]
    tiles.put(table, char, at)
    movement.report_moved(table, char)
    return True


def before(table: ApoState, char: Char, paths: Paths, at: int) -> int:
    """Return the tile from which the cheapest path enters this one, the lowest of several."""
    costs = paths.costs
    for near in table.board.open_around[at]:
        if costs[near] < FOREVER and costs[near] + movement.step_cost(table, paths, near, at) == costs[at]:
            return near
    return char.at
