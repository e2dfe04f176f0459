"""Cards that cannot be activated where they are (APOTHEOSIS-4.8, 12.6, 13.1, 15.3, 20.4, 20.5)."""

from __future__ import annotations

from carteado.core.message import Message
from carteado.games.apotheosis.board import KNOWLEDGE, PROPERTIES, RARITIES, SUITS, Zone
from carteado.games.apotheosis.language.printed import Power, Tag
from carteado.games.apotheosis.reasons.message import Reason, name, why
from carteado.games.apotheosis.rules import areas, characters, requirements, timing
from carteado.games.apotheosis.state import ApoState


def wrong_source(table: ApoState, player: int, id: int, power: Power, shared: bool) -> Reason:
    """A card of somebody else, or one that does not work where it is; `shared` if allies may use ❰Team❱ effects."""
    zone, what = table.zones[id], name(table, id)
    if zone == Zone.SCENARIO:
        return None
    if zone == Zone.DECK or zone > Zone.DISCARD:
        return why("out-of-play", "20.4", card=what)
    if zone == Zone.DISCARD:
        return in_pile(table, player, id, power)
    holder = table.holders[id]
    seat = table.chars[holder].seat
    if seat != player and not (shared and power.team and seat < table.seats and areas.allied(table, seat, player)):
        return why("not-yours", "20.5", card=what)
    if timing.can_act_from(table, id, power, True):
        return None
    return wrong_area(table, id, power)


def in_pile(table: ApoState, player: int, id: int, power: Power) -> Reason:
    if not power.pile:
        return why("out-of-play", "20.4", card=name(table, id))
    if table.owners[id] != player:
        return why("not-yours", "20.5", card=name(table, id))
    return None if characters.alive(table, player) else why("user-fell", "16.2", card=name(table, id))


def wrong_area(table: ApoState, id: int, power: Power) -> Message:
    """A card in a seat's own area that does not work as it lies there."""
    zone, what = table.zones[id], name(table, id)
    if zone == Zone.INVENTORY:
        return why("in-inventory", "4.8", card=what, suit=SUITS[table.card(id).suit])
    if zone == Zone.ATTACHED:
        return why("attached", "15.3", card=what)
    if zone == Zone.SHEET and table.concealed[id]:
        return why("asleep", "13.1", card=what)
    if zone == Zone.SUPPORT and table.concealed[id]:
        return why("not-evoked-yet", "12.4", card=what)
    if power.needs is not None and not requirements.unlocked(table, id, power.needs):
        return why("locked", "12.6", card=what, tag=tag(power.needs))
    return why("user-fell", "16.2", card=what)


def tag(needs: Tag) -> Message:
    """Return what an attached card must be to unlock a technique."""
    if needs.property >= 0:
        return Message(f"apotheosis-word-{PROPERTIES[needs.property].lower()}")
    if needs.knowledge >= 0:
        return Message(f"apotheosis-word-{KNOWLEDGE[needs.knowledge]}")
    if needs.suit >= 0:
        return Message(f"apotheosis-word-{SUITS[needs.suit]}")
    return Message(f"apotheosis-rarity-{RARITIES[max(0, needs.rarity)]}")
