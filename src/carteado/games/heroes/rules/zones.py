"""Move cards from zone to zone (HEROES-3, 18, 23). Each move is one function that changes the table and reports it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.rng import Rng
from carteado.games.heroes.board import Zone
from carteado.games.heroes.language.printed import HeroCard
from carteado.games.heroes.pieces import Snapshot, Unit
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


# Decks and hands


def shuffle(table: HeroesState, seat: int) -> None:
    deal_deck(table, seat, table.rng)
    renumber(table, seat)
    table.report_seat("shuffled", seat)


def deal_deck(table: HeroesState, seat: int, rng: Rng) -> None:
    """Shuffle which card each number of the deck stands for; sort first, so that the old order has no influence."""
    deck = table.players[seat].deck
    numbers = [table.cards[id].number for id in deck]
    numbers.sort()
    rng.shuffle(numbers)
    cards = table.cards.copy()
    for place in range(len(deck)):
        cards[deck[place]] = table.catalog.cards[numbers[place]]
    table.cards = cards


def renumber(table: HeroesState, seat: int) -> None:
    """Give the cards of hand and deck new random numbers, so that no number reveals when its card was drawn."""
    own = table.players[seat]
    held = len(own.hand)
    old = own.hand + own.deck
    new = old.copy()
    table.rng.mix(new)
    cards = table.cards.copy()
    for place in range(len(new)):
        cards[new[place]] = table.cards[old[place]]
        table.zones[new[place]] = Zone.HAND if place < held else Zone.DECK
    table.cards = cards
    own.hand = new[:held]
    own.deck = new[held:]


def draw(table: HeroesState, seat: int, amount: int) -> None:
    """Draw this many cards, or as many as there are (HEROES-6.3)."""
    own = table.players[seat]
    drawn: list[int] = []
    while len(drawn) < amount and own.deck:
        id = own.deck.pop(0)
        table.zones[id] = Zone.HAND
        own.hand.append(id)
        drawn.append(id)
    if drawn and table.events is not None:
        cards = [table.named(id) for id in drawn]
        table.report_secret("drew", {"seat": seat, "count": len(drawn)}, {"cards": cards}, 1 << seat)


def show(table: HeroesState, seat: int, ids: list[int]) -> None:
    """Show cards to all before they become hidden; views keep them until the next action (HEROES-23.1, 23.3)."""
    table.shown = [*table.shown, Snapshot(NOBODY, seat, table.clock.turn, [table.cards[id].number for id in ids])]


def discard(table: HeroesState, seat: int, id: int) -> None:
    """Put a card of the hand under the deck, shown to all (HEROES-23.3)."""
    table.players[seat].hand.remove(id)
    to_bottom(table, id)
    show(table, seat, [id])
    table.report_card("discarded", id)


def discard_at_random(table: HeroesState, seat: int, amount: int) -> None:
    """Discard cards of a hand at random (HEROES-22.13)."""
    for _ in range(amount):
        hand = table.players[seat].hand
        if hand:
            discard(table, seat, hand[table.rng.roll(len(hand)) - 1])


def reveal_hand(table: HeroesState, seat: int, by: int) -> None:
    """Show a hand to one player, who remembers it (HEROES-22.10, 23.4)."""
    if by < 0:
        return
    numbers = [table.cards[id].number for id in table.players[seat].hand]
    numbers.sort()
    table.snapshots = [*table.snapshots, Snapshot(by, seat, table.clock.turn, numbers)]
    if table.events is not None:
        cards = [table.catalog.cards[number].id for number in numbers]
        table.report_secret("revealed", {"seat": by, "whose": seat}, {"cards": cards}, 1 << by)


# Entering and leaving play


def put_in_play(table: HeroesState, id: int, zone: int, at: int) -> Unit:
    unit = table.enter_play(id, zone, at)
    assert isinstance(unit, Unit)
    if table.card(id).rules:
        table.unsettled = True
    return unit


def take_off(table: HeroesState, unit: Unit) -> None:
    """Take a card out of play; the caller moves it to its next zone and removes what is attached to it."""
    zone, id = unit.zone, unit.id
    if zone == Zone.TEAM:
        table.players[unit.owner].team.remove(id)
    elif zone == Zone.PLANTS:
        table.players[unit.owner].sources.remove(id)
    elif zone == Zone.SUPPORT:
        table.players[unit.owner].equipment.remove(id)
    elif zone == Zone.EVENT:
        table.event = NOBODY
    elif zone == Zone.MOB:
        table.mob = NOBODY
    elif zone == Zone.ATTACHED:
        host = table.find_unit(unit.at)
        if host is not None:
            host.attached = [other for other in host.attached if other != id]
    table.leave_play(unit)
    table.unsettled = True


def to_bottom(table: HeroesState, id: int) -> None:
    table.zones[id] = Zone.DECK
    table.players[table.owners[id]].deck.append(id)


def discard_unit(table: HeroesState, unit: Unit) -> None:
    """Put a card from play under its owner's deck, after what is attached to it (HEROES-18.1, 18.4)."""
    discard_attached(table, unit)
    take_off(table, unit)
    to_bottom(table, unit.id)
    table.report_card("left_play", unit.id)


def discard_attached(table: HeroesState, unit: Unit) -> None:
    for id in unit.attached:
        discard_unit(table, table.unit(id))


def bury(table: HeroesState, id: int) -> None:
    """Put a card into its owner's Dead Zone, out of the game (HEROES-18.3)."""
    table.zones[id] = Zone.DEAD
    table.players[table.owners[id]].dead.append(id)


def is_in_play(table: HeroesState, card: HeroCard, leaving: int) -> bool:
    """Whether a copy of a card is in play, under any player, when `leaving` has left (HEROES-2.11)."""
    for id in table.in_play:
        if id != leaving and table.cards[id].number == card.number and not is_on(table, id, leaving):
            return True
    return False


def is_on(table: HeroesState, id: int, host: int) -> bool:
    return host >= 0 and table.zones[id] == Zone.ATTACHED and table.unit(id).at == host


def is_free(table: HeroesState, card: HeroCard) -> bool:
    """Whether uniqueness lets the card enter play."""
    return not (card.unique and is_in_play(table, card, NOBODY))
