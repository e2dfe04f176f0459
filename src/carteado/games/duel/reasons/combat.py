"""Attacks and blocks that are not allowed (DUEL-8.1, 8.4)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.duel.board import Keyword, Row, row_of
from carteado.games.duel.reasons.cards import exhausted, not_own_creature
from carteado.games.duel.reasons.message import Reason, name, unseen, why
from carteado.games.duel.rules import combat, creatures, stats
from carteado.games.duel.state import DuelState


def attack(table: DuelState, player: int, action: Action) -> Reason:
    _, id, target = action
    if table.clock.turn <= 1:
        return why("first-turn", "4.5")
    return (
        cannot_fight(table, player, id, "8.1")
        or other_row(table, id, Row.ATTACK, "8.1")
        or exhausted(table, id)
        or held_back(table, id, Keyword.CANNOT_ATTACK, "8.1")
        or wrong_victim(table, player, target)
    )


def cannot_fight(table: DuelState, player: int, id: int, rule: str) -> Reason:
    """A hero, which neither attacks nor blocks (DUEL-1.5), or a card that is no creature of the player."""
    return why("hero-fights", "1.5", hero=name(table, id)) if id <= 1 else not_own_creature(table, player, id, rule)


def other_row(table: DuelState, id: int, row: int, rule: str) -> Reason:
    if row_of(table.piece(id).at) == row:
        return None
    return why("row-attacks" if row == Row.ATTACK else "row-blocks", rule, card=name(table, id))


def held_back(table: DuelState, id: int, keyword: int, rule: str) -> Reason:
    if not stats.has(table, table.piece(id), keyword):
        return None
    return why("cannot-attack" if keyword == Keyword.CANNOT_ATTACK else "cannot-block", rule, card=name(table, id))


def wrong_victim(table: DuelState, player: int, target: int) -> Reason:
    """A target that is not on the enemy side, or stands behind a guardian (DUEL-19.11)."""
    if unknown := unseen(table, player, target):
        return unknown
    piece = creatures.character(table, target)
    if piece is None:
        return why("no-victim", "8.1", card=name(table, target))
    if piece.owner == player:
        return why("own-victim", "8.1", card=name(table, target))
    allowed = combat.targets(table, player)
    if target in allowed:
        return None
    return why("guarded", "19.11", card=name(table, target), guardians=[name(table, id) for id in allowed])


def block(table: DuelState, player: int, action: Action) -> Reason:
    id, pending = action[1], table.chain.pending
    assert pending is not None
    if reason := cannot_fight(table, player, id, "8.4") or other_row(table, id, Row.DEFENSE, "8.4"):
        return reason
    if id == pending.targets[0]:
        return why("blocks-itself", "8.4", card=name(table, id))
    return exhausted(table, id) or held_back(table, id, Keyword.CANNOT_BLOCK, "8.4") or flown_over(table, player, id)


def flown_over(table: DuelState, player: int, id: int) -> Reason:
    """A creature that is able to block, but not a flying attacker (DUEL-19.11)."""
    if any(piece.id == id for piece in combat.blockers(table, player)):
        return None
    pending = table.chain.pending
    assert pending is not None
    return why("flying", "19.11", card=name(table, id), attacker=name(table, pending.source))
