"""What a legal action costs, and what will be left."""

from __future__ import annotations

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.naipes.actions import Do
from carteado.games.naipes.board import Cost, Play, Ruler
from carteado.games.naipes.cards import SUIT, SUITS, unit_of
from carteado.games.naipes.rules import plays
from carteado.games.naipes.rules.moves import find_exchanges, find_hearts_moves
from carteado.games.naipes.state import NaipesState


def price(table: NaipesState, action: Action) -> list[Message]:
    kind = action[0]
    if kind == Do.BUY:
        return [Message("price-additional", amount=2, left=table.add - 2)]
    cost = cost_of(table, action)
    if cost == Cost.MAIN:
        return [Message("price-main", amount=1, left=table.main - 1)]
    paid = [Message("price-additional", amount=1, left=table.add - 1)] if cost == Cost.ADDITIONAL else []
    return [*paid, *warning(table, action[1])] if kind == Do.COMMANDER else paid


def warning(table: NaipesState, ace: int) -> list[Message]:
    """Warn that a commander's effect would be lost, and say why (NAIPES-6.7 to 6.11)."""
    suit = ace // SUIT
    able = (table.discard, find_exchanges(table), find_hearts_moves(table), table.deck)[suit]
    return [] if able else [Message("warning-naipes-lost", suit=SUITS[suit])]


def cost_of(table: NaipesState, action: Action) -> int:
    kind = action[0]
    if kind <= Do.SUBSTITUTE:
        index = action[4] if kind == Play.SUBSTITUTE else 0
        return plays.cost_of_play(table, kind, unit_of(action[1], action[2]), action[3], index)
    if kind == Do.COMMANDER or (kind == Do.GOVERNOR and table.rulers[table.active] != Ruler.JOKER):
        return Cost.ADDITIONAL
    return Cost.MAIN if kind == Do.CONVERT else Cost.FREE
