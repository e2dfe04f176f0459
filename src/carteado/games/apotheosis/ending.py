"""The end of a battle: victory, the round limit, and what becomes of the fallen (APO-18)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import Kind, Life, Mode, Step, Suit, Zone
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.language.terms import When
from carteado.games.apotheosis.mastering import Mastering
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.questions import Doing, What
from carteado.kit.cards import NOBODY

NOBODYS: Final = -1


class Ending(Mastering):
    """Who has won, and what is left to do then."""

    def go(self, step: int) -> None:
        raise NotImplementedError

    def phase(self, when: int, then: int) -> None:
        raise NotImplementedError

    def check_victory(self) -> None:
        if self.step_now >= Step.BATTLE_END:
            return
        if self.mode == Mode.ENCOUNTER:
            self.check_encounter()
            return
        teams: list[int] = []
        for char in self.chars:
            if self.acts(char) and char.team not in teams:
                teams.append(char.team)
        if not teams:
            self.finish_battle([1] * self.seats, "nobody_left")
        elif len(teams) == 1:
            self.finish_battle(self.scores_of(teams), "last_team")

    def check_encounter(self) -> None:
        if not any(char.team == 0 and self.acts(char) for char in self.chars):
            self.finish_battle([0] * self.seats, "lost")
        elif not self.waves and not self.master_alive():
            self.finish_battle([2] * self.seats, "won")

    def scores_of(self, teams: list[int]) -> list[int]:
        """Twice the score: 2 for the one team that won, 1 for each of those that share the best place."""
        points = 2 if len(teams) == 1 else 1
        return [points if self.chars[seat].team in teams else 0 for seat in range(self.seats)]

    def end_by_limit(self) -> None:
        """APO-18.2: most living Heroes, then the highest sum of HP of living characters."""
        best: list[int] = []
        most = -1
        for team in range(self.seats):
            heroes = hp = 0
            for char in self.chars:
                if char.team == team and self.acts(char):
                    heroes += 1 if char.kind == Kind.HERO else 0
                    hp += char.hp
            key = heroes * 100000 + hp
            if key > most:
                best, most = [team], key
            elif key == most:
                best.append(team)
        self.finish_battle(self.scores_of(best), "round_limit")

    def finish_battle(self, scores: list[int], ending: str) -> None:
        """Whatever was under way is over; the result stands from here on."""
        self.result = scores
        self.ending = ending
        self.effects = []
        self.queue = []
        self.active = NOBODY
        self.stamp += 1
        self.go(Step.BATTLE_END)

    def battle_end_step(self) -> None:
        if not self.opened:
            self.phase(When.END_OF_BATTLE, Step.HEIRS)
            return
        for id in self.scenario.copy():
            self.to_discard(id)
        for char in self.chars:
            self.wake_up(char)
        self.asking = 0
        self.go(Step.HEIRS)

    def wake_up(self, char: Char) -> None:
        """Summons are unevoked, the knocked out revive with 1 HP."""
        if char.gone or char.kind == Kind.OBJECT:
            return
        if self.is_evoked(char):
            self.unevoke(char)
        if char.life == Life.KO:
            char.life = Life.ALIVE
            char.hp = 1
            char.fixed_max = NOBODY
            self.reshape()

    def heirs_step(self) -> None:
        """Dead Heroes one by one: the sheet, the cards, then each Item to an heir or the pile (APO-18.3)."""
        while self.asking < self.seats:
            hero = self.chars[self.asking]
            if hero.life != Life.ALIVE:
                items = self.bury_hero(hero)
                if items:
                    self.undertake(Doing.HEIR, hero, items[0])
                    return
            self.asking += 1
        self.mods = []
        for id in range(len(self.cards)):
            if self.zones[id] == Zone.SHEET:
                for counts in self.counts:
                    counts[id] = 0
        self.reshape()
        self.go(Step.OVER)

    def bury_hero(self, hero: Char) -> list[int]:
        """Everything but Items goes; returns the Items that wait for an heir."""
        items: list[int] = []
        for id in range(len(self.cards)):
            if self.holders[id] != hero.id or self.zones[id] == Zone.ATTACHED:
                continue
            suit = self.card(id).suit
            if suit == Suit.HOUSE:
                self.to_banished(id)
            elif suit == Suit.ITEM:
                items.append(id)
            elif suit != Suit.COMPANION or self.zones[id] == Zone.INVENTORY:
                self.to_discard(id)
        return items

    def heirs(self, hero: Char) -> list[int]:
        """Living allies, Heroes and Companions with room, by tile; nobody is the pile."""
        found: list[int] = []
        for char in self.chars:
            if char.team == hero.team and char.id != hero.id and self.acts(char) and self.can_get(char.id):
                found.append(char.id)
        return [*self.by_tile(found), NOBODYS]

    def step_heir(self, deed: Deed) -> None:
        hero = self.chars[deed.user]
        if deed.at == 0:
            deed.at = 1
            self.ask_way(What.HEIR, hero.seat, self.heirs(hero), hero.id)
            return
        self.effects.pop()
        heir = self.answer[0]
        if heir < 0:
            self.to_discard(deed.source)
        else:
            self.fetch(deed.source, heir, False)
