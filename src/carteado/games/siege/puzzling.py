"""Puzzles of the siege: turns from which the chances of perfect play are worked out exactly."""

from __future__ import annotations

import json
from collections.abc import Hashable
from functools import lru_cache
from typing import Any, cast

from carteado.core.state import Action, State
from carteado.games.siege.saving import STATE
from carteado.games.siege.solver.ahead import FewTurns
from carteado.games.siege.solver.perfect import event_cards, read_situation
from carteado.games.siege.solver.rules import DAYS, Rules
from carteado.games.siege.state import SiegeState

MOST_TURNS = 2  # turns left, this one counted


def uncertain(state: State, seat: int) -> bool:
    """Whether something hidden may matter: which cards are still drawn."""
    table = cast(SiegeState, state)
    return turns_left(table) > 1


def key(state: State) -> Hashable:
    """Return all of the table."""
    return json.dumps(state.game.dump(state), separators=(",", ":"))


def chances(state: State) -> dict[Action, float]:
    """Return the exact chance to win after each action of the last turns; nothing before them."""
    table = cast(SiegeState, state)
    if turns_left(table) > MOST_TURNS or table.decision is None:
        return {}
    view = state.view(0)
    situation = read_situation(view)
    ahead = few_turns(tuple(sorted(view["options"].items())))
    found = ahead.advice(situation.day, situation.card, situation.undrawn).chances(situation)
    return {action: found[state.game.action_text(action)] for action in state.legal()}


@lru_cache(maxsize=8)
def few_turns(options: tuple[tuple[str, Any], ...]) -> FewTurns:
    return FewTurns(Rules.read(dict(options), event_cards()))


def turns_left(table: SiegeState) -> int:
    """Return how many turns are left on the last day, this one counted; more than any on the days before."""
    if table.day < DAYS[-1]:
        return 99
    return 1 + len(table.deck) - (len(event_cards()) - table.flags.cards_per_day)


def tables(state: State, seat: int) -> list[list[dict[str, Any]]]:
    """Write a moment of the last turns as a position."""
    table = cast(SiegeState, state)
    if turns_left(table) > MOST_TURNS or table.decision is None or not table.card:
        return []
    data = STATE.dump(table)
    names = ("day", "card", "deck", "played", "ladders", "ram", "tower", "trebuchets", "wall", "morale", "supplies")
    marks = ("boiled", "free_moved", "entered", "just_entered", "extra_used", "ap_spent")
    laid = {name: data[name] for name in (*names, "soldiers", "carried", "ap")}
    laid["deck"] = sorted(laid["deck"])
    laid.update({name: True for name in marks if data[name]})
    if laid["tower"] is not None and laid["tower"] < 0:
        laid["tower"] = None
    return [[laid]]


def about(state: State, seat: int) -> str:
    table = cast(SiegeState, state)
    return f"{table.card}-{table.day}"
