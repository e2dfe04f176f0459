"""Folding: applying the entries of a log, one after the other, gives the same match in any process."""

from __future__ import annotations

from typing import assert_never

import msgspec

from carteado.core.errors import Invalid
from carteado.core.state import State
from carteado.match.match import Match
from carteado.server.changes import (
    Acted,
    Answered,
    AnyChange,
    BotSeated,
    Ended,
    Left,
    NonceAdded,
    Paused,
    Proposed,
    RematchMade,
    Removed,
    Resigned,
    Returned,
    SatDown,
    Spoke,
    Started,
    StoodIn,
    TakenBack,
    TimedOut,
    Unreadable,
)
from carteado.server.entries import OPEN, Chair, Entry, Facts
from carteado.server.feeds import AGAINST_BOTS, AMONG_PEOPLE, Feed, Step, pauses
from carteado.server.folded import Folded
from carteado.server.protocol import ChatLine, Proposal


def fold(facts: Facts, log: list[Entry], pause: float = 1.0) -> Folded:
    """Fold a log into a match. Any fault in the log is refused as damage."""
    folded = Folded(facts, pause)
    for entry in log:
        try:
            add(folded, entry)
        except Exception as error:
            raise Invalid("match-damaged", entry=entry.number) from error
    return folded


def add(folded: Folded, entry: Entry) -> None:
    """Apply the next entry, or refuse it and change nothing."""
    if isinstance(entry.change, Unreadable) or entry.number != folded.last + 1:
        raise Invalid("match-damaged", entry=entry.number)
    take(folded, entry.change, entry.at)
    folded.last = entry.number
    folded.changed = entry.at
    if not folded.behind(None, entry.at):
        folded.seen_changed = entry.at


def take(folded: Folded, change: AnyChange, at: float) -> None:
    match change:
        case Acted(seat, action):
            act(folded, seat, action, at)
        case TakenBack(_, kept):
            take_back(folded, kept, at)
        case SatDown(seat, player):
            folded.chairs[seat] = Chair("person", player=player or None)
        case Left(seat):
            folded.chairs[seat], folded.nonces[seat] = OPEN, ""
        case NonceAdded(seat, nonce):
            folded.nonces[seat] = nonce
        case Started():
            start(folded, at)
        case BotSeated(seat, bot):
            seat_bot(folded, seat, Chair("bot", bot=bot, left=folded.chairs[seat].left), at)
        case StoodIn(seat, bot):
            seat_bot(folded, seat, Chair("bot", bot=bot, player=folded.chairs[seat].player, left="away"), at)
        case Returned(seat):
            folded.chairs[seat] = Chair("person", player=folded.chairs[seat].player)
            press(folded, at)
        case Resigned(seat):
            give_up(folded, seat, "resigned", at)
        case TimedOut(seat):
            give_up(folded, seat, "time", at)
        case Proposed(by, what, seat):
            folded.proposed += 1
            folded.proposals[folded.proposed] = Proposal(folded.proposed, what, by, seat, [by])
        case Answered(by, proposal, yes):
            answer(folded, by, proposal, yes)
        case Spoke(by, name, text, player):
            chat(folded, by, name, text, player, at)
        case Removed(player):
            folded.removed.add(player)
        case Paused(since):
            folded.timer.skip(since, at)
        case RematchMade(_, code):
            folded.next = code
            folded.proposals.clear()
        case Ended(reason):
            end(folded, reason, at)
        case _:
            assert_never(change)


def start(folded: Folded, at: float) -> None:
    """Deal from the seed and the nonces; old logs have no nonces."""
    players = [f"bot:{chair.bot}" if chair.kind == "bot" else "human" for chair in folded.chairs]
    nonces = folded.nonces if any(folded.nonces) else ()
    folded.match = Match(folded.game, folded.setup, folded.facts.seed, players, nonces)
    open_feeds(folded)
    press(folded, at)


def act(folded: Folded, seat: int, action: str, at: float) -> None:
    match = folded.played
    before = match.state.clone()
    match.submit(seat, action)
    remember(folded, seat, before)
    moved_on(folded)
    press_after(folded, at, seat, before)


def take_back(folded: Folded, kept: int, at: float) -> None:
    """Deal again, and replay the first `kept` actions."""
    actions = folded.played.actions[:kept]
    folded.match = folded.played.again()
    open_feeds(folded)
    folded.earlier.clear()
    for action in actions:
        before = folded.match.state.clone()
        folded.match.accept(action)
        remember(folded, folded.match.actors[-1], before)
        follow(folded, folded.facts.created, before)
    folded.undone = True
    moved_on(folded)
    press(folded, at)


