"""Mana gains that are not allowed (DUEL-5.3)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.duel.board import Type
from carteado.games.duel.reasons import shortfalls
from carteado.games.duel.reasons.cards import not_in_hand, other_type, token
from carteado.games.duel.reasons.message import Reason, name, why
from carteado.games.duel.state import DuelState


def shard(table: DuelState, player: int, action: Action) -> Reason:
    id, own = action[1], table.players[player]
    if (
        reason := not_in_hand(table, player, id, "5.3")
        or other_type(table, id, Type.SHARD, "5.3")
        or gained(table, player)
    ):
        return reason
    if own.shard >= 0:
        return why("shard-zone-full", "5.3", card=name(table, own.shard))
    return shortfalls.of_card(table, player, id)


def card_to_mana(table: DuelState, player: int, action: Action) -> Reason:
    id = action[1]
    return not_in_hand(table, player, id, "5.3") or gained(table, player) or token(table, id, "5.3")


def gained(table: DuelState, player: int) -> Reason:
    return why("mana-gained", "5.3") if table.players[player].gained else None
