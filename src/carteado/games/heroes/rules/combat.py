"""COMBAT: the order, the slots, repeated uses (HEROES-13, 12.3, 22.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.heroes.actions import AGAIN, SLOT, Do
from carteado.games.heroes.board import Mode, Phase, Stance, Token, When
from carteado.games.heroes.language.printed import Power
from carteado.games.heroes.pieces import Unit
from carteado.games.heroes.rules import (
    challengers,
    characters,
    damage,
    declaration,
    knockouts,
    powers,
    sides,
    stats,
    tokens,
    triggers,
)
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def is_on(table: HeroesState) -> bool:
    return Phase.COMBAT <= table.clock.phase <= Phase.AGAIN


def begin(table: HeroesState) -> None:
    """Start combat: ready the Mob and fire triggers before the order is fixed (HEROES-13.2, 21.7)."""
    table.clock.phase = Phase.ORDER
    if table.config.mode == Mode.CHALLENGERS:
        challengers.ready_mob(table)
    triggers.fire_turn(table, When.COMBAT_START)
    table.close_batch()


def fix_order(table: HeroesState) -> None:
    """Fix the attack order (HEROES-13.2, 13.3, 21.8)."""
    table.clock.phase = Phase.SLOT
    slow = slowest_first(table)
    ranked: list[tuple[int, int, int, int, int, int]] = []
    for unit in fighters(table):
        speed = stats.speed(table, unit)
        rank = sides.rank(table, unit.owner)
        if table.config.mode == Mode.CHALLENGERS:
            is_mob = unit.id == table.mob
            health = table.card(unit.id).health if is_mob else stats.health(table, unit)
            ranked.append((-health if slow else health, int(is_mob), -speed, rank, unit.order, unit.id))
        else:
            ranked.append((speed if slow else -speed, rank, unit.order, 0, 0, unit.id))
    ranked.sort()
    table.combat.place = NOBODY
    table.combat.order = [entry[5] for entry in ranked]
    if table.events is not None:
        table.report("order", {"cards": [table.named(id) for id in table.combat.order]})


def slowest_first(table: HeroesState) -> bool:
    for id in table.static_sources:
        for static in table.card(id).rules:
            if static.reverses_order():
                return True
    return False


def fighters(table: HeroesState) -> list[Unit]:
    """Return who has a slot: all, or the turn player's (HEROES-29.3); in Challengers the Common Team and the Mob."""
    if table.config.mode == Mode.CHALLENGERS:
        return challengers.in_arena(table)
    if table.config.turn_player_combat:
        return [table.unit(id) for id in table.players[table.clock.active].team]
    return characters.in_play(table)


# Slots


def next_slot(table: HeroesState) -> None:
    """Go to the next slot; a stunned character loses it (HEROES-13.4 (1), (2))."""
    combat = table.combat
    combat.place += 1
    combat.actor = NOBODY
    combat.used = []
    combat.uses_left = 0
    if combat.place >= len(combat.order):
        combat.order = []
        combat.place = NOBODY
        table.clock.phase = Phase.RESOLUTION
        return
    unit = characters.find(table, combat.order[combat.place])
    if unit is None:
        return
    if tokens.has(table, unit, Token.STUN):
        table.report_card("stunned", unit.id)
        tokens.drop(table, unit, tokens.oldest(unit, Token.STUN))
        return
    combat.actor = unit.id
    table.clock.phase = Phase.ACT
    table.report_card("slot", unit.id)


def end_slot(table: HeroesState) -> None:
    table.combat.actor = NOBODY
    table.clock.phase = Phase.SLOT


def act(table: HeroesState) -> None:
    """Ask the acting character's player, or act for the Mob or a furious character (HEROES-13.4 (3), (4))."""
    unit = characters.find(table, table.combat.actor)
    if unit is None:
        end_slot(table)
    elif unit.owner < 0:
        challengers.act(table, unit)
    else:
        found = slot_actions(table, unit)
        if not found:
            pass_unused(table)
        elif len(found) == 1 and tokens.has(table, unit, Token.FURY):
            use(table, found[0])
        else:
            table.decision = SLOT[unit.owner]


