"""Cards recovered or exhausted, revealed or concealed, where they lie (APO-2.12)."""

from __future__ import annotations

from carteado.games.apotheosis.board import Zone
from carteado.games.apotheosis.language.terms import Watch, When
from carteado.games.apotheosis.moving import Moving


class Flipping(Moving):
    """The atoms that turn a card; each raises what that triggers."""

    # Upright and sideways

    def exhaust_card(self, id: int) -> None:
        if self.exhausted[id]:
            return
        self.exhausted[id] = True
        if self.watch & Watch.CARDS:
            self.dirty = True
        if self.events is not None:
            self.report("exhausted", self.named(id))
        self.trigger(When.ON_EXHAUST, id, self.holders[id], self.zones[id])

    def recover_card(self, id: int) -> None:
        if not self.exhausted[id]:
            return
        self.exhausted[id] = False
        if self.watch & Watch.CARDS:
            self.dirty = True
        if self.events is not None:
            self.report("recovered", self.named(id))
        self.trigger(When.ON_RECOVER, id, self.holders[id], self.zones[id])

    # Face up and face down

    def reveal_table(self, id: int) -> None:
        """Awaken or evoke: the face is public from now on (8.4)."""
        self.concealed[id] = False
        self.show(id)
        self.enter(id)
        self.recount(self.holders[id])
        self.reshape()
        self.unsettled = True
        self.trigger(When.ON_REVEAL, id, self.holders[id], self.zones[id])

    def conceal_table(self, id: int) -> None:
        self.concealed[id] = True
        self.recount(self.holders[id])
        self.reshape()
        self.unsettled = True
        self.trigger(When.ON_CONCEAL, id, self.holders[id], self.zones[id])

    def show_inventory(self, id: int) -> None:
        """Seen by all until the end of the turn (R-74)."""
        if not self.shown[id]:
            self.shown[id] = True
            self.show(id)
            if self.events is not None:
                self.report("shown", {"who": self.who_is(self.holders[id]), **self.named(id)})
            self.trigger(When.ON_REVEAL, id, self.holders[id], Zone.INVENTORY)

    def hide_inventory(self, id: int) -> None:
        if self.shown[id]:
            self.shown[id] = False
            if self.zones[id] == Zone.INVENTORY and not self.has_counters(id):
                self.seen[id] = self.eyes(self.chars[self.holders[id]].seat)
                self.trigger(When.ON_CONCEAL, id, self.holders[id], Zone.INVENTORY)
