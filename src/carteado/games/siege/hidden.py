"""Shuffle what the player cannot see: the order of the undrawn deck, and nothing else (SIEGE-10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.rng import Rng

if TYPE_CHECKING:
    from carteado.games.siege.state import SiegeState


def deal_hidden(table: SiegeState, rng: Rng) -> None:
    table.deck.sort()
    rng.shuffle(table.deck)
