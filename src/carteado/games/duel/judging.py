"""What a position is worth to a seat: heroes, creatures, cards, mana, what is under way. It reads only what is seen."""

from __future__ import annotations

from math import exp
from typing import Final

from carteado.games.duel.board import Keyword, Kind, Row, Zone, row_of
from carteado.games.duel.declaring import Declaring, Do
from carteado.games.duel.table import ItemKind
from carteado.kit.table import Item, Piece

CARD: Final = 2.2
TRAP: Final = 2.4
MANA: Final = 2.4
SHARD: Final = 1.9
LINK: Final = 1.6
TEMPO: Final = 1.2
SCALE: Final = 5.0


def worth(s: Declaring, seat: int) -> float:
    if s.reason:
        return 0.5 if s.winner < 0 else 1.0 if s.winner == seat else 0.0
    edge = side(s, seat) - side(s, 1 - seat)
    edge += under_way(s, seat)
    if s.turn > 0:
        # Whoever is not active has the next draw to come: ending a turn gives nothing away.
        edge += -TEMPO if s.active == seat else TEMPO
    return 1.0 / (1.0 + exp(-edge / SCALE))


def side(s: Declaring, player: int) -> float:
    hp = s.hero_hp(player)
    value = 0.9 * hp
    if hp < 9:
        value -= (9 - hp) * 0.8
    value += CARD * len(s.hands[player]) + TRAP * len(s.traps[player])
    mana = len(s.mana_zones[player])
    value += MANA * mana if mana < 7 else MANA * 7 + 0.4 * (mana - 7)
    if s.shards[player] >= 0:
        value += SHARD if mana < 7 else 0.3
    if not s.decks[player]:
        value -= 2.0
    for id in s.in_play:
        zone = s.zones[id]
        if s.owners[id] == player:
            if zone == Zone.CREATURES:
                value += creature(s, s.piece(id))
            elif zone == Zone.HERO_ENCHANTS:
                value += 3.0
            elif zone == Zone.ROW or zone == Zone.COLUMN or zone == Zone.HOST:
                value += 0.6
    return value


def creature(s: Declaring, piece: Piece) -> float:
    atk = s.atk_of(piece)
    hp = s.hp_of(piece)
    if hp <= 0:
        return 0.0
    keywords = s.keywords_of(piece)
    attacks = row_of(piece.at) == Row.ATTACK and keywords & Keyword.CANNOT_ATTACK == 0
    value = 0.8 + (1.1 if attacks else 0.55) * atk + 0.75 * hp
    if keywords:
        value += keyword_value(keywords, atk)
    if s.cards[piece.id].abilities:
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


def under_way(s: Declaring, seat: int) -> float:
    """Declared and not resolved: worth about what was given for it."""
    value = 0.0
    d = s.declaring
    decision = s.decision
    if d is not None and decision is not None and decision.seat == seat and d.form == Do.PLAY_CREATURE:
        card = s.card(d.source)
        value += 0.8 + 0.9 * card.atk + 0.75 * card.hp + 1.0 - CARD
    pending = s.pending
    if pending is not None:
        value += item_worth(s, pending, seat)
    for item in s.chain:
        value += item_worth(s, item, seat)
    return value


def item_worth(s: Declaring, item: Item, seat: int) -> float:
    if item.negated or item.kind == ItemKind.END_TURN:
        return 0.0
    if item.kind == ItemKind.ATTACK:
        value = attack_worth(s, item)
    elif item.kind == ItemKind.SPELL:
        card = s.card(item.source)
        value = CARD + LINK * card.cost if card.kind != Kind.ROW_ENCHANT else CARD
    else:
        value = LINK
    return value if item.player == seat else -value


def attack_worth(s: Declaring, item: Item) -> float:
    """What the exchange of blows would change, for the attacker."""
    attacker = s.creature(item.source)
    defender = s.character(item.targets[0] if item.blocker < 0 else item.blocker)
    if attacker is None or defender is None:
        return 0.0
    atk = s.atk_of(attacker)
    if defender.zone == Zone.HERO:
        hp = s.hp_of(defender)
        if atk >= hp:
            return 25.0
        return 0.9 * atk + (0.8 * atk if hp - atk < 9 else 0.0)
    value = loss(s, defender, atk - s.armor_of(defender))
    if s.config.strike_back and not s.has(attacker, Keyword.RANGED):
        value -= loss(s, attacker, s.atk_of(defender) - s.armor_of(attacker))
    return value


def loss(s: Declaring, piece: Piece, damage: int) -> float:
    if damage <= 0:
        return 0.0
    return creature(s, piece) if damage >= s.hp_of(piece) else 0.75 * damage
