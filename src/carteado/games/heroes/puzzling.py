"""Puzzles of Heroes: turns in which the opponent holds nothing hidden and no deck is left."""

from __future__ import annotations

import json
from collections.abc import Hashable
from typing import Any, cast

from carteado.core.state import Action, State
from carteado.games.heroes.board import KNOCKOUTS, STANCES, TOKENS, Phase
from carteado.games.heroes.pieces import TokenObject, Unit
from carteado.games.heroes.position import POWERS
from carteado.games.heroes.rules import stats
from carteado.games.heroes.state import HeroesState

NEEDED = (2, 1)  # knock-outs that are missing to the win
HEALTHIEST = 8


def uncertain(state: State, seat: int) -> bool:
    """Whether something hidden may matter: cards in the other hand, or in a deck."""
    table = cast(HeroesState, state)
    return bool(table.players[1 - seat].hand) or any(own.deck for own in table.players)


def key(state: State) -> Hashable:
    """Return all of the table."""
    return json.dumps(state.game.dump(state), separators=(",", ":"))


def chances(state: State) -> dict[Action, float]:
    return {}


def tables(state: State, seat: int) -> list[list[dict[str, Any]]]:
    """Write a turn of the seat before its combat as positions, the other team nearer and nearer to its end."""
    table = cast(HeroesState, state)
    clock, other = table.clock, table.players[1 - seat]
    decision = table.decision
    if decision is None or decision.kind != "main" or decision.seat != seat or clock.phase != Phase.MAIN:
        return []
    laid: dict[str, Any] = {"turn": clock.turn, "start": clock.start, "at": "combat"}
    if table.event >= 0:
        laid["event"] = {"card": table.card(table.event).id, "owner": table.owners[table.event]}
    found: list[dict[str, Any]] = []
    for needed in NEEDED:
        if needed > len(other.team):
            continue
        for health in range(HEALTHIEST, 0, -1):
            players = [side(table, player) for player in (0, 1)]
            weaken(table, players[1 - seat], other.team, health)
            players[1 - seat].update(knockouts=KNOCKOUTS - needed, places=4)
            found.append({**laid, "players": players})
    return [found]


def about(state: State, seat: int) -> str:
    """Return the first character of the seat."""
    table = cast(HeroesState, state)
    team = table.players[seat].team
    return table.card(team[0]).id if team else ""


def weaken(table: HeroesState, side: dict[str, Any], team: list[int], health: int) -> None:
    """Leave every character of a team at most this Health."""
    for id, laid in zip(team, side["team"], strict=True):
        most = stats.max_health(table, table.unit(id))
        laid["damage"] = max(laid.get("damage", 0), most - health)


def side(table: HeroesState, seat: int) -> dict[str, Any]:
    own = table.players[seat]
    laid: dict[str, Any] = {
        "team": [character(table, table.unit(id)) for id in own.team],
        "sources": [{"card": table.card(id).id, "used": bool(table.unit(id).used)} for id in own.sources],
        "equipment": [equipment(table, table.unit(id)) for id in own.equipment],
        "dead": [table.card(id).id for id in own.dead],
        "reserve": own.reserve,
        "knockouts": own.knockouts,
        "places": own.places,
        "substitutions": own.substitutions,
        "own_turns": own.own_turns,
    }
    return {name: value for name, value in laid.items() if value or name in ("team", "knockouts", "places")}


def equipment(table: HeroesState, unit: Unit) -> dict[str, Any]:
    return {"card": table.card(unit.id).id, "energy": unit.energy, "used": powers_used(unit)}


def character(table: HeroesState, unit: Unit) -> dict[str, Any]:
    laid: dict[str, Any] = {
        "card": table.card(unit.id).id,
        "energy": unit.energy,
        "damage": unit.damage,
        "protection": unit.pool,
        "orientation": STANCES[unit.stance],
        "used": powers_used(unit),
        "readied": unit.readied,
        "tokens": [token(held) for held in unit.tokens],
        "actions": [{"card": table.card(id).id, "used": bool(table.unit(id).used)} for id in unit.attached],
    }
    return {name: value for name, value in laid.items() if value or name == "protection"}


def powers_used(unit: Unit) -> list[str]:
    return [word for place, word in enumerate(POWERS) if unit.used >> place & 1]


def token(held: TokenObject) -> dict[str, Any]:
    laid: dict[str, Any] = {"type": TOKENS[held.kind], "n": held.size, "turn": held.turn}
    return {**laid, "stack": True} if held.stack else laid
