"""The rules of 9 Card Siege: the turn, the player's actions, and how the castle falls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.rng import Rng
from carteado.core.state import Action, Decision, Outcome
from carteado.games.siege.board import (
    CARDS,
    LAST_DAY,
    MAX_CARRIED,
    MAX_TREBUCHETS,
    STRENGTH,
    STRENGTH_IN_CLOSE_COMBAT,
    Dice,
    Place,
    Track,
    Unit,
)
from carteado.games.siege.judgement import worth
from carteado.games.siege.table import QUIET, SiegeTable

if TYPE_CHECKING:
    pass


class Do:
    """Kinds of action in the canonical order of SIEGE-11.1."""

    ARCHERS: Final = 0
    BOILING_WATER: Final = 1
    CLOSE_COMBAT: Final = 2
    COUPURE: Final = 3
    RALLY: Final = 4
    ENTER_TUNNEL: Final = 5
    FAST_MOVE: Final = 6
    RAID: Final = 7
    SABOTAGE: Final = 8
    FREE_MOVE: Final = 9
    EXTRA_AP: Final = 10
    END_TURN: Final = 11


ARCHERS: Final[list[Action]] = [(Do.ARCHERS, unit) for unit in range(3)]
BOILING_WATER: Final[list[Action]] = [(Do.BOILING_WATER, unit) for unit in range(3)]
CLOSE_COMBAT: Final[Action] = (Do.CLOSE_COMBAT, 0)
CLOSE_COMBAT_WITH: Final[list[Action]] = [(Do.CLOSE_COMBAT, unit + 1) for unit in range(3)]
COUPURE: Final[Action] = (Do.COUPURE,)
RALLY: Final[list[Action]] = [(Do.RALLY, 0), (Do.RALLY, 1)]
ENTER_TUNNEL: Final[Action] = (Do.ENTER_TUNNEL,)
FAST_MOVES: Final[list[Action]] = [(Do.FAST_MOVE, 0), (Do.FAST_MOVE, 1)]
RAID: Final[Action] = (Do.RAID,)
SABOTAGE: Final[Action] = (Do.SABOTAGE,)
FREE_MOVES: Final[list[Action]] = [(Do.FREE_MOVE, 0), (Do.FREE_MOVE, 1)]
EXTRA_MORALE: Final[Action] = (Do.EXTRA_AP, 0)
EXTRA_SUPPLIES: Final[Action] = (Do.EXTRA_AP, 1)
END_TURN: Final[Action] = (Do.END_TURN,)

ACT: Final = Decision(0, "action")


class SiegeState(SiegeTable):
    """A castle under siege, standing at the player's next action."""

    def copy(self) -> SiegeState:
        twin = SiegeState(self.game, self.setup, self.rng.copy(), self.flags, self.sections)
        self.copy_onto(twin)
        return twin

    def deal_hidden(self, seat: int | None, rng: Rng) -> None:
        """Only the order of the undrawn deck is hidden (SIEGE-10.2)."""
        self.deck.sort()
        rng.shuffle(self.deck)

    def outcome(self) -> Outcome | None:
        if not self.reason:
            return None
        return Outcome([1.0 if self.reason == "relief" else 0.0], self.reason, {"turns": self.turns})

    def worth(self, seat: int) -> float:
        return worth(self)

    # The course of a turn (SIEGE-3.1)

    def start_day(self) -> None:
        """All seven cards are shuffled anew (SIEGE-2.2, 9.7)."""
        self.deck = list(range(1, CARDS + 1))
        self.played = []
        self.card = 0
        self.rng.shuffle(self.deck)
        if self.events is not None:
            self.report("day", day=self.day)
        self.start_turn()

    def start_turn(self) -> None:
        """Everything up to the player's actions, or to the loss of the castle."""
        self.decision = None
        self.forget_turn()
        self.line_check()
        if not self.reason:
            self.draw()
            self.happen()
        if not self.reason:
            self.advance_enemies()
        if not self.reason:
            self.ap = self.section.ap
            self.decision = ACT

    def forget_turn(self) -> None:
        self.ap = 0
        self.section = QUIET
        self.boiled = False
        self.free_moved = False
        self.entered = False
        self.just_entered = False
        self.extra_used = False
        self.ap_spent = False

    def line_check(self) -> None:
        """Soldiers among the enemy risk capture (SIEGE-4.1)."""
        if self.flags.line_check_in_tunnel:
            exposed = self.in_tunnel()
        else:
            exposed = self.soldiers == Place.LINES
        if exposed:
            die = self.rng.roll(6)
            self.report_roll("line_check", die, 0, "captured" if die == 1 else "nothing")
            if die == 1:
                self.capture()

    def draw(self) -> None:
        if self.card:
            self.played.append(self.card)
        self.card = self.deck.pop(0)
        self.section = self.sections[self.card][self.day]
        if self.events is not None:
            self.report("drawn", card=self.card, day=self.day, name=self.section.name)

    def happen(self) -> None:
        """The event of the section (SIEGE-5.1, 5.2, 5.7)."""
        section = self.section
        if section.trebuchets:
            self.fire_trebuchets()
        for track, change in section.status:
            self.shift(track, change)
        if section.removes_tower and self.units[Unit.TOWER] == self.flags.enemy_start:
            self.place(Unit.TOWER, Unit.GONE)
        if section.adds_trebuchet and self.trebuchets < MAX_TREBUCHETS:
            self.count_trebuchets(self.trebuchets + 1)

    def fire_trebuchets(self) -> None:
        """Three break two spaces of wall, two break one, a single one needs a roll (SIEGE-5.2)."""
        hits = self.trebuchets - 1
        if self.trebuchets == 1:
            die = self.rng.roll(6)
            hits = 1 if die >= 4 else 0
            self.report_roll("trebuchet", die, 0, "hit" if hits else "nothing")
        for _ in range(hits):
            self.shift(Track.WALL, -1)

    def advance_enemies(self) -> None:
        """Orders are obeyed in the order ladders, ram, tower (SIEGE-6.1)."""
        orders = self.slowest() if self.section.slowest else self.section.orders
        for unit in orders:
            if self.units[unit] > Unit.CLOSE_COMBAT and not self.reason:
                self.advance(unit)

    def slowest(self) -> list[int]:
        """All units farthest from the walls, not counting close combat (SIEGE-6.2)."""
        farthest = max(self.units)
        if farthest <= Unit.CLOSE_COMBAT:
            return []
        return [unit for unit in range(3) if self.units[unit] == farthest]

    def advance(self, unit: int) -> None:
        """One space nearer; into close combat it costs morale, and the third one there takes the castle (SIEGE-6.4)."""
        self.place(unit, self.units[unit] - 1)
        if self.units[unit] == Unit.CLOSE_COMBAT:
            if self.in_close_combat() == 3:
                self.finish("overrun")
            elif self.flags.cc_entry_morale:
                self.shift(Track.MORALE, -1)

    def end_turn(self) -> None:
        """Loss check, end of day where due, and the next turn (SIEGE-3.1, steps 6 and 7)."""
        self.decision = None
        self.check_loss()
        if self.reason:
            return
        self.turns += 1
        if len(self.played) + 1 < self.flags.cards_per_day:
            self.start_turn()
        else:
            self.end_day()

    def check_loss(self) -> None:
        """SIEGE-9.2, first match."""
        tracks = self.tracks
        if self.in_close_combat() >= 2:
            self.finish("two_in_close_combat")
        elif tracks[Track.WALL] == 0:
            self.finish("surrender_wall")
        elif tracks[Track.MORALE] == 0:
            self.finish("surrender_morale")
        elif tracks[Track.SUPPLIES] == 0:
            self.finish("surrender_supplies")

    def end_day(self) -> None:
        """Eat, come home, and be captured outside, in this order (SIEGE-9.6)."""
        self.shift(Track.SUPPLIES, -1)
        if self.reason:
            return
        if self.in_tunnel():
            self.move_soldiers(Place.CASTLE)
        elif self.soldiers == Place.LINES:
            self.capture()
        if not self.reason:
            self.start_next_day()

    def start_next_day(self) -> None:
        """SIEGE-9.7; after the third day help arrives, if there is still a castle to help (SIEGE-9.4)."""
        if self.day < LAST_DAY:
            self.day += 1
            self.start_day()
            return
        self.check_loss()
        if not self.reason:
            self.finish("relief")

    # What may be done (SIEGE 2.7 to 2.9)

    def find_legal(self) -> list[Action]:
        tasks = self.tasks()
        out = tasks.copy() if self.ap >= 1 else []
        if self.may_move_freely():
            out.append(FREE_MOVES[0])
            out.append(FREE_MOVES[1])
        if tasks and not self.extra_used:
            if self.tracks[Track.MORALE] >= 1:
                out.append(EXTRA_MORALE)
            if self.tracks[Track.SUPPLIES] >= 1:
                out.append(EXTRA_SUPPLIES)
        if self.may_end_turn(len(tasks) > 0):
            out.append(END_TURN)
        return out

    def tasks(self) -> list[Action]:
        """The AP actions that would be legal with one AP, in canonical order."""
        out: list[Action] = []
        if self.section.only_behind_lines:
            self.add_deeds_behind_lines(out)
        elif self.must_fight():
            self.add_close_combat(out)
        else:
            self.add_attacks(out)
            self.add_close_combat(out)
            self.add_repairs(out)
            self.add_tunnel_moves(out)
            self.add_deeds_behind_lines(out)
        return out

    def must_fight(self) -> bool:
        """Two units in close combat leave no choice (SIEGE-7.5), unless the event forbids the fight (SIEGE-R37)."""
        return self.flags.cc_mandatory and not self.section.only_behind_lines and self.in_close_combat() >= 2

    def add_attacks(self, out: list[Action]) -> None:
        """Archers and boiling water (SIEGE-8.1, 8.2)."""
        start = self.flags.enemy_start
        for unit in range(3):
            position = self.units[unit]
            if position >= Unit.CIRCLE and (position < start or self.flags.allow_futile):
                out.append(ARCHERS[unit])
        if not self.boiled:
            for unit in range(3):
                if self.units[unit] == Unit.CIRCLE:
                    out.append(BOILING_WATER[unit])

    def add_close_combat(self, out: list[Action]) -> None:
        if self.flags.cc_dice != Dice.ONE_TARGET:
            if self.in_close_combat():
                out.append(CLOSE_COMBAT)
            return
        for unit in range(3):
            if self.units[unit] == Unit.CLOSE_COMBAT:
                out.append(CLOSE_COMBAT_WITH[unit])

    def add_repairs(self, out: list[Action]) -> None:
        """Coupure and rally (SIEGE-8.4, 8.5)."""
        if self.tracks[Track.WALL] < Track.TOP or self.flags.allow_futile:
            out.append(COUPURE)
        if self.tracks[Track.MORALE] < Track.TOP or self.flags.allow_futile:
            out.append(RALLY[0])
            if self.tracks[Track.SUPPLIES] >= 1:
                out.append(RALLY[1])

    def add_tunnel_moves(self, out: list[Action]) -> None:
        if not self.in_tunnel():
            out.append(ENTER_TUNNEL)
        elif self.just_entered or not self.flags.fast_move_on_entry:
            out.append(FAST_MOVES[0])
            out.append(FAST_MOVES[1])

    def add_deeds_behind_lines(self, out: list[Action]) -> None:
        """Raid and sabotage (SIEGE-8.8, 8.9)."""
        if self.soldiers == Place.LINES:
            if self.carried < MAX_CARRIED or self.flags.allow_futile:
                out.append(RAID)
            if self.trebuchets >= 1 or self.flags.allow_futile:
                out.append(SABOTAGE)

    def may_move_freely(self) -> bool:
        """SIEGE-8.10."""
        if not self.in_tunnel() or self.free_moved or self.section.only_behind_lines:
            return False
        return not self.entered or self.flags.free_move_on_entry_turn

    def may_end_turn(self, has_task: bool) -> bool:
        """SIEGE-7.3."""
        if self.ap == 0:
            return True
        if self.must_fight():
            return False
        return not self.flags.must_spend_one or self.ap_spent or not has_task

    # The player's actions (SIEGE 2.8, 2.9)

    def perform(self, action: Action) -> None:
        kind = action[0]
        if self.events is not None:
            self.report("acted", action=self.game.action_text(action))
        if kind == Do.END_TURN:
            self.end_turn()
            return
        if kind == Do.EXTRA_AP:
            self.take_extra_ap(action[1])
        else:
            self.just_entered = False
            if kind == Do.FREE_MOVE:
                self.free_move(action[1])
            else:
                self.ap -= 1
                self.ap_spent = True
                self.do_task(action, kind)
        if self.reason:
            self.decision = None

    def do_task(self, action: Action, kind: int) -> None:
        if kind == Do.ARCHERS:
            self.archers(action[1])
        elif kind == Do.BOILING_WATER:
            self.boiling_water(action[1])
        elif kind == Do.CLOSE_COMBAT:
            self.close_combat(action[1] - 1)
        elif kind == Do.COUPURE:
            self.coupure()
        elif kind == Do.RALLY:
            self.rally(action[1] == 1)
        elif kind == Do.ENTER_TUNNEL:
            self.enter_tunnel()
        elif kind == Do.FAST_MOVE:
            self.move_soldiers(Place.CASTLE if action[1] == 0 else Place.LINES)
        elif kind == Do.RAID:
            self.raid()
        else:
            self.sabotage()

    def attack_drm(self, unit: int) -> int:
        """What the event adds to archers and boiling water against a unit (SIEGE-5.4)."""
        section = self.section
        drm = section.attack + section.attack_track[unit]
        return drm + section.attack_circle if self.units[unit] == Unit.CIRCLE else drm

    def archers(self, unit: int) -> None:
        die = self.rng.roll(6)
        drm = self.attack_drm(unit)
        hit = die + drm > STRENGTH[unit]
        self.report_roll("archers", die, drm, "hit" if hit else "nothing")
        if hit and self.units[unit] < self.flags.enemy_start:
            self.place(unit, self.units[unit] + 1)

    def boiling_water(self, unit: int) -> None:
        """A natural 1 always fails, and costs morale unless the event favours this attack (SIEGE-8.2)."""
        self.boiled = True
        die = self.rng.roll(6)
        drm = self.attack_drm(unit)
        hit = die > 1 and die + 1 + drm > STRENGTH[unit]
        scalded = die == 1 and drm < 1
        self.report_roll("boiling_water", die, drm + 1, "hit" if hit else "backfired" if scalded else "nothing")
        if hit:
            self.place(unit, self.units[unit] + 1)
        elif scalded:
            self.shift(Track.MORALE, -1)

    def close_combat(self, target: int) -> None:
        """One die for all, one for each, or one for the chosen unit (SIEGE-8.3, `cc_dice`)."""
        if self.flags.cc_dice == Dice.ONE_TARGET:
            self.fight([target])
            return
        fighting = [unit for unit in range(3) if self.units[unit] == Unit.CLOSE_COMBAT]
        if self.flags.cc_dice == Dice.ONE_ROLL_ALL:
            self.fight(fighting)
            return
        for unit in fighting:
            if not self.reason:
                self.fight([unit])

    def fight(self, enemies: list[int]) -> None:
        drm = self.section.attack + self.section.attack_close_combat if self.flags.cc_drm else 0
        die = self.rng.roll(6)
        result = die + drm
        won = result > STRENGTH_IN_CLOSE_COMBAT
        rout = not won and self.rolled_one(die, result)
        fatal = not won and not rout and self.flags.cc_fail_loses
        effect = "hit" if won else "backfired" if rout else "fatal" if fatal else "nothing"
        self.report_roll("close_combat", die, drm, effect)
        if won:
            for unit in enemies:
                self.place(unit, Unit.CIRCLE)
        elif rout:
            self.shift(Track.MORALE, -1)
        elif fatal:
            self.finish("close_combat_lost")

    def rolled_one(self, die: int, result: int) -> bool:
        """The "1" of raid, sabotage and close combat (`natural_ones`)."""
        return die == 1 if self.flags.natural_ones else result <= 1

    def coupure(self) -> None:
        self.try_to_raise(Track.WALL, "coupure", self.section.coupure)

    def rally(self, with_supply: bool) -> None:
        """A supply is spent before the roll, and stays spent (SIEGE-8.5)."""
        if with_supply:
            self.shift(Track.SUPPLIES, -1)
        if not self.reason:
            self.try_to_raise(Track.MORALE, "rally", self.section.rally + (1 if with_supply else 0))

    def try_to_raise(self, track: int, why: str, drm: int) -> None:
        die = self.rng.roll(6)
        works = die + drm >= 5
        self.report_roll(why, die, drm, "raised" if works else "nothing")
        if works:
            self.shift(track, 1)

    def enter_tunnel(self) -> None:
        self.move_soldiers(Place.TUNNEL_1 if self.soldiers == Place.CASTLE else Place.TUNNEL_2)
        self.entered = True
        self.just_entered = True

    def free_move(self, to_lines: int) -> None:
        """One space, leaving the tunnel included (SIEGE-8.10)."""
        self.free_moved = True
        self.move_soldiers(self.soldiers + 1 if to_lines else self.soldiers - 1)

    def raid(self) -> None:
        die = self.rng.roll(6)
        result = die + self.section.raid
        caught = self.rolled_one(die, result)
        loot = 0 if caught or result <= 2 else 2 if result >= 6 else 1
        self.report_roll("raid", die, self.section.raid, "captured" if caught else "looted" if loot else "nothing")
        if caught:
            self.capture()
        elif loot:
            self.carried = min(MAX_CARRIED, self.carried + loot)
            if self.events is not None:
                self.report("carried", now=self.carried)

    def sabotage(self) -> None:
        die = self.rng.roll(6)
        result = die + self.section.sabotage
        caught = self.rolled_one(die, result)
        works = not caught and result >= 5
        self.report_roll(
            "sabotage", die, self.section.sabotage, "captured" if caught else "hit" if works else "nothing"
        )
        if caught:
            self.capture()
        elif works and self.trebuchets:
            self.count_trebuchets(self.trebuchets - 1)

    def take_extra_ap(self, choice: int) -> None:
        """A point of morale or supplies for one more action (SIEGE-7.4)."""
        self.extra_used = True
        self.ap += 1
        self.shift(Track.MORALE if choice == 0 else Track.SUPPLIES, -1)
