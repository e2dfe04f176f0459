"""Imagining what a seat cannot see (section 8): its own deck in another order, any cards that others might hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.core.rng import Rng
from carteado.games.apotheosis.board import COPIES, ENTITY_LEVELS, FREE_LEVELS, MASTER, PUBLIC, Suit, Type, Zone
from carteado.games.apotheosis.frames import Act, Ask, Deed, Window
from carteado.games.apotheosis.language.printed import ApoCard
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.rules import areas, passives, stats
from carteado.kit.table import Effect

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

GOD: Final = 3


def deal_hidden(s: ApoState, seat: int, rng: Rng) -> None:
    """`seat` is the one who looks; -1 is a spectator."""
    passives.derive(s)
    kept = mentioned(s)
    forget_triggers(s, seat, kept)
    for player in range(s.seats):
        if player == seat:
            reorder(s, [id for id in s.piles.decks[player] if id not in kept], rng)
        else:
            imagine(s, player, seat, kept, rng)
    imagine_master(s, kept, rng)
    areas.reread(s)


def knows(s: ApoState, seat: int, id: int) -> bool:
    return s.seen[id] & (PUBLIC if seat < 0 else 1 << seat) != 0


def mentioned(s: ApoState) -> list[int]:
    """Cards in the middle of something: only who handles them is asked; for the others they are as good as played."""
    found: list[int] = []
    for frame in s.effects:
        add_mentioned(frame, found)
    return found


def add_mentioned(frame: Effect, found: list[int]) -> None:
    if isinstance(frame, Ask):
        found.extend(frame.pool)
        if not frame.pool:
            found.extend(frame.ways)
    elif isinstance(frame, Act):
        found.append(frame.source)
        found.extend(frame.points)
        for ids in frame.paid:
            found.extend(ids)
    elif isinstance(frame, Deed):
        found.append(frame.source)
        found.extend(frame.moved)


def forget_triggers(s: ApoState, seat: int, kept: list[int]) -> None:
    """Whether a hidden card waits to show itself, only its holder knows."""
    s.queue = [e for e in s.queue if isinstance(e, Window) or knows(s, seat, e.source) or e.source in kept]


def reorder(s: ApoState, deck: list[int], rng: Rng) -> None:
    """The same cards, from their printed order, dealt anew under these numbers of the deck."""
    numbers = [s.cards[id].number for id in deck]
    numbers.sort()
    rng.shuffle(numbers)
    for place in range(len(deck)):
        s.cards[deck[place]] = s.catalog.cards[numbers[place]]


def imagine(s: ApoState, player: int, seat: int, kept: list[int], rng: Rng) -> None:
    """What lies concealed on the table first, then inventory, deck and aside."""
    pool = likely_cards(s, player, seat, kept)
    for id in range(len(s.cards)):
        if s.owners[id] != player or knows(s, seat, id) or id in kept:
            continue
        zone = s.zones[id]
        if zone == Zone.SHEET:
            s.cards[id] = take_entity(s, player, id, rng)
        elif zone == Zone.SUPPORT:
            s.cards[id] = take_summon(s, player, rng)
        elif zone == Zone.SHEET_DECK:
            s.cards[id] = take_class(s, rng)
        elif zone == Zone.DECK or zone == Zone.INVENTORY:
            s.cards[id] = take(pool, rng)
    s.piles.aside[player] = []


def likely_cards(s: ApoState, player: int, seat: int, kept: list[int]) -> list[ApoCard]:
    """As many copies of each resource card as a deck may still hold, in printed order; enough for what is hidden."""
    seen = [0] * len(s.catalog.cards)
    hidden = 0
    for id in range(len(s.cards)):
        if s.owners[id] == player:
            if knows(s, seat, id) or id in kept:
                seen[s.cards[id].number] += 1
            else:
                hidden += 1
    pool: list[ApoCard] = []
    while len(pool) < hidden:
        for card in s.catalog.cards:
            if card.sheet or card.token or not suits(s, player, card):
                continue
            for _ in range(COPIES[card.rarity] - seen[card.number]):
                pool.append(card)
        seen = [0] * len(s.catalog.cards)
    return pool


def suits(s: ApoState, player: int, card: ApoCard) -> bool:
    """Whether the Hero could place it, from what all see of its Classes."""
    char = s.chars[player]
    if card.free:
        return stats.level(s, player) >= FREE_LEVELS[card.level]
    return all(char.stats[Stat.KNOW + known] >= card.level for known in card.knowledge)


def take(pool: list[ApoCard], rng: Rng) -> ApoCard:
    place = rng.below(len(pool))
    card = pool[place]
    pool[place] = pool[len(pool) - 1]
    pool.pop()
    return card


def take_entity(s: ApoState, player: int, id: int, rng: Rng) -> ApoCard:
    level = stats.level(s, player)
    fitting = [card for card in s.catalog.cards if card.suit == Suit.ENTITY and ENTITY_LEVELS[card.level] <= level]
    if not fitting:
        fitting = [card for card in s.catalog.cards if card.suit == Suit.ENTITY]
    if level >= ENTITY_LEVELS[GOD]:
        shown = looks(s, player)
        fitting = [card for card in fitting if looks_with(s, player, id, card) == shown]
    return fitting[rng.below(len(fitting))]


def looks(s: ApoState, player: int) -> list[int]:
    """All that everybody sees of a Hero's values."""
    char = s.chars[player]
    return [*char.stats, char.rules, char.crit]


def looks_with(s: ApoState, player: int, id: int, card: ApoCard) -> list[int]:
    """The same if this were the sleeping Entity: a god may show in its Hero even asleep (APOTHEOSIS-2.15)."""
    real = s.cards[id]
    s.cards[id] = card
    areas.clear_passives(s)
    passives.derive(s)
    shown = looks(s, player)
    s.cards[id] = real
    areas.clear_passives(s)
    passives.derive(s)
    return shown


def take_summon(s: ApoState, player: int, rng: Rng) -> ApoCard:
    summons = [card for card in s.catalog.cards if card.suit == Suit.COMPANION and card.type == Type.SUMMON]
    fitting = [card for card in summons if suits(s, player, card)]
    if not fitting:
        fitting = summons
    return fitting[rng.below(len(fitting))]


def take_class(s: ApoState, rng: Rng) -> ApoCard:
    classes = [card for card in s.catalog.cards if card.suit == Suit.CLASS]
    return classes[rng.below(len(classes))]


def imagine_master(s: ApoState, kept: list[int], rng: Rng) -> None:
    """The Master's Hand and deck: any Events."""
    events = [card for card in s.catalog.cards if card.suit == Suit.EVENT and not card.token]
    for id in range(len(s.cards)):
        if s.owners[id] == MASTER and id not in kept and s.zones[id] in (Zone.MASTER_HAND, Zone.DECK):
            s.cards[id] = events[rng.below(len(events))]
