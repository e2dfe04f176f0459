"""What a card makes the rules look at: events that its promises and amounts need, and rare rules that it uses."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from carteado.games.duel.board import Keyword, Trait
from carteado.games.duel.language.printed import DuelCard


def listened(card: DuelCard) -> int:
    """Return the bits of `Card.hears` beside the events of its triggers."""
    mask = 1 << Trait.GUARDIANS if card.keywords & Keyword.GUARDIAN else 0
    if any(way.from_grave for way in card.ways):
        mask |= 1 << Trait.PLAYED_FROM_GRAVE
    triggers = [(trigger.condition, trigger.block) for trigger in card.triggers]
    abilities = [ability.block for ability in card.abilities]
    for node in nodes_in([card.block, card.modes, card.rules, card.own_cost, triggers, abilities]):
        if hasattr(node, "listens"):
            mask |= node.listens()
        if getattr(node, "keywords", 0) & Keyword.GUARDIAN:
            mask |= 1 << Trait.GUARDIANS
    return mask


def nodes_in(part: Any) -> Iterator[Any]:
    """Yield every node of a part of a card; another card that it names is not part of it."""
    if isinstance(part, list | tuple):
        for entry in part:
            yield from nodes_in(entry)
    elif dataclasses.is_dataclass(part):
        yield part
        for field in dataclasses.fields(part):
            yield from nodes_in(getattr(part, field.name))
