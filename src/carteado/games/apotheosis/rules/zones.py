"""Move cards: discard, bury, banish, obtain, place, register, attach (APOTHEOSIS-2.3, 2.4, 4, 5, 15.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from carteado.games.apotheosis.board import KNOWN_TO_ALL, MASTER, Suit, Zone
from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.printed import ApoCard, Word
from carteado.games.apotheosis.language.terms import Activation, Verb, When
from carteado.games.apotheosis.rules import areas, characters, companions, triggers
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def pile_of(table: ApoState, owner: int) -> int:
    """Return the index of an owner's piles; the master's come last."""
    return table.seats if owner == MASTER else owner


def show(table: ApoState, id: int) -> None:
    """Let everybody know a card."""
    table.seen[id] = KNOWN_TO_ALL


def has_counters(table: ApoState, id: int) -> bool:
    return any(counts[id] > 0 for counts in table.counts)


def kept_revealed(table: ApoState, id: int) -> bool:
    """Whether a card with counters in an inventory works as on the table (APOTHEOSIS-4.8, 15.1)."""
    return table.zones[id] == Zone.INVENTORY and has_counters(table, id)


def attached_to(table: ApoState, host: int) -> list[int]:
    """Return the cards attached to a card, in order of arrival; callers must not change the list."""
    found = table.piles.attachments.get(host)
    return [] if found is None else found


def add(table: ApoState, card: ApoCard, owner: int, zone: int, holder: int) -> int:
    """Add a new card and return its number."""
    table.cards.append(card)
    table.owners.append(owner)
    table.zones.append(zone)
    table.seen.append(0)
    table.holders.append(holder)
    table.exhausted.append(False)
    table.concealed.append(False)
    table.shown.append(False)
    table.entered.append(0)
    table.hosts.append(NOBODY)
    for counts in table.counts:
        counts.append(0)
    table.heard |= card.hears
    areas.invalidate(table, len(table.cards) - 1, zone)
    return len(table.cards) - 1


def arrive(table: ApoState, id: int, zone: int) -> None:
    """Set the zone of a card; the caller puts it on its pile."""
    table.zones[id] = zone
    areas.invalidate(table, id, zone)


def leave(table: ApoState, id: int) -> None:
    """Take a card from its pile, without firing the triggers of leaving a table."""
    zone = table.zones[id]
    owner = pile_of(table, table.owners[id])
    if zone == Zone.DECK:
        table.piles.decks[owner].remove(id)
    elif zone == Zone.INVENTORY:
        table.piles.inventories[pile_of(table, table.chars[table.holders[id]].seat)].remove(id)
    elif zone == Zone.DISCARD:
        table.piles.discards[owner].remove(id)
    elif zone == Zone.SHEET_DECK:
        table.piles.sheet_decks[owner].remove(id)
    elif zone == Zone.SHEET_DISCARD:
        table.piles.sheet_discards[owner].remove(id)
    elif zone == Zone.SCENARIO:
        table.piles.scenario.remove(id)
    elif zone == Zone.BANISHED:
        table.piles.banished.remove(id)
    elif zone == Zone.MASTER_HAND:
        table.piles.master_hand.remove(id)
    elif zone == Zone.ATTACHED:
        table.piles.attachments[table.hosts[id]].remove(id)
        table.hosts[id] = NOBODY
    elif zone == Zone.CONTAINER:
        table.piles.containers[table.hosts[id]].remove(id)
        table.hosts[id] = NOBODY
    areas.invalidate(table, id, zone)
    table.unsettled = True


def remove(table: ApoState, id: int) -> None:
    """Take a card from its zone, firing the triggers of leaving a table (APOTHEOSIS-28.1)."""
    zone = table.zones[id]
    if Zone.SHEET <= zone <= Zone.SUPPORT:
        if not table.concealed[id]:
            triggers.fire(table, When.ON_EXIT, id, table.holders[id], zone)
        if zone == Zone.SUPPORT:
            companions.remove(table, id)
    leave(table, id)


def strip(table: ApoState, id: int) -> None:
    """Remove the state and counters that a card loses in a deck or pile (APOTHEOSIS-2.16, 5.4, 15.1)."""
    table.exhausted[id] = False
    table.concealed[id] = False
    table.shown[id] = False
    for counts in table.counts:
        counts[id] = 0
    for attached in attached_to(table, id).copy():
        to_discard(table, attached)


def to_discard(table: ApoState, id: int) -> None:
    """Discard a card onto its owner's pile, which always fires onDiscard (APOTHEOSIS-5.2, R97)."""
    holder = table.holders[id]
    zone = table.zones[id]
    pile = Zone.SHEET_DISCARD if table.card(id).sheet else Zone.DISCARD
    remove(table, id)
    strip(table, id)
    arrive(table, id, pile)
    show(table, id)
    owner = pile_of(table, table.owners[id])
    (table.piles.sheet_discards if pile == Zone.SHEET_DISCARD else table.piles.discards)[owner].append(id)
    if zone != pile:
        if table.events is not None:
            table.report("discarded", {"owner": owner_fact(table, id), **table.named(id)})
        triggers.fire(table, When.ON_DISCARD, id, last_holder(table, id, holder), zone)
    table.holders[id] = NOBODY


