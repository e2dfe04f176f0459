"""How effects run: triggers, traps, targets tested again, and what opens a chain (DUEL-9.10, 10, 12.4, 13)."""

from __future__ import annotations

from typing import Final

from carteado.games.duel.board import Zone
from carteado.games.duel.declaring import Declaring
from carteado.games.duel.table import Phase
from carteado.kit.cards import NOBODY
from carteado.kit.table import Effect, Item

TRAP: Final = 100


class Resolving(Declaring):
    """Effects from the queue to the graveyard."""

    def close_batch(self) -> None:
        """Traps wait in a queue of their own (DUEL-13.3)."""
        if not self.batch:
            return
        for effect in self.batch:
            if self.zones[effect.source] == Zone.TRAPS:
                self.trap_queue.append(effect)
            else:
                self.queue.append(effect)
        self.batch = []

    def begin(self, effect: Effect) -> None:
        if not self.too_many():
            self.run(effect)

    def too_many(self) -> bool:
        """DUEL-13.10."""
        self.resolved += 1
        if self.resolved <= self.config.effect_limit:
            return False
        self.queue = []
        self.trap_queue = []
        return True

    def spring(self, effect: Effect) -> None:
        """A trap is revealed and happens, if it is still there (DUEL-10.3)."""
        id = effect.source
        if self.zones[id] != Zone.TRAPS or self.too_many():
            return
        self.show(id)
        if self.events is not None:
            self.report("sprung", {"seat": self.owners[id], **self.named(id)})
        effect.kind = TRAP
        self.run(effect)

    def run(self, effect: Effect) -> None:
        """Targets are tested again; without a legal one nothing happens (DUEL-9.10)."""
        targets = effect.block.targets
        if targets:
            chosen: list[int] = []
            some = False
            for number in range(len(targets)):
                choice = effect.targets[number] if number < len(effect.targets) else NOBODY
                if choice >= 0 and targets[number].allows(self, effect.source, effect.player, choice):
                    some = True
                else:
                    choice = NOBODY
                chosen.append(choice)
            effect.targets = chosen
            if not some:
                self.finish(effect)
                return
        self.effects.append(effect)

    def finish(self, effect: Effect) -> None:
        """A spell or trap goes to its owner's graveyard; then the victory check (DUEL-15.2)."""
        id = effect.source
        if effect.kind == TRAP:
            piece = self.pieces[id]
            if piece is not None and piece.zone == Zone.TRAPS:
                self.leave_board(piece)
                self.bury(id)
                self.settle()
                self.close_batch()
        elif effect.kind >= 0:
            self.bury(id)
        self.victory_check()

    # Opening a chain

    def open(self, item: Item) -> None:
        """A declared item is a new link, or opens a chain once its triggers and traps are done (DUEL-12.4, 12.7)."""
        self.close_batch()
        if self.phase == Phase.RESPOND:
            self.chain.append(item)
            self.passes = 0
            self.priority = 1 - item.player
        else:
            self.pending = item
            self.phase = Phase.OPENING

    def open_chain(self) -> None:
        item = self.pending
        assert item is not None
        self.pending = None
        self.chain = [item]
        self.passes = 0
        self.priority = 1 - item.player
        self.phase = Phase.RESPOND
