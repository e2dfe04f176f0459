"""Attaching, looting, evolving and checks at objects (APOTHEOSIS-9.10 to 9.13, 12.7, 12.8)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.apotheosis.board import ATTACHMENTS, EVOLVE_XP, Ap, Kind, Life
from carteado.games.apotheosis.reasons.message import Reason, acting, piece, tile, why
from carteado.games.apotheosis.reasons.moves import far_from, short_of_ap
from carteado.games.apotheosis.reasons.placing import only_heroes
from carteado.games.apotheosis.rules import companions, death
from carteado.games.apotheosis.state import ApoState


def attach(table: ApoState, player: int, action: Action) -> Reason:
    if reason := only_heroes(table, "9.10") or nobody(table, action[1], "9.10"):
        return reason
    char, other = acting(table), table.chars[table.occupants[action[1]]]
    if other.kind != Kind.COMPANION or other.seat != player or other.life != Life.ALIVE:
        return why("not-your-companion", "9.10", who=piece(table, other.id))
    return (
        short_of_ap(char, Ap.ATTACH, "9.10")
        or not_beside(table, other.id, "9.10")
        or why("nothing-to-attach", "9.10", who=piece(table, other.id))
    )


def nobody(table: ApoState, at: int, rule: str) -> Reason:
    return why("nobody-there", rule, tile=tile(at)) if table.occupants[at] < 0 else None


def not_beside(table: ApoState, who: int, rule: str) -> Reason:
    far = far_from(table, acting(table), table.chars[who])
    return why("not-beside", rule, who=piece(table, who), far=far) if far != 1 else None


def loot(table: ApoState, player: int, action: Action) -> Reason:
    if reason := nobody(table, action[1], "9.11"):
        return reason
    char, other = acting(table), table.chars[table.occupants[action[1]]]
    if not death.lootable(table, other):
        return why("nothing-to-loot", "9.11", who=piece(table, other.id))
    if reason := short_of_ap(char, Ap.LOOT, "9.11") or not_beside(table, other.id, "9.11"):
        return reason
    return why("carries-five", "12.7", most=ATTACHMENTS)


def evolve(table: ApoState, player: int, action: Action) -> Reason:
    char = acting(table)
    if char.kind != Kind.COMPANION:
        return why("heroes-do-not-evolve", "9.12")
    if table.clock.acted:
        return why("evolve-too-late", "9.12")
    have = sum(table.card(id).value for id in companions.experience(table, char))
    if have < EVOLVE_XP:
        return why("short-of-experience", "12.8", cost=EVOLVE_XP, have=have)
    return why("no-evolution", "12.8", who=piece(table, char.id))


def check(table: ApoState, player: int, action: Action) -> Reason:
    if reason := nobody(table, action[1], "9.13"):
        return reason
    other = table.chars[table.occupants[action[1]]]
    if other.check_attribute < 0:
        return why("no-check", "9.13", who=piece(table, other.id))
    return short_of_ap(acting(table), Ap.CHECK, "9.13") or not_beside(table, other.id, "9.13")
