"""Cards on their way: discard, bury, banish, obtain, place, register, attach (APO-2.3 to 2.16, 4, 5, 15)."""

from __future__ import annotations

from typing import Any, Final

from carteado.games.apotheosis.board import MASTER, Life, Step, Suit, Zone
from carteado.games.apotheosis.deriving import Deriving
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.terms import Activation, When
from carteado.games.apotheosis.table import ALL_EYES
from carteado.kit.cards import NOBODY

AREA_OF_SUIT: Final[tuple[int, ...]] = (
    Zone.SHEET,
    Zone.SHEET,
    Zone.SHEET,
    Zone.EQUIP,
    Zone.MEMENTO,
    Zone.SUPPORT,
    Zone.INVENTORY,
)


class Moving(Deriving):
    """The atoms that change where a card lies; each raises what the move triggers."""

    # Triggers of the card itself (APO-28.1)

    def trigger(self, when: int, id: int, you: int, came: int) -> None:
        """Effects of one card that hear its own event; `you` is its last holder, `came` the zone it left."""
        if self.dry or not self.card(id).hears >> when & 1 or you < 0:
            return
        if when == When.ON_OBTAIN and self.step_now <= Step.PREPARE:
            return
        this = self.companion(id) if self.card(id).suit == Suit.COMPANION else NOBODY
        stays = this >= 0 and when != When.ON_EXIT and self.acts(self.chars[this])
        user = this if stays else you
        for power in self.card(id).powers:
            if power.when == when and power.activation <= Activation.AUTO:
                act = Act(id, power, user, you, this if this >= 0 else user)
                act.zone = came
                act.player = self.chars[user].seat
                self.queue.append(act)

    # Leaving

    def leave(self, id: int) -> int:
        """The card is taken from where it lies; returns that zone."""
        zone = self.zones[id]
        owner = self.pile(self.owners[id])
        if zone == Zone.DECK:
            self.decks[owner].remove(id)
        elif zone == Zone.INVENTORY:
            self.inventories[self.pile(self.chars[self.holders[id]].seat)].remove(id)
        elif zone == Zone.DISCARD:
            self.discards[owner].remove(id)
        elif zone == Zone.SHEET_DECK:
            self.sheet_decks[owner].remove(id)
        elif zone == Zone.SHEET_DISCARD:
            self.sheet_discards[owner].remove(id)
        elif zone == Zone.SCENARIO:
            self.scenario.remove(id)
        elif zone == Zone.BANISHED:
            self.banished.remove(id)
        elif zone == Zone.MASTER_HAND:
            self.master_hand.remove(id)
        elif zone == Zone.ATTACHED:
            self.attachments[self.hosts[id]].remove(id)
            self.hosts[id] = NOBODY
        elif zone == Zone.CONTAINER:
            self.containers[self.hosts[id]].remove(id)
            self.hosts[id] = NOBODY
        self.stir(id, zone)
        self.unsettled = True
        return zone

    def exit_table(self, id: int, zone: int) -> None:
        """onExit looks back to the table (APO-28.1); a Companion takes its piece along."""
        if Zone.SHEET <= zone <= Zone.SUPPORT:
            if not self.concealed[id]:
                self.trigger(When.ON_EXIT, id, self.holders[id], zone)
            if zone == Zone.SUPPORT:
                self.remove_companion(id)

    def remove_companion(self, id: int) -> None:
        """A Companion that leaves support forgets its damage; a body stays for its Items (APO-12.5, 16.5)."""
        who = self.companion(id)
        if who < 0:
            return
        char = self.chars[who]
        if char.life == Life.ALIVE or char.life == Life.KO:
            self.lift(char)
            char.gone = True
        char.card = NOBODY

    def strip(self, id: int) -> None:
        """What a card loses in a deck or pile (APO-2.16, 5.4, 15.1)."""
        self.exhausted[id] = False
        self.concealed[id] = False
        self.shown[id] = False
        for counts in self.counts:
            counts[id] = 0
        self.drop_attachments(id)

    def drop_attachments(self, id: int) -> None:
        """Attachments go to their owners' piles (APO-15.3)."""
        under = self.attachments.get(id)
        if under:
            for attached in under.copy():
                self.to_discard(attached)

    # Arriving

    def to_discard(self, id: int) -> None:
        """On top of the owner's pile of its group (APO-5.2); every way there raises onDiscard (R-97)."""
        holder = self.holders[id]
        zone = self.zones[id]
        pile = Zone.SHEET_DISCARD if self.card(id).sheet else Zone.DISCARD
        self.exit_table(id, zone)
        self.leave(id)
        self.strip(id)
        self.arrive(id, pile)
        self.show(id)
        owner = self.pile(self.owners[id])
        (self.sheet_discards if pile == Zone.SHEET_DISCARD else self.discards)[owner].append(id)
        if zone != pile:
            if self.events is not None:
                self.report("discarded", {"owner": self.owner_fact(id), **self.named(id)})
            self.trigger(When.ON_DISCARD, id, self.last_holder(id, holder), zone)
        self.holders[id] = NOBODY

    def to_deck(self, id: int) -> None:
        """Bury: on the bottom of the owner's deck of its group (APO-5.3)."""
        holder = self.holders[id]
        zone = self.zones[id]
        self.exit_table(id, zone)
        self.leave(id)
        self.strip(id)
        owner = self.pile(self.owners[id])
        if self.events is not None:
            self.report_buried(id)
        self.seen[id] = 0
        if self.card(id).sheet:
            self.arrive(id, Zone.SHEET_DECK)
            self.sheet_decks[owner].insert(0, id)
            self.seen[id] = self.eyes(self.owners[id])
        else:
            self.arrive(id, Zone.DECK)
            self.decks[owner].insert(0, id)
            self.locked[owner] = False
        self.trigger(When.ON_BURY, id, self.last_holder(id, holder), zone)
        self.holders[id] = NOBODY

    def to_banished(self, id: int) -> None:
        holder = self.holders[id]
        zone = self.zones[id]
        self.exit_table(id, zone)
        self.leave(id)
        self.strip(id)
        self.arrive(id, Zone.BANISHED)
        self.show(id)
        self.banished.append(id)
        if self.events is not None:
            self.report("banished", {"owner": self.owner_fact(id), **self.named(id)})
        self.trigger(When.ON_BANISH, id, self.last_holder(id, holder), zone)
        self.holders[id] = NOBODY

    def to_inventory(self, id: int, who: int) -> None:
        """Only resource cards; a sheet card goes to its pile instead (APO-2.3, 4.7)."""
        if self.card(id).sheet:
            self.to_discard(id)
            return
        zone = self.zones[id]
        outside = self.holders[id] != who
        self.exit_table(id, zone)
        self.leave(id)
        self.exhausted[id] = False
        self.concealed[id] = False
        self.shown[id] = False
        self.holders[id] = who
        self.arrive(id, Zone.INVENTORY)
        seat = self.chars[who].seat
        self.seen[id] = ALL_EYES if self.has_counters(id) else self.eyes(seat)
        self.inventories[self.pile(seat)].append(id)
        if outside:
            self.trigger(When.ON_OBTAIN, id, who, Zone.INVENTORY)

    def free_attachments(self, id: int, who: int) -> None:
        """A card that becomes an attachment has none of its own (APO-15.3)."""
        under = self.attachments.get(id)
        if under:
            for attached in under.copy():
                self.to_inventory(attached, who)

    def to_scenario(self, id: int) -> None:
        zone = self.zones[id]
        self.exit_table(id, zone)
        self.leave(id)
        self.exhausted[id] = False
        self.concealed[id] = False
        self.arrive(id, Zone.SCENARIO)
        self.holders[id] = NOBODY
        self.show(id)
        self.scenario.append(id)
        self.enter(id)
        if self.events is not None:
            self.report("registered", self.named(id))

    def to_table(self, id: int, who: int, concealed: bool) -> None:
        """Into an empty space of its suit's area (APO-4.3); the caller has looked for one."""
        outside = self.holders[id] != who
        self.leave(id)
        self.holders[id] = who
        self.arrive(id, AREA_OF_SUIT[self.card(id).suit])
        self.exhausted[id] = False
        self.shown[id] = False
        self.concealed[id] = concealed
        self.seen[id] = self.eyes(self.chars[who].seat) if concealed else ALL_EYES
        self.enter(id)
        if outside:
            self.trigger(When.ON_OBTAIN, id, who, Zone.EQUIP)
        if not concealed:
            self.trigger(When.ON_PLAY, id, who, Zone.EQUIP)
            self.apply_temps(id, who)

    def apply_temps(self, id: int, who: int) -> None:
        """Temp effects of a card without bar or cost are applied when it enters play (APO-30.1)."""
        for power in self.card(id).powers:
            if power.activation != Activation.TEMP or power.bar or power.costly or power.card.suit == Suit.EVENT:
                continue
            act = Act(id, power, who, self.you_of(who), who)
            for op in power.block.ops:
                op.run(self, act)

    def enter(self, id: int) -> None:
        self.counter += 1
        self.entered[id] = self.counter

    def to_host(self, id: int, host: int) -> None:
        """Under a Companion's card (APO-15.3): its own attachments go to the holder's inventory."""
        zone = self.zones[id]
        holder = self.holders[id]
        self.exit_table(id, zone)
        self.leave(id)
        if holder >= 0:
            self.free_attachments(id, holder)
        self.exhausted[id] = False
        self.concealed[id] = False
        self.shown[id] = False
        for counts in self.counts:
            counts[id] = 0
        self.arrive(id, Zone.ATTACHED)
        self.hosts[id] = host
        self.holders[id] = self.holders[host]
        self.show(id)
        self.attachments.setdefault(host, []).append(id)
        if self.events is not None:
            self.report("attached", {**self.named(id), "host": host, "host_card": self.cards[host].id})

    def to_container(self, id: int, body: int) -> None:
        """An Item that lies with a body (APO-16.2)."""
        self.leave(id)
        self.exhausted[id] = False
        for counts in self.counts:
            counts[id] = 0
        self.arrive(id, Zone.CONTAINER)
        self.hosts[id] = body
        self.holders[id] = NOBODY
        self.show(id)
        self.containers.setdefault(body, []).append(id)

    # Facts for events

    def eyes(self, seat: int) -> int:
        """The bit of a seat; the master has none."""
        return 0 if seat == MASTER else 1 << seat

    def owner_fact(self, id: int) -> int | None:
        return None if self.owners[id] == MASTER else self.owners[id]

    def last_holder(self, id: int, holder: int) -> int:
        """From the scenario or a pile: the owner (APO-28.1); the master's cards have nobody."""
        if holder >= 0:
            return holder
        return NOBODY if self.owners[id] == MASTER else self.owners[id]

    def report_buried(self, id: int) -> None:
        """A card that leaves a hidden zone for a hidden one is told to its holder only."""
        facts: dict[str, Any] = {"owner": self.owner_fact(id)}
        if self.seen[id] == ALL_EYES:
            self.report("buried", {**facts, **self.named(id)})
        else:
            self.report_secret("buried", facts, self.named(id), self.seen[id])
