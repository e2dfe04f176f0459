"""Cards made of nodes for tests: words by themselves, without a card file."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

from carteado.core.game import Setup
from carteado.core.rng import Rng
from carteado.games.duel.board import FACTIONS, JOBS, NEUTRAL, Kind, Type
from carteado.games.duel.game import Duel, configuration
from carteado.games.duel.language.catalog import FOLDER, catalog
from carteado.games.duel.language.printed import Catalog, DuelBlock, DuelCard, Target
from carteado.games.duel.state import DuelState, empty_state
from carteado.kit.cards import Block, Op, Trigger, Who
from carteado.kit.nodes import Itself
from duel.board import DuelTable
from table import Table

FIRST_NUMBER = 10_000


def block(*ops: Op) -> Block:
    """An inner block; it gets its name with the card."""
    return DuelBlock("", list(ops), [])


def spell(id: str, *ops: Op, targets: tuple[Target, ...] = (), kind: int = Kind.CAST, cost: int = 0) -> DuelCard:
    card = DuelCard(id, FIRST_NUMBER, Type.SPELL, NEUTRAL)
    card.kind = kind
    card.cost = cost
    card.block = DuelBlock(f"{id}/effects", list(ops), list(targets))
    return card


def creature(id: str, atk: int = 2, hp: int = 2, faction: str = "neutral", job: str = "rogue") -> DuelCard:
    card = DuelCard(id, FIRST_NUMBER, Type.CREATURE, FACTIONS.index(faction))
    card.atk, card.hp = atk, hp
    card.job = JOBS.index(job)
    return card


def when(card: DuelCard, event: int, *ops: Op, who: Who | None = None) -> DuelCard:
    """Give a card one more trigger."""
    index = len(card.triggers)
    made = DuelBlock(f"{card.id}/trigger{index + 1}", list(ops), [])
    card.triggers.append(Trigger(index, event, who or Itself(), None, False, made))
    card.hears |= 1 << event
    return card


def blocks_of(node: Any) -> Iterator[Block]:
    """Every block inside a node."""
    if isinstance(node, Block):
        yield node
    if isinstance(node, list):
        for entry in node:
            yield from blocks_of(entry)
    elif dataclasses.is_dataclass(node):
        for field in dataclasses.fields(node):
            yield from blocks_of(getattr(node, field.name))


class NodeDuel(Duel):
    """The game with more cards, whose inner blocks get their names here."""

    def __init__(self, *cards: DuelCard) -> None:
        super().__init__(FOLDER)
        printed = catalog(FOLDER)
        self.catalog = Catalog()
        self.catalog.cards = [*printed.cards]
        self.catalog.by_id = {**printed.by_id}
        self.catalog.blocks = {**printed.blocks}
        for card in cards:
            self.add(card)

    def add(self, card: DuelCard) -> None:
        card.number = len(self.catalog.cards)
        self.catalog.cards.append(card)
        self.catalog.by_id[card.id] = card
        outer = [card.block, *(trigger.block for trigger in card.triggers), *(a.block for a in card.abilities)]
        for root in outer:
            for number, inner in enumerate(blocks_of(root.ops)):
                inner.name = f"{root.name}.{number + 1}"
                self.catalog.blocks[inner.name] = inner
            self.catalog.blocks[root.name] = root

    def empty(self, setup: Setup, rng: Rng) -> DuelState:
        return empty_state(self, setup, rng, configuration(setup.options), self.catalog)


def lay_nodes(
    cards: list[DuelCard], a: Mapping[str, Any] | None = None, b: Mapping[str, Any] | None = None, **position: Any
) -> Table:
    """As `board.lay`, with these cards among the others."""
    return DuelTable(NodeDuel(*cards), **{"turn": 3, "players": [dict(a or {}), dict(b or {})], **position})
