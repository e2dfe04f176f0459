"""Damage, healing and death (DUEL-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.games.duel.board import Keyword, Kind, When, Zone
from carteado.games.duel.pieces import DuelEffect, DuelPiece, Modifier
from carteado.games.duel.rules import creatures, promises, spells, stats, triggers, zones
from carteado.kit.table import Effect

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def deal(table: DuelState, effect: Effect, amount: int, to: list[int]) -> None:
    """Deal damage to all of them at the same time; spells add spell damage (DUEL-14.3)."""
    if effect.kind == Kind.CAST or effect.kind == Kind.BURST:
        amount += stats.spell_damage(table, effect.player)
    total = 0
    for id in to:
        total += hurt(table, id, amount, effect.source)
    source = creatures.find(table, effect.source)
    if total > 0 and source is not None and stats.has(table, source, Keyword.DRAIN):
        heal(table, source.owner, total)


def hurt(table: DuelState, id: int, amount: int, by: int) -> int:
    """Deal the damage that Armor and Barrier let through (DUEL-14.2), and return it."""
    piece = creatures.character(table, id)
    if piece is None or amount <= 0:
        return 0
    amount -= stats.armor(table, piece)
    if piece.shield > 0:
        amount -= use_shield(piece, amount)
    if amount <= 0:
        return 0
    if piece.zone != Zone.HERO and stats.has(table, piece, Keyword.BARRIER):
        break_barrier(table, piece)
        return 0
    piece.damage += amount
    table.unsettled = True
    if table.events is not None:
        table.report("damaged", {**table.named(id), "amount": amount, "hp": stats.hp(table, piece)})
    triggers.fire(table, When.DAMAGED, piece, by)
    return amount


def use_shield(piece: DuelPiece, amount: int) -> int:
    """Prevent damage with the shield of a character, and return how much (DUEL-19.8)."""
    prevented = max(0, min(piece.shield, amount))
    piece.shield -= prevented
    return prevented


def shield(table: DuelState, id: int, amount: int) -> None:
    """Prevent the next damage to a character this turn (DUEL-19.8)."""
    piece = creatures.character(table, id)
    if piece is not None and amount > 0:
        piece.shield += amount
        if table.events is not None:
            table.report("shielded", {**table.named(id), "amount": piece.shield})


def break_barrier(table: DuelState, piece: DuelPiece) -> None:
    piece.bare = True
    if piece.modifiers:
        piece.modifiers = [without_barrier(modifier) for modifier in piece.modifiers]
    if table.events is not None:
        table.report("barrier_broken", table.named(piece.id))


def without_barrier(modifier: Modifier) -> Modifier:
    if modifier.keywords & Keyword.BARRIER == 0:
        return modifier
    keywords = modifier.keywords & ~Keyword.BARRIER
    return Modifier(modifier.changes, keywords, modifier.duration, modifier.player, modifier.tie)


def heal(table: DuelState, id: int, amount: int) -> None:
    """Remove damage from a creature or hero (DUEL-14.4)."""
    piece = creatures.character(table, id)
    if piece is None or piece.damage <= 0 or amount <= 0:
        return
    healed = min(piece.damage, amount)
    piece.damage -= healed
    if table.events is not None:
        table.report("healed", {**table.named(id), "amount": healed, "hp": stats.hp(table, piece)})


def lose_hp(table: DuelState, id: int, amount: int) -> None:
    """Lose HP, which is not damage: no Armor, no triggers (DUEL-14.6)."""
    piece = creatures.character(table, id)
    if piece is None or amount <= 0:
        return
    piece.damage += amount
    table.unsettled = True
    if table.events is not None:
        table.report("lost_hp", {**table.named(id), "amount": amount, "hp": stats.hp(table, piece)})


def destroy(table: DuelState, id: int) -> None:
    """Mark a creature to die in the state check; bury an enchant, trap or shard at once."""
    piece = table.pieces[id] if id >= 0 else None
    if piece is None or piece.zone == Zone.HERO:
        return
    if piece.zone == Zone.CREATURES:
        piece.doomed = True
        table.unsettled = True
    else:
        zones.leave_board(table, piece)
        zones.bury(table, id)
        if table.events is not None:
            table.report("destroyed", table.named(id))


def settle(table: DuelState) -> None:
    """Run the state check: everything that must die dies together; repeat until nothing dies (DUEL-14.5)."""
    while table.unsettled:
        table.unsettled = False
        dead: list[DuelPiece] = []
        for id in table.slots:
            if id >= 0:
                piece = table.piece(id)
                if piece.doomed or stats.hp(table, piece) <= 0:
                    dead.append(piece)
        if dead and table.promises:
            dead = promises.saved(table, dead)
        if dead:
            die(table, dead)


def die(table: DuelState, dead: list[DuelPiece]) -> None:
    """Bury creatures in play order, each followed by its enchants; their own `dies` triggers fire too (DUEL-13.1)."""
    if len(dead) > 1:
        ids = [piece.id for piece in dead]
        dead = [table.piece(id) for id in table.in_play if id in ids]
    for piece in dead:
        piece.last_atk = stats.atk(table, piece)
    for piece in dead:
        zones.leave_board(table, piece)
        zones.bury(table, piece.id)
        if table.events is not None:
            table.report("died", {"seat": piece.owner, **table.named(piece.id)})
        if table.effects:
            running = cast(DuelEffect, table.effects[-1])
            running.killed = [*running.killed, piece.id]
        spells.drop_enchants(table, piece.id)
    if table.heard >> When.DIES & 1:
        for piece in dead:
            news = triggers.news_of(When.DIES, piece)
            table.tell(news)
            for other in dead:
                table.hear(other, news)
