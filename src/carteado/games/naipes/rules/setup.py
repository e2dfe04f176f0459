"""Setup: rulers, hands, and who starts (NAIPES-2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.event import Event
from carteado.core.state import Action
from carteado.games.naipes.actions import CHOOSE_RULER, Ask
from carteado.games.naipes.board import HAND, NO_RULERS, NOBODY, RULER_CARDS, RULERS
from carteado.games.naipes.cards import DECK, named
from carteado.games.naipes.rules import changes, turn

if TYPE_CHECKING:
    from carteado.games.naipes.state import NaipesState


def deal_rulers(table: NaipesState) -> None:
    """Deal two rulers to each seat, from one pack or from a pile of its own (NAIPES-2.1, `governor_deal`)."""
    table.deck = list(range(DECK))
    if table.flags.two_piles:
        table.dealt = top_of(table, [0, 1, 2, 3], 2) + top_of(table, [0, 1, 2, 3], 2)
    else:
        table.dealt = top_of(table, RULER_CARDS.copy(), 4)
    changes.ask(table, Ask.RULER_CHOICE)


def top_of(table: NaipesState, rulers: list[int], count: int) -> list[int]:
    table.rng.shuffle(rulers)
    return rulers[:count]


def find_choices(table: NaipesState) -> list[Action]:
    """Return the rulers to choose from; two equal ones are one choice (NAIPES-2.2)."""
    first, second = sorted(table.dealt[2 * table.active : 2 * table.active + 2])
    return [CHOOSE_RULER[first]] if first == second else [CHOOSE_RULER[first], CHOOSE_RULER[second]]


def choose_ruler(table: NaipesState, ruler: int) -> None:
    """Choose a ruler in secret: seat 0, then seat 1 (NAIPES-2.2)."""
    table.rulers[table.active] = ruler
    if table.events is not None:
        changes.report(table, "chose", {}, {"ruler": RULERS[ruler]})
    if table.active == 0:
        table.active = 1
        changes.ask(table, Ask.RULER_CHOICE)
    else:
        deal_hands(table)


def deal_hands(table: NaipesState) -> None:
    """Reveal both rulers, deal the hands, and start the first turn (NAIPES-2.2 to 2.5)."""
    if table.events is not None:
        table.events.append(Event("revealed", {"rulers": [RULERS[ruler] for ruler in table.rulers]}))
    table.dealt = NO_RULERS
    table.rng.shuffle(table.deck)
    for seat in (0, 1):
        deal_hand(table, seat)
    first = table.flags.first_player
    table.active = table.rng.below(2) if first == NOBODY else first
    table.turn = 1
    turn.start_turn(table)


def deal_hand(table: NaipesState, seat: int) -> None:
    hand = table.deck[:HAND]
    hand.sort()
    table.hands[seat] = hand
    table.deck = table.deck[HAND:]
    if table.events is not None:
        table.events.append(Event("dealt", {"seat": seat, "count": HAND}, {"cards": named(hand)}, 1 << seat))
