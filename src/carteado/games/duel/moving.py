"""Cards on the move (DUEL-4.6, 18.1). Every change is one atom that changes the state and reports it."""

from __future__ import annotations

from typing import Any

from carteado.games.duel.board import COLUMNS, ROWS, Keyword, Kind, Seen, When, Zone, row_of
from carteado.games.duel.table import DuelCard, Table
from carteado.kit.cards import NOBODY
from carteado.kit.table import Piece


class Moving(Table):
    """Cards from zone to zone."""

    # Moving cards

    def show(self, id: int) -> None:
        """The card is face up for everyone (DUEL-18.1)."""
        self.seen[id] = Seen.BY_ALL

    def forget_hand(self, player: int, type: int) -> None:
        """The foe can no longer tell which cards of the hand it once saw are still there (all, or one type)."""
        for id in self.hands[player]:
            card = self.card(id)
            if not card.token and (type == NOBODY or card.type == type):
                self.seen[id] &= 1 << player

    def bury(self, id: int) -> None:
        """To its owner's graveyard; a token ceases to exist (DUEL-1.9)."""
        card = self.card(id)
        self.seen[id] = Seen.BY_ALL
        if card.token:
            self.zones[id] = Zone.GONE
        else:
            self.zones[id] = Zone.GRAVE
            self.graves[self.owners[id]].append(id)

    def take_to_hand(self, id: int) -> None:
        """A card from the deck, the board or the graveyard; a full hand sends it on to the graveyard (DUEL-4.6)."""
        owner = self.owners[id]
        if self.card(id).token:
            self.zones[id] = Zone.GONE
        elif len(self.hands[owner]) >= self.config.hand_max:
            self.bury(id)
            if self.events is not None:
                self.report("burned", {"seat": owner, **self.named(id)})
        else:
            self.zones[id] = Zone.HAND
            self.seen[id] |= 1 << owner
            self.hands[owner].append(id)

    def draw_one(self, player: int) -> bool:
        """The top card of the deck; False when there is none (DUEL-4.6, 4.7)."""
        deck = self.decks[player]
        if not deck:
            return False
        id = deck.pop(0)
        self.seen[id] = 0
        if self.events is not None and len(self.hands[player]) < self.config.hand_max:
            self.report_secret("drew", {"seat": player}, self.named(id), 1 << player)
        self.take_to_hand(id)
        return True

    def draw_typed(self, player: int, type: int) -> None:
        """The topmost card of that type, shown to both (4.5, draw)."""
        deck = self.decks[player]
        for place in range(len(deck)):
            id = deck[place]
            if self.card(id).type == type:
                deck.pop(place)
                self.show(id)
                if self.events is not None:
                    self.report("fetched", {"seat": player, **self.named(id)})
                self.take_to_hand(id)
                return

    def leave_board(self, piece: Piece) -> None:
        """Off its slot or zone, its enchants to their graveyards (DUEL-9.7, 2.9)."""
        id = piece.id
        zone = piece.zone
        if zone == Zone.CREATURES:
            self.slots[piece.at] = NOBODY
        elif zone == Zone.TRAPS:
            self.traps[piece.owner].remove(id)
        elif zone == Zone.SHARD:
            self.shards[piece.owner] = NOBODY
        self.leave_play(piece)
        self.unsettled = True

    def drop_enchants(self, host: int) -> None:
        for enchant in self.enchants_on(host):
            self.leave_board(self.piece(enchant))
            self.bury(enchant)
            if self.events is not None:
                self.report("fell_off", self.named(enchant))

    def put_creature(self, id: int, at: int) -> None:
        """A creature enters play, exhausted unless alert (DUEL-7.2)."""
        piece = self.enter_play(id, Zone.CREATURES, at)
        self.show(id)
        self.slots[at] = id
        piece.exhausted = not self.has(piece, Keyword.ALERT)
        self.unsettled = True
        if self.events is not None:
            self.report("entered", {"seat": piece.owner, **self.named(id), **place_of(at)})

    def fire_entered(self, id: int) -> None:
        piece = self.creature(id)
        if piece is not None:
            self.fire(When.ENTERS, id, piece, NOBODY, NOBODY, piece.owner, Kind.NONE)

    # Cards to and fro

    def give_back(self, what: list[int]) -> None:
        """From play or graveyard to the owner's hand, in play order (4.5, return; DUEL-4.6)."""
        for id in self.by_order(what):
            piece = self.creature(id)
            if piece is None and self.zones[id] != Zone.GRAVE:
                continue
            if piece is not None:
                self.leave_board(piece)
                self.drop_enchants(id)
            else:
                self.graves[self.owners[id]].remove(id)
            self.show(id)
            if self.events is not None:
                self.report("returned", {"seat": self.owners[id], **self.named(id)})
            self.take_to_hand(id)

    def by_order(self, what: list[int]) -> list[int]:
        """In play order; what is not in play comes as it is."""
        if len(what) < 2:
            return what
        return [id for id in self.in_play if id in what] + [id for id in what if self.pieces[id] is None]

    def revive(self, player: int, what: list[int], row: int) -> None:
        for id in what:
            at = self.free_slot(player, row)
            if self.zones[id] == Zone.GRAVE and self.owners[id] == player and at >= 0:
                self.graves[player].remove(id)
                self.put_creature(id, at)
                self.fire_entered(id)

    def summon(self, player: int, token: DuelCard, amount: int, row: int) -> None:
        """One by one, as long as there are slots (R-37)."""
        for _ in range(amount):
            at = self.free_slot(player, row)
            if at < 0:
                return
            id = self.add_card(token, player, Zone.GONE)
            self.put_creature(id, at)
            self.fire_entered(id)

    def draw(self, player: int, amount: int, type: int) -> None:
        for _ in range(amount):
            if type == NOBODY:
                self.draw_one(player)
            else:
                self.draw_typed(player, type)

    def discard(self, player: int, amount: int) -> None:
        """At random (R-85)."""
        for _ in range(amount):
            hand = self.hands[player]
            if not hand:
                return
            self.discard_card(player, hand[self.rng.below(len(hand))])

    def discard_card(self, player: int, id: int) -> None:
        self.hands[player].remove(id)
        self.bury(id)
        if self.events is not None:
            self.report("discarded", {"seat": player, **self.named(id)})

    def mill(self, player: int, amount: int) -> None:
        for _ in range(amount):
            deck = self.decks[player]
            if not deck:
                return
            id = deck.pop(0)
            self.bury(id)
            if self.events is not None:
                self.report("milled", {"seat": player, **self.named(id)})

    def ramp(self, player: int, amount: int) -> None:
        """The maximum rises, the mana does not."""
        for _ in range(amount):
            deck = self.decks[player]
            if not deck:
                return
            id = deck.pop(0)
            self.put_to_mana(player, id)
            if self.events is not None:
                self.report("ramped", {"seat": player, **self.named(id)})

    def put_to_mana(self, player: int, id: int) -> None:
        self.show(id)
        self.zones[id] = Zone.MANA
        self.mana_zones[player].append(id)

    def gain_mana(self, player: int, amount: int) -> None:
        """DUEL-5.5."""
        self.bonus_mana[player] += amount
        if self.events is not None:
            self.report("gained_mana", {"seat": player, "amount": amount})


def place_of(at: int) -> dict[str, Any]:
    """A slot as events tell it."""
    return {"row": ROWS[row_of(at)], "column": at % COLUMNS + 1}
