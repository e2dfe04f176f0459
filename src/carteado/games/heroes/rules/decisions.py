"""Decisions: the legal actions of each, and what an action starts (HEROES-6.6, 7 to 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.core.state import Action
from carteado.games.heroes.actions import CONCEDE, DONE, END_MAIN, PASS, Do
from carteado.games.heroes.board import SUBSTITUTIONS, TEAM_SIZE, Forbid, Mode, Token, Type
from carteado.games.heroes.rules import (
    challengers,
    characters,
    combat,
    declaration,
    energy,
    equipment,
    event_slot,
    knockouts,
    powers,
    questions,
    search,
    sources,
    statics,
    tokens,
    turn,
    zones,
)

if TYPE_CHECKING:
    from carteado.games.heroes.state import HeroesState


def find_legal(table: HeroesState) -> list[Action]:
    decision = table.decision
    assert decision is not None
    found = answers(table, decision.seat, decision.kind)
    if table.config.concede:
        found.append(CONCEDE)
    return found


def answers(table: HeroesState, seat: int, kind: str) -> list[Action]:
    d = table.declaring
    if d is not None:
        return declaration.answers(table, d, kind)
    if table.asking is not None:
        return questions.answers(table.asking)
    if kind == "main":
        return main_actions(table, seat)
    if kind == "slot":
        unit = table.unit(table.combat.actor)
        found = combat.slot_actions(table, unit)
        if not tokens.has(table, unit, Token.FURY):
            found.append(PASS)
        return found
    if kind == "again":
        return [combat.again_action(table), PASS]
    if kind == "search":
        found = [(Do.TAKE, number) for number in search.found(table, seat)]
        found.append(DONE)
        return found
    return [(Do.DISCARD, id) for id in table.players[seat].hand]


def main_actions(table: HeroesState, seat: int) -> list[Action]:
    """Return the actions of MAIN, in the order of their forms, then of their numbers."""
    found: list[Action] = []
    add_hand_actions(table, seat, found)
    add_energy_actions(table, seat, found)
    add_powers(table, seat, found)
    if table.config.mode == Mode.CHALLENGERS and not table.players[seat].relocated:
        add_relocations(table, seat, found)
    if turn.may_end_main(table, seat):
        found.append(END_MAIN)
    found.sort()
    return found


def add_hand_actions(table: HeroesState, seat: int, found: list[Action]) -> None:
    own = table.players[seat]
    may_enter = own.fielded < characters.field_limit(table, seat)
    for id in own.hand:
        card = table.card(id)
        if card.type == Type.CHARACTER:
            if may_enter:
                add_fielding(table, seat, id, found)
        elif card.type == Type.ACTION:
            add_attaching(table, seat, id, found)
        elif card.type == Type.SOURCE:
            if sources.may_play(table, seat, card):
                found.append((Do.SOURCE, id))
        elif card.type == Type.EVENT:
            if event_slot.may_play(table, seat, card):
                found.append((Do.EVENT, id))
        elif equipment.cost(table, card, seat) <= own.reserve and zones.is_free(table, card):
            found.append((Do.EQUIP, id))


def add_fielding(table: HeroesState, seat: int, id: int, found: list[Action]) -> None:
    """Add fielding and substituting a character (HEROES-11.3, 11.4)."""
    own, card = table.players[seat], table.card(id)
    if characters.may_field(table, card, seat):
        found.append((Do.FIELD, id))
    if own.substitutions < SUBSTITUTIONS:
        for out in own.team:
            if characters.may_stand(table, card, seat, out):
                found.append((Do.SWAP, id, out))


def add_attaching(table: HeroesState, seat: int, id: int, found: list[Action]) -> None:
    """Add attaching an action card to each possible host (HEROES-12.8)."""
    card = table.card(id)
    if not zones.is_free(table, card):
        return
    for host in table.players[seat].team:
        if powers.may_attach(table, card, table.unit(host)):
            found.append((Do.ATTACH, id, host))


def add_energy_actions(table: HeroesState, seat: int, found: list[Action]) -> None:
    """Add allocating and withdrawing energy (HEROES-7.3, 10.11); a silo drawn from cannot be filled again this turn."""
    own = table.players[seat]
    if own.reserve > 0:
        for id in own.team:
            if energy.room(table, table.unit(id)) > 0:
                found.append((Do.ALLOCATE, id))
    for id in own.equipment:
        unit = table.unit(id)
        if own.reserve > 0 and not unit.emptied and energy.room(table, unit) > 0:
            found.append((Do.ALLOCATE, id))
        if unit.energy > 0 and table.card(id).silo:
            found.append((Do.WITHDRAW, id))


def add_powers(table: HeroesState, seat: int, found: list[Action]) -> None:
    """Add passive actions of the team, then activations."""
    own = table.players[seat]
    for id in own.team:
        unit = table.unit(id)
        for power in table.card(id).powers:
            if power.passive and powers.can_act(table, unit, id, power):
                found.append((Do.USE, id, power.index + 1))
        for attached in unit.attached:
            power = powers.find(table, attached, 0)
            if power.passive and powers.can_act(table, unit, attached, power):
                found.append((Do.USE, attached, 0))
    if own.sources and not statics.forbids(table, seat, Forbid.ADVANCED_SOURCES):
        for id in own.sources:
            add_activations(table, id, found)
    for id in own.equipment:
        add_activations(table, id, found)


def add_activations(table: HeroesState, id: int, found: list[Action]) -> None:
    """Add activations, each once a turn (HEROES-8.5, 10.5); the first is written without a number."""
    unit = table.unit(id)
    for power in table.card(id).powers:
        if unit.used >> power.index & 1 == 0 and powers.can_declare(table, unit, power):
            found.append((Do.ACTIVATE, id, 0 if power.index == 0 else power.index + 1))


def add_relocations(table: HeroesState, seat: int, found: list[Action]) -> None:
    """Add moving characters into the Common Team or back (HEROES-21.6)."""
    is_full = challengers.common_count(table) >= TEAM_SIZE
    for id in table.players[seat].team:
        if table.unit(id).common or not is_full:
            found.append((Do.RELOCATE, id))


# Performing actions


def perform(table: HeroesState, action: Action) -> None:
    """Carry out an action or start its declaration; the rules then run up to the next decision."""
    decision = table.decision
    assert decision is not None
    seat = decision.seat
    table.decision = None
    table.shown = []
    form = action[0]
    d = table.declaring
    if form == Do.CONCEDE:
        knockouts.concede(table, seat)
    elif d is not None:
        declaration.answer(table, d, seat, action)
    elif table.asking is not None:
        questions.answer(table, table.asking, action)
    elif decision.kind == "main":
        perform_main(table, seat, action)
    elif decision.kind == "slot":
        if form == Do.PASS:
            combat.pass_slot(table)
        else:
            combat.use(table, action)
    elif decision.kind == "again":
        if form == Do.PASS:
            combat.stop_repeating(table)
        else:
            combat.repeat(table)
    elif form == Do.TAKE:
        search.take(table, seat, action[1])
    elif form == Do.DONE:
        search.end(table, seat)
    else:
        zones.discard(table, seat, action[1])


def perform_main(table: HeroesState, seat: int, action: Action) -> None:
    form = action[0]
    if form == Do.END_MAIN:
        turn.end_main(table, seat)
    elif form == Do.ACTIVATE:
        declaration.start(table, action[1], action[1], max(0, action[2] - 1))
    elif form == Do.USE:
        actor = action[1] if action[2] else table.unit(action[1]).at
        declaration.start(table, actor, action[1], max(0, action[2] - 1))
    elif form == Do.ALLOCATE:
        energy.allocate(table, seat, action[1])
    elif form == Do.WITHDRAW:
        equipment.withdraw(table, seat, action[1])
    elif form == Do.RELOCATE:
        challengers.relocate(table, seat, action[1])
    else:
        play_card(table, seat, action)
    knockouts.settle(table)
    table.close_batch()


def play_card(table: HeroesState, seat: int, action: Action) -> None:
    """Play a card of the hand."""
    form, id = action[0], action[1]
    if form == Do.FIELD:
        characters.field(table, seat, id)
    elif form == Do.SWAP:
        characters.swap(table, seat, id, action[2])
    elif form == Do.SOURCE:
        sources.play(table, seat, id, [])
    elif form == Do.EVENT:
        event_slot.play(table, seat, id)
    elif form == Do.EQUIP:
        equipment.equip(table, seat, id)
    else:
        powers.attach(table, seat, id, action[2])
