"""Challengers of the Infinite: the Mob, its policy, the Common Team, rounds (HEROES-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.games.heroes.actions import Do
from carteado.games.heroes.board import MOB_HEALTH, Phase, Stance, Token, Zone
from carteado.games.heroes.language.printed import Aim, Power
from carteado.games.heroes.pieces import HeroesEffect, Unit
from carteado.games.heroes.rules import characters, combat, ending, energy, sides, stats, tokens, turn, zones
from carteado.kit.cards import NOBODY, Side

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def put_mob(table: HeroesState, id: int) -> Unit:
    """Put the Mob into play, with extra Health for each player (HEROES-21.2)."""
    unit = zones.put_in_play(table, id, Zone.MOB, NOBODY)
    unit.pool = table.card(id).protection
    unit.bonus_health = MOB_HEALTH * table.config.seats
    table.mob = id
    return unit


# The Common Team


def has_common_team(table: HeroesState) -> bool:
    return common_count(table) > 0


def common_count(table: HeroesState) -> int:
    """Return the number of characters in the Common Team."""
    standing = 0
    for own in table.players:
        for id in own.team:
            if table.unit(id).common:
                standing += 1
    return standing


def in_arena(table: HeroesState) -> list[Unit]:
    """Return the Common Team, older first, and the Mob."""
    return [unit for unit in characters.in_play(table) if unit.common or unit.id == table.mob]


def relocate(table: HeroesState, seat: int, id: int) -> None:
    """Move a character into the Common Team or back (HEROES-21.6)."""
    unit = table.unit(id)
    unit.common = not unit.common
    table.players[seat].relocated = True
    table.report_card("relocated" if unit.common else "came_back", id)


# The Mob's policy (HEROES-21.10)


def ready_mob(table: HeroesState) -> None:
    """Prepare the Mob for GRAND COMBAT (HEROES-21.7)."""
    mob = table.unit(table.mob)
    mob.used = 0
    mob.readied = False
    mob.stance = Stance.UPRIGHT
    energy.place(table, mob, table.config.mob_energy * table.config.seats)


def act(table: HeroesState, mob: Unit) -> None:
    """Use the first power that can be used now, or pass."""
    furious = tokens.has(table, mob, Token.FURY)
    for power in priority(table, mob):
        if combat.may_use(table, mob, mob.id, power, furious) and is_time_for(table, mob, power):
            combat.use(table, (Do.USE, mob.id, power.index + 1))
            return
    combat.pass_unused(table)


def priority(table: HeroesState, mob: Unit) -> list[Power]:
    """Return passive actions as printed, then active ones: for a card that is not a Mob, the most expensive first."""
    card = table.card(mob.id)
    passive = [power for power in card.powers if power.passive]
    active = [power for power in card.powers if not power.passive]
    if not card.mob:
        active.sort(key=lambda power: (-power.use, power.index))
    return passive + active


def is_time_for(table: HeroesState, mob: Unit, power: Power) -> bool:
    condition = power.condition
    return condition is None or condition.holds(table, mob.id, NOBODY, HeroesEffect(mob.id, NOBODY, power.block))


def target(table: HeroesState, aim: Aim, left: list[int]) -> int:
    """Choose the weakest enemy, or the Mob itself."""
    if aim.side_meant() == Side.OWN and table.mob in left:
        return table.mob
    best = left[0]
    for id in left:
        if stats.weaker(table, table.unit(id), table.unit(best)):
            best = id
    return best


# Rounds


def last_round(table: HeroesState) -> int:
    """Return the round after which the Mob has won (HEROES-21.12)."""
    return table.config.challenge_base + table.config.challenge_per_player * table.config.seats


def next_turn(table: HeroesState) -> None:
    """Begin the next player's turn; after all of them GRAND COMBAT and RESOLUTION (HEROES-21.4, 21.12)."""
    clock, config = table.clock, table.config
    if clock.active < 0:
        if clock.round >= last_round(table):
            ending.end(table, "rounds_over", [1] * config.seats)
            return
        clock.round += 1
        turn.begin(table, sides.turn_seat(table))
        return
    seat = (clock.active + 1) % config.seats
    while seat != clock.start:
        if sides.alive(table, seat):
            turn.begin(table, seat)
            return
        seat = (seat + 1) % config.seats
    clock.active = NOBODY
    clock.phase = Phase.COMBAT
    if table.events is not None:
        table.report("grand_combat", {"round": clock.round})
