"""The Event slot (HEROES-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.board import When, Zone
from carteado.games.heroes.language.printed import HeroCard
from carteado.games.heroes.rules import triggers, zones

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def may_play(table: HeroesState, seat: int, card: HeroCard) -> bool:
    """Whether a player may play this event now (HEROES-9.1, 9.2)."""
    if table.players[seat].event_played or (table.config.events_block and table.event >= 0):
        return False
    return not (card.unique and zones.is_in_play(table, card, table.event))


def play(table: HeroesState, seat: int, id: int) -> None:
    """Play an event; the one in play leaves first (HEROES-9.2)."""
    discard(table)
    own = table.players[seat]
    own.hand.remove(id)
    own.event_played = True
    unit = zones.put_in_play(table, id, Zone.EVENT, seat)
    table.event = id
    table.report_card("event", id)
    table.unsettled = True
    triggers.fire(table, When.ENTERS, unit)


def discard(table: HeroesState) -> None:
    """Discard the event in play, if there is one."""
    if table.event >= 0:
        zones.discard_unit(table, table.unit(table.event))
