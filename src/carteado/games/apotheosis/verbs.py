"""What operations do with cards: which fit, who chooses, what happens to them (5.6, APO-12.12, 23.4)."""

from __future__ import annotations

from carteado.games.apotheosis.asking import Demand
from carteado.games.apotheosis.board import ATTACHMENTS, Kind, Suit, Zone
from carteado.games.apotheosis.frames import Act, Deed, FrameKind
from carteado.games.apotheosis.language.printed import Amount, Cards
from carteado.games.apotheosis.language.terms import Some, Verb
from carteado.games.apotheosis.placing import Placing
from carteado.games.apotheosis.questions import Doing, What


class Verbs(Placing):
    """The hands of the operations."""

    def op_cards(self, act: Act, verb: int, cards: Cards, who: int) -> list[int]:
        """The cards an operation could take from somebody."""
        if cards.this:
            found = [act.source]
        else:
            found = self.zone_cards(who, cards, act.source)
        fitting = [id for id in found if self.fits(verb, id, who)]
        if not fitting and verb == Verb.PLACE and not self.dry and self.top() == FrameKind.RUN:
            # APO-23.4: what can no longer be placed goes where 2.4 and 4.3 say, and the effect goes on.
            return found
        return fitting

    def fits(self, verb: int, id: int, who: int) -> bool:
        zone = self.zones[id]
        if verb == Verb.EXHAUST:
            return not self.exhausted[id] and self.can_lie(id)
        if verb == Verb.RECOVER:
            return self.exhausted[id]
        if verb == Verb.REVEAL:
            return self.can_reveal(id)
        if verb == Verb.CONCEAL:
            return self.can_conceal(id)
        if verb == Verb.PLACE:
            return self.chars[who].kind == Kind.HERO and self.placeable(id, who)
        if verb == Verb.SEARCH:
            return self.chars[who].kind == Kind.HERO
        if verb == Verb.GET:
            return self.can_get(who)
        if verb == Verb.RETURN:
            return Zone.SHEET <= zone <= Zone.SUPPORT
        return zone != Zone.BANISHED or verb == Verb.BANISH

    def can_lie(self, id: int) -> bool:
        """Only table cards and cards kept revealed can be exhausted (APO-2.16)."""
        return Zone.SHEET <= self.zones[id] <= Zone.SUPPORT or self.kept_revealed(id)

    def can_reveal(self, id: int) -> bool:
        zone = self.zones[id]
        if zone == Zone.INVENTORY:
            return not self.shown[id] and not self.has_counters(id)
        if zone == Zone.SUPPORT:
            char = self.companion(id)
            hero = self.chars[self.holders[id]]
            return self.concealed[id] and not self.chars[char].barred and hero.at >= 0 and bool(self.beside(hero.at))
        return zone == Zone.SHEET and self.concealed[id]

    def can_conceal(self, id: int) -> bool:
        zone = self.zones[id]
        if zone == Zone.INVENTORY:
            return self.shown[id]
        if zone == Zone.SUPPORT:
            return not self.concealed[id] and self.is_summon(id)
        return zone == Zone.SHEET and not self.concealed[id] and self.card(id).suit == Suit.ENTITY

    def can_get(self, who: int) -> bool:
        char = self.chars[who]
        if char.kind == Kind.COMPANION:
            return len(self.attached_to(char.card)) < ATTACHMENTS
        return char.kind == Kind.HERO

    def enough(self, amount: Amount, count: int) -> bool:
        if amount.way == Some.UP_TO:
            return True
        return count >= (1 if amount.way == Some.ALL else amount.number)

    def choose_cards(self, act: Act, amount: Amount, pool: list[int], who: int) -> None:
        """Ask whoever may: the holder of a hidden zone, else the user of the effect (R-73)."""
        if amount.way == Some.ALL:
            self.answer = pool
        elif amount.way == Some.RANDOM:
            self.answer = self.draw_lots(pool, amount.number)
        elif amount.way == Some.NUMBER and len(pool) == amount.number:
            self.answer = pool
        else:
            seat = act.player
            if pool and self.zones[pool[0]] == Zone.INVENTORY:
                seat = self.chars[who].seat
            if pool and self.zones[pool[0]] == Zone.DECK:
                seat = self.chars[who].seat
                pool.sort(key=self.printed_order)
            ask = self.ask_set(What.CARDS, seat, pool, Demand.COUNT)
            ask.most = min(amount.number, len(pool))
            ask.least = 0 if amount.way == Some.UP_TO else ask.most
            ask.who = who

    def printed_order(self, id: int) -> int:
        return self.cards[id].number * 1024 + id

    def draw_lots(self, pool: list[int], number: int) -> list[int]:
        rest = pool.copy()
        found: list[int] = []
        while rest and len(found) < number:
            found.append(rest.pop(self.pick_random(len(rest))))
        return found

    def do_verb(self, verb: int, chosen: list[int], who: int) -> None:
        """The operation on the cards that were chosen."""
        if verb == Verb.PLACE or verb == Verb.REVEAL:
            for id in reversed(chosen):
                self.begin_showing(verb, id, who)
            return
        searched = False
        for id in chosen:
            if verb == Verb.SEARCH:
                searched = searched or self.zones[id] == Zone.DECK
                self.fetch(id, who, True)
            elif verb == Verb.GET:
                self.fetch(id, who, False)
            elif verb == Verb.RETURN:
                self.report_returned(id)
                self.to_inventory(id, self.holders[id])
            elif verb == Verb.EXHAUST:
                self.exhaust_card(id)
            elif verb == Verb.RECOVER:
                self.recover_card(id)
            elif verb == Verb.CONCEAL:
                self.conceal_one(id)
            else:
                self.move_by(verb, id)
        if searched:
            self.shuffle_deck(self.pile(self.chars[who].seat))

    def fetch(self, id: int, who: int, search: bool) -> None:
        """Search shows the card to all; a Companion that gets a card has it attached (APO-12.12)."""
        char = self.chars[who]
        if self.events is not None:
            self.report("searched" if search else "got", {"who": self.who_is(who), **self.named(id)})
        if char.kind == Kind.COMPANION:
            if len(self.attached_to(char.card)) < ATTACHMENTS:
                self.to_host(id, char.card)
        else:
            self.to_inventory(id, who)

    def begin_showing(self, verb: int, id: int, who: int) -> None:
        """Placing and evoking may ask for a tile."""
        zone = self.zones[id]
        if verb == Verb.REVEAL and zone == Zone.INVENTORY:
            self.show_inventory(id)
        elif verb == Verb.REVEAL and zone == Zone.SHEET:
            self.awaken(id)
        else:
            deed = Deed(Doing.PLACE if verb == Verb.PLACE else Doing.EVOKE, who)
            deed.source = id
            deed.at = 2 if verb == Verb.REVEAL else 0
            self.effects.append(deed)

    def conceal_one(self, id: int) -> None:
        zone = self.zones[id]
        if zone == Zone.SHEET:
            self.fall_asleep(id)
        elif zone == Zone.SUPPORT:
            self.unevoke(self.chars[self.companion(id)])
        else:
            self.hide_inventory(id)

    def awaken(self, id: int) -> None:
        char = self.chars[self.holders[id]]
        char.woke = self.stamp
        if self.events is not None:
            self.report("awoke", {"who": self.who_is(char.id), **self.named(id)})
        self.reveal_table(id)

    def fall_asleep(self, id: int) -> None:
        char = self.chars[self.holders[id]]
        char.slept = self.stamp
        if self.events is not None:
            self.report("slept", {"who": self.who_is(char.id), **self.named(id)})
        self.conceal_table(id)
