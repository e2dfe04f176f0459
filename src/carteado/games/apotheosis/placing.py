"""Cards placed on a table, with the pieces that come with them (APO-4.3, 4.6, 12.3, 12.4)."""

from __future__ import annotations

from carteado.games.apotheosis.board import SUITS, Kind, Mode, Suit, Type, Zone
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.grid import STRIDE
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.questions import What
from carteado.games.apotheosis.shifting import Shifting
from carteado.kit.cards import NOBODY


class Placing(Shifting):
    """From the inventory to the table, and from the table to the board."""

    def area_of(self, id: int) -> int:
        suit = self.card(id).suit
        return Zone.EQUIP if suit == Suit.ITEM else Zone.MEMENTO if suit == Suit.SKILL else Zone.SUPPORT

    def placeable(self, id: int, who: int) -> bool:
        card = self.card(id)
        if card.suit < Suit.ITEM or card.suit == Suit.EVENT:
            return False
        zone = self.area_of(id)
        held = self.area(who, zone)
        if len(held) >= self.spaces(who, zone) or not self.meets(who, id):
            return False
        if card.specifier >= 0:
            for other in held:
                if self.card(other).specifier == card.specifier:
                    return False
        return card.suit != Suit.COMPANION or self.is_summon(id) or bool(self.access(self.chars[who]))

    def access(self, char: Char) -> list[int]:
        """Empty access tiles (APO-8.4), ascending."""
        return [at for at in self.access_tiles(char) if self.empty(at)]

    def access_tiles(self, char: Char) -> list[int]:
        wide, high = self.config.width, self.config.height
        if self.mode == Mode.FFA:
            side = char.team
            if side < 2:
                y = 0 if side == 0 else high - 1
                return [y * STRIDE + x for x in range(1, wide - 1)]
            x = 0 if side == 2 else wide - 1
            return [y * STRIDE + x for y in range(1, high - 1)]
        row = 0 if char.team == 0 else high - 1
        return [row * STRIDE + x for x in range(wide)]

    def home_facing(self, char: Char) -> int:
        """Toward the opposite edge (APO-8.3, 12.3)."""
        if self.mode == Mode.FFA:
            return (0, 2, 1, 3)[char.team]
        return 0 if char.team == 0 else 2

    def step_place(self, deed: Deed) -> None:
        """Inventory to table; a human or creature needs an access tile."""
        who, id = deed.user, deed.source
        char = self.chars[who]
        if deed.at == 0:
            deed.at = 1
            if not self.placeable(id, who):
                # APO-23.4: without space or requirement it goes where APO-2.4 and 4.3 say.
                self.effects.pop()
                if self.zones[id] != Zone.INVENTORY or self.holders[id] != who:
                    self.to_inventory(id, who)
            elif self.card(id).suit == Suit.COMPANION and not self.is_summon(id):
                self.ask_way(What.TILE, char.seat, self.access(char), who)
            return
        self.effects.pop()
        card = self.card(id)
        summon = card.suit == Suit.COMPANION and self.is_summon(id)
        if self.events is not None:
            facts = {"who": self.who_is(who)}
            if summon:
                self.report_secret("placed_hidden", facts, self.named(id), self.eyes(char.seat))
            else:
                self.report("placed", {**facts, **self.named(id), "suit": SUITS[card.suit]})
        if card.suit == Suit.COMPANION:
            self.recruit(id, who, NOBODY if summon else self.answer[0])
        else:
            self.to_table(id, who, False)
        self.unsettled = True

    def recruit(self, id: int, who: int, at: int) -> None:
        """The piece first, so that onPlay finds it; it acts last in this round (APO-7.7)."""
        hero = self.chars[who]
        char = self.add_companion(id, who, at, self.home_facing(hero))
        self.to_table(id, who, at < 0)
        self.derive()
        char.hp = self.hp_max(char.id)
        if at >= 0 and self.round > 0:
            self.act_last(char.id)

    def step_evoke(self, deed: Deed) -> None:
        """Stages 2 and 3: the tile, then the piece (APO-12.4); before them the payment of the action."""
        who, id = deed.user, deed.source
        hero = self.chars[who]
        char = self.chars[self.companion(id)]
        if deed.at == 2:
            deed.at = 3
            tiles = self.beside(hero.at) if hero.at >= 0 else []
            if tiles:
                self.ask_way(What.TILE, hero.seat, tiles, who)
            else:
                self.effects.pop()
            return
        self.effects.pop()
        char.facing = hero.facing
        self.put(char, self.answer[0])
        if self.events is not None:
            self.report("evoked", {"who": self.who_is(who), **self.named(id)})
        if not char.had_turn:
            self.act_last(char.id)
        self.reveal_table(id)

    # Characters on cards

    def add_char(self, kind: int, seat: int, team: int, card: int) -> Char:
        char = Char(len(self.chars), kind, seat, team, card)
        self.chars.append(char)
        self.reshape()
        return char

    def add_companion(self, id: int, who: int, at: int, facing: int) -> Char:
        """The character of a Companion card in support; `at` NOBODY for a summon not evoked."""
        hero = self.chars[who]
        char = self.add_char(Kind.COMPANION, hero.seat, hero.team, id)
        char.facing = facing
        if at >= 0:
            self.put(char, at)
        self.derive()
        char.hp = self.hp_max(char.id)
        return char

    def is_summon(self, id: int) -> bool:
        return self.card(id).type == Type.SUMMON
