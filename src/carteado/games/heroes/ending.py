"""Knock-outs, elimination, and how a game ends (HEROES-18, 19, 20.6, 21.11, 21.12)."""

from __future__ import annotations

from carteado.games.heroes.board import KNOCKOUTS, Immune, Mode, When, Zone
from carteado.games.heroes.moving import Moving
from carteado.games.heroes.pieces import Unit
from carteado.kit.cards import NOBODY


class Ending(Moving):
    """Who falls, who is out, who has won."""

    def settle(self) -> None:
        """The knock-out check (HEROES-14.8), again until nobody else falls."""
        if not self.unsettled:
            return
        while self.unsettled and not self.reason:
            self.unsettled = False
            self.close_batch()
            fallen = self.find_fallen()
            if fallen:
                mob = self.mob
                for unit in fallen:
                    self.knock_out(unit)
                self.close_batch()
                if mob >= 0 and self.mob < 0:
                    self.end("mob_defeated", [0] * self.seats)
                    return
                self.eliminate([seat for seat in range(self.seats) if self.is_beaten(seat)])
        if not self.reason:
            self.trim_energy()

    def find_fallen(self) -> list[Unit]:
        """In turn order, then older first; Immunity: Death keeps its holder at 1 (HEROES-17.5)."""
        fallen: list[Unit] = []
        for unit in self.all_characters():
            most = self.max_health(unit)
            if most > unit.damage and not unit.doomed:
                continue
            if not self.is_immune(unit, Immune.DEATH):
                fallen.append(unit)
            elif most <= unit.damage:
                unit.damage = max(0, most - 1)
            unit.doomed = False
        if len(fallen) > 1:
            fallen.sort(key=lambda unit: (self.rank_of(unit.owner), unit.order))
        return fallen

    def is_beaten(self, seat: int) -> bool:
        return self.alive(seat) and self.knockouts[seat] >= KNOCKOUTS

    def knock_out(self, unit: Unit) -> None:
        """HEROES-18.2."""
        owner = unit.owner
        if self.events is not None:
            self.report("knocked_out", {"seat": owner if owner >= 0 else None, **self.named(unit.id)})
        self.discard_attached(unit)
        self.take_off(unit)
        if owner >= 0:
            self.knockouts[owner] += 1
            self.bury(unit.id)
        else:
            self.zones[unit.id] = Zone.DEAD
        self.fire(When.KO, it=unit.id, piece=unit, side=owner)

    def eliminate(self, seats: list[int]) -> None:
        """All by the same check: they share a place (HEROES-18.5, 19.4, 19.6)."""
        if not seats:
            return
        self.gone += 1
        for seat in seats:
            self.eliminated[seat] = self.gone
            self.tell_seat("eliminated", seat)
        for seat in seats:
            self.clear_seat(seat)
        self.check_end()

    def clear_seat(self, seat: int) -> None:
        """Everything of that player goes to the Dead Zone."""
        for id in self.in_play.copy():
            if self.owners[id] == seat:
                self.take_off(self.unit(id))
                self.bury(id)
        for zone in (self.hands[seat], self.decks[seat]):
            for id in zone:
                self.bury(id)
            zone.clear()
        self.reserve[seat] = 0

    # The end

    def sides_left(self) -> list[int]:
        found: list[int] = []
        for seat in range(self.seats):
            if self.alive(seat) and self.sides[seat] not in found:
                found.append(self.sides[seat])
        return found

    def check_end(self) -> None:
        """HEROES-19.4, 21.12."""
        left = self.sides_left()
        if self.mode == Mode.CHALLENGERS:
            if not left:
                self.end("mob_wins", [1] * self.seats)
        elif not left:
            self.end("all_out", self.rank_sides([]))
        elif len(left) == 1:
            self.end("last_standing", self.rank_sides([left]))

    def rank_sides(self, best: list[list[int]]) -> list[int]:
        """The rank of every seat, 0 first: the sides in `best`, group by group, then the others by when they left."""
        ranks = [NOBODY] * self.seats
        rank = 0
        for group in best:
            for seat in range(self.seats):
                if self.sides[seat] in group:
                    ranks[seat] = rank
            rank += 1
        for gone in range(self.gone, 0, -1):
            found = False
            for seat in range(self.seats):
                if ranks[seat] == NOBODY and self.playing[seat] and self.left_last(self.sides[seat]) == gone:
                    ranks[seat] = rank
                    found = True
            if found:
                rank += 1
        return [rank if place == NOBODY else place for place in ranks]

    def left_last(self, side: int) -> int:
        """When the last member of a side left."""
        last = 0
        for seat in range(self.seats):
            if self.sides[seat] == side and self.playing[seat]:
                last = max(last, self.eliminated[seat])
        return last

    def end_by_rounds(self) -> None:
        """The length limit: fewer knock-outs, then more Health (HEROES-19.5)."""
        left = self.sides_left()
        best: list[list[int]] = []
        while left:
            top = left[0]
            for side in left:
                if self.standing(side) > self.standing(top):
                    top = side
            level = self.standing(top)
            best.append([side for side in left if self.standing(side) == level])
            left = [side for side in left if self.standing(side) != level]
        self.end("round_limit", self.rank_sides(best))

    def standing(self, side: int) -> int:
        """Knock-outs weigh more than any Health."""
        score = 0
        for seat in range(self.seats):
            if self.sides[seat] == side and self.playing[seat]:
                score -= 1000 * self.knockouts[seat]
                for id in self.teams[seat]:
                    score += self.health(self.unit(id))
        return score

    def end(self, reason: str, ranks: list[int]) -> None:
        """The game is over, or in Mixed the stage; a stage that names more than one winner is followed by the next."""
        if self.mode == Mode.MIXED and self.stage == 1 and ranks.count(0) > 1:
            self.begin_final([seat for seat in range(self.seats) if ranks[seat] == 0])
            return
        self.reason = reason
        self.ranking = ranks
        self.using = None
        self.decision = None
        if self.events is not None:
            winners = [seat for seat in range(self.seats) if ranks[seat] == 0]
            self.report("ended", {"reason": reason, "winners": winners})

    def begin_final(self, seats: list[int]) -> None:
        """The second stage of Mixed (HEROES-20.6, 20.7)."""
        raise NotImplementedError