def bury(table: ApoState, id: int) -> None:
    """Put a card on the bottom of its owner's deck (APOTHEOSIS-5.3)."""
    holder = table.holders[id]
    zone = table.zones[id]
    remove(table, id)
    strip(table, id)
    owner = pile_of(table, table.owners[id])
    if table.events is not None:
        report_known(table, "buried", {"owner": owner_fact(table, id)}, id)
    table.seen[id] = 0
    if table.card(id).sheet:
        arrive(table, id, Zone.SHEET_DECK)
        table.piles.sheet_decks[owner].insert(0, id)
        table.seen[id] = seat_bit(table.owners[id])
    else:
        arrive(table, id, Zone.DECK)
        table.piles.decks[owner].insert(0, id)
        table.piles.locked[owner] = False
    triggers.fire(table, When.ON_BURY, id, last_holder(table, id, holder), zone)
    table.holders[id] = NOBODY


def banish(table: ApoState, id: int) -> None:
    holder = table.holders[id]
    zone = table.zones[id]
    remove(table, id)
    strip(table, id)
    arrive(table, id, Zone.BANISHED)
    show(table, id)
    table.piles.banished.append(id)
    if table.events is not None:
        table.report("banished", {"owner": owner_fact(table, id), **table.named(id)})
    triggers.fire(table, When.ON_BANISH, id, last_holder(table, id, holder), zone)
    table.holders[id] = NOBODY


def to_inventory(table: ApoState, id: int, who: int) -> None:
    """Give a card to an inventory; a sheet card goes to its pile instead (APOTHEOSIS-2.3, 4.7)."""
    if table.card(id).sheet:
        to_discard(table, id)
        return
    outside = table.holders[id] != who
    remove(table, id)
    table.exhausted[id] = False
    table.concealed[id] = False
    table.shown[id] = False
    table.holders[id] = who
    arrive(table, id, Zone.INVENTORY)
    seat = table.chars[who].seat
    table.seen[id] = KNOWN_TO_ALL if has_counters(table, id) else seat_bit(seat)
    table.piles.inventories[pile_of(table, seat)].append(id)
    if outside:
        triggers.fire(table, When.ON_OBTAIN, id, who, Zone.INVENTORY)


def to_scenario(table: ApoState, id: int) -> None:
    """Register an Event (APOTHEOSIS-14.1)."""
    remove(table, id)
    table.exhausted[id] = False
    table.concealed[id] = False
    arrive(table, id, Zone.SCENARIO)
    table.holders[id] = NOBODY
    show(table, id)
    table.piles.scenario.append(id)
    enter(table, id)
    if table.events is not None:
        table.report("registered", table.named(id))


