"""Mana (DUEL-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import When, Zone
from carteado.games.duel.pieces import Declaration
from carteado.games.duel.rules import costs, damage, triggers, zones

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def available(table: DuelState, player: int) -> int:
    own = table.players[player]
    return own.mana + own.bonus_mana


def spend(table: DuelState, player: int, amount: int) -> None:
    """Spend bonus mana first (DUEL-5.5)."""
    own = table.players[player]
    bonus = min(own.bonus_mana, amount)
    own.bonus_mana -= bonus
    own.mana -= amount - bonus


def gain(table: DuelState, player: int, amount: int) -> None:
    """Gain bonus mana for this turn (DUEL-5.5)."""
    table.players[player].bonus_mana += amount
    if table.events is not None:
        table.report("gained_mana", {"seat": player, "amount": amount})


def ramp(table: DuelState, player: int, amount: int) -> None:
    """Put the top cards of the deck into the mana zone: the maximum rises, the mana does not."""
    deck = table.players[player].deck
    for _ in range(min(amount, len(deck))):
        id = deck.pop(0)
        put_to_mana(table, player, id)
        if table.events is not None:
            table.report("ramped", {"seat": player, **table.named(id)})


def put_to_mana(table: DuelState, player: int, id: int) -> None:
    zones.show(table, id)
    table.zones[id] = Zone.MANA
    table.players[player].mana_zone.append(id)


def play_shard(table: DuelState, d: Declaration, player: int) -> None:
    """Take the mana gain of the turn by playing a shard, and draw a card (DUEL-5.3a)."""
    id = d.source
    own = table.players[player]
    own.gained = True
    costs.pay_declared(table, player, d)
    zones.play_card(table, player, id)
    piece = table.enter_play(id, Zone.SHARD, player)
    zones.show(table, id)
    own.shard = id
    zones.draw_one(table, player)
    damage.settle(table)
    triggers.fire_played(table, d)
    triggers.fire(table, When.SHARD_PLAYED, piece)
    triggers.close_batch(table)


def card_to_mana(table: DuelState, player: int, id: int) -> None:
    """Take the mana gain of the turn by any card from the hand (DUEL-5.3b)."""
    own = table.players[player]
    own.gained = True
    own.hand.remove(id)
    put_to_mana(table, player, id)
    own.mana += 1
    if table.events is not None:
        table.report("used_as_mana", {"seat": player, **table.named(id)})
