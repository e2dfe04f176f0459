"""Opening hands, mulligan and preparation, before the first round (APOTHEOSIS-6.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.apotheosis.actions import DECISIONS, Do, What
from carteado.games.apotheosis.board import Kind, Step, Zone
from carteado.games.apotheosis.frames import Ask, Deed
from carteado.games.apotheosis.rules import choices, decks, placement, stats, turns, zones
from carteado.games.apotheosis.steps import Doing
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def mulligan(table: ApoState, seat: int) -> Ask:
    """Make the question which cards to put back."""
    ask = Ask(What.MULLIGAN, seat, sorted(table.piles.inventories[seat]))
    ask.picked = table.piles.aside[seat]
    ask.most = len(ask.pool)
    return ask


def choose_mulligan(table: ApoState, seat: int, action: Action) -> None:
    """Put a card aside, or exchange the cards put aside."""
    if action[0] == Do.PICK:
        table.piles.aside[seat].append(action[1])
        if choices.open_cards(table, mulligan(table, seat)):
            return
    aside = table.piles.aside[seat]
    table.piles.aside[seat] = []
    table.clock.asking += 1
    if table.events is not None:
        table.report("mulliganed", {"seat": seat, "count": len(aside)})
    for id in aside:
        zones.leave(table, id)
        zones.lay(table, id, Zone.DECK)
        table.holders[id] = NOBODY
    if aside:
        decks.shuffle(table, seat)
        decks.draw(table, seat, len(aside))


def mulligan_step(table: ApoState) -> None:
    if table.clock.asking < table.seats:
        table.decision = DECISIONS[What.MULLIGAN][table.clock.asking]
    else:
        table.clock.asking = 0
        table.clock.prepared = 0
        table.clock.stamp += 1
        turns.go(table, Step.PREPARE)


def preparation_options(table: ApoState, seat: int) -> list[Action]:
    return [*[(Do.PICK, id) for id in placement.placeable_cards(table, seat)], (Do.DONE,)]


def choose_preparation(table: ApoState, seat: int, action: Action) -> None:
    if action[0] == Do.PICK:
        table.clock.prepared += 1
        table.effects.append(Deed(Doing.PLACE, seat, action[1]))
    else:
        table.clock.asking += 1
        table.clock.prepared = 0


def preparation_step(table: ApoState) -> None:
    if table.clock.asking >= table.seats:
        begin_battle(table)
    elif table.clock.prepared >= table.config.preparation or len(preparation_options(table, table.clock.asking)) == 1:
        table.clock.asking += 1
        table.clock.prepared = 0
    else:
        table.decision = DECISIONS[What.PREPARE][table.clock.asking]


def begin_battle(table: ApoState) -> None:
    """Set HP and begin the first round (steps 5 and 6 of APOTHEOSIS-6.4)."""
    for char in table.chars:
        if char.kind != Kind.OBJECT:
            char.hp = stats.hp_max(table, char.id)
            char.debt = 0
    table.clock.stamp += 1
    turns.go(table, Step.BATTLE)
    table.unsettled = True


def start(table: ApoState) -> None:
    """Draw the opening hands, then ask for the mulligan."""
    table.clock.step = Step.MULLIGAN
    for seat in range(table.seats):
        decks.draw(table, seat, table.config.opening_hand)
    table.clock.asking = 0 if table.config.mulligan else table.seats
    table.advance()
