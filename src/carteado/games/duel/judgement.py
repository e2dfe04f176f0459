"""Estimate the worth of a table to a seat: heroes, creatures, cards, mana, the chain. Reads only what the seat sees."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from carteado.games.duel.actions import Do
from carteado.games.duel.board import Keyword, Kind, Row, Zone, row_of
from carteado.games.duel.pieces import DuelPiece, Item, ItemKind
from carteado.games.duel.rules import creatures, stats

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState

CARD: Final = 2.2
TRAP: Final = 2.4
MANA: Final = 2.4
SHARD: Final = 1.9
LINK: Final = 1.6
TEMPO: Final = 1.2
SCALE: Final = 5.0


def worth(table: DuelState, seat: int) -> float:
    if table.reason:
        return 0.5 if table.winner < 0 else 1.0 if table.winner == seat else 0.0
    edge = side(table, seat) - side(table, 1 - seat)
    edge += under_way(table, seat)
    if table.clock.turn > 0:
        # The inactive player has the next draw, so that ending a turn costs nothing.
        edge += -TEMPO if table.clock.active == seat else TEMPO
    return 1.0 / (1.0 + exp(-edge / SCALE))


def side(table: DuelState, player: int) -> float:
    """Return the worth of everything that one player has."""
    own = table.players[player]
    hp = stats.hero_hp(table, player)
    value = 0.9 * hp
    if hp < 9:
        value -= (9 - hp) * 0.8
    value += CARD * len(own.hand) + TRAP * len(own.traps)
    mana = len(own.mana_zone)
    value += MANA * mana if mana < 7 else MANA * 7 + 0.4 * (mana - 7)
    if own.shard >= 0:
        value += SHARD if mana < 7 else 0.3
    if not own.deck:
        value -= 2.0
    for id in table.in_play:
        zone = table.zones[id]
        if table.owners[id] == player:
            if zone == Zone.CREATURES:
                value += creature(table, table.piece(id))
            elif zone == Zone.HERO_ENCHANTS:
                value += 3.0
            elif zone == Zone.ROW or zone == Zone.COLUMN or zone == Zone.HOST:
                value += 0.6
    return value


def creature(table: DuelState, piece: DuelPiece) -> float:
    atk = stats.atk(table, piece)
    hp = stats.hp(table, piece)
    if hp <= 0:
        return 0.0
    keywords = stats.keywords(table, piece)
    attacks = row_of(piece.at) == Row.ATTACK and keywords & Keyword.CANNOT_ATTACK == 0
    value = 0.8 + (1.1 if attacks else 0.55) * atk + 0.75 * hp
    if keywords:
        value += keyword_value(keywords, atk)
    if table.card(piece.id).abilities:
        value += 1.0
    if piece.stunned:
        value -= 0.7
    elif not piece.exhausted:
        value += 0.35
    return value


def keyword_value(keywords: int, atk: int) -> float:
    value = 0.0
    if keywords & Keyword.ELUSIVE:
        value += 0.3 * atk
    if keywords & Keyword.RANGED:
        value += 0.8
    if keywords & Keyword.DRAIN:
        value += 0.4 * atk
    if keywords & Keyword.VENOM:
        value += 1.5
    if keywords & (Keyword.WARD | Keyword.BARRIER | Keyword.BULWARK):
        value += 1.0
    if keywords & Keyword.CANNOT_BLOCK:
        value -= 0.4
    return value


def under_way(table: DuelState, seat: int) -> float:
    """Return the worth of unresolved declarations: about what was paid for them."""
    value = 0.0
    d = table.declaring
    decision = table.decision
    if d is not None and decision is not None and (decision.seat == seat) and (d.form == Do.PLAY_CREATURE):
        card = table.card(d.source)
        value += 0.8 + 0.9 * card.atk + 0.75 * card.hp + 1.0 - CARD
    pending = table.chain.pending
    if pending is not None:
        value += item_worth(table, pending, seat)
    for item in table.chain.links:
        value += item_worth(table, item, seat)
    return value


def item_worth(table: DuelState, item: Item, seat: int) -> float:
    if item.negated or item.kind == ItemKind.END_TURN:
        return 0.0
    if item.kind == ItemKind.ATTACK:
        value = attack_worth(table, item)
    elif item.kind == ItemKind.SPELL:
        card = table.card(item.source)
        value = CARD + LINK * card.cost if card.kind != Kind.ROW_ENCHANT else CARD
    else:
        value = LINK
    return value if item.player == seat else -value


def attack_worth(table: DuelState, item: Item) -> float:
    """Return what the combat would gain the attacker."""
    attacker = creatures.find(table, item.source)
    defender = creatures.character(table, item.targets[0] if item.blocker < 0 else item.blocker)
    if attacker is None or defender is None:
        return 0.0
    atk = stats.atk(table, attacker)
    if defender.zone == Zone.HERO:
        hp = stats.hp(table, defender)
        if atk >= hp:
            return 25.0
        return 0.9 * atk + (0.8 * atk if hp - atk < 9 else 0.0)
    value = loss(table, defender, atk - stats.armor(table, defender))
    if table.config.strike_back and not stats.has(table, attacker, Keyword.RANGED):
        value -= loss(table, attacker, stats.atk(table, defender) - stats.armor(table, attacker))
    return value


def loss(table: DuelState, piece: DuelPiece, damage: int) -> float:
    if damage <= 0:
        return 0.0
    return creature(table, piece) if damage >= stats.hp(table, piece) else 0.75 * damage
