"""The course of rounds and turns (APOTHEOSIS-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carteado.games.apotheosis.actions import DECISIONS, What
from carteado.games.apotheosis.board import ACTION_LIMIT, MASTER, Kind, Life, Mode, Step
from carteado.games.apotheosis.frames import Deed
from carteado.games.apotheosis.language.terms import Stat, Until, Watch, When
from carteado.games.apotheosis.rules import (
    areas,
    characters,
    counters,
    decks,
    dice,
    encounter,
    ending,
    game_master,
    stats,
    status,
    windows,
)
from carteado.games.apotheosis.steps import Doing
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState

ENCOUNTER_LIMIT: Final = 12


def go(table: ApoState, step: int) -> None:
    """Go on to another step."""
    table.clock.step = step
    table.clock.opened = False
    if table.index.watch & Watch.TIME:
        table.dirty = True


def phase(table: ApoState, when: int, then: int) -> None:
    """Open a window of this step's timing; after it go on to the next step."""
    if table.clock.opened:
        go(table, then)
        return
    table.clock.opened = True
    table.clock.activations = 0
    windows.open(table, when)


def round_step(table: ApoState) -> None:
    """RD1: begin a round."""
    if not table.clock.opened:
        table.clock.round += 1
        table.clock.stamp += 1
        table.clock.active = NOBODY
        for char in table.chars:
            char.had_turn = False
        if table.events is not None:
            table.report("round", {"round": table.clock.round})
    phase(table, When.START_OF_ROUND, Step.MASTER)


def recomposition_step(table: ApoState) -> None:
    """RD2: let each Hero recover Skills, in seat order."""
    if table.clock.asking >= table.seats:
        table.clock.stamp += 1
        go(table, Step.ORDER)
        return
    hero = table.chars[table.clock.asking]
    table.clock.asking += 1
    if hero.life == Life.ALIVE:
        table.effects.append(Deed(Doing.RECOMPOSE, hero.id))


def order_step(table: ApoState) -> None:
    """RD3: let waves enter, then order everybody by PER, ties by dice (APOTHEOSIS-7.2)."""
    if table.piles.waves:
        encounter.enter_waves(table)
    living = [char.id for char in table.chars if char.acts()]
    table.clock.turn_order = ranked(table, living)
    table.clock.order_at = 0
    if table.events is not None:
        table.report("order", {"order": [table.who_is(who) for who in table.clock.turn_order]})
    go(table, Step.NEXT)


def ranked(table: ApoState, who: list[int]) -> list[int]:
    """Return characters by PER, the highest first."""
    levels: list[int] = []
    for id in who:
        value = stats.attribute(table, id, Stat.PER)
        if value not in levels:
            levels.append(value)
    levels.sort(reverse=True)
    found: list[int] = []
    for level in levels:
        found += break_tie(table, [id for id in who if stats.attribute(table, id, Stat.PER) == level])
    return found


def break_tie(table: ApoState, tied: list[int]) -> list[int]:
    """Order tied characters by 1d6 each, the higher first; roll again for remaining ties."""
    if len(tied) < 2:
        return tied
    faces = [dice.throw(table) for _ in tied]
    if table.events is not None:
        for place in range(len(tied)):
            table.report("rolled", {"who": table.who_is(tied[place]), "faces": [faces[place]]})
    found: list[int] = []
    for face in range(6, 0, -1):
        group = [tied[place] for place in range(len(tied)) if faces[place] == face]
        found += break_tie(table, group)
    return found


def next_step(table: ApoState) -> None:
    """Begin the next turn, or end the round."""
    while table.clock.order_at < len(table.clock.turn_order):
        who = table.clock.turn_order[table.clock.order_at]
        table.clock.order_at += 1
        if table.chars[who].acts() and not table.chars[who].had_turn:
            table.clock.active = who
            go(table, Step.TURN)
            return
    table.clock.active = NOBODY
    go(table, Step.ROUND_END)


def round_end_step(table: ApoState) -> None:
    if not table.clock.opened:
        table.clock.stamp += 1
    phase(table, When.END_OF_ROUND, Step.EXPIRE)