def pass_unused(table: HeroesState) -> None:
    """End the slot of a character that can do nothing more; it passes if it did nothing at all."""
    if not table.combat.used:
        table.report_card("passed", table.combat.actor)
    end_slot(table)


def pass_slot(table: HeroesState) -> None:
    table.report_card("passed", table.combat.actor)
    end_slot(table)


def slot_actions(table: HeroesState, unit: Unit) -> list[Action]:
    """Return the actions that the acting character may use; under Fury only attacks (HEROES-13.10)."""
    furious = unit.held != 0 and tokens.has(table, unit, Token.FURY)
    found: list[Action] = []
    for power in table.card(unit.id).powers:
        if may_use(table, unit, unit.id, power, furious):
            found.append((Do.USE, unit.id, power.index + 1))
    for id in unit.attached:
        if may_use(table, unit, id, powers.find(table, id, 0), furious):
            found.append((Do.USE, id, 0))
    return found


def may_use(table: HeroesState, unit: Unit, card: int, power: Power, furious: bool) -> bool:
    if furious and not power.furious:
        return False
    if not power.passive and power.number in table.combat.used:
        return False
    return powers.can_act(table, unit, card, power)


def use(table: HeroesState, action: Action) -> None:
    """Use an action; a passive one does not use up the slot, an active one is followed by Bleed and further uses."""
    combat = table.combat
    card = action[1]
    index = max(0, action[2] - 1)
    power = powers.find(table, card, index)
    if not power.passive:
        combat.card = card
        combat.power = index
        combat.uses_left = power.uses - 1
        combat.used = [*combat.used, power.number]
        table.clock.phase = Phase.BLEED
    declaration.start(table, combat.actor, card, index)


def bleed(table: HeroesState) -> None:
    """Apply Bleed after each finished use of an active action (HEROES-16.12)."""
    table.clock.phase = Phase.AGAIN
    unit = characters.find(table, table.combat.actor)
    if unit is not None and unit.held:
        amount = tokens.size(table, unit, Token.BLEED)
        if amount > 0:
            table.report_amount("bled", unit.id, amount)
            damage.hurt(table, unit, amount)
            knockouts.settle(table)
            table.close_batch()


# Further uses


def go_again(table: HeroesState) -> None:
    """Offer the same action again, or another one if the character has several a slot (HEROES-12.3, 13.4 (6))."""
    unit = characters.find(table, table.combat.actor)
    if unit is None:
        end_slot(table)
    elif table.combat.uses_left > 0 and can_repeat(table, unit):
        if unit.owner < 0 or tokens.has(table, unit, Token.FURY):
            repeat(table)
        else:
            table.decision = AGAIN[unit.owner]
    else:
        stop_repeating(table)


def can_repeat(table: HeroesState, unit: Unit) -> bool:
    combat = table.combat
    if combat.card != unit.id and table.find_unit(combat.card) is None:
        return False
    return powers.can_act(table, unit, combat.card, powers.find(table, combat.card, combat.power))


def again_action(table: HeroesState) -> Action:
    combat = table.combat
    return (Do.USE, combat.card, combat.power + 1 if combat.card == combat.actor else 0)


def repeat(table: HeroesState) -> None:
    combat = table.combat
    combat.uses_left -= 1
    table.clock.phase = Phase.BLEED
    declaration.start(table, combat.actor, combat.card, combat.power)


def stop_repeating(table: HeroesState) -> None:
    combat = table.combat
    combat.uses_left = 0
    if len(combat.used) < multi_action(table, combat.actor):
        table.clock.phase = Phase.ACT
    else:
        end_slot(table)


def multi_action(table: HeroesState, id: int) -> int:
    """Return how many different active actions a character may use in a slot."""
    most = 1
    for static in table.card(id).rules:
        most = max(most, static.actions_per_slot())
    return most


def ready_again(table: HeroesState, unit: Unit) -> None:
    """Give one extra slot at the end of the running order, once a turn (HEROES-22.12)."""
    combat = table.combat
    if not is_on(table) or unit.readied or not combat.order:
        return
    unit.readied = True
    unit.stance = Stance.UPRIGHT
    combat.order = [*combat.order, unit.id]
    table.report_card("readied", unit.id)
