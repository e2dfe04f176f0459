"""Describe a hero in the builder: what may be added, its faults, and its numbers (APOTHEOSIS-3)."""

from __future__ import annotations

from carteado.core.draft import Draft, Figures, Part
from carteado.core.message import Message
from carteado.games.apotheosis.board import ATTRIBUTES, CLASSES, COPIES, KNOWLEDGE, SUITS, Suit
from carteado.games.apotheosis.language.terms import Stat
from carteado.games.apotheosis.rules import areas, passives, setup, stats, status
from carteado.games.apotheosis.rules.building import FORBIDDEN, HeroList, faults, fits
from carteado.games.apotheosis.state import ApoState

MOST = {Suit.HOUSE: 1, Suit.CLASS: CLASSES, Suit.ENTITY: 1}
SPACES = (("equip", Stat.EQUIP), ("memento", Stat.MEMENTO), ("support", Stat.SUPPORT), ("inventory", Stat.INVENTORY))


def draft(hero: HeroList, state: ApoState) -> Draft:
    """Describe the list; its numbers are computed on the empty table `state`."""
    config = state.config
    return Draft(
        hero.text(),
        hero.counted,
        parts=[part(hero, suit) for suit in range(len(SUITS))],
        sizes=(config.deck_size, config.deck_size),
        faults=list(faults(hero, config)),
        unfit=[card.id for card in hero.known.cards if not (card.sheet or card.token or fits(hero, card))],
        figures=figures(hero, state),
    )


def part(hero: HeroList, suit: int) -> Part:
    """Return the cards of a suit that an Arena format allows."""
    sheet = suit <= Suit.ENTITY
    allowed = [card for card in hero.known.cards if card.suit == suit and not card.token]
    copies = {card.id: 1 if sheet else COPIES[card.rarity] for card in allowed if card.collection != FORBIDDEN}
    return Part(SUITS[suit], copies, MOST.get(suit), counted=not sheet)


def figures(hero: HeroList, state: ApoState) -> list[Figures]:
    """Return the sheet's numbers (APOTHEOSIS-3.2 to 3.7), alone and with its Entity awake; none if it overflows."""
    if len(hero.classes) > CLASSES:
        return []
    setup.set_table(state, [HeroList(hero.house, hero.classes, hero.entity, {}, hero.folder)] * state.seats)
    body = [(Message("apotheosis-build-level"), hero.level), (Message("apotheosis-build-hp"), stats.hp_max(state, 0))]
    spaces = [(Message(f"apotheosis-stat-{name}"), max(0, stats.value(state, 0, stat))) for name, stat in SPACES]
    known = [
        (Message(f"apotheosis-word-{name}"), stats.value(state, 0, Stat.KNOW + number))
        for number, name in enumerate(KNOWLEDGE)
    ]
    made: list[Figures] = [
        (Message("apotheosis-build-attributes"), attributes(state)),
        (Message("apotheosis-build-body"), [*body, *spaces]),
        (Message("apotheosis-build-knowledge"), [(name, level) for name, level in known if level]),
    ]
    if hero.entity:
        status.reveal(state, areas.entity(state, 0))
        passives.derive(state)
        made.insert(1, (Message("apotheosis-build-awake"), attributes(state)))
    return made


def attributes(state: ApoState) -> list[tuple[Message, int]]:
    return [(Message(f"apotheosis-stat-{name.lower()}"), stats.value(state, 0, n)) for n, name in enumerate(ATTRIBUTES)]
