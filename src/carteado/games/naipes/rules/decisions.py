"""The action phase: its legal actions, and carrying out the plain ones (NAIPES-6.1 to 6.6, 9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.naipes.actions import BUY, COMMANDER, CONVERT, GOVERNOR, PASS, PASS_AND_DRAW, Ask, Do
from carteado.games.naipes.cards import CARD_NAMES, is_ace
from carteado.games.naipes.rules import changes, plays, powers, setup, turn

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState


def find_legal(table: NaipesState) -> list[Action]:
    question = table.question
    if question == Ask.ACTION:
        return find_actions(table)
    if question == Ask.RULER_CHOICE:
        return setup.find_choices(table)
    return powers.find_answers(table)


def find_actions(table: NaipesState) -> list[Action]:
    """Return the legal actions of the action phase, in the order of NAIPES-9.1."""
    out: list[Action] = []
    hand = table.hands[table.active]
    if table.main > 0 or table.add > 0:
        out = plays.find_hand_plays(table)
    if table.add > 0:
        for card in hand:
            if is_ace(card):
                out.append(COMMANDER[card])
    if powers.may_use_ruler(table):
        out.append(GOVERNOR)
    if table.add >= 2 and not table.bought and table.deck:
        for card in hand:
            out.append(BUY[card])
    if table.main > 0:
        out.append(CONVERT)
    if table.flags.pass_and_draw and not table.acted and table.deck:
        out.append(PASS_AND_DRAW)
    out.append(PASS)
    return out


def perform(table: NaipesState, action: Action) -> None:
    question = table.question
    if question == Ask.ACTION:
        act(table, action)
    elif question == Ask.RULER_CHOICE:
        setup.choose_ruler(table, action[1])
    else:
        powers.answer(table, action)


def act(table: NaipesState, action: Action) -> None:
    kind = action[0]
    table.acted = True
    if kind <= Do.SUBSTITUTE:
        plays.play_from_hand(table, action)
    elif kind == Do.COMMANDER:
        powers.play_commander(table, action[1])
    elif kind == Do.GOVERNOR:
        powers.use_ruler(table)
    elif kind == Do.BUY:
        buy(table, action[1])
    elif kind == Do.CONVERT:
        convert(table)
    else:
        pass_turn(table, kind == Do.PASS_AND_DRAW)


def buy(table: NaipesState, card: int) -> None:
    """Discard a card, which only its owner sees, then draw (NAIPES-6.3)."""
    table.add -= 2
    table.bought = True
    table.hands[table.active].remove(card)
    table.discard.append(card)
    if table.events is not None:
        changes.report(table, "bought", {"cost": "two_additional"}, {"card": CARD_NAMES[card]})
    changes.draw(table)


def convert(table: NaipesState) -> None:
    """Convert the main action into an additional one (NAIPES-6.4)."""
    table.main = 0
    table.add += 1
    if table.events is not None:
        changes.report(table, "converted", {"cost": "main"})


def pass_turn(table: NaipesState, draws: bool) -> None:
    """Pass, with or without drawing a card (NAIPES-6.5, 6.6)."""
    if table.events is not None:
        changes.report(table, "passed", {"draws": draws})
    if draws:
        changes.draw(table)
    turn.end_turn(table)
