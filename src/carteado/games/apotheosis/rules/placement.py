"""Place cards on a table (APOTHEOSIS-4.3, 4.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import SUITS, Suit, Zone
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.rules import areas, choices, companions, questions, requirements, tiles, zones
from carteado.games.apotheosis.steps import DeedStep
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def placeable(table: ApoState, id: int, who: int) -> bool:
    """Whether a card may be placed on a Hero's table (APOTHEOSIS-4.3, 4.6)."""
    card = table.card(id)
    if card.suit < Suit.ITEM or card.suit == Suit.EVENT:
        return False
    zone = areas.area_for(table, id)
    held = areas.cards(table, who, zone)
    if len(held) >= areas.spaces(table, who, zone) or not requirements.meets(table, who, id):
        return False
    if card.specifier >= 0 and any(table.card(other).specifier == card.specifier for other in held):
        return False
    return card.suit != Suit.COMPANION or companions.is_summon(table, id) or bool(tiles.access(table, table.chars[who]))


def placeable_cards(table: ApoState, who: int) -> list[int]:
    """Return the cards of a Hero's inventory that may be placed, ascending; copies once (APOTHEOSIS-6.7)."""
    return choices.singles(table, [id for id in sorted(table.piles.inventories[who]) if placeable(table, id, who)])


def step_place(table: ApoState, deed: Deed) -> None:
    """Place a card on a table; a human or creature is asked for an access tile."""
    who, id = deed.user, deed.source
    char = table.chars[who]
    if deed.at == DeedStep.ASK:
        deed.at = DeedStep.ANSWERED
        if not placeable(table, id, who):
            # Without space or requirement the card goes where APOTHEOSIS-2.4 and 4.3 send it (APOTHEOSIS-23.4).
            table.effects.pop()
            if table.zones[id] != Zone.INVENTORY or table.holders[id] != who:
                zones.to_inventory(table, id, who)
        elif table.card(id).suit == Suit.COMPANION and not companions.is_summon(table, id):
            questions.ask_way(table, What.TILE, char.seat, tiles.access(table, char), who)
        return
    table.effects.pop()
    card = table.card(id)
    summon = card.suit == Suit.COMPANION and companions.is_summon(table, id)
    if table.events is not None:
        facts = {"who": table.who_is(who)}
        if summon:
            table.report_secret("placed_hidden", facts, table.named(id), zones.seat_bit(char.seat))
        else:
            table.report("placed", {**facts, **table.named(id), "suit": SUITS[card.suit]})
    if card.suit == Suit.COMPANION:
        companions.recruit(table, id, who, NOBODY if summon else deed.answer[0])
    else:
        zones.to_table(table, id, who, False)
    table.unsettled = True
