"""Energy sources (HEROES-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.actions import PAY
from carteado.games.heroes.board import SOURCES, Zone
from carteado.games.heroes.language.printed import HeroCard
from carteado.games.heroes.pieces import Declaration
from carteado.games.heroes.rules import energy, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def basic(table: HeroesState, seat: int) -> list[int]:
    return [id for id in table.players[seat].sources if table.card(id).basic]


def may_play(table: HeroesState, seat: int, card: HeroCard) -> bool:
    """Whether a player may play this source now (HEROES-8.1, 8.3)."""
    own = table.players[seat]
    if own.source_played or not zones.is_free(table, card):
        return False
    if card.discard_basic > len(basic(table, seat)):
        return False
    return len(own.sources) - card.discard_basic < SOURCES


def play(table: HeroesState, seat: int, id: int, payment: list[int]) -> None:
    """Pay the entry cost and play the source; ask how to pay if there is a choice (HEROES-8.3)."""
    own, card = table.players[seat], table.card(id)
    options = payments(table, seat, payment)
    needed = card.discard_basic - len(payment)
    if 0 < needed < len(options):
        table.declaring = Declaration(NOBODY, id, Declaration.ENTRY, [], 0, payment)
        table.decision = PAY[seat]
        return
    paid = payment + options[:needed]
    for other in own.sources.copy():
        if other in paid:
            zones.discard_unit(table, table.unit(other))
    own.hand.remove(id)
    own.source_played = True
    zones.put_in_play(table, id, Zone.PLANTS, seat)
    own.sources.append(id)
    table.report_card("source", id)
    if card.basic and table.config.basic_entry_energy:
        energy.gain(table, seat, 1)


def payments(table: HeroesState, seat: int, payment: list[int]) -> list[int]:
    """Return the basic sources that may still pay an entry cost."""
    return [id for id in basic(table, seat) if id not in payment]
