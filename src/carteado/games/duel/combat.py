"""Attacks, blocks and blows (DUEL-8)."""

from __future__ import annotations

from carteado.games.duel.board import Keyword, Kind, Row, When, Zone, row_of
from carteado.games.duel.declaring import BLOCK
from carteado.games.duel.resolving import Resolving
from carteado.games.duel.table import ItemKind, Phase
from carteado.kit.cards import NOBODY
from carteado.kit.table import Item, Piece


class Combat(Resolving):
    """One attack at a time."""

    def declare_attack(self, player: int, id: int, target: int) -> None:
        """DUEL-8.1, 8.2."""
        piece = self.piece(id)
        piece.exhausted = True
        item = Item(ItemKind.ATTACK, player, id, None, [target])
        if self.events is not None:
            self.report(
                "attacked", {"seat": player, **self.named(id), "target": target, "target_card": self.cards[target].id}
            )
        self.fire(When.ATTACKS, id, piece, target, 0, player, Kind.NONE)
        self.open(item)

    def attacker_stands(self, item: Item) -> Piece | None:
        """The attacker, if it still is in its attack row."""
        piece = self.creature(item.source)
        return piece if piece is not None and row_of(piece.at) == Row.ATTACK else None

    def is_there(self, id: int) -> bool:
        """A hero, or a creature still in play."""
        return self.character(id) is not None

    def offer_block(self, item: Item) -> None:
        """DUEL-8.3, 8.4."""
        attacker = self.attacker_stands(item)
        if item.negated or attacker is None or not self.is_there(item.targets[0]):
            self.stop_attack()
            return
        defender = 1 - item.player
        if not self.has(attacker, Keyword.ELUSIVE) and self.blockers(defender):
            self.decision = BLOCK[defender]
        else:
            self.open_chain()

    def stop_attack(self) -> None:
        item = self.pending
        assert item is not None
        if self.events is not None:
            self.report("attack_ended", self.named(item.source))
        self.pending = None
        self.phase = Phase.MAIN

    def declare_block(self, player: int, id: int) -> None:
        item = self.pending
        assert item is not None
        item.blocker = id
        piece = self.piece(id)
        if not self.has(piece, Keyword.BULWARK):
            piece.exhausted = True
        if self.events is not None:
            self.report("blocked", {"seat": player, **self.named(id)})
        self.phase = Phase.BLOCKED
        self.fire(When.BLOCKS, id, piece, item.source, 0, player, Kind.NONE)
        self.close_batch()

    def after_block(self) -> None:
        item = self.pending
        assert item is not None
        if item.negated or self.attacker_stands(item) is None or not self.is_there(item.blocker):
            self.stop_attack()
        else:
            self.open_chain()

    def combat(self, item: Item) -> None:
        """DUEL-8.6 to 8.9."""
        attacker = self.attacker_stands(item)
        defender = self.character(item.targets[0] if item.blocker < 0 else item.blocker)
        if attacker is None or defender is None:
            return
        if self.events is not None:
            self.report(
                "fought", {**self.named(attacker.id), "with": defender.id, "with_card": self.cards[defender.id].id}
            )
        if defender.zone == Zone.HERO:
            self.strike_hero(attacker, defender.id, self.atk_of(attacker))
        else:
            self.exchange_blows(attacker, defender)
        self.settle()
        self.close_batch()
        self.victory_check()

    def strike_hero(self, attacker: Piece, hero: int, amount: int) -> None:
        dealt = self.hurt(hero, amount, attacker.id)
        if dealt > 0:
            self.fire(When.HITS_HERO, attacker.id, attacker, hero, NOBODY, attacker.owner, Kind.NONE)
            if self.has(attacker, Keyword.DRAIN):
                self.heal_one(attacker.owner, dealt)

    def exchange_blows(self, attacker: Piece, defender: Piece) -> None:
        """Both at the same time: everything is read before anything is dealt."""
        attack, answer = self.atk_of(attacker), self.atk_of(defender)
        before = self.hp_of(defender)
        struck = self.config.strike_back and not self.has(attacker, Keyword.RANGED)
        dealt = self.strike(attacker, defender, attack)
        if struck:
            self.strike(defender, attacker, answer)
        if dealt > before and self.has(attacker, Keyword.OVERRUN):
            self.strike_hero(attacker, 1 - attacker.owner, dealt - before)

    def strike(self, striker: Piece, struck: Piece, amount: int) -> int:
        """Combat damage to a creature, with venom and drain (DUEL-8.8, 14.4)."""
        dealt = self.hurt(struck.id, amount, striker.id)
        if dealt > 0:
            keywords = self.keywords_of(striker)
            if keywords & Keyword.VENOM:
                struck.doomed = True
            if keywords & Keyword.DRAIN:
                self.heal_one(striker.owner, dealt)
        return dealt
