"""Energy that cannot be allocated or withdrawn (HEROES-7, 10.11)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.heroes.board import Zone
from carteado.games.heroes.reasons.cards import not_own_in_play
from carteado.games.heroes.reasons.message import Reason, name, why
from carteado.games.heroes.rules import energy
from carteado.games.heroes.state import HeroesState


def allocate(table: HeroesState, seat: int, action: Action) -> Reason:
    id = action[1]
    if reason := no_holder(table, seat, id):
        return reason
    unit, card = table.unit(id), name(table, id)
    if table.players[seat].reserve == 0:
        return why("reserve-empty", "7.3")
    if unit.emptied:
        return why("drawn-from", "10.11", card=card)
    return why("storage-full", "7.5", card=card, most=energy.storage(table, unit))


def no_holder(table: HeroesState, seat: int, id: int) -> Reason:
    """A card that is no character or equipment of the player."""
    if reason := not_own_in_play(table, seat, id, "7.3"):
        return reason
    return None if table.zones[id] in (Zone.TEAM, Zone.SUPPORT) else why("holds-no-energy", "7.1", card=name(table, id))


def withdraw(table: HeroesState, seat: int, action: Action) -> Reason:
    return no_silo(table, seat, action[1])


def no_silo(table: HeroesState, seat: int, id: int) -> Reason:
    if reason := not_own_in_play(table, seat, id, "10.11"):
        return reason
    return None if table.card(id).silo else why("no-silo", "10.11", card=name(table, id))
