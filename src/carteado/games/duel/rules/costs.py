"""Costs: what a card or ability costs, and paying it (DUEL-6.3 to 6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import NEUTRAL, Zone
from carteado.games.duel.language.printed import Cost, DuelCard, Touch
from carteado.games.duel.pieces import Declaration
from carteado.games.duel.rules import creatures, damage, mana, promises, stats, zones

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def mana_cost(table: DuelState, card: DuelCard, player: int) -> int:
    """Return the printed cost as changed by the card itself, by statics and by promises (DUEL-6.3, 19.10)."""
    cost = card.cost
    if card.own_cost is not None:
        cost += card.own_cost.value(table, player)
    if table.promises:
        cost += promises.cost_change(table, player, card)
    for id in table.static_sources:
        if table.card(id).touches & Touch.COSTS:
            for static in table.card(id).rules:
                cost += static.cost_change(table, id, player, card)
    return max(0, cost)


def loyalty_cost(table: DuelState, card: DuelCard, player: int) -> int:
    """Return the HP cost of a card of another faction, else 0 (DUEL-6.4)."""
    if card.faction == NEUTRAL or card.faction == table.card(player).faction or card.basic or card.token:
        return 0
    return table.config.loyalty_base + card.loyalty


def can_pay(table: DuelState, player: int, printed: int, loyalty: int, cost: Cost, hand: int) -> bool:
    """Whether every part of a cost can be paid at once (DUEL-6.5, 6.6); `hand` is how many cards may be discarded."""
    if printed + cost.mana > mana.available(table, player):
        return False
    lost = loyalty + cost.hp
    if lost > 0 and stats.hero_hp(table, player) <= lost:
        return False
    if cost.discard > hand:
        return False
    return cost.sacrifice == 0 or cost.sacrifice <= len(creatures.of(table, player))


def affordable(table: DuelState, player: int, id: int) -> bool:
    """Whether the player can pay for a card in hand."""
    card = table.card(id)
    others = len(table.players[player].hand) - 1
    printed, loyalty = mana_cost(table, card, player), loyalty_cost(table, card, player)
    return can_pay(table, player, printed, loyalty, card.extra, others)


def payable(table: DuelState, player: int, cost: Cost, card: int, paid: list[int]) -> list[int]:
    """Return the cards that may be paid next: discards first, then sacrifices (DUEL-6.6)."""
    if len(paid) < cost.discard:
        return [id for id in table.players[player].hand if id != card and id not in paid]
    return [piece.id for piece in creatures.of(table, player) if piece.id not in paid]


def pay(table: DuelState, player: int, printed: int, loyalty: int, cost: Cost, payment: list[int]) -> None:
    """Pay all costs at once (DUEL-6.1)."""
    mana.spend(table, player, printed + cost.mana)
    damage.lose_hp(table, player, loyalty + cost.hp)
    for id in payment:
        if table.zones[id] == Zone.HAND:
            zones.discard_card(table, player, id)
        else:
            damage.destroy(table, id)


def pay_for_card(table: DuelState, player: int, card: DuelCard, payment: list[int], x: int = 0) -> None:
    """Pay what is printed, and X."""
    printed = mana_cost(table, card, player) + x
    if table.promises:
        promises.card_played(table, player, card)
    pay(table, player, printed, loyalty_cost(table, card, player), card.extra, payment)


def pay_declared(table: DuelState, player: int, d: Declaration) -> None:
    """Pay for a declared card in the way that was chosen (DUEL-19.10)."""
    card = table.card(d.source)
    x = max(0, d.number)
    if d.way > 0:
        pay(table, player, x, loyalty_cost(table, card, player), card.ways[d.way - 1].pay, d.payment)
    else:
        pay_for_card(table, player, card, d.payment, x)


def ways(table: DuelState, player: int, id: int) -> list[int]:
    """Return the ways in which the player can pay for a card: 0 as printed, then those that the card offers."""
    card = table.card(id)
    found: list[int] = []
    in_grave = table.zones[id] == Zone.GRAVE
    if not in_grave and affordable(table, player, id):
        found.append(0)
    others = len(table.players[player].hand) - (0 if in_grave else 1)
    loyalty = loyalty_cost(table, card, player)
    for number in range(len(card.ways)):
        way = card.ways[number]
        if way.from_grave == in_grave and can_pay(table, player, 0, loyalty, way.pay, others):
            found.append(number + 1)
    return found


def most_x(table: DuelState, player: int, d: Declaration) -> int:
    """Return the largest X that the player can pay beside the other costs."""
    card = table.card(d.source)
    other = card.ways[d.way - 1].pay.mana if d.way > 0 else mana_cost(table, card, player) + card.extra.mana
    return mana.available(table, player) - other
