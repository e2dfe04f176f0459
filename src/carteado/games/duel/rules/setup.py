"""Setup: opening hands and the mulligan (DUEL-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.duel.actions import MULLIGAN, Do
from carteado.games.duel.board import SPARK, Phase, Zone
from carteado.games.duel.language.printed import DuelCard
from carteado.games.duel.rules import turn, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def deal(table: DuelState, heroes: list[DuelCard], decks: list[list[int]]) -> None:
    """Choose who begins, lay out heroes and decks (as printed numbers), and run to the first decision (DUEL-3.1, 3.2).

    The numbers of the cards are shuffled too, so that they reveal nothing about a deck list.
    """
    rng = table.rng
    first = rng.below(2)
    for player in (0, 1):
        table.add_card(heroes[player], player, Zone.HERO)
        table.players[player].cooldowns = [0] * len(heroes[player].abilities)
    for player in (0, 1):
        rng.shuffle(decks[player])
        for number in decks[player]:
            id = table.add_card(table.catalog.cards[number], player, Zone.DECK)
            table.players[player].deck.append(id)
    for player in (first, 1 - first):
        zones.show(table, player)
        table.enter_play(player, Zone.HERO, player)
        rng.shuffle(table.players[player].deck)
    clock = table.clock
    clock.first = first
    clock.active = first
    clock.priority = first
    clock.phase = Phase.MULLIGAN
    for player in (first, 1 - first):
        zones.draw(table, player, table.config.hand_start, NOBODY)
    table.advance()


def ask_mulligan(table: DuelState) -> None:
    """Ask a player who has not chosen yet; when both have, finish the setup (DUEL-3.4)."""
    if table.config.mulligan_max == 0 or table.clock.priority == NOBODY:
        finish(table)
    else:
        table.decision = MULLIGAN[table.clock.priority]


def choose_mulligan(table: DuelState, player: int, action: Action) -> None:
    """Put one more card aside, or keep the rest."""
    own = table.players[player]
    if action[0] == Do.MULLIGAN:
        own.aside.append(action[1])
        if len(own.aside) < min(table.config.mulligan_max, len(own.hand)):
            table.decision = MULLIGAN[player]
            return
    table.clock.priority = 1 - player if player == table.clock.first else NOBODY


def finish(table: DuelState) -> None:
    """Exchange cards, give the second player its bonus, and begin the first turn (DUEL-3.4 to 3.6)."""
    first = table.clock.first
    second = 1 - first
    exchange(table, first)
    exchange(table, second)
    zones.draw(table, second, table.config.second_extra_cards, NOBODY)
    for _ in range(table.config.second_sparks):
        id = table.add_card(table.catalog.by_id[SPARK], second, Zone.HAND)
        zones.show(table, id)
        table.players[second].hand.append(id)
    if table.config.second_sparks and table.events is not None:
        table.report("sparks", {"seat": second, "count": table.config.second_sparks})
    turn.begin(table, first)


def exchange(table: DuelState, player: int) -> None:
    """Draw first, then shuffle the cards put aside into the deck (DUEL-R46)."""
    own = table.players[player]
    aside = own.aside
    own.aside = []
    own.exchanged = len(aside)
    if table.events is not None:
        cards = [table.named(id) for id in aside]
        table.report_secret("mulliganed", {"seat": player, "count": len(aside)}, {"cards": cards}, 1 << player)
    if not aside:
        return
    for id in aside:
        own.hand.remove(id)
    zones.draw(table, player, len(aside), NOBODY)
    for id in aside:
        table.zones[id] = Zone.DECK
        table.seen[id] = 0
        own.deck.append(id)
    table.rng.shuffle(own.deck)
