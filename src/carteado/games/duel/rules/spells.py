"""Spells and enchants (DUEL-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carteado.games.duel.board import COLUMNS, ROWS, ZONES, Kind, When, Zone
from carteado.games.duel.language.printed import DuelCard
from carteado.games.duel.pieces import Declaration, DuelEffect, Item, ItemKind
from carteado.games.duel.rules import chain, costs, damage, triggers, zones

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def play(table: DuelState, d: Declaration, player: int) -> None:
    """Pay for a spell and put it on the chain (DUEL-9.1)."""
    id = d.source
    card = table.card(id)
    item = Item(ItemKind.SPELL, player, id, card.modes[d.mode] if card.modes else card.block, d.targets)
    item.place = d.place
    item.number = max(0, d.number)
    item.exiling = d.way > 0 and card.ways[d.way - 1].exile
    costs.pay_declared(table, player, d)
    zones.play_card(table, player, id)
    table.zones[id] = Zone.CHAIN
    zones.show(table, id)
    damage.settle(table)
    triggers.fire_declared(table, When.SPELL_PLAYED, id, player, card.kind)
    chain.add(table, item)


def resolve(table: DuelState, item: Item) -> None:
    """Run a Cast or Burst, or put an enchant into play (DUEL-9.4 to 9.8)."""
    id = item.source
    card = table.card(id)
    kind = card.kind
    if table.events is not None:
        table.report("resolved", table.named(id))
    if kind == Kind.CAST or kind == Kind.BURST:
        assert item.block is not None
        effect = DuelEffect(id, item.player, item.block, item.targets)
        effect.kind = kind
        effect.number = item.number
        effect.exiling = item.exiling
        triggers.run(table, effect)
    elif kind == Kind.ROW_ENCHANT:
        place_enchant(table, id, Zone.ROW, item.place)
    elif kind == Kind.COLUMN_ENCHANT:
        place_enchant(table, id, Zone.COLUMN, item.place)
    elif kind == Kind.HERO_ENCHANT:
        place_enchant(table, id, Zone.HERO_ENCHANTS, 1 - item.player if card.attach_enemy else item.player)
    elif card.block.targets[0].allows(table, id, item.player, item.targets[0]):
        place_enchant(table, id, Zone.HOST, item.targets[0])
    else:
        zones.bury(table, id)


def place_enchant(table: DuelState, id: int, zone: int, at: int) -> None:
    table.enter_play(id, zone, at)
    table.unsettled = True
    if table.events is not None:
        table.report("enchanted", {"seat": table.owners[id], **table.named(id), **enchanted_place(table, zone, at)})
    damage.settle(table)
    triggers.close_batch(table)


def place_emblem(table: DuelState, card: DuelCard, player: int) -> None:
    """Give a player an emblem (DUEL-19.9)."""
    id = table.add_card(card, player, Zone.GONE)
    table.enter_play(id, Zone.EMBLEM, player)
    zones.show(table, id)
    table.unsettled = True
    if table.events is not None:
        table.report("emblem", {"seat": player, **table.named(id)})


def enchanted_place(table: DuelState, zone: int, at: int) -> dict[str, Any]:
    """Return the facts that tell where an enchant is, for an event."""
    if zone == Zone.ROW:
        return {"zone": ZONES[zone], "owner": at // 2, "row": ROWS[at % 2]}
    if zone == Zone.COLUMN:
        return {"zone": ZONES[zone], "column": at + 1}
    if zone == Zone.HOST:
        return {"zone": ZONES[zone], "host": at, "host_card": table.cards[at].id}
    return {"zone": ZONES[zone], "owner": at}


def covers(table: DuelState, enchant: int, at: int) -> bool:
    """Whether a slot lies in the enchanted row or column."""
    place = zones.where(table, enchant)
    kind = table.card(enchant).kind
    if kind == Kind.ROW_ENCHANT:
        return at // COLUMNS == place
    return kind == Kind.COLUMN_ENCHANT and at % COLUMNS == place


def enchants_on(table: DuelState, host: int) -> list[int]:
    """Return the enchants of a creature, in play order."""
    found: list[int] = []
    for id in table.in_play:
        if table.zones[id] == Zone.HOST and table.piece(id).at == host:
            found.append(id)
    return found


def is_enchant(table: DuelState, id: int) -> bool:
    zone = table.zones[id]
    return Zone.ROW <= zone <= Zone.HERO_ENCHANTS


def drop_enchants(table: DuelState, host: int) -> None:
    """Bury the enchants of a creature that has left play (DUEL-9.7)."""
    for enchant in enchants_on(table, host):
        zones.leave_board(table, table.piece(enchant))
        zones.bury(table, enchant)
        if table.events is not None:
            table.report("fell_off", table.named(enchant))
