"""Attacks, blocks and combat damage (DUEL-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.duel.actions import BLOCK
from carteado.games.duel.board import ROW_SIZE, SIDE_SIZE, Keyword, Phase, Row, Trait, When, Zone, row_of
from carteado.games.duel.pieces import DuelPiece, Item, ItemKind
from carteado.games.duel.rules import chain, creatures, damage, ending, stats, triggers

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState

FIRST_LINK: Final = 0  # an attack always opens a chain


def declare_attack(table: DuelState, player: int, id: int, target: int) -> None:
    """Exhaust the attacker and open a chain (DUEL-8.1, 8.2)."""
    piece = table.piece(id)
    piece.exhausted = True
    if table.events is not None:
        aim = {"target": target, "target_card": table.cards[target].id}
        table.report("attacked", {"seat": player, **table.named(id), **aim})
    triggers.fire(table, When.ATTACKS, piece, by=target, item=FIRST_LINK)
    chain.add(table, Item(ItemKind.ATTACK, player, id, None, [target]))


def targets(table: DuelState, player: int) -> list[int]:
    """Return what a player may attack: the enemy hero and creatures, or only guardians (DUEL-8.1, 19.11)."""
    found = [1 - player]
    base = SIDE_SIZE - player * SIDE_SIZE
    for at in range(base, base + SIDE_SIZE):
        id = table.slots[at]
        if id >= 0:
            found.append(id)
    if table.heard >> Trait.GUARDIANS & 1:
        guardians = [id for id in found[1:] if stats.has(table, table.piece(id), Keyword.GUARDIAN)]
        return guardians or found
    return found


def attacker_stands(table: DuelState, item: Item) -> DuelPiece | None:
    """Return the attacker if it is still in the attack row of its player."""
    piece = creatures.find(table, item.source)
    if piece is None or piece.owner != item.player or row_of(piece.at) != Row.ATTACK:
        return None
    return piece


def defends(table: DuelState, item: Item, id: int) -> bool:
    """Whether the card is the hero of the defending player, or a creature that it still controls."""
    piece = creatures.character(table, id)
    return piece is not None and piece.owner != item.player


def offer_block(table: DuelState, item: Item) -> None:
    """Ask for a block if the foe can block (DUEL-8.3, 8.4)."""
    attacker = attacker_stands(table, item)
    if item.negated or attacker is None or not defends(table, item, item.targets[0]):
        stop_attack(table)
        return
    defender = 1 - item.player
    if blockers(table, defender):
        table.decision = BLOCK[defender]
    else:
        chain.start(table)


def stop_attack(table: DuelState) -> None:
    item = table.chain.pending
    assert item is not None
    if table.events is not None:
        table.report("attack_ended", table.named(item.source))
    table.chain.pending = None
    table.clock.phase = Phase.MAIN


def blockers(table: DuelState, player: int) -> list[DuelPiece]:
    """Return the ready creatures of the defense row that are not the target (DUEL-8.4, 19.11)."""
    found: list[DuelPiece] = []
    pending = table.chain.pending
    if pending is None:
        return found
    attacker = table.piece(pending.source)
    if stats.has(table, attacker, Keyword.ELUSIVE):
        return found
    flies = stats.has(table, attacker, Keyword.FLYING)
    base = player * SIDE_SIZE + ROW_SIZE
    for at in range(base, base + ROW_SIZE):
        id = table.slots[at]
        if id >= 0 and id != pending.targets[0]:
            piece = table.piece(id)
            if piece.exhausted or stats.has(table, piece, Keyword.CANNOT_BLOCK):
                continue
            if not flies or stats.has(table, piece, Keyword.FLYING | Keyword.RANGED):
                found.append(piece)
    return found


def declare_block(table: DuelState, player: int, id: int) -> None:
    item = table.chain.pending
    assert item is not None
    item.blocker = id
    piece = table.piece(id)
    if not stats.has(table, piece, Keyword.BULWARK):
        piece.exhausted = True
    if table.events is not None:
        table.report("blocked", {"seat": player, **table.named(id)})
    table.clock.phase = Phase.BLOCKED
    triggers.fire(table, When.BLOCKS, piece, by=item.source, item=FIRST_LINK)
    triggers.close_batch(table)


def decline_block(table: DuelState, player: int) -> None:
    if table.events is not None:
        table.report("not_blocked", {"seat": player})
    chain.start(table)


def after_block(table: DuelState) -> None:
    """Continue after the triggers and traps of a block, if attacker and blocker are still there."""
    item = table.chain.pending
    assert item is not None
    if item.negated or attacker_stands(table, item) is None or not defends(table, item, item.blocker):
        stop_attack(table)
    else:
        chain.start(table)


def fight(table: DuelState, item: Item) -> None:
    """Deal combat damage if attacker and defender are still there (DUEL-8.6 to 8.9)."""
    attacker = attacker_stands(table, item)
    defender = creatures.character(table, item.targets[0] if item.blocker < 0 else item.blocker)
    if attacker is None or defender is None or defender.owner == attacker.owner:
        return
    if table.events is not None:
        other = {"with": defender.id, "with_card": table.cards[defender.id].id}
        table.report("fought", {**table.named(attacker.id), **other})
    if defender.zone == Zone.HERO:
        strike_hero(table, attacker, defender.id, stats.atk(table, attacker))
    else:
        exchange_blows(table, attacker, defender)
    damage.settle(table)
    triggers.close_batch(table)
    ending.check_victory(table)


def strike_hero(table: DuelState, attacker: DuelPiece, hero: int, amount: int) -> None:
    dealt = damage.hurt(table, hero, amount, attacker.id)
    if dealt > 0:
        triggers.fire(table, When.HITS_HERO, attacker, by=hero)
        if stats.has(table, attacker, Keyword.DRAIN):
            damage.heal(table, attacker.owner, dealt)


def brawl(table: DuelState, one: int, other: int) -> None:
    """Let two creatures deal their ATK to each other at the same time, without an attack (DUEL-19.5)."""
    first, second = creatures.find(table, one), creatures.find(table, other)
    if first is None or second is None or first is second:
        return
    if table.events is not None:
        table.report("fought", {**table.named(one), "with": other, "with_card": table.cards[other].id})
    attack, answer = stats.atk(table, first), stats.atk(table, second)
    strike(table, first, second, attack)
    strike(table, second, first, answer)


def exchange_blows(table: DuelState, attacker: DuelPiece, defender: DuelPiece) -> None:
    """Strike both at the same time: all numbers are read before any damage is dealt."""
    attack, answer = stats.atk(table, attacker), stats.atk(table, defender)
    before = stats.hp(table, defender)
    struck = table.config.strike_back and not stats.has(table, attacker, Keyword.RANGED)
    dealt = strike(table, attacker, defender, attack)
    if struck:
        strike(table, defender, attacker, answer)
    if dealt > before and stats.has(table, attacker, Keyword.OVERRUN):
        strike_hero(table, attacker, 1 - attacker.owner, dealt - before)


def strike(table: DuelState, striker: DuelPiece, struck: DuelPiece, amount: int) -> int:
    """Deal combat damage to a creature, with venom and drain (DUEL-8.8, 14.4); return how much got through."""
    dealt = damage.hurt(table, struck.id, amount, striker.id)
    if dealt > 0:
        keywords = stats.keywords(table, striker)
        if keywords & Keyword.VENOM:
            struck.doomed = True
        if keywords & Keyword.DRAIN:
            damage.heal(table, striker.owner, dealt)
    return dealt
