"""Entities that cannot awaken or sleep, and summons that cannot be evoked (APOTHEOSIS-12.4, 13.2, 13.3)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.apotheosis.board import Zone
from carteado.games.apotheosis.reasons import shortfalls
from carteado.games.apotheosis.reasons.message import Reason, acting, name, unseen, why
from carteado.games.apotheosis.reasons.placing import copy, only_heroes
from carteado.games.apotheosis.rules import areas, characters, companions, payment, tiles
from carteado.games.apotheosis.state import ApoState
from carteado.kit.cards import NOBODY


def awaken(table: ApoState, player: int, action: Action) -> Reason:
    char = acting(table)
    if reason := only_heroes(table, "9.8"):
        return reason
    entity = areas.entity(table, char.id)
    if entity < 0:
        return why("no-entity", "13.2")
    if not table.concealed[entity]:
        return why("awake-already", "13.2", card=name(table, entity))
    if char.slept == table.clock.stamp:
        return why("slept-this-turn", "13.3", card=name(table, entity))
    return shortfalls.of_points(table, char.id, name(table, entity), payment.AWAKEN_COST, NOBODY)


def sleep(table: ApoState, player: int, action: Action) -> Reason:
    if reason := only_heroes(table, "9.8"):
        return reason
    entity = areas.entity(table, acting(table).id)
    if entity < 0:
        return why("no-entity", "13.2")
    what = name(table, entity)
    return why("asleep-already" if table.concealed[entity] else "woke-this-turn", "13.3", card=what)


def evoke(table: ApoState, player: int, action: Action) -> Reason:
    id = action[1]
    if reason := not_own_summon(table, player, id):
        return reason
    who, what = characters.of_card(table, id), name(table, id)
    if not table.concealed[id]:
        return why("evoked-already", "12.4", card=what)
    if table.chars[who].barred:
        return why("summon-fell", "16.5", card=what)
    if not tiles.beside(table, acting(table).at):
        return why("no-tile-beside", "12.4", card=what)
    cost = payment.EVOKE_COST
    return shortfalls.of_points(table, acting(table).id, what, cost, NOBODY) or copy(table, id)


def unevoke(table: ApoState, player: int, action: Action) -> Reason:
    id = action[1]
    return not_own_summon(table, player, id) or why("not-evoked", "12.4", card=name(table, id))


def not_own_summon(table: ApoState, player: int, id: int) -> Reason:
    if reason := only_heroes(table, "9.9") or unseen(table, player, id):
        return reason
    if table.zones[id] == Zone.SUPPORT and table.holders[id] == player and companions.is_summon(table, id):
        return None
    return why("no-summon", "9.9", card=name(table, id))
