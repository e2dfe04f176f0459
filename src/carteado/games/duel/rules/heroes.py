"""The hero action, and the abilities of heroes and creatures (DUEL-11, 7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import Kind, When, Zone
from carteado.games.duel.pieces import Declaration, Item, ItemKind
from carteado.games.duel.rules import chain, costs, damage, mana, triggers, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def draw(table: DuelState, player: int) -> None:
    """Pay for a card from the deck (DUEL-11.2)."""
    table.players[player].acted = True
    mana.spend(table, player, table.config.hero_draw_cost)
    if table.events is not None:
        table.report("hero_drew", {"seat": player})
    zones.draw_one(table, player)


def replace(table: DuelState, player: int, id: int) -> None:
    """Draw a card, then put one from the hand into the deck at a random place (DUEL-11.3)."""
    own = table.players[player]
    own.acted = True
    own.hand.remove(id)
    if table.events is not None:
        table.report_secret("replaced", {"seat": player}, table.named(id), 1 << player)
    zones.forget_hand(table, player, NOBODY)
    zones.draw_one(table, player)
    table.zones[id] = Zone.DECK
    table.seen[id] = 0
    zones.forget_deck(table, player)
    own.deck.insert(table.rng.below(len(own.deck) + 1), id)


def use_ability(table: DuelState, d: Declaration, player: int) -> None:
    """Pay for an ability and use it; a creature also exhausts, a hero uses its hero action (DUEL-7.4, 11.4, 11.5)."""
    source = d.source
    ability = table.card(source).abilities[d.ability]
    if source == player:
        own = table.players[player]
        own.acted = True
        own.cooldowns[d.ability] = own.own_turns + ability.cost.cooldown
    else:
        table.piece(source).exhausted = True
    if table.events is not None:
        table.report("used_ability", {"seat": player, **table.named(source), "ability": ability.id})
    costs.pay(table, player, 0, 0, ability.cost, d.payment)
    damage.settle(table)
    triggers.fire_declared(table, When.ABILITY_USED, source, player, Kind.NONE)
    chain.add(table, Item(ItemKind.ABILITY, player, source, ability.block, d.targets))
