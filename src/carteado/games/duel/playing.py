"""Playing cards and using abilities, once everything about them is declared (DUEL-5.3, 6.1, 7, 9.1, 10.1, 11)."""

from __future__ import annotations

from carteado.games.duel.board import Kind, Row, Type, When, Zone, row_of
from carteado.games.duel.chain import Chain
from carteado.games.duel.declaring import Do
from carteado.games.duel.table import Declaration, ItemKind
from carteado.kit.cards import NOBODY
from carteado.kit.table import Item


class Playing(Chain):
    """What a player does with cards, abilities and the hero action."""

    def declare(self, d: Declaration, player: int) -> None:
        """Ask what is missing; complete, it is paid and happens (DUEL-6.1)."""
        self.declaring = None
        if self.ask_more(d, player):
            return
        if d.form == Do.PLAY_CREATURE:
            self.play_creature(d, player)
        elif d.form == Do.PLAY_SHARD:
            self.play_shard(d, player)
        elif d.form == Do.PLAY_SPELL:
            self.play_spell(d, player)
        else:
            self.use_ability(d, player)

    def play_creature(self, d: Declaration, player: int) -> None:
        """DUEL-7.1; with DEFENDERS_READY a defender enters ready (R-32)."""
        id = d.source
        self.pay_for_card(player, self.card(id), d.payment)
        self.hands[player].remove(id)
        self.report_played(player, id)
        self.put_creature(id, d.place)
        if self.config.defenders_ready and row_of(d.place) == Row.DEFENSE:
            self.piece(id).exhausted = False
        self.settle()
        self.fire_played(d)
        self.fire_entered(id)
        self.close_batch()

    def report_played(self, player: int, id: int) -> None:
        if self.events is not None:
            self.report("played", {"seat": player, **self.named(id)})

    def fire_played(self, d: Declaration) -> None:
        """The card's own `played` trigger, with the targets chosen for it (DUEL-13.6)."""
        piece = self.pieces[d.source]
        if piece is None:
            return
        self.fire(When.PLAYED, d.source, piece, NOBODY, NOBODY, piece.owner, Kind.NONE)
        for effect in self.batch:
            if effect.source == d.source and effect.block.targets:
                effect.targets = d.targets

    def play_shard(self, d: Declaration, player: int) -> None:
        """DUEL-5.3a."""
        id = d.source
        self.gained[player] = True
        self.pay_for_card(player, self.card(id), d.payment)
        self.hands[player].remove(id)
        self.report_played(player, id)
        piece = self.enter_play(id, Zone.SHARD, player)
        self.show(id)
        self.shards[player] = id
        self.draw_one(player)
        self.settle()
        self.fire_played(d)
        self.fire(When.SHARD_PLAYED, id, piece, NOBODY, NOBODY, player, Kind.NONE)
        self.close_batch()

    def card_to_mana(self, player: int, id: int) -> None:
        """DUEL-5.3b."""
        self.gained[player] = True
        self.hands[player].remove(id)
        self.put_to_mana(player, id)
        self.mana[player] += 1
        if self.events is not None:
            self.report("used_as_mana", {"seat": player, **self.named(id)})

    def replace(self, player: int, id: int) -> None:
        """DUEL-11.3."""
        self.acted[player] = True
        self.hands[player].remove(id)
        if self.events is not None:
            self.report_secret("replaced", {"seat": player}, self.named(id), 1 << player)
        self.forget_hand(player, NOBODY)
        self.draw_one(player)
        deck = self.decks[player]
        self.zones[id] = Zone.DECK
        self.seen[id] = 0
        deck.insert(self.rng.below(len(deck) + 1), id)

    def set_trap(self, player: int, id: int) -> None:
        """DUEL-10.1."""
        card = self.card(id)
        mana = self.mana_cost(card, player)
        hp = self.loyalty_cost(card, player)
        self.pay_for_card(player, card, [])
        self.hands[player].remove(id)
        self.forget_hand(player, Type.TRAP)
        piece = self.enter_play(id, Zone.TRAPS, player)
        self.seen[id] = 1 << player
        self.traps[player].append(id)
        piece.paid_mana = mana
        piece.paid_hp = hp
        piece.turn = self.turn
        if self.events is not None:
            self.report_secret("set_trap", {"seat": player, "mana": mana, "hp": hp}, self.named(id), 1 << player)

    def play_spell(self, d: Declaration, player: int) -> None:
        """DUEL-9.1."""
        id = d.source
        card = self.card(id)
        item = Item(ItemKind.SPELL, player, id, card.block, d.targets)
        item.place = d.place
        self.pay_for_card(player, card, d.payment)
        self.hands[player].remove(id)
        self.zones[id] = Zone.CHAIN
        self.show(id)
        self.report_played(player, id)
        self.settle()
        self.fire(When.SPELL_PLAYED, id, None, NOBODY, len(self.chain), player, card.kind)
        self.open(item)

    def use_ability(self, d: Declaration, player: int) -> None:
        """Exhausting is part of a creature's cost, the hero action of a hero's (DUEL-7.4, 11.4, 11.5)."""
        source = d.source
        ability = self.cards[source].abilities[d.ability]
        if source < 2:
            self.acted[player] = True
            self.cooldowns[player][d.ability] = self.own_turns[player] + ability.cost.cooldown
        else:
            self.piece(source).exhausted = True
        if self.events is not None:
            self.report("used_ability", {"seat": player, **self.named(source), "ability": ability.id})
        self.pay(player, 0, 0, ability.cost, d.payment)
        self.settle()
        self.fire(When.ABILITY_USED, source, None, NOBODY, len(self.chain), player, Kind.NONE)
        self.open(Item(ItemKind.ABILITY, player, source, ability.block, d.targets))
