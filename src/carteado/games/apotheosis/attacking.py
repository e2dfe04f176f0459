"""Attacks, rolls and checks (APO-1.5 to 1.8, 10, 17)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.activating import Activating
from carteado.games.apotheosis.board import Kind, Life
from carteado.games.apotheosis.frames import Act, Blow, Roll, Test
from carteado.games.apotheosis.grid import distance
from carteado.games.apotheosis.language.printed import Formula
from carteado.games.apotheosis.language.terms import By, Reach, Rule, Stat, When
from carteado.games.apotheosis.pieces import Char
from carteado.kit.cards import NOBODY

NORMAL: Final = Formula([Stat.FOR], [2], 0)
EXTRA: Final = 3
CHECK_DIE: Final = [6]


class Hit:
    """Steps of an attack (APO-10.4)."""

    SELECTED: Final = 0
    ATTACKING: Final = 1
    ATTACKED: Final = 2
    RESPOND: Final = 3
    REDIRECTED: Final = 4
    LOOK: Final = 5
    ROLL: Final = 6
    HURT: Final = 7


def read_die(face: int, size: int) -> int:
    """APO-1.5."""
    if size == 6:
        return face
    return (face + 1) // 2 if size == 3 else (face + 2) // 3


class Attacking(Activating):
    """How an attack, a roll and a check go."""

    # Dice

    def throw(self) -> int:
        """A natural face; in a dry run 1."""
        return 1 if self.dry else int(self.rng.roll(6))

    def pick_random(self, count: int) -> int:
        """`random(n)`: uniform, without windows (APO-1.7)."""
        return 0 if self.dry else int(self.rng.roll(count)) - 1

    def throw_all(self, roll: Roll) -> None:
        """The main die first; a perfect roll adds extra dice while they show 6."""
        roll.faces = [self.throw() for _ in roll.dice]
        roll.extras = []
        if self.dirty:
            self.derive()
        if roll.faces and roll.faces[0] >= self.chars[roll.user].crit:
            face = self.throw()
            roll.extras.append(face)
            while face == 6:
                face = self.throw()
                roll.extras.append(face)

    def roll_total(self, roll: Roll) -> int:
        total = roll.plus + roll.bonus
        for place in range(len(roll.faces)):
            total += read_die(roll.faces[place], roll.dice[place])
        for face in roll.extras:
            total += read_die(face, EXTRA)
        return total

    def step_roll(self, roll: Roll) -> None:
        """Roll, open `rolling`, and hand over natural face and total."""
        if roll.at == 0:
            roll.at = 1
            self.throw_all(roll)
            if self.events is not None:
                self.report("rolled", {"who": self.who_is(roll.user), "faces": roll.faces + roll.extras})
            if not roll.silent:
                self.open_window(When.ROLLING, roll.user, len(self.effects) - 1)
            return
        self.effects.pop()
        self.answer = [roll.faces[0] if roll.faces else 0, self.roll_total(roll)]

    def push_roll(self, user: int, dice: list[int], plus: int, silent: bool) -> Roll:
        roll = Roll(user, dice, plus, silent)
        self.effects.append(roll)
        return roll

    # Attacks

    def attack(self, user: int, target: int) -> None:
        """A Normal attack or strike: nobody answers it as an activation (APO-9)."""
        blow = Blow(user, [target], NOBODY, By.NORMAL)
        self.face(user, blow.targets)
        self.effects.append(blow)
        if self.events is not None:
            self.report("attacked", {"who": self.who_is(user), "target": self.who_is(target)})

    def normal_targets(self, char: Char) -> list[int]:
        """Whom a Normal attack may choose, by tile (APO-9.4)."""
        if self.rules_of(char.id) & Rule.CANNOT_ATTACK or char.at < 0:
            return []
        return [other.id for other in self.neighbours(char) if self.in_normal_reach(char, other)]

    def in_normal_reach(self, char: Char, other: Char) -> bool:
        return distance(char.at, other.at) == 1 and other.life == Life.ALIVE and not self.normal_shield(char, other)

    def normal_shield(self, char: Char, other: Char) -> bool:
        """Untargetable by attack, normal or any."""
        if other.team == char.team or other.kind == Kind.OBJECT:
            return False
        return self.rules_of(other.id) // Rule.UNTARGETABLE & (1 | 1 << 2 | 1 << 7) != 0

    def formula_of(self, blow: Blow) -> Formula:
        if blow.item >= 0:
            act = self.effects[blow.item]
            assert isinstance(act, Act)
            damage = act.power.damage
            assert damage is not None
            return damage
        return NORMAL

    def step_blow(self, blow: Blow) -> None:
        stage = blow.at
        blow.at = stage + 1
        place = len(self.effects) - 1
        if not self.alive(blow.user):
            self.end_blow(blow)
        elif stage == Hit.SELECTED:
            self.open_each(blow, When.SELECTED, place)
        elif stage == Hit.ATTACKING:
            if not blow.silent:
                self.open_window(When.ATTACKING, blow.user, place)
        elif stage == Hit.ATTACKED:
            self.open_each(blow, When.ATTACKED, place)
        elif stage == Hit.RESPOND:
            if not blow.silent:
                self.open_window(When.RESPOND_ATTACK, NOBODY, place)
        elif stage == Hit.REDIRECTED:
            if blow.redirected and not blow.silent:
                self.open_each(blow, When.ATTACKED, place)
                self.open_each(blow, When.SELECTED, place)
        elif stage == Hit.LOOK:
            self.look_again(blow)
        elif stage == Hit.ROLL:
            self.roll_blow(blow)
        else:
            self.land(blow)

    def open_each(self, blow: Blow, when: int, place: int) -> None:
        """A window for each target in turn order."""
        if blow.silent:
            return
        for who in reversed(self.in_turns(blow.targets)):
            if self.chars[who].kind != Kind.OBJECT:
                self.open_window(when, who, place)

    def look_again(self, blow: Blow) -> None:
        """Each target: alive, in range, line clear, targetable; otherwise it drops out (APO-10.4 (3))."""
        kept: list[int] = []
        bonuses: list[int] = []
        for place in range(len(blow.targets)):
            who = blow.targets[place]
            if self.still_hit(blow, who):
                kept.append(who)
                bonuses.append(blow.bonuses[place])
        blow.targets = kept
        blow.bonuses = bonuses
        if not kept:
            self.end_blow(blow)

    def still_hit(self, blow: Blow, who: int) -> bool:
        char = self.chars[who]
        if char.life != Life.ALIVE or char.at < 0 or char.gone:
            return False
        if blow.redirected:
            return True
        if blow.item < 0:
            return self.apart(blow.user, who) == 1 and not self.normal_shield(self.chars[blow.user], char)
        act = self.effects[blow.item]
        assert isinstance(act, Act)
        reach = self.bar_range(act)
        if reach is None or not self.reaches(self.chars[blow.user], self.chars[who], reach.kind, reach.reach):
            return False
        return reach.kind == Reach.AREA or not self.shielded(act, char)

    def end_blow(self, blow: Blow) -> None:
        """No target is left, or nobody to strike: the attack ends without a roll."""
        self.effects.pop()
        if blow.item >= 0:
            act = self.effects[blow.item]
            assert isinstance(act, Act)
            act.targets = []
        if self.events is not None:
            self.report("attack_ended", {"who": self.who_is(blow.user)})

    def roll_blow(self, blow: Blow) -> None:
        formula = self.formula_of(blow)
        plus = formula.plus
        for attribute in formula.attributes:
            plus += self.attribute(blow.user, attribute)
        if not formula.dice:
            self.answer = [0, plus]
            return
        roll = self.push_roll(blow.user, formula.dice, plus, blow.silent)
        roll.way = blow.way
        roll.properties = blow.properties

    def land(self, blow: Blow) -> None:
        """(5) DMG for each target, (6) injury to all together (APO-10.5, 10.6)."""
        natural, total = self.answer[0], self.answer[1]
        total += blow.bonus + self.attack_bonus(blow)
        hits: list[int] = []
        injuries: list[int] = []
        for place in range(len(blow.targets)):
            who = blow.targets[place]
            damage = total + blow.bonuses[place] + self.stat(who, Stat.DMG_TAKEN)
            damage = max(1, damage)
            injury = self.injury(damage, self.attribute(who, Stat.CON)) + self.stat(who, Stat.INJURY_TAKEN)
            injuries.append(max(0, injury))
            if injury >= 1:
                hits.append(who)
            if self.events is not None:
                facts = {"who": self.who_is(blow.user), "target": self.who_is(who)}
                self.report("hit" if injury >= 1 else "missed", {**facts, "damage": damage, "injury": max(0, injury)})
        self.effects.pop()
        if blow.item >= 0:
            act = self.effects[blow.item]
            assert isinstance(act, Act)
            act.hits = hits
            act.natural = natural
            act.total = total
            act.targets = blow.targets
        for place in range(len(blow.targets)):
            self.suffer(blow.targets[place], injuries[place], blow.user)

    def attack_bonus(self, blow: Blow) -> int:
        """The attacker's `dmg` modifiers that fit this attack."""
        user = blow.user
        total = self.stat(user, Stat.DMG)
        if blow.way <= By.TECHNIQUE:
            total += self.stat(user, Stat.DMG_BY + blow.way)
        return total + self.property_bonus(user, blow.properties)

    def property_bonus(self, user: int, properties: int) -> int:
        """`dmg` with these properties of a card."""
        total = place = 0
        while properties:
            if properties & 1:
                total += self.stat(user, Stat.DMG_WITH + place)
            properties >>= 1
            place += 1
        return total

    # Checks

    def push_test(self, user: int, attribute: int, knowledge: int, silent: bool) -> None:
        self.effects.append(Test(user, attribute, knowledge, silent))

    def step_test(self, test: Test) -> None:
        """`checking`, the die, `rolling`, then the total (APO-17)."""
        if test.at == 0:
            test.at = 1
            if not test.silent:
                self.open_window(When.CHECKING, test.user, len(self.effects) - 1)
        elif test.at == 1:
            test.at = 2
            plus = self.attribute(test.user, test.attribute) + self.stat(test.user, Stat.CHECK) + test.bonus
            if test.knowledge >= 0:
                plus += self.knowledge(test.user, test.knowledge)
            self.push_roll(test.user, CHECK_DIE, plus, test.silent)
        else:
            self.effects.pop()
            total = self.answer[1]
            self.answer = [self.answer[0], max(1, total)]