def to_table(table: ApoState, id: int, who: int, concealed: bool) -> None:
    """Put a card into its suit's area; the caller has checked that there is space (APOTHEOSIS-4.3)."""
    outside = table.holders[id] != who
    leave(table, id)
    table.holders[id] = who
    arrive(table, id, areas.area_for(table, id))
    table.exhausted[id] = False
    table.shown[id] = False
    table.concealed[id] = concealed
    table.seen[id] = seat_bit(table.chars[who].seat) if concealed else KNOWN_TO_ALL
    enter(table, id)
    if outside:
        triggers.fire(table, When.ON_OBTAIN, id, who, Zone.EQUIP)
    if not concealed:
        triggers.fire(table, When.ON_PLAY, id, who, Zone.EQUIP)
        apply_temps(table, id, who)


def apply_temps(table: ApoState, id: int, who: int) -> None:
    """Apply temp effects without bar or cost when their card enters play (APOTHEOSIS-30.1)."""
    for power in table.card(id).powers:
        if power.activation != Activation.TEMP or power.bar or power.costly or power.card.suit == Suit.EVENT:
            continue
        act = Act(id, power, who, characters.you_of(table, who), who)
        run = Run(power.block, NOBODY)
        for op in power.block.ops:
            cast(Word, op).step(table, act, run)


def enter(table: ApoState, id: int) -> None:
    """Give a card the next number in the order of entering play."""
    table.counter += 1
    table.entered[id] = table.counter


def to_host(table: ApoState, id: int, host: int) -> None:
    """Attach a card to a Companion; its own attachments return to the holder's inventory (APOTHEOSIS-15.3)."""
    holder = table.holders[id]
    remove(table, id)
    if holder >= 0:
        for attached in attached_to(table, id).copy():
            to_inventory(table, attached, holder)
    table.exhausted[id] = False
    table.concealed[id] = False
    table.shown[id] = False
    for counts in table.counts:
        counts[id] = 0
    arrive(table, id, Zone.ATTACHED)
    table.hosts[id] = host
    table.holders[id] = table.holders[host]
    show(table, id)
    table.piles.attachments.setdefault(host, []).append(id)
    if table.events is not None:
        table.report("attached", {**table.named(id), "host": host, "host_card": table.cards[host].id})


def to_container(table: ApoState, id: int, body: int) -> None:
    """Leave an Item with a body (APOTHEOSIS-16.2)."""
    leave(table, id)
    table.exhausted[id] = False
    for counts in table.counts:
        counts[id] = 0
    arrive(table, id, Zone.CONTAINER)
    table.hosts[id] = body
    table.holders[id] = NOBODY
    show(table, id)
    table.piles.containers.setdefault(body, []).append(id)


def move_by(table: ApoState, verb: int, id: int) -> None:
    """Discard, bury or banish, as a cost or an operation."""
    if verb == Verb.DISCARD:
        to_discard(table, id)
    elif verb == Verb.BURY:
        bury(table, id)
    else:
        banish(table, id)


def seat_bit(seat: int) -> int:
    """Return the bit of a seat in `seen`; 0 for the master."""
    return 0 if seat == MASTER else 1 << seat


def owner_fact(table: ApoState, id: int) -> int | None:
    return None if table.owners[id] == MASTER else table.owners[id]


def last_holder(table: ApoState, id: int, holder: int) -> int:
    """Return the last holder for triggers; the owner if the card was in the scenario or a pile (APOTHEOSIS-28.1)."""
    if holder >= 0:
        return holder
    return NOBODY if table.owners[id] == MASTER else table.owners[id]


def report_known(table: ApoState, name: str, facts: dict[str, Any], id: int) -> None:
    """Report an event about a card, naming it only to seats that know it."""
    if table.seen[id] == KNOWN_TO_ALL:
        table.report(name, {**facts, **table.named(id)})
    else:
        table.report_secret(name, facts, table.named(id), table.seen[id])


def give_back(table: ApoState, id: int) -> None:
    """Return a card to the inventory of its holder; the face of a concealed summon stays hidden."""
    who = table.holders[id]
    if table.events is not None:
        report_known(table, "returned", {"who": table.who_is(who)}, id)
    to_inventory(table, id, who)
