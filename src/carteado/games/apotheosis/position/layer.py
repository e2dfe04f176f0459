"""Lay single cards and pieces of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core import phrases
from carteado.core.errors import Invalid, unknown
from carteado.games.apotheosis.board import COUNTERS, PACK, Zone
from carteado.games.apotheosis.grammar import EFFECTS, read_tile
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import tiles, zones
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import NOBODY
from carteado.kit.position import detailed


class Layer:
    """A table and the position that is laid on it. Modifiers are added last (`later`), because they name tiles."""

    def __init__(self, state: ApoState, table: Mapping[str, Any]) -> None:
        self.state = state
        self.table = table
        self.later: list[tuple[Char, Any]] = []
        players = list(table.get("players", []))
        if len(players) > state.seats:
            raise Invalid("position-bad-value", field="players", found=str(len(players)), allowed=f"0-{state.seats}")
        players += [{}] * (state.seats - len(players))
        self.players: list[dict[str, Any]] = [dict(player or {}) for player in players]

    def card(self, entry: Any) -> dict[str, Any]:
        data = detailed(entry)
        self.number_of(data["card"])
        return data

    def number_of(self, id: str) -> int:
        by_id = self.state.catalog.by_id
        if id not in by_id:
            raise unknown("position-bad-value", id, by_id, field="card")
        return by_id[id].number

    def add(self, data: Mapping[str, Any], owner: int, zone: int, holder: int, *suits: int, host: int = NOBODY) -> int:
        """Add a card to a zone and its pile, as the position says it lies; refuse other suits than these."""
        state = self.state
        card = state.catalog.by_id[data["card"]]
        if suits and card.suit not in suits:
            raise Invalid("position-bad-value", field="card", found=card.id, allowed=phrases.FITTING_CARD)
        id = zones.add(state, card, owner, zone, holder, host)
        state.exhausted[id] = data.get("exhausted", False)
        for name, count in data.get("counters", {}).items():
            state.counts[COUNTERS.index(name)][id] = count
        for effect in data.get("used", []):
            state.limits[id * 8 + EFFECTS.index(effect)] = state.clock.round * PACK + state.clock.stamp
        return id

    def shown(self, entry: Any, owner: int, zone: int, holder: int, *suits: int, host: int = NOBODY) -> int:
        """Add a card that everybody sees."""
        id = self.add(self.card(entry), owner, zone, holder, *suits, host=host)
        zones.show(self.state, id)
        zones.enter(self.state, id)
        return id

    def attach(self, data: Mapping[str, Any], host: int, owner: int, holder: int) -> None:
        for entry in data.get("attached", []):
            zones.show(self.state, self.add(self.card(entry), owner, Zone.ATTACHED, holder, host=host))

    def tile(self, text: str, field: str) -> int:
        at = read_tile(text)
        wide, high = self.state.config.width, self.state.config.height
        if at is None or at % 16 >= wide or at // 16 >= high:
            raise Invalid("position-bad-value", field=field, found=text, allowed=phrases.TILE)
        return at

    def empty_tile(self, text: str, field: str) -> int:
        at = self.tile(text, field)
        if not tiles.empty(self.state, at):
            raise Invalid("position-bad-value", field=field, found=text, allowed=phrases.EMPTY_TILE)
        return at

    def stand(self, char: Char, text: str, field: str) -> None:
        tiles.put(self.state, char, self.empty_tile(text, field))
