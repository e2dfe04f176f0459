"""Characters: Heroes, Companions and objects (APOTHEOSIS-1.1, 12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.board import MASTER, Kind, Life, Zone
from carteado.games.apotheosis.language.printed import Power
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.rules import areas
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def alive(table: ApoState, who: int) -> bool:
    return who >= 0 and table.chars[who].life == Life.ALIVE and not table.chars[who].gone


def of_card(table: ApoState, card: int) -> int:
    """Return the character of a Companion card; NOBODY if it has none."""
    for char in table.chars:
        if char.card == card and not char.gone:
            return char.id
    return NOBODY


def add(table: ApoState, kind: int, seat: int, team: int, card: int) -> Char:
    """Add a character that has no piece yet."""
    char = Char(len(table.chars), kind, seat, team, card)
    table.chars.append(char)
    areas.clear_passives(table)
    return char


def subject_of(table: ApoState, id: int, power: Power) -> int:
    """Return who "this character" timings of a card refer to (APOTHEOSIS-12.2); NOBODY for the scenario."""
    zone = table.zones[id]
    if zone == Zone.ATTACHED:
        return of_card(table, table.hosts[id])
    if zone == Zone.SUPPORT:
        return of_card(table, id)
    return table.holders[id]


def you_of(table: ApoState, user: int) -> int:
    """Return the Hero of a Companion; for the master's characters, the character itself (APOTHEOSIS-12.2, 19.1)."""
    if user < 0:
        return NOBODY
    char = table.chars[user]
    if char.kind == Kind.COMPANION and char.seat != MASTER:
        return char.seat
    return user
