"""Questions, one small answer at a time (APOTHEOSIS-6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from carteado.core.state import Action
from carteado.games.apotheosis.actions import DECISIONS, Do, What
from carteado.games.apotheosis.board import MOST_SEATS, Zone
from carteado.games.apotheosis.frames import Ask, Deed, Frame, FrameKind
from carteado.games.apotheosis.rules import areas, choices
from carteado.games.apotheosis.steps import Demand
from carteado.kit.cards import NOBODY

if TYPE_CHECKING:
    from carteado.games.apotheosis.state import ApoState


def ask_set(
    table: ApoState, what: int, seat: int, pool: list[int], demand: int, least: int = 0, most: int = NOBODY
) -> Ask:
    """Ask for a set of cards from the pool; the caller sets the SP and MP of the demand."""
    ask = Ask(what, seat, pool)
    ask.rule = demand
    ask.least = least
    ask.most = most if most >= 0 else len(pool)
    table.effects.append(ask)
    return ask


def ask_points(table: ApoState, what: int, who: int, most: int, least: int) -> None:
    """Ask which exhausted memento cards recover, up to a total of SP and MP."""
    pool = [id for id in areas.cards(table, who, Zone.MEMENTO) if table.exhausted[id]]
    ask = ask_set(table, what, table.chars[who].seat, pool, Demand.WITHIN, least)
    ask.any = most
    ask.mixed = True


def ask_way(table: ApoState, what: int, seat: int, ways: list[int], who: int) -> None:
    """Ask for one of these targets, tiles, directions or branches."""
    ask = Ask(what, seat, [])
    ask.rule = Demand.ONE
    ask.ways = ways
    ask.who = who
    table.effects.append(ask)


def ask_user(table: ApoState, deed: Deed, what: int, ways: list[int]) -> None:
    """Ask the user of a deed for one of these; the deed continues with the answer."""
    deed.at += 1
    ask_way(table, what, table.chars[deed.user].seat, ways, deed.user)


def ask_yes(table: ApoState, what: int, seat: int, who: int) -> None:
    """Ask for yes ([1]) or no ([0])."""
    ask_way(table, what, seat, [1, 0], who)


def step(table: ApoState, ask: Ask) -> None:
    """Ask, unless there is only one answer or nobody to ask."""
    if table.dry_run:
        answer_dry_run(table, ask)
        return
    options = answers(table, ask)
    if not options:
        finish(table, ask)
    elif len(options) == 1 or ask.player >= MOST_SEATS:
        take_answer(table, ask, options[0])
    else:
        pose(table, ask.what, ask.player, options)


def pose(table: ApoState, what: int, seat: int, options: list[Action]) -> None:
    """Ask a seat, and cache the legal answers."""
    table.decision = DECISIONS[what][seat]
    table.choices = tuple(options)


def answer_dry_run(table: ApoState, ask: Ask) -> None:
    """Answer a question in a dry run: take the lowest numbers (APOTHEOSIS-22.2)."""
    while ask.rule != Demand.ONE:
        cards = choices.open_cards(table, ask)
        if not cards or (choices.satisfied(table, ask) and ask.rule != Demand.COUNT):
            finish(table, ask)
            return
        ask.picked.append(cards[0])
    deliver(table, [ask.ways[0]])


def finish(table: ApoState, ask: Ask) -> None:
    deliver(table, ask.picked)


def deliver(table: ApoState, answer: list[int]) -> None:
    """Pop the frame that is done and hand its result to the frame below, which asked."""
    table.effects.pop()
    cast(Frame, table.effects[len(table.effects) - 1]).answer = answer


def take_answer(table: ApoState, ask: Ask, action: Action) -> None:
    """Take one answer; a set is asked again until it is done."""
    form = action[0]
    if ask.rule != Demand.ONE:
        if form == Do.DONE:
            finish(table, ask)
        elif form == Do.TAKE:
            ask.picked.append(first_copy(table, ask, action[1]))
        else:
            ask.picked.append(action[1])
        return
    if form == Do.TARGET or form == Do.GIVE:
        found = table.occupants[action[1]]
    elif form == Do.ACCEPT or form == Do.DECLINE:
        found = 1 if form == Do.ACCEPT else 0
    elif form == Do.DONE:
        found = NOBODY
    elif form == Do.TAKE:
        found = first_copy(table, ask, action[1])
    else:
        found = action[1]
    deliver(table, [found])


def first_copy(table: ApoState, ask: Ask, number: int) -> int:
    """Return the lowest copy of a printed card in the pool that was not picked yet."""
    found = -1
    for id in ask.pool if ask.rule != Demand.ONE else ask.ways:
        copy = table.cards[id].number == number and id not in ask.picked and table.zones[id] == Zone.DECK
        if copy and (found < 0 or id < found):
            found = id
    return found


def answers(table: ApoState, ask: Ask) -> list[Action]:
    """Return the legal answers to a question."""
    if ask.rule == Demand.ONE:
        return ways_of(table, ask)
    found = [pick_action(table, id) for id in choices.open_cards(table, ask)]
    if choices.satisfied(table, ask):
        found.append((Do.DONE,))
    return found


def pick_action(table: ApoState, id: int) -> Action:
    if table.zones[id] == Zone.DECK:
        return (Do.TAKE, table.cards[id].number)
    return (Do.PICK, id)


def ways_of(table: ApoState, ask: Ask) -> list[Action]:
    what = ask.what
    if what == What.TARGET:
        return [(Do.TARGET, table.chars[who].at) for who in ask.ways]
    if what == What.TILE:
        return [(Do.TILE, at) for at in ask.ways]
    if what == What.STEP:
        return [(Do.STEP, way) for way in ask.ways]
    if what == What.BRANCH:
        return [(Do.CHOOSE, branch) for branch in ask.ways]
    if what == What.HEIR:
        return [(Do.GIVE, table.chars[who].at) if who >= 0 else (Do.DONE,) for who in ask.ways]
    if what == What.LOOT or what == What.EVOLUTION:
        found: list[Action] = []
        for id in ask.ways:
            action = pick_action(table, id)
            if action not in found:
                found.append(action)
        return found
    return [(Do.ACCEPT,), (Do.DECLINE,)]


def asked(table: ApoState) -> Ask | None:
    """Return the question that is being asked, if a frame asks one."""
    if top(table) == FrameKind.ASK:
        return cast(Ask, table.effects[len(table.effects) - 1])
    return None


def top(table: ApoState) -> int:
    """Return the kind of the frame on top; NOBODY if the stack is empty."""
    return kind_at(table, len(table.effects) - 1)


def kind_at(table: ApoState, place: int) -> int:
    """Return the kind of the frame at a place of the stack; NOBODY if the place is NOBODY."""
    return table.effects[place].kind if place >= 0 else NOBODY
