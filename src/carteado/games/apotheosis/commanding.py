"""How the characters of the game master play (APO-19.5, 19.7)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.acting import Acting, is_manual
from carteado.games.apotheosis.attacking import NORMAL
from carteado.games.apotheosis.board import FOREVER, NORMAL_COST, Kind
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.grid import STEPS, distance
from carteado.games.apotheosis.language.operations.characters import Heal
from carteado.games.apotheosis.language.printed import Formula, Power, Range
from carteado.games.apotheosis.language.terms import By, Reach, Rule, Stat, When
from carteado.games.apotheosis.pieces import Char, Paths
from carteado.games.apotheosis.table import TILES
from carteado.kit.cards import NOBODY

NO_ATTACK: Final = 1 << 60


class Blade:
    """An attack that a character of the master could make: a technique, or the Normal attack; and how far at most."""

    def __init__(self, act: Act | None, reach: Range | None, far: int, ap: int, mean: int, order: int) -> None:
        self.act = act
        self.reach = reach
        self.far = far
        self.ap = ap
        self.mean = mean
        self.order = order


class Commanding(Acting):
    """A turn of a character without a player."""

    def master_turn(self) -> bool:
        """One action; False when nothing applies."""
        char = self.chars[self.active]
        blades = self.blades(char)
        foes = [other for other in self.chars if other.at >= 0 and self.is_foe(char, other)]
        return self.master_attack(char, blades, foes) or self.master_heal(char) or self.master_move(char, blades, foes)

    def blades(self, char: Char) -> list[Blade]:
        """Attacks by highest mean DMG, then lower AP, then card order."""
        found: list[Blade] = []
        card = self.card(char.card)
        for power in card.powers:
            if power.damage is None or not is_manual(power) or power.when != When.MAIN:
                continue
            if power.needs is not None and not self.unlocked(char.card, power.needs):
                continue
            mean = self.mean(char, power.damage, By.TECHNIQUE, card.properties)
            act = self.new_act(char.card, power, char.id, char.id)
            reach = self.bar_range(act)
            found.append(Blade(act, reach, self.farthest(reach), power.cost.ap, mean, power.index))
        found.append(Blade(None, None, 1, NORMAL_COST, self.mean(char, NORMAL, By.NORMAL, 0), 99))
        found.sort(key=blade_key)
        return found

    def farthest(self, reach: Range | None) -> int:
        """No target of a technique is farther away."""
        if reach is None or (self.hilly and reach.kind == Reach.ARCING):
            return FOREVER
        return max(1, reach.reach)

    def mean(self, char: Char, formula: Formula, way: int, properties: int) -> int:
        """Twice the mean DMG: d2 1.5, d3 2, d6 3.5, modifiers included."""
        total = formula.plus + self.stat(char.id, Stat.DMG) + self.stat(char.id, Stat.DMG_BY + way)
        for attribute in formula.attributes:
            total += self.attribute(char.id, attribute)
        total = 2 * (total + self.property_bonus(char.id, properties))
        for size in formula.dice:
            total += 7 if size == 6 else 4 if size == 3 else 3
        return total

    def master_attack(self, char: Char, blades: list[Blade], foes: list[Char]) -> bool:
        """(a): the best attack that is affordable and has a legal target."""
        if self.rules_of(char.id) & Rule.CANNOT_ATTACK:
            return False
        for blade in blades:
            if blade.ap > char.ap:
                continue
            act = blade.act
            if act is None:
                targets = self.targets_from(char, blade, foes)
                if targets:
                    self.count_action()
                    char.ap -= NORMAL_COST
                    self.attack(char.id, self.preferred(char, targets))
                    return True
            elif self.can(act) and self.master_technique(char, blade, act, self.targets_from(char, blade, foes)):
                return True
        return False

    def master_technique(self, char: Char, blade: Blade, act: Act, targets: list[int]) -> bool:
        if not targets:
            return False
        reach = blade.reach
        if reach is None or reach.kind != Reach.AREA:
            act.targets = [self.preferred(char, targets)]
        self.count_action()
        self.declare(act)
        return True

    def count_action(self) -> None:
        self.actions += 1
        self.activations = 0
        self.acted = True
        self.after_action = True

    def worth_area(self, char: Char, covered: list[int]) -> bool:
        """At least one enemy and no ally."""
        return bool(covered) and all(self.is_foe(char, self.chars[who]) for who in covered)

    def is_foe(self, char: Char, other: Char) -> bool:
        return other.kind != Kind.OBJECT and other.team != char.team

    def preferred(self, char: Char, targets: list[int]) -> int:
        """Lowest HP, then nearest, Hero before Companion, lowest seat, lowest number."""
        best = targets[0]
        for who in targets[1:]:
            if self.target_key(char, who) < self.target_key(char, best):
                best = who
        return best

    def target_key(self, char: Char, who: int) -> int:
        other = self.chars[who]
        near = distance(char.at, other.at)
        return (((other.hp + 100) * 100 + near) * 4 + other.kind) * 10000 + other.seat * 1000 + other.card

    def master_heal(self, char: Char) -> bool:
        """(b): a healing technique with a legal wounded ally, lowest HP first."""
        for power in self.card(char.card).powers:
            if power.damage is not None or not is_manual(power) or power.when != When.MAIN or not heals(power):
                continue
            if power.needs is not None and not self.unlocked(char.card, power.needs):
                continue
            act = self.new_act(char.card, power, char.id, char.id)
            if not self.can(act):
                continue
            legal = self.legal_aims(act)
            if legal:
                act.targets = [self.preferred(char, legal)]
                self.count_action()
                self.declare(act)
                return True
        return False

    def master_move(self, char: Char, blades: list[Blade], foes: list[Char]) -> bool:
        """(c): along the cheapest path to a tile from which some attack would be legal, or as far as AP go."""
        if self.rules_of(char.id) & (Rule.CANNOT_MOVE | Rule.CANNOT_ATTACK) or char.ap <= 0:
            return False
        if self.best_from(char, char.at, blades, foes) < NO_ATTACK:
            return False
        paths = self.paths_of(char, FOREVER - 1, False)
        goal = self.master_goal(char, paths, blades, foes)
        return goal >= 0 and self.walk_toward(char, paths, goal)

    def master_goal(self, char: Char, paths: Paths, blades: list[Blade], foes: list[Char]) -> int:
        """The cheapest tile from which some attack would be legal, of several the one with the best; NOBODY if none."""
        costs = paths.costs
        tiles = [costs[at] * TILES + at for at in self.empty_tiles() if costs[at] < FOREVER]
        tiles.sort()
        best, least = NOBODY, NO_ATTACK
        for key in tiles:
            at = key % TILES
            if best >= 0 and costs[at] > costs[best]:
                break
            wish = self.best_from(char, at, blades, foes)
            if wish < least:
                best, least = at, wish
        return best

    def best_from(self, char: Char, at: int, blades: list[Blade], foes: list[Char]) -> int:
        """How good the best attack from a tile would be, the lower the better; ties by y, then x."""
        here = char.at
        char.at = at
        found = NO_ATTACK
        near = FOREVER
        for foe in foes:
            near = min(near, distance(at, foe.at))
        for blade in blades:
            if blade.far < near:
                continue
            targets = self.targets_from(char, blade, foes)
            if targets:
                key = self.target_key(char, self.preferred(char, targets))
                found = ((500 - blade.mean) * 10000000000 + key) * TILES + at
                break
        char.at = here
        return found

    def targets_from(self, char: Char, blade: Blade, foes: list[Char]) -> list[int]:
        """The foes that an attack could be aimed at, or all whom an Area would cover if it is worth it."""
        act, reach = blade.act, blade.reach
        if act is None:
            return [foe.id for foe in foes if self.in_normal_reach(char, foe)]
        if reach is not None and reach.kind == Reach.AREA:
            covered = self.covered(char.id, reach.reach)
            return covered if self.worth_area(char, covered) else []
        return [foe.id for foe in foes if self.in_aim(act, reach, char, foe)]

    def walk_toward(self, char: Char, paths: Paths, goal: int) -> bool:
        """Back along a cheapest path to the last tile that is affordable and empty."""
        costs = paths.costs
        at = goal
        while at != char.at and not (costs[at] <= char.ap and self.empty(at)):
            at = self.before(char, paths, at)
        if at == char.at:
            return False
        came = self.before(char, paths, at)
        for way in range(4):
            if at - STEPS[way] == came:
                char.facing = way
        self.count_action()
        char.ap -= costs[at]
        self.put(char, at)
        self.report_moved_piece(char)
        return True

    def before(self, char: Char, paths: Paths, at: int) -> int:
        """The tile from which the cheapest path enters this one, lowest first."""
        costs = paths.costs
        for near in self.open_around[at]:
            if costs[near] < FOREVER and costs[near] + self.step_cost(paths, near, at) == costs[at]:
                return near
        return char.at


def blade_key(blade: Blade) -> int:
    return (1000 - blade.mean) * 10000 + blade.ap * 100 + blade.order


def heals(power: Power) -> bool:
    return any(isinstance(op, Heal) for op in power.block.ops)
