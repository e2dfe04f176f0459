"""The turn (DUEL-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.duel.board import Duration, Phase, When, Zone
from carteado.games.duel.rules import creatures, damage, ending, mana, promises, triggers, zones
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.duel.state import DuelState


def begin(table: DuelState, player: int) -> None:
    """Begin a player's turn: steps 1 and 2 of DUEL-4.2."""
    clock, own = table.clock, table.players[player]
    clock.turn += 1
    clock.active = player
    own.own_turns += 1
    own.gained = False
    own.acted = False
    for id in table.in_play:
        if table.zones[id] != Zone.TRAPS:
            table.piece(id).fired = 0
    if table.events is not None:
        table.report("turn", {"seat": player, "turn": clock.turn})
    creatures.end_modifiers(table, Duration.UNTIL_MY_TURN, player)
    promises.begin_turn(table)
    damage.settle(table)
    triggers.close_batch(table)
    clock.phase = Phase.START


def start(table: DuelState) -> None:
    """Run steps 3 to 7 of DUEL-4.2, up to the main phase."""
    player = table.clock.active
    own = table.players[player]
    shard = own.shard
    if shard >= 0:
        zones.leave_board(table, table.piece(shard))
        mana.put_to_mana(table, player, shard)
    own.mana = len(own.mana_zone)
    if table.events is not None:
        table.report("mana", {"seat": player, "mana": own.mana})
    for piece in creatures.of(table, player):
        if not piece.stunned:
            piece.exhausted = False
        piece.stunned = False
    table.clock.phase = Phase.MAIN
    draw(table, player)
    if not table.reason:
        triggers.fire_turn(table, When.TURN_START, player)
        damage.settle(table)
        triggers.close_batch(table)


def draw(table: DuelState, player: int) -> None:
    """Draw for the turn; an empty deck costs HP (DUEL-4.7)."""
    for _ in range(table.config.draw_per_turn):
        if not zones.draw_one(table, player) and table.config.fatigue_loss > 0:
            if table.events is not None:
                table.report("fatigue", {"seat": player})
            damage.lose_hp(table, player, table.config.fatigue_loss)
    ending.check_victory(table)


def end(table: DuelState) -> None:
    """Fire the `turn_end` triggers (DUEL-4.4)."""
    table.clock.phase = Phase.CLOSING
    triggers.fire_turn(table, When.TURN_END, table.clock.active)
    triggers.close_batch(table)


def close(table: DuelState) -> None:
    """End effects that last this turn (DUEL-4.4)."""
    table.clock.phase = Phase.NEXT_TURN
    creatures.end_modifiers(table, Duration.THIS_TURN, NOBODY)
    creatures.end_turn(table)
    promises.end(table, Duration.THIS_TURN, NOBODY)
    table.players[0].bonus_mana = 0
    table.players[1].bonus_mana = 0
    damage.settle(table)
    triggers.close_batch(table)


def begin_next(table: DuelState) -> None:
    if table.clock.turn >= table.config.turn_limit:
        ending.end(table, NOBODY, "turn_limit")
    else:
        begin(table, 1 - table.clock.active)