def remember(folded: Folded, seat: int, before: State) -> None:
    """Keep the table before a person's last choice, for a takeback."""
    if folded.chairs[seat].kind == "person":
        folded.earlier[seat] = (folded.played.number - 1, before)


def seat_bot(folded: Folded, seat: int, chair: Chair, at: float) -> None:
    """Give the seat to a bot. If the chair keeps no player, its former player becomes a spectator."""
    folded.chairs[seat] = chair
    folded.earlier.pop(seat, None)
    folded.proposals.clear()
    press(folded, at)


def give_up(folded: Folded, seat: int, reason: str, at: float) -> None:
    """End the match of one or two seats; with more, note why a bot will play on (another entry seats it)."""
    if folded.facts.seats > 2:
        folded.chairs[seat] = msgspec.structs.replace(folded.chairs[seat], left=reason)
        return
    scores = [0.0 if place == seat else 1.0 for place in range(folded.facts.seats)]
    winners = [place for place, score in enumerate(scores) if score == 1.0]
    folded.result = {"scores": scores, "winners": winners, "reason": reason}
    folded.ended = True
    moved_on(folded)
    press(folded, at)


def answer(folded: Folded, by: int, id: int, yes: bool) -> None:
    """Count a yes; drop the proposal at the first no."""
    if id not in folded.proposals:
        return
    if yes:
        folded.proposals[id].agreed.append(by)
    else:
        del folded.proposals[id]


def chat(folded: Folded, by: int | None, name: str, text: str, player: str, at: float) -> None:
    speaker = folded.speaker(player)
    folded.speakers[speaker] = player
    folded.chat.append(ChatLine(by, name, text, at, speaker))


def end(folded: Folded, reason: str, at: float) -> None:
    """End the match; one that the host ends has no winner, an imported one the outcome of its actions."""
    folded.ended = True
    if reason:
        score = 0.5 if reason == "drawn" else 0.0
        folded.result = {"scores": [score] * folded.facts.seats, "winners": [], "reason": reason}
        folded.proposals.clear()
        press(folded, at)


def moved_on(folded: Folded) -> None:
    """Drop takeback proposals about an earlier table."""
    folded.proposals = {id: asked for id, asked in folded.proposals.items() if asked.what != "undo"}


def press(folded: Folded, at: float) -> None:
    """Update the clocks after a change of seats or of the match: only the clock of a person who is asked runs."""
    running = folded.running
    folded.timer.press(at, running, fresh=running != folded.timer.running)
    if folded.ended:
        for feed in folded.feeds.values():
            feed.catch_up(folded.number)


def open_feeds(folded: Folded) -> None:
    """Start a feed for each seat and for spectators; a match of one seat has no pauses."""
    seats, length = range(folded.facts.seats), AMONG_PEOPLE if len(folded.people) > 1 else AGAINST_BOTS
    pause = pauses(folded.facts.seed, length, folded.pause)
    folded.feeds = {seat: Feed(folded.game, seat, pause) for seat in (*seats, None)}
    if len(seats) == 1:
        folded.feeds[0].pause = pauses(folded.facts.seed, length, 0.0)


def follow(folded: Folded, at: float, before: State) -> None:
    match = folded.played
    left = folded.timer.left.copy()
    step = Step(at, match.actors[-1], match.number, before, match.state, match.log[-1], left)
    for feed in folded.feeds.values():
        feed.follow(step)


def press_after(folded: Folded, at: float, seat: int, before: State) -> None:
    """Update the clocks after an action.

    A secret answer earns no increment, and thinking is free during the pause that everybody sees, so that the clocks do
    not reveal who was asked.
    """
    old, new = before.decision, folded.played.state.decision
    assert old is not None
    silent = new is not None and not folded.played.log[-1] and (old.seat, old.kind) == (new.seat, new.kind)
    folded.timer.charge(at)
    if not silent and folded.chairs[seat].kind == "person" and folded.game.asks_openly(old.kind):
        folded.timer.reward(seat)
    follow(folded, at, before)
    since, fresh, public = 0.0, not silent, folded.feeds[None]
    if new is not None and new.kind in folded.game.windows:
        since = public.pausing if public.due is None else public.due
    elif new is not None and folded.game.asks_openly(new.kind):
        since = public.due or 0.0
    else:
        fresh = False
    folded.timer.press(at, folded.running, since=since, fresh=fresh)