def expire_step(table: ApoState) -> None:
    """RD5: end modifiers that last this round, and those that wait for a dead character's turn."""
    counters.expire(table, Until.ROUND, NOBODY)
    kept = [
        mod for mod in table.mods if not (Until.START <= mod.until <= Until.END and not characters.alive(table, mod.of))
    ]
    if len(kept) < len(table.mods):
        table.mods = kept
        table.dirty = True
    table.unsettled = True
    limit = ENCOUNTER_LIMIT if table.mode == Mode.ENCOUNTER else table.config.round_limit
    if table.clock.round < limit:
        go(table, Step.ROUND)
    elif table.mode == Mode.ENCOUNTER:
        ending.finish_battle(table, [0] * table.seats, "lost")
    else:
        ending.end_by_limit(table)


def turn_step(table: ApoState) -> None:
    """T1: end durations, then ask for the upkeep of an awake Entity."""
    char = table.chars[table.clock.active]
    if table.clock.opened:
        go(table, Step.RECEIVE)
        return
    table.clock.opened = True
    table.clock.stamp += 1
    table.clock.acted = False
    table.clock.actions = 0
    table.clock.activations = 0
    table.clock.closing = False
    table.clock.after_action = False
    char.had_turn = True
    table.announce("turn", char.id)
    counters.expire(table, Until.START, char.id)
    entity = areas.entity(table, char.id) if char.kind == Kind.HERO else NOBODY
    if entity >= 0 and not table.concealed[entity]:
        table.effects.append(Deed(Doing.UPKEEP, char.id, entity))


def receive_step(table: ApoState) -> None:
    """T2 and T3: receive AP, draw cards."""
    char = table.chars[table.clock.active]
    if not table.clock.opened:
        table.clock.opened = True
        agility = stats.attribute(table, char.id, Stat.AGI)
        char.ap = max(0, agility - char.debt)
        char.debt = max(0, char.debt - agility)
        if char.kind == Kind.HERO:
            table.clock.step = Step.START
            decks.draw(table, char.id, table.config.draw)
    go(table, Step.START)


def main_step(table: ApoState) -> None:
    """T5: ask until the turn is ended (APOTHEOSIS-7.5 to 7.8, 28.5)."""
    char = table.chars[table.clock.active]
    if table.clock.after_action:
        table.clock.after_action = False
        windows.open(table, When.ANY_TURN)
    elif not char.acts() or table.clock.closing or table.clock.actions >= ACTION_LIMIT:
        go(table, Step.END)
    elif char.seat == MASTER:
        if not game_master.act(table):
            go(table, Step.END)
    else:
        table.decision = DECISIONS[What.MAIN][char.seat]


def close_step(table: ApoState) -> None:
    """T7: end the turn."""
    char = table.chars[table.clock.active]
    char.ap = 0
    counters.expire(table, Until.TURN, NOBODY)
    counters.expire(table, Until.END, char.id)
    for id, shown in enumerate(table.shown):
        if shown:
            status.hide_inventory(table, id)
    go(table, Step.NEXT)


def in_order(table: ApoState) -> list[int]:
    """Return all characters: first in turn order, then the others in order of arrival."""
    listed = [False] * len(table.chars)
    for who in table.clock.turn_order:
        listed[who] = True
    return table.clock.turn_order + [char.id for char in table.chars if not listed[char.id]]


def first_in_order(table: ApoState, seat: int = NOBODY) -> int:
    """Return the first living character of the turn order, of this seat if one is given; NOBODY if there is none."""
    for who in in_order(table):
        if table.chars[who].acts() and seat in (NOBODY, table.chars[who].seat):
            return who
    return NOBODY


def place_in_order(table: ApoState, who: int) -> int:
    """Return the rank of a character in the sense of `in_order`."""
    for place, other in enumerate(table.clock.turn_order):
        if other == who:
            return place
    return len(table.clock.turn_order) + who


def in_turns(table: ApoState, who: list[int]) -> list[int]:
    """Return these characters in turn order."""
    return who if len(who) < 2 else [other for other in in_order(table) if other in who]


def act_last(table: ApoState, who: int) -> None:
    """Put a character at the end of this round's order (APOTHEOSIS-7.7)."""
    for place in range(table.clock.order_at, len(table.clock.turn_order)):
        if table.clock.turn_order[place] == who:
            table.clock.turn_order.pop(place)
            break
    table.clock.turn_order.append(who)


def in_turn(table: ApoState, who: int) -> bool:
    """Whether it is T2 to T6 of the character's own turn (APOTHEOSIS-25.1)."""
    return who == table.clock.active and Step.RECEIVE < table.clock.step < Step.CLOSE
