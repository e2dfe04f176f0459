"""Run the operations of an effect one after the other, and move the cards they choose (APOTHEOSIS-12.12, 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import ATTACHMENTS, Kind, Zone
from carteado.games.apotheosis.frames import Act, Deed, Run
from carteado.games.apotheosis.language.bases import Word
from carteado.games.apotheosis.rules import (
    characters,
    choices,
    companions,
    dice,
    entities,
    questions,
    status,
    zones,
)
from carteado.games.apotheosis.steps import DeedStep, Demand, Doing, EvokeStep, OpStep

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def step(table: ApoState, run: Run) -> None:
    """Do the next operation or the next part of one; operations on the target run once per target (APOTHEOSIS-10.4)."""
    act = cast(Act, table.effects[run.item])
    ops = run.block.ops
    if act.stopped or run.at >= len(ops):
        table.effects.pop()
        return
    op = cast(Word, ops[run.at])
    laps = 1
    if op.names_target and len(act.targets) > 1 and not table.dry_run and run.block is act.block:
        laps = len(act.targets)
    if not table.dry_run and laps > 1:
        act.current = run.lap
    if run.inside == OpStep.BEGIN and not op.feasible(table, act):
        impossible(table, act, run, laps)
        return
    if op.step(table, act, run):
        run.inside += 1
        return
    run.inside = OpStep.BEGIN
    run.state = []
    next_lap(act, run, laps)


def next_lap(act: Act, run: Run, laps: int) -> None:
    """Go on to the next target, or to the next operation."""
    if run.lap + 1 < laps:
        run.lap += 1
    else:
        run.lap = 0
        run.at += 1
        if run.block is act.block:
            act.current = 0


def impossible(table: ApoState, act: Act, run: Run, laps: int) -> None:
    """Skip an infeasible operation for this target, or the rest of this round or of all (APOTHEOSIS-23.2, 23.3)."""
    if laps > 1:
        next_lap(act, run, laps)
    elif not end_round(table, run.item):
        act.stopped = True


def end_round(table: ApoState, act: int) -> bool:
    """End the innermost round of a `for_each` of an activation; return whether there is one."""
    place = len(table.effects) - 2
    while place > act:
        around = cast(Run, table.effects[place])
        if cast(Word, around.block.ops[around.at]).has_rounds():
            table.effects = table.effects[: place + 1]
            return True
        place -= 1
    return False


def can_get(table: ApoState, who: int) -> bool:
    """Whether a character may get a card: a Hero, or a Companion with room."""
    char = table.chars[who]
    if char.kind == Kind.COMPANION:
        return len(zones.attached_to(table, char.card)) < ATTACHMENTS
    return char.kind == Kind.HERO


def ask_cards(table: ApoState, act: Act, pool: list[int], who: int, least: int, most: int) -> None:
    """Ask for cards: the holder of a hidden zone, else the user of the effect (APOTHEOSIS-R73)."""
    seat = act.player
    if pool and table.zones[pool[0]] == Zone.INVENTORY:
        seat = table.chars[who].seat
    if pool and table.zones[pool[0]] == Zone.DECK:
        seat = table.chars[who].seat
        pool.sort(key=lambda card: choices.printed_order(table, card))
    questions.ask_set(table, What.CARDS, seat, pool, Demand.COUNT, least=least, most=most)


def draw_lots(table: ApoState, pool: list[int], number: int) -> list[int]:
    """Choose cards at random."""
    rest = pool.copy()
    found: list[int] = []
    while rest and len(found) < number:
        found.append(rest.pop(dice.pick_random(table, len(rest))))
    return found


def fetch(table: ApoState, id: int, who: int, event: str) -> None:
    """Take a card: `searched`, which shows it to all, or `got`."""
    table.announce(event, who, id)
    zones.give(table, id, who)


def begin_placing(table: ApoState, id: int, who: int) -> None:
    """Place a card, which may ask for a tile."""
    deed = Deed(Doing.PLACE, who, id)
    deed.at = DeedStep.ASK
    table.effects.append(deed)


def begin_revealing(table: ApoState, id: int, who: int) -> None:
    """Reveal a card; a summon asks for a tile."""
    zone = table.zones[id]
    if zone == Zone.INVENTORY:
        status.show_inventory(table, id)
    elif zone == Zone.SHEET:
        entities.awaken(table, id)
    else:
        deed = Deed(Doing.EVOKE, who, id)
        deed.at = EvokeStep.TILE
        table.effects.append(deed)


def conceal(table: ApoState, id: int) -> None:
    zone = table.zones[id]
    if zone == Zone.SHEET:
        entities.fall_asleep(table, id)
    elif zone == Zone.SUPPORT:
        companions.unevoke(table, table.chars[characters.of_card(table, id)])
    else:
        status.hide_inventory(table, id)
