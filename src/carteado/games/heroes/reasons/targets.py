"""Targets that a power cannot have (HEROES-13.5, 13.6, 20.3, 21.9)."""

from __future__ import annotations

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.heroes.board import Token, Zone
from carteado.games.heroes.language.aims import CharacterAim
from carteado.games.heroes.language.printed import Aim, Power
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.reasons import filters
from carteado.games.heroes.reasons.message import Reason, name, power_name, unseen, why
from carteado.games.heroes.rules import characters, powers, sides, tokens
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import SIDES


def declared(table: HeroesState) -> tuple[Power, Aim, Unit, list[int]]:
    """Return the power that is declared, its current aim, its user, and the targets chosen so far."""
    d = table.declaring
    assert d is not None
    power = powers.find(table, d.card, d.index)
    return power, power.aims[d.aim], table.unit(d.actor), d.chosen_now()


def target(table: HeroesState, seat: int, action: Action) -> Reason:
    power, aim, unit, chosen = declared(table)
    id, what = action[1], power_name(power)
    if unknown := unseen(table, seat, id):
        return unknown
    if id in chosen:
        return why("target-taken", "13.6", what=what, card=name(table, id))
    if not isinstance(aim, CharacterAim):
        return wrong_equipment(table, what, aim, id)
    other = characters.find(table, id)
    if other is None:
        return why("target-character", "13.5", what=what, card=name(table, id))
    if id not in [each.id for each in characters.selectable(table)]:
        return why("target-outside", "21.9", card=name(table, id))
    return filters.not_fitting(table, unit, what, aim.filter, other) or hidden(table, unit, what, other)


def wrong_equipment(table: HeroesState, what: Message, aim: Aim, id: int) -> Message:
    """A card that is no equipment, or is equipment of the other side (HEROES-10.6)."""
    if table.zones[id] != Zone.SUPPORT:
        return why("target-equipment", "10.6", what=what, card=name(table, id))
    return filters.wrong_word("side", SIDES[aim.side_meant()], what, name(table, id))


def hidden(table: HeroesState, unit: Unit, what: Message, other: Unit) -> Message:
    """An enemy that is invisible, or behind one that taunts (HEROES-10.7, 13.5)."""
    card = name(table, other.id)
    taunts = tokens.has(table, other, Token.TAUNT)
    if tokens.has(table, other, Token.INVISIBILITY) and not taunts:
        return why("invisible", "13.5" if unit.is_character() else "10.7", what=what, card=card)
    _, aim, _, chosen = declared(table)
    return why("taunt", "13.5", card=card, taunting=[name(table, id) for id in aim.candidates(table, unit, chosen)])


def done(table: HeroesState, seat: int, action: Action) -> Reason:
    """Targets that are still to be chosen: at least one, and every enemy that taunts."""
    power, aim, unit, chosen = declared(table)
    if not chosen:
        return why("needs-target", "12.12", what=power_name(power))
    taunting = [name(table, id) for id in aim.candidates(table, unit, chosen)]
    return why("taunt-first", "13.6", what=power_name(power), taunting=taunting)


def opponent(table: HeroesState, seat: int, action: Action) -> Reason:
    other = action[1]
    if other >= table.config.seats:
        return why("no-player", "20.3", number=str(other + 1), count=table.config.seats)
    who = Message("player", seat=other)
    return why("no-opponent" if sides.alive(table, other) else "opponent-out", "20.3", who=who)
