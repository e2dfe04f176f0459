"""What everybody sees of the board and its pieces."""

from __future__ import annotations

from typing import Any

from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    FACINGS,
    FOREVER,
    GROUNDS,
    KINDS,
    KNOWLEDGE,
    LIVES,
    MARKERS,
    MASTER,
    TERRAINS,
    TILES,
    Ground,
    Kind,
    Suit,
)
from carteado.games.apotheosis.following import Following
from carteado.games.apotheosis.language.terms import Rule, rule_names
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import areas, death, movement, stats, tiles


class Surveying(Following):
    """The board, who stands on it, and where each may go."""

    def board(self) -> dict[str, Any]:
        state = self.state
        size = (state.config.width, state.config.height)
        uneven = [
            {
                "at": tiles.tile_text(at),
                "terrain": TERRAINS[state.board.terrain[at]],
                "altitude": state.board.altitude[at],
                "state": GROUNDS[state.board.ground[at]],
            }
            for at in range(TILES)
            if at % 16 < size[0]
            and at // 16 < size[1]
            and (state.board.ground[at] != Ground.OPEN or state.board.terrain[at] or state.board.altitude[at])
        ]
        return {"name": state.setup.options["board"], "width": size[0], "height": size[1], "tiles": uneven}

    def order(self) -> list[dict[str, Any]]:
        """Who had a turn, and who will have one: the fallen leave the order (APOTHEOSIS-16.2)."""
        state = self.state
        found = [(who, place < state.clock.order_at) for place, who in enumerate(state.clock.turn_order)]
        return [
            {"piece": who, "at": self.at(state.chars[who]), "done": done}
            for who, done in found
            if done or state.chars[who].acts()
        ]

    def is_piece(self, char: Char) -> bool:
        return char.at >= 0 or char.kind == Kind.HERO

    def piece(self, char: Char) -> dict[str, Any]:
        state = self.state
        data: dict[str, Any] = {
            "piece": char.id,
            "kind": KINDS[char.kind],
            "seat": None if char.seat == MASTER else char.seat,
            "team": char.team,
            "at": self.at(char),
            "facing": FACINGS[char.facing],
            "hp": char.hp,
            "hp_max": stats.hp_max(state, char.id),
            "life": LIVES[char.life],
            "ap": char.ap,
            "debt": char.debt,
            "markers": [name for place, name in enumerate(MARKERS) if char.markers >> place & 1],
            "attributes": {name: stats.attribute(state, char.id, place) for place, name in enumerate(ATTRIBUTES)},
            "base": self.base(char),
            "rules": rule_names(char.rules, char.crit),
            "control": self.control(char),
            "saved": char.saved,
            "items": [self.named(id) for id in death.lootable(state, char)] if char.at >= 0 else [],
            "check": self.check(char),
        }
        if char.kind == Kind.OBJECT:
            data["name"] = char.name
        elif char.card >= 0 and self.knows(char.card):
            data.update(self.named(char.card))
        asked = state.decision
        if asked is not None and asked.kind == "main" and char.id == state.clock.active and self.seat == char.seat:
            data["reach"] = self.reach(char)
        return data

    def base(self, char: Char) -> dict[str, int]:
        """House and Classes, or the printed numbers, without modifiers and Entity."""
        state = self.state
        values = [0] * 7
        if char.kind == Kind.OBJECT:
            values[0] = char.con
        elif char.kind == Kind.COMPANION:
            values = list(state.card(char.card).base) if char.card >= 0 else values
        else:
            for id in areas.sheet(state, char.id):
                card = state.card(id)
                if card.suit != Suit.ENTITY:
                    values = [value + more for value, more in zip(values, card.base, strict=True)]
            if char.shifts is not None:
                values = [value + more for value, more in zip(values, char.shifts.attributes, strict=True)]
        return dict(zip(ATTRIBUTES, values, strict=True))

    def control(self, char: Char) -> list[str]:
        state = self.state
        if not char.acts():
            return []
        near = (char.at - 16, char.at - 1, char.at + 1, char.at + 16)
        return [tiles.tile_text(at) for at in near if tiles.exists(state, at) and tiles.controls(char, at)]

    def check(self, char: Char) -> dict[str, Any] | None:
        if char.check_attribute < 0:
            return None
        known = None if char.check_knowledge < 0 else KNOWLEDGE[char.check_knowledge]
        return {
            "attribute": ATTRIBUTES[char.check_attribute],
            "knowledge": known,
            "difficulty": char.check_difficulty,
        }

    def reach(self, char: Char) -> dict[str, int]:
        state = self.state
        if char.rules & Rule.CANNOT_MOVE:
            return {}
        costs = movement.paths_of(state, char, char.ap, False).costs
        return {tiles.tile_text(at): costs[at] for at in tiles.empty_tiles(state) if costs[at] < FOREVER}
