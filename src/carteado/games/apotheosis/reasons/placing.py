"""Cards that cannot be laid on the table, or taken back from it (APOTHEOSIS-4.3, 4.6, 9.5, 9.6)."""

from __future__ import annotations

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.apotheosis.actions import Do
from carteado.games.apotheosis.board import FREE_LEVELS, KNOWLEDGE, SPECIFIERS, SUITS, ZONES, Ap, Kind, Life, Suit, Zone
from carteado.games.apotheosis.reasons.message import Reason, acting, name, unseen, why
from carteado.games.apotheosis.reasons.moves import short_of_ap
from carteado.games.apotheosis.rules import areas, characters, companions, requirements, stats, tiles
from carteado.games.apotheosis.state import ApoState


def place(table: ApoState, player: int, action: Action) -> Reason:
    form, id = action
    return (
        only_heroes(table, "9.5")
        or not_held(table, player, id, "9.5")
        or other_suit(table, id, Suit.ITEM + form - Do.EQUIP)
        or not_placeable(table, player, id)
        or short_of_ap(acting(table), Ap.PLACE, "9.5")
        or copy(table, id)
    )


def prepare(table: ApoState, player: int, id: int) -> Reason:
    """Placing before the battle costs nothing, but keeps the rules of tables (APOTHEOSIS-6.4)."""
    if reason := not_held(table, player, id, "6.4"):
        return reason
    if table.card(id).suit == Suit.EVENT:
        return why("event-has-no-area", "2.6", card=name(table, id))
    return not_placeable(table, player, id) or copy(table, id)


def only_heroes(table: ApoState, rule: str) -> Reason:
    return why("only-heroes", rule) if acting(table).kind != Kind.HERO else None


def not_held(table: ApoState, player: int, id: int, rule: str) -> Reason:
    if unknown := unseen(table, player, id):
        return unknown
    if id in table.piles.inventories[player]:
        return None
    return why("not-in-inventory", rule, card=name(table, id))


def other_suit(table: ApoState, id: int, suit: int) -> Reason:
    own = table.card(id).suit
    return None if own == suit else why("other-suit", "9.5", card=name(table, id), suit=SUITS[own])


def copy(table: ApoState, id: int) -> Message:
    """A copy that no rule tells apart from the one that is offered (APOTHEOSIS-6.7)."""
    return why("copy", "6.7", card=name(table, id))


def not_placeable(table: ApoState, who: int, id: int) -> Reason:
    """The requirement, the space, the specifier, and the access tile that a card needs."""
    card, zone = table.card(id), areas.area_for(table, id)
    held, spaces = areas.cards(table, who, zone), areas.spaces(table, who, zone)
    if not requirements.meets(table, who, id):
        return requirement(table, who, id)
    if len(held) >= spaces:
        return why("no-space", "4.3", card=name(table, id), area=ZONES[zone], spaces=spaces)
    for other in held:
        if card.specifier >= 0 and table.card(other).specifier == card.specifier:
            worn = Message(f"apotheosis-specifier-{SPECIFIERS[card.specifier]}")
            return why("specifier-taken", "4.6", card=name(table, id), specifier=worn, other=name(table, other))
    if card.suit != Suit.COMPANION or companions.is_summon(table, id) or tiles.access(table, table.chars[who]):
        return None
    return why("no-access-tile", "12.3", card=name(table, id))


def requirement(table: ApoState, who: int, id: int) -> Message:
    """The knowledge, or the level for a free card, that a character lacks (APOTHEOSIS-2.5, 12.10)."""
    card, what = table.card(id), name(table, id)
    if card.free:
        companion = table.chars[who].kind == Kind.COMPANION
        level = card.level if companion else FREE_LEVELS[card.level]
        return why("level-too-low", "2.5", card=what, level=level, have=stats.level(table, who))
    known = next(known for known in card.knowledge if level_in(table, who, id, known) < card.level)
    have = max(0, level_in(table, who, id, known))
    return why("knowledge", "2.5", card=what, knowledge=knowledge(known), level=card.level, have=have)


def level_in(table: ApoState, who: int, id: int, known: int) -> int:
    """Return a character's level of a knowledge as far as it counts for this card."""
    level = requirements.knowledge(table, who, known)
    own = table.card(id).own_knowledge
    helps = own and table.holders[id] == who and Zone.EQUIP <= table.zones[id] <= Zone.MEMENTO
    return level - own[known] if helps and table.chars[who].kind == Kind.HERO else level


def knowledge(known: int) -> Message:
    return Message(f"apotheosis-word-{KNOWLEDGE[known]}")


def take_back(table: ApoState, player: int, action: Action) -> Reason:
    form, id = action
    zone = Zone.EQUIP + form - Do.UNEQUIP
    if reason := only_heroes(table, "9.6") or unseen(table, player, id):
        return reason
    if table.zones[id] != zone or table.holders[id] != player:
        return why("not-in-area", "9.6", card=name(table, id), area=ZONES[zone])
    if reason := short_of_ap(acting(table), Ap.PLACE, "9.6"):
        return reason
    return (cannot_leave(table, id) if form == Do.ABANDON else None) or copy(table, id)


def cannot_leave(table: ApoState, id: int) -> Reason:
    """A Companion that has fallen, or that has no access tile to leave by (APOTHEOSIS-12.5, 16.5)."""
    who = characters.of_card(table, id)
    if who < 0 or table.chars[who].life != Life.ALIVE:
        return why("fallen-stays", "16.5", card=name(table, id))
    char = table.chars[who]
    if companions.is_summon(table, id) or char.at in tiles.access_tiles(table, char) or tiles.access(table, char):
        return None
    return why("no-way-out", "12.5", card=name(table, id))
