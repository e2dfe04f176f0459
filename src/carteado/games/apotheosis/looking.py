"""One seat, and what it may see of a card (section 8)."""

from __future__ import annotations

from typing import Any

from carteado.games.apotheosis.board import COUNTERS, MASTER, PUBLIC, Zone
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import characters, passives, tiles, triggers, zones
from carteado.games.apotheosis.state import ApoState


class Looking:
    """One seat looking at the table; None is a spectator."""

    def __init__(self, state: ApoState, seat: int | None) -> None:
        self.state = state
        self.seat = seat
        if state.dirty:
            passives.derive(state)

    def knows(self, id: int) -> bool:
        return self.state.seen[id] & (PUBLIC if self.seat is None else 1 << self.seat) != 0

    def named(self, id: int) -> dict[str, Any]:
        return {"id": id, "card": self.state.cards[id].id}

    def owner(self, id: int) -> int | None:
        owner = self.state.owners[id]
        return None if owner == MASTER else owner

    def card(self, id: int) -> dict[str, Any]:
        state = self.state
        if not self.knows(id):
            return {"concealed": True}
        companion = characters.of_card(state, id) if state.zones[id] == Zone.SUPPORT else -1
        return {
            **self.named(id),
            "exhausted": state.exhausted[id],
            "concealed": state.concealed[id],
            "counters": {
                name: state.counts[place][id] for place, name in enumerate(COUNTERS) if state.counts[place][id]
            },
            "attached": [self.named(under) for under in zones.attached_to(state, id)],
            "used": self.used(id),
            "shown": state.shown[id] or zones.kept_revealed(state, id),
            "piece": companion if companion >= 0 else None,
        }

    def used(self, id: int) -> list[str]:
        """The effects whose limit is used up for now."""
        return [
            f"e{power.index + 1}" for power in self.state.card(id).powers if triggers.limited(self.state, id, power)
        ]

    def at(self, char: Char) -> str | None:
        return tiles.tile_text(char.at) if char.at >= 0 else None
