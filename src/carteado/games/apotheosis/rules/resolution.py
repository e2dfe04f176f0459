"""Run the operations of an effect one after the other, and move the cards they choose (APOTHEOSIS-12.12, 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.games.apotheosis.actions import What
from carteado.games.apotheosis.board import ATTACHMENTS, Kind, Zone
from carteado.games.apotheosis.frames import Act, Deed, FrameKind, Run
from carteado.games.apotheosis.language.printed import Amount, Cards, Word
from carteado.games.apotheosis.language.terms import Some, Verb
from carteado.games.apotheosis.rules import (
    characters,
    choices,
    companions,
    decks,
    dice,
    entities,
    payment,
    placement,
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
        impossible(act, run, laps)
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


def impossible(act: Act, run: Run, laps: int) -> None:
    """Skip an infeasible operation for this target, or the whole rest (APOTHEOSIS-23.2, 23.3)."""
    if laps > 1:
        next_lap(act, run, laps)
    else:
        act.stopped = True


def op_cards(table: ApoState, act: Act, verb: int, cards: Cards, who: int) -> list[int]:
    """Return the cards that an operation could take from a character."""
    if cards.this:
        found = [act.source]
    else:
        found = payment.zone_cards(table, who, cards, act.source)
    fitting = [id for id in found if fits(table, verb, id, who)]
    if not fitting and verb == Verb.PLACE and not table.dry_run and questions.top(table) == FrameKind.RUN:
        # A card that can no longer be placed goes where 2.4 and 4.3 send it; the effect continues (APOTHEOSIS-23.4).
        return found
    return fitting


def fits(table: ApoState, verb: int, id: int, who: int) -> bool:
    """Whether this verb can be done to a card."""
    zone = table.zones[id]
    if verb == Verb.EXHAUST:
        return not table.exhausted[id] and status.can_exhaust(table, id)
    if verb == Verb.RECOVER:
        return table.exhausted[id]
    if verb == Verb.REVEAL:
        return status.can_reveal(table, id)
    if verb == Verb.CONCEAL:
        return status.can_conceal(table, id)
    if verb == Verb.PLACE:
        return table.chars[who].kind == Kind.HERO and placement.placeable(table, id, who)
    if verb == Verb.SEARCH:
        return table.chars[who].kind == Kind.HERO
    if verb == Verb.GET:
        return can_get(table, who)
    if verb == Verb.RETURN:
        return Zone.SHEET <= zone <= Zone.SUPPORT
    return zone != Zone.BANISHED or verb == Verb.BANISH


def can_get(table: ApoState, who: int) -> bool:
    """Whether a character may get a card: a Hero, or a Companion with room."""
    char = table.chars[who]
    if char.kind == Kind.COMPANION:
        return len(zones.attached_to(table, char.card)) < ATTACHMENTS
    return char.kind == Kind.HERO


def enough(amount: Amount, count: int) -> bool:
    if amount.way == Some.UP_TO:
        return True
    return count >= (1 if amount.way == Some.ALL else amount.number)


def choose_cards(table: ApoState, act: Act, run: Run, amount: Amount, pool: list[int], who: int) -> None:
    """Ask for cards: the holder of a hidden zone, else the user of the effect (APOTHEOSIS-R73)."""
    if amount.way == Some.ALL:
        run.answer = pool
    elif amount.way == Some.RANDOM:
        run.answer = draw_lots(table, pool, amount.number)
    elif amount.way == Some.NUMBER and len(pool) == amount.number:
        run.answer = pool
    else:
        seat = act.player
        if pool and table.zones[pool[0]] == Zone.INVENTORY:
            seat = table.chars[who].seat
        if pool and table.zones[pool[0]] == Zone.DECK:
            seat = table.chars[who].seat
            pool.sort(key=lambda card: choices.printed_order(table, card))
        most = min(amount.number, len(pool))
        least = 0 if amount.way == Some.UP_TO else most
        questions.ask_set(table, What.CARDS, seat, pool, Demand.COUNT, least=least, most=most)


def draw_lots(table: ApoState, pool: list[int], number: int) -> list[int]:
    """Choose cards at random."""
    rest = pool.copy()
    found: list[int] = []
    while rest and len(found) < number:
        found.append(rest.pop(dice.pick_random(table, len(rest))))
    return found


def do_verb(table: ApoState, verb: int, chosen: list[int], who: int) -> None:
    """Do the operation with the cards that were chosen."""
    if verb == Verb.PLACE or verb == Verb.REVEAL:
        for id in reversed(chosen):
            begin_showing(table, verb, id, who)
        return
    searched = False
    for id in chosen:
        if verb == Verb.SEARCH:
            searched = searched or table.zones[id] == Zone.DECK
            fetch(table, id, who, True)
        elif verb == Verb.GET:
            fetch(table, id, who, False)
        elif verb == Verb.RETURN:
            zones.give_back(table, id)
        elif verb == Verb.EXHAUST:
            status.exhaust(table, id)
        elif verb == Verb.RECOVER:
            status.recover(table, id)
        elif verb == Verb.CONCEAL:
            conceal_one(table, id)
        else:
            zones.move_by(table, verb, id)
    if searched:
        decks.shuffle(table, zones.pile_of(table, table.chars[who].seat))


def fetch(table: ApoState, id: int, who: int, search: bool) -> None:
    """Take a card by `search`, which shows it to all, or by `get`."""
    table.announce("searched" if search else "got", who, id)
    zones.give(table, id, who)


def begin_showing(table: ApoState, verb: int, id: int, who: int) -> None:
    """Place or reveal a card; both may ask for a tile."""
    zone = table.zones[id]
    if verb == Verb.REVEAL and zone == Zone.INVENTORY:
        status.show_inventory(table, id)
    elif verb == Verb.REVEAL and zone == Zone.SHEET:
        entities.awaken(table, id)
    else:
        deed = Deed(Doing.PLACE if verb == Verb.PLACE else Doing.EVOKE, who, id)
        deed.at = EvokeStep.TILE if verb == Verb.REVEAL else DeedStep.ASK
        table.effects.append(deed)


def conceal_one(table: ApoState, id: int) -> None:
    zone = table.zones[id]
    if zone == Zone.SHEET:
        entities.fall_asleep(table, id)
    elif zone == Zone.SUPPORT:
        companions.unevoke(table, table.chars[characters.of_card(table, id)])
    else:
        status.hide_inventory(table, id)
