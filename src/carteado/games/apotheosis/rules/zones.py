"""Move cards: discard, bury, banish, obtain, place, register, attach (APOTHEOSIS-2.3, 2.4, 4, 5, 15.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from carteado.games.apotheosis.board import ATTACHMENTS, KNOWN_TO_ALL, MASTER, Kind, Suit, Zone, seat_fact
from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.bases import Word
from carteado.games.apotheosis.language.printed import ApoCard
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


def add(table: ApoState, card: ApoCard, owner: int, zone: int, holder: int, host: int = NOBODY) -> int:
    """Add a new card and return its number."""
    id = len(table.cards)
    table.cards.append(card)
    table.owners.append(owner)
    table.zones.append(zone)
    table.seen.append(0)
    table.holders.append(holder)
    table.exhausted.append(False)
    table.concealed.append(False)
    table.shown.append(False)
    table.entered.append(0)
    table.hosts.append(host)
    for counts in table.counts:
        counts.append(0)
    table.heard |= card.hears
    lay(table, id, zone)
    return id


def pile(table: ApoState, id: int) -> list[int] | None:
    """Return the pile of its zone that a card belongs on; None in the areas of a table."""
    zone, piles = table.zones[id], table.piles
    owner = pile_of(table, table.owners[id])
    if zone == Zone.DECK:
        return piles.decks[owner]
    if zone == Zone.INVENTORY:
        return piles.inventories[pile_of(table, table.chars[table.holders[id]].seat)]
    if zone == Zone.DISCARD:
        return piles.discards[owner]
    if zone == Zone.SHEET_DECK:
        return piles.sheet_decks[owner]
    if zone == Zone.SHEET_DISCARD:
        return piles.sheet_discards[owner]
    if zone == Zone.SCENARIO:
        return piles.scenario
    if zone == Zone.BANISHED:
        return piles.banished
    if zone == Zone.MASTER_HAND:
        return piles.master_hand
    if zone == Zone.ATTACHED:
        return piles.attachments.setdefault(table.hosts[id], [])
    return piles.containers.setdefault(table.hosts[id], []) if zone == Zone.CONTAINER else None


def lay(table: ApoState, id: int, zone: int) -> None:
    """Put a card in a zone, on top of its pile; the caller has set its holder and its host."""
    arrive(table, id, zone)
    on = pile(table, id)
    if on is not None:
        on.append(id)


def arrive(table: ApoState, id: int, zone: int) -> None:
    """Set the zone of a card without putting it on a pile."""
    table.zones[id] = zone
    areas.invalidate(table, id, zone)


def leave(table: ApoState, id: int) -> None:
    """Take a card from its pile, without firing the triggers of leaving a table."""
    left = pile(table, id)
    if left is not None:
        left.remove(id)
    table.hosts[id] = NOBODY
    areas.invalidate(table, id, table.zones[id])
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
    turn_up(table, id)
    clear_counters(table, id)
    for attached in attached_to(table, id).copy():
        to_discard(table, attached)


def turn_up(table: ApoState, id: int) -> None:
    """Reset a card that changes its place: recovered, revealed, not shown for a turn."""
    table.exhausted[id] = False
    table.concealed[id] = False
    table.shown[id] = False


def clear_counters(table: ApoState, id: int) -> None:
    for counts in table.counts:
        counts[id] = 0


def to_discard(table: ApoState, id: int) -> None:
    """Discard a card onto its owner's pile, which always fires onDiscard (APOTHEOSIS-5.2, R97)."""
    show(table, id)
    zone = Zone.SHEET_DISCARD if table.card(id).sheet else Zone.DISCARD
    put_away(table, id, zone, "discarded", When.ON_DISCARD)


def bury(table: ApoState, id: int) -> None:
    """Put a card on the bottom of its owner's deck (APOTHEOSIS-5.3)."""
    sheet = table.card(id).sheet
    put_away(table, id, Zone.SHEET_DECK if sheet else Zone.DECK, "buried", When.ON_BURY)
    owner = pile_of(table, table.owners[id])
    deck = table.piles.sheet_decks[owner] if sheet else table.piles.decks[owner]
    deck.insert(0, deck.pop())
    table.seen[id] = seat_bit(table.owners[id]) if sheet else 0
    if not sheet:
        table.piles.locked[owner] = False


def banish(table: ApoState, id: int) -> None:
    show(table, id)
    put_away(table, id, Zone.BANISHED, "banished", When.ON_BANISH)


def put_away(table: ApoState, id: int, zone: int, event: str, when: int) -> None:
    """Move a card onto a pile or deck, with its event and trigger; a discarded card is not discarded again."""
    holder, came = table.holders[id], table.zones[id]
    remove(table, id)
    strip(table, id)
    lay(table, id, zone)
    if came != zone or when != When.ON_DISCARD:
        if table.events is not None:
            report_known(table, event, {"owner": seat_fact(table.owners[id])}, id)
        triggers.fire(table, when, id, last_holder(table, id, holder), came)
    table.holders[id] = NOBODY


def to_inventory(table: ApoState, id: int, who: int) -> None:
    """Give a card to an inventory; a sheet card goes to its pile instead (APOTHEOSIS-2.3, 4.7)."""
    if table.card(id).sheet:
        to_discard(table, id)
        return
    outside = table.holders[id] != who
    remove(table, id)
    turn_up(table, id)
    table.holders[id] = who
    lay(table, id, Zone.INVENTORY)
    table.seen[id] = KNOWN_TO_ALL if has_counters(table, id) else seat_bit(table.chars[who].seat)
    if outside:
        triggers.fire(table, When.ON_OBTAIN, id, who, Zone.INVENTORY)


def to_scenario(table: ApoState, id: int) -> None:
    """Register an Event (APOTHEOSIS-14.1)."""
    remove(table, id)
    table.exhausted[id] = False
    table.concealed[id] = False
    lay(table, id, Zone.SCENARIO)
    table.holders[id] = NOBODY
    show(table, id)
    enter(table, id)
    table.announce("registered", card=id)


def to_table(table: ApoState, id: int, who: int, concealed: bool) -> None:
    """Put a card into its suit's area; the caller has checked that there is space (APOTHEOSIS-4.3)."""
    outside = table.holders[id] != who
    leave(table, id)
    table.holders[id] = who
    arrive(table, id, areas.area_for(table, id))
    turn_up(table, id)
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
    turn_up(table, id)
    clear_counters(table, id)
    table.hosts[id] = host
    table.holders[id] = table.holders[host]
    lay(table, id, Zone.ATTACHED)
    show(table, id)
    if table.events is not None:
        table.report("attached", {**table.named(id), "host": host, "host_card": table.cards[host].id})


def give(table: ApoState, id: int, who: int) -> None:
    """Give a card to a character; a Companion gets it attached, if there is room (APOTHEOSIS-12.12)."""
    char = table.chars[who]
    if char.kind != Kind.COMPANION:
        to_inventory(table, id, who)
    elif len(attached_to(table, char.card)) < ATTACHMENTS:
        to_host(table, id, char.card)


def to_container(table: ApoState, id: int, body: int) -> None:
    """Leave an Item with a body (APOTHEOSIS-16.2)."""
    leave(table, id)
    turn_up(table, id)
    clear_counters(table, id)
    table.hosts[id] = body
    table.holders[id] = NOBODY
    lay(table, id, Zone.CONTAINER)
    show(table, id)


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
