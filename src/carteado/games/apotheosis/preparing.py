"""Before the first round: the mulligan and the preparation (APO-6.4)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.apotheosis.asking import DECISIONS
from carteado.games.apotheosis.board import Do, Kind, Step, Zone
from carteado.games.apotheosis.frames import Ask
from carteado.games.apotheosis.questions import Doing, What
from carteado.games.apotheosis.turning import Turning
from carteado.kit.cards import NOBODY


class Preparing(Turning):
    """Seat after seat, cards are put back and others placed."""

    def mulligan(self, seat: int) -> Ask:
        ask = Ask(What.MULLIGAN, seat, sorted(self.inventories[seat]))
        ask.picked = self.aside[seat]
        ask.most = len(ask.pool)
        return ask

    def mulligan_options(self, seat: int) -> list[Action]:
        return self.answers(self.mulligan(seat))

    def choose_mulligan(self, seat: int, action: Action) -> None:
        if action[0] == Do.PICK:
            self.aside[seat].append(action[1])
            if self.open_cards(self.mulligan(seat)):
                return
        aside = self.aside[seat]
        self.aside[seat] = []
        self.asking += 1
        if self.events is not None:
            self.report("mulliganed", {"seat": seat, "count": len(aside)})
        for id in aside:
            self.leave(id)
            self.arrive(id, Zone.DECK)
            self.holders[id] = NOBODY
            self.decks[seat].append(id)
        if aside:
            self.shuffle_deck(seat)
            self.draw_cards(seat, len(aside))

    def mulligan_step(self) -> None:
        if self.asking < self.seats:
            self.decision = DECISIONS[What.MULLIGAN][self.asking]
        else:
            self.asking = 0
            self.prepared = 0
            self.stamp += 1
            self.go(Step.PREPARE)

    def preparation_options(self, seat: int) -> list[Action]:
        kept: list[int] = []
        for id in sorted(self.inventories[seat]):
            if not self.has_twin(id, kept, len(kept)) and self.placeable(id, seat):
                kept.append(id)
        return [*[(Do.PICK, id) for id in kept], (Do.DONE,)]

    def choose_preparation(self, seat: int, action: Action) -> None:
        if action[0] == Do.PICK:
            self.prepared += 1
            self.undertake(Doing.PLACE, self.chars[seat], action[1])
        else:
            self.asking += 1
            self.prepared = 0

    def preparation_step(self) -> None:
        if self.asking >= self.seats:
            self.begin_battle()
        elif self.prepared >= self.config.preparation or len(self.preparation_options(self.asking)) == 1:
            self.asking += 1
            self.prepared = 0
        else:
            self.decision = DECISIONS[What.PREPARE][self.asking]

    def begin_battle(self) -> None:
        """(5) and (6) of APO-6.4."""
        for char in self.chars:
            if char.kind != Kind.OBJECT:
                char.hp = self.hp_max(char.id)
                char.debt = 0
        self.stamp += 1
        self.go(Step.BATTLE)
        self.unsettled = True
