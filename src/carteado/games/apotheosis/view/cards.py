"""What a seat may see of a card (APOTHEOSIS-31)."""

from __future__ import annotations

from typing import cast

from carteado.games.apotheosis.board import COUNTERS, PUBLIC, Zone, seat_fact
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import characters, passives, tiles, triggers, zones
from carteado.games.apotheosis.state import ApoState
from carteado.games.apotheosis.view import structures


class Viewer:
    """Builds the view of one seat; None is a spectator."""

    def __init__(self, state: ApoState, seat: int | None) -> None:
        self.state = state
        self.seat = seat
        decision = state.decision
        self.asks = decision is not None and decision.seat == seat
        if state.dirty:
            passives.derive(state)

    def knows(self, id: int) -> bool:
        return self.state.seen[id] & (PUBLIC if self.seat is None else 1 << self.seat) != 0

    def named(self, id: int) -> structures.Known:
        return {"id": id, "card": self.state.cards[id].id}

    def owner(self, id: int) -> int | None:
        return seat_fact(self.state.owners[id])

    def lying(self, id: int) -> structures.Lying:
        state = self.state
        companion = characters.of_card(state, id) if state.zones[id] == Zone.SUPPORT else -1
        counts = [(name, state.counts[place][id]) for place, name in enumerate(COUNTERS)]
        return {
            **self.named(id),
            "exhausted": state.exhausted[id],
            "concealed": state.concealed[id],
            "counters": {name: count for name, count in counts if count},
            "attached": [self.named(under) for under in zones.attached_to(state, id)],
            "used": [f"e{power.index + 1}" for power in state.card(id).powers if triggers.limited(state, id, power)],
            "shown": state.shown[id] or zones.kept_revealed(state, id),
            "piece": companion if companion >= 0 else None,
        }

    def on_table(self, id: int) -> structures.OnTable:
        return cast(structures.OnTable, self.lying(id)) if self.knows(id) else {"concealed": True}

    def in_scenario(self, id: int) -> structures.InScenario:
        return {**self.lying(id), "owner": self.owner(id)}

    def at(self, char: Char) -> str | None:
        return tiles.tile_text(char.at) if char.at >= 0 else None

    def tiles(self, pieces: list[int]) -> list[str | None]:
        return [self.at(self.state.chars[who]) for who in pieces]
