"""The chain: who may answer, and what happens when nobody does any more (DUEL-9, 12)."""

from __future__ import annotations

from typing import Any

from carteado.core.state import Action
from carteado.games.duel.board import ROWS, ZONES, Kind, Zone
from carteado.games.duel.combat import Combat
from carteado.games.duel.declaring import PASS, RESPOND
from carteado.games.duel.table import ItemKind, Phase
from carteado.kit.table import Effect, Item


class Chain(Combat):
    """Links are added in turn, and resolve from the newest to the oldest."""

    def open_pending(self) -> None:
        item = self.pending
        assert item is not None
        if item.kind == ItemKind.ATTACK:
            self.offer_block(item)
        elif item.negated:
            self.pending = None
            self.phase = Phase.MAIN
            if item.kind == ItemKind.SPELL:
                self.bury(item.source)
        else:
            self.open_chain()

    def give_priority(self) -> None:
        """Who can add no link is passed by the engine (DUEL-12.8); two passes close the chain (DUEL-12.7)."""
        if self.passes == 2:
            self.phase = Phase.RESOLVE
            return
        links: list[Action] = []
        self.add_links(self.priority, links)
        if links:
            self.decision = RESPOND[self.priority]
            if not self.config.concede:
                links.append(PASS)
                self.choices = tuple(links)
        else:
            self.pass_priority()

    def pass_priority(self) -> None:
        """A pass made by the engine is told like any other, so that it gives no hand away (DUEL-18.4).

        Who could not have answered with any hand (DUEL-12.6) passes in silence.
        """
        if self.events is not None and self.may_link(self.priority):
            self.report("passed", {"seat": self.priority})
        self.passes += 1
        self.priority = 1 - self.priority

    def resolve_next(self) -> None:
        """The newest item; after the oldest the chain is gone (DUEL-12.9, 12.10)."""
        item = self.chain.pop()
        if not self.chain:
            self.phase = Phase.TURN_END if item.kind == ItemKind.END_TURN else Phase.MAIN
        if item.negated:
            if item.kind == ItemKind.SPELL:
                self.bury(item.source)
        elif item.kind == ItemKind.ATTACK:
            self.combat(item)
        elif item.kind == ItemKind.SPELL:
            self.resolve_spell(item)
        elif item.block is not None:
            if self.events is not None:
                self.report("resolved", self.named(item.source))
            self.run(Effect(item.source, item.player, item.block, item.targets))

    def resolve_spell(self, item: Item) -> None:
        """DUEL-9.4 to 9.8."""
        id = item.source
        kind = self.card(id).kind
        if self.events is not None:
            self.report("resolved", self.named(id))
        if kind == Kind.CAST or kind == Kind.BURST:
            assert item.block is not None
            effect = Effect(id, item.player, item.block, item.targets)
            effect.kind = kind
            self.run(effect)
        elif kind == Kind.ROW_ENCHANT:
            self.place_enchant(id, Zone.ROW, item.place)
        elif kind == Kind.COLUMN_ENCHANT:
            self.place_enchant(id, Zone.COLUMN, item.place)
        elif kind == Kind.HERO_ENCHANT:
            self.place_enchant(id, Zone.HERO_ENCHANTS, 1 - item.player if self.card(id).attach_enemy else item.player)
        elif self.card(id).block.targets[0].allows(self, id, item.player, item.targets[0]):
            self.place_enchant(id, Zone.HOST, item.targets[0])
        else:
            self.bury(id)

    def place_enchant(self, id: int, zone: int, at: int) -> None:
        self.enter_play(id, zone, at)
        self.unsettled = True
        if self.events is not None:
            self.report("enchanted", {"seat": self.owners[id], **self.named(id), **self.enchanted_place(zone, at)})
        self.settle()
        self.close_batch()

    def enchanted_place(self, zone: int, at: int) -> dict[str, Any]:
        """Where an enchant went, as events tell it."""
        if zone == Zone.ROW:
            return {"zone": ZONES[zone], "owner": at // 2, "row": ROWS[at % 2]}
        if zone == Zone.COLUMN:
            return {"zone": ZONES[zone], "column": at + 1}
        if zone == Zone.HOST:
            return {"zone": ZONES[zone], "host": at, "host_card": self.cards[at].id}
        return {"zone": ZONES[zone], "owner": at}
