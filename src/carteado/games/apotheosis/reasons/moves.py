"""Moving, turning, resting and the Normal attack (APOTHEOSIS-8.8, 9.1 to 9.4)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.apotheosis.board import FOREVER, Ap, Ground, Kind, Life
from carteado.games.apotheosis.language.terms import Rule
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.reasons.message import Reason, acting, piece, tile, why
from carteado.games.apotheosis.rules import movement, stats, tiles
from carteado.games.apotheosis.state import ApoState


def move(table: ApoState, player: int, action: Action) -> Reason:
    char, to = acting(table), action[1]
    if reason := not_free(table, to):
        return reason
    if stats.rules(table, char.id) & Rule.CANNOT_MOVE:
        return why("cannot-move", "1.2", who=piece(table, char.id))
    cost = movement.paths_of(table, char, FOREVER - 1, False).costs[to]
    if cost >= FOREVER:
        return why("no-path", "8.8", tile=tile(to))
    return why("too-far-to-walk", "8.8", tile=tile(to), cost=cost, have=char.ap)


def not_free(table: ApoState, at: int) -> Reason:
    """A tile that does not exist, is a wall, or has a piece on it (APOTHEOSIS-8.1, 8.2)."""
    if not tiles.exists(table, at):
        return why("no-tile", "8.1", tile=tile(at))
    if table.board.ground[at] == Ground.BLOCKED:
        return why("wall", "8.2", tile=tile(at))
    who = table.occupants[at]
    return why("occupied", "8.2", tile=tile(at), who=piece(table, who)) if who >= 0 else None


def short_of_ap(char: Char, cost: int, rule: str) -> Reason:
    """A price in AP that the active character cannot pay."""
    return why("short-of-ap", rule, cost=cost, have=char.ap) if char.ap < cost else None


def turn(table: ApoState, player: int, action: Action) -> Reason:
    char = acting(table)
    return why("faces-already", "9.2") if char.facing == action[1] else short_of_ap(char, Ap.TURN, "9.2")


def rest(table: ApoState, player: int, action: Action) -> Reason:
    char = acting(table)
    if table.clock.acted:
        return why("rest-too-late", "9.3")
    if action[1] == 0:
        return why("full-hp", "9.3", have=char.hp)
    if char.kind != Kind.HERO:
        return why("companion-rests", "9.3")
    return why("nothing-to-recover", "9.3")


def attack(table: ApoState, player: int, action: Action) -> Reason:
    char, at = acting(table), action[1]
    who = table.occupants[at]
    if who < 0:
        return why("nobody-there", "9.4", tile=tile(at))
    target = table.chars[who]
    if who == char.id:
        return why("attacks-itself", "9.4")
    if target.life != Life.ALIVE:
        return why("fallen", "9.4", who=piece(table, who))
    if stats.rules(table, char.id) & Rule.CANNOT_ATTACK:
        return why("cannot-attack", "1.2", who=piece(table, char.id))
    if reason := short_of_ap(char, Ap.NORMAL, "9.4"):
        return reason
    if far_from(table, char, target) > 1:
        return why("out-of-reach", "9.4", who=piece(table, who), far=far_from(table, char, target), reach="D1")
    return why("untargetable", "1.2", who=piece(table, who))


def far_from(table: ApoState, one: Char, other: Char) -> int:
    return tiles.apart(table, one.id, other.id)
