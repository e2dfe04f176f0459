"""Fielding, substituting and relocating characters, and the end of Main (HEROES-6.7, 11, 21.6)."""

from __future__ import annotations

from carteado.core.state import Action
from carteado.games.heroes.board import PLACES, SUBSTITUTIONS, TEAM_SIZE, Mode, Type
from carteado.games.heroes.reasons.cards import not_in_hand, not_own_character, taken
from carteado.games.heroes.reasons.message import Reason, name, why
from carteado.games.heroes.rules import characters
from carteado.games.heroes.state import HeroesState
from carteado.kit.cards import NOBODY


def field(table: HeroesState, seat: int, action: Action) -> Reason:
    id, own = action[1], table.players[seat]
    if reason := not_in_hand(table, seat, id, Type.CHARACTER, "11.1") or over_limit(table, seat):
        return reason
    if len(own.team) >= TEAM_SIZE:
        return why("team-full", "11.2", most=TEAM_SIZE)
    spent = no_substitution(table, seat) if own.places >= PLACES else None
    return spent or cannot_stand(table, seat, id, NOBODY)


def swap(table: HeroesState, seat: int, action: Action) -> Reason:
    _, id, out = action
    return (
        not_in_hand(table, seat, id, Type.CHARACTER, "11.4")
        or over_limit(table, seat)
        or no_substitution(table, seat)
        or not_own_character(table, seat, out, "11.4")
        or cannot_stand(table, seat, id, out)
    )


def over_limit(table: HeroesState, seat: int) -> Reason:
    """A player who has fielded as many characters as the turn allows."""
    most = characters.field_limit(table, seat)
    return why("field-limit", "11.1", most=most) if table.players[seat].fielded >= most else None


def no_substitution(table: HeroesState, seat: int) -> Reason:
    if table.players[seat].substitutions < SUBSTITUTIONS:
        return None
    return why("no-substitution", "11.3", most=SUBSTITUTIONS)


def cannot_stand(table: HeroesState, seat: int, id: int, leaving: int) -> Reason:
    """A unique character that is in play, or one that the name rule keeps out (HEROES-2.11, 11.6)."""
    card = table.card(id)
    if (reason := taken(table, card, leaving)) or characters.may_stand(table, card, seat, leaving):
        return reason
    for player in (seat, *range(table.config.seats)):
        for other in table.players[player].team:
            if other != leaving and characters.conflict(card, table.card(other)):
                same = "name" if card.name == table.card(other).name else "ego"
                return why("same-name", "11.6", card=name(table, id), other=name(table, other), same=same)
    return None


def relocate(table: HeroesState, seat: int, action: Action) -> Reason:
    if reason := no_common_team(table, seat, action[1]):
        return reason
    if table.players[seat].relocated:
        return why("relocated", "21.6")
    return why("common-full", "21.6", most=TEAM_SIZE)


def no_common_team(table: HeroesState, seat: int, id: int) -> Reason:
    """A mode without a Common Team, or a card that is no character of the player."""
    if table.config.mode != Mode.CHALLENGERS:
        return why("no-common-team", "21.6")
    return not_own_character(table, seat, id, "21.6")


def end_main(table: HeroesState, seat: int, action: Action) -> Reason:
    return why("must-field", "6.7")
