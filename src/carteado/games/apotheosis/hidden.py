"""Deal again what a seat cannot see (APOTHEOSIS-31): the order of its deck, and the hidden cards of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.rng import Rng
from carteado.games.apotheosis.board import COPIES, ENTITY_LEVELS, FREE_LEVELS, MASTER, PUBLIC, SUMMON, Suit, Zone
from carteado.games.apotheosis.frames import Act, Ask, Deed, Window
from carteado.games.apotheosis.language.printed import ApoCard
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.rules import areas, passives, stats
from carteado.kit.cards import take_random

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

GOD: Final = 3


def deal_hidden(table: ApoState, seat: int, rng: Rng) -> None:
    """Replace everything that `seat` does not know by a random possibility; -1 is a spectator."""
    passives.derive(table)
    kept = mentioned(table)
    forget_triggers(table, seat, kept)
    for player in range(table.seats):
        if player == seat:
            reorder(table, [id for id in table.piles.decks[player] if id not in kept], rng)
        else:
            imagine(table, player, seat, kept, rng)
    imagine_master(table, kept, rng)
    areas.reread(table)


def knows(table: ApoState, seat: int, id: int) -> bool:
    return table.seen[id] & (PUBLIC if seat < 0 else 1 << seat) != 0


def mentioned(table: ApoState) -> list[int]:
    """Return the cards that frames refer to; they are kept, because the frames would be illegal with other cards."""
    found: list[int] = []
    for frame in table.effects:
        if isinstance(frame, Ask):
            found += frame.pool or frame.ways
        elif isinstance(frame, Act):
            found += [frame.source, *frame.points]
            for ids in frame.paid:
                found += ids
        elif isinstance(frame, Deed):
            found += [frame.source, *frame.moved]
    return found


def forget_triggers(table: ApoState, seat: int, kept: list[int]) -> None:
    """Drop the waiting triggers of cards that the seat does not know."""
    table.queue = [e for e in table.queue if isinstance(e, Window) or knows(table, seat, e.source) or e.source in kept]


def reorder(table: ApoState, deck: list[int], rng: Rng) -> None:
    """Shuffle which card each number of the deck stands for; sort first, so that the old order has no influence."""
    numbers = [table.cards[id].number for id in deck]
    numbers.sort()
    rng.shuffle(numbers)
    for place in range(len(deck)):
        table.cards[deck[place]] = table.catalog.cards[numbers[place]]


def imagine(table: ApoState, player: int, seat: int, kept: list[int], rng: Rng) -> None:
    """Replace the cards of another player that the seat does not know by random ones."""
    pool = likely_cards(table, player, seat, kept)
    for id in range(len(table.cards)):
        if table.owners[id] != player or knows(table, seat, id) or id in kept:
            continue
        zone = table.zones[id]
        if zone == Zone.SHEET:
            table.cards[id] = take_entity(table, player, id, rng)
        elif zone == Zone.SUPPORT:
            table.cards[id] = take_summon(table, player, rng)
        elif zone == Zone.SHEET_DECK:
            table.cards[id] = any_of(of_suit(table, Suit.CLASS), rng)
        elif zone == Zone.DECK or zone == Zone.INVENTORY:
            table.cards[id] = take_random(pool, rng)
    table.piles.aside[player] = []


def likely_cards(table: ApoState, player: int, seat: int, kept: list[int]) -> list[ApoCard]:
    """Return as many copies of each resource card as the deck may still hold; start over if too few are left."""
    seen = [0] * len(table.catalog.cards)
    hidden = 0
    for id in range(len(table.cards)):
        if table.owners[id] == player:
            if knows(table, seat, id) or id in kept:
                seen[table.cards[id].number] += 1
            else:
                hidden += 1
    pool: list[ApoCard] = []
    while len(pool) < hidden:
        for card in table.catalog.cards:
            if card.sheet or card.token or not suits(table, player, card):
                continue
            for _ in range(COPIES[card.rarity] - seen[card.number]):
                pool.append(card)
        seen = [0] * len(table.catalog.cards)
    return pool


def suits(table: ApoState, player: int, card: ApoCard) -> bool:
    """Whether the Hero can place the card with its Classes."""
    char = table.chars[player]
    if card.free:
        return stats.level(table, player) >= FREE_LEVELS[card.level]
    return all(char.stats[Stat.KNOW + known] >= card.level for known in card.knowledge)


def take_entity(table: ApoState, player: int, id: int, rng: Rng) -> ApoCard:
    level = stats.level(table, player)
    entities = of_suit(table, Suit.ENTITY)
    fitting = [card for card in entities if ENTITY_LEVELS[card.level] <= level] or entities
    if level >= ENTITY_LEVELS[GOD]:
        shown = looks(table, player)
        fitting = [card for card in fitting if looks_with(table, player, id, card) == shown]
    return any_of(fitting, rng)


def looks(table: ApoState, player: int) -> list[int]:
    """Return the values of a Hero, which are public."""
    char = table.chars[player]
    return [*char.stats, char.rules, char.crit]


def looks_with(table: ApoState, player: int, id: int, card: ApoCard) -> list[int]:
    """Return the values of a Hero with this card as its Entity: a god counts even asleep (APOTHEOSIS-2.15)."""
    real = table.cards[id]
    table.cards[id] = card
    areas.clear_passives(table)
    passives.derive(table)
    shown = looks(table, player)
    table.cards[id] = real
    areas.clear_passives(table)
    passives.derive(table)
    return shown


def take_summon(table: ApoState, player: int, rng: Rng) -> ApoCard:
    summons = [card for card in of_suit(table, Suit.COMPANION) if card.type == SUMMON]
    return any_of([card for card in summons if suits(table, player, card)] or summons, rng)


def of_suit(table: ApoState, suit: int) -> list[ApoCard]:
    """Return all printed cards of a suit."""
    return [card for card in table.catalog.cards if card.suit == suit]


def any_of(cards: list[ApoCard], rng: Rng) -> ApoCard:
    """Return one of the cards at random."""
    return cards[rng.below(len(cards))]


def imagine_master(table: ApoState, kept: list[int], rng: Rng) -> None:
    """Deal any Events as the Master's Hand and deck."""
    events = [card for card in of_suit(table, Suit.EVENT) if not card.token]
    for id in range(len(table.cards)):
        if table.owners[id] == MASTER and id not in kept and table.zones[id] in (Zone.MASTER_HAND, Zone.DECK):
            table.cards[id] = any_of(events, rng)
