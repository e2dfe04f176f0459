"""The requests that a client may send at a table. Each handler needs the room's lock."""

from __future__ import annotations

import time
from collections.abc import Sequence

from carteado.core.errors import Illegal, Invalid, Stale, unknown
from carteado.match.fairness import check_nonce
from carteado.server.changes import (
    Acted,
    Answered,
    AnyChange,
    BotSeated,
    Left,
    NonceAdded,
    Proposed,
    RematchMade,
    Resigned,
    SatDown,
    Started,
    StoodIn,
    TakenBack,
)
from carteado.server.chat import check_name, seated_names, sent_away
from carteado.server.entries import OPEN
from carteado.server.protocol import Act, Answer, Done, Leave, Nonce, Proposal, Propose, Sit, Undo
from carteado.server.room import TAKING_OVER, Room, person
from carteado.server.takeback import undo_target
from carteado.server.telling import FORBIDDEN
from carteado.server.visitor import Visitor

MINUTE = 60.0
LONGEST_ACTION = 200


async def act(room: Room, visitor: Visitor, request: Act) -> None:
    folded = room.folded
    seat = person(room, visitor)
    if folded.match is None:
        raise Illegal("not-started")
    check_number(room, seat, request.number)
    if folded.behind(seat, room.hall.clock()):
        raise Illegal("not-your-turn", seat=seat)
    if folded.over:
        raise Illegal("match-over")
    if len(request.action) > LONGEST_ACTION:
        raise Invalid("message-too-long", allowed=LONGEST_ACTION)
    try:
        await room.change(Acted(seat, " ".join(request.action.split())))
    except Illegal as refusal:
        raise with_reason(room, seat, refusal) from refusal
    visitor.tell(Done(request.id, room.folded.told(seat, room.hall.clock())))


def with_reason(room: Room, seat: int, refusal: Illegal) -> Illegal:
    """Add the rule that forbids an illegal action, for the seat that is asked and nobody else."""
    if refusal.code != "illegal-action" or room.folded.turn != seat:
        return refusal
    state = room.folded.played.state
    reason = state.explain(state.game.parse(refusal.facts["action"]))
    return Illegal(FORBIDDEN, action=refusal.facts["action"], reason=reason)


def check_asked(room: Room, visitor: Visitor, number: int) -> int:
    """Return the seat of a visitor who is asked about the table of that number; refuse all others."""
    seat, folded, now = person(room, visitor), room.folded, room.hall.clock()
    if folded.match is None or folded.over or folded.turn != seat or folded.behind(seat, now):
        raise Illegal("not-your-turn")
    check_number(room, seat, number)
    return seat


def check_number(room: Room, seat: int, number: int) -> None:
    """Refuse a request about another table than the one that the seat sees."""
    told = room.folded.told(seat, room.hall.clock())
    if number != told:
        raise Stale("stale", number=number, now=told)


async def sit(room: Room, visitor: Visitor, request: Sit) -> None:
    folded = room.folded
    if visitor.player is None:
        raise Illegal("no-player")
    if folded.started or folded.over:
        raise Illegal("already-started")
    if not 0 <= request.seat < folded.facts.seats:
        raise Invalid("no-such-seat", found=request.seat, allowed=f"0-{folded.facts.seats - 1}")
    if folded.seat_of(visitor.player) is not None:
        raise Illegal("already-seated")
    if folded.chairs[request.seat].kind != "open":
        raise Illegal("seat-taken")
    if sent_away(room, visitor):
        raise Illegal("removed-by-host")
    check_name(visitor.name, seated_names(room, visitor.player))
    await room.change(SatDown(request.seat, visitor.player))


async def nonce(room: Room, visitor: Visitor, request: Nonce) -> None:
    """Add a nonce to the deal; the last one starts the match. Sending the same one again has no effect."""
    folded = room.folded
    seat = person(room, visitor)
    check_nonce(request.nonce)
    if folded.nonces[seat] == request.nonce:
        return
    if folded.started:
        raise Illegal("already-started")
    if folded.nonces[seat]:
        raise Illegal("nonce-given")
    changes: list[AnyChange] = [NonceAdded(seat, request.nonce)]
    if OPEN not in folded.chairs and folded.missing == [seat]:
        changes.append(Started())
    await room.change(*changes)


async def leave(room: Room, visitor: Visitor, request: Leave) -> None:
    """Give up the seat: before the start it is open again, afterwards this is resigning."""
    folded = room.folded
    seat = person(room, visitor)
    if folded.over:
        raise Illegal("match-over")
    changes: list[AnyChange] = [Resigned(seat) if folded.started else Left(seat)]
    if folded.started and folded.facts.seats > 2:
        changes.append(BotSeated(seat, TAKING_OVER))
    await room.change(*changes)


async def undo(room: Room, visitor: Visitor, request: Undo) -> None:
    folded = room.folded
    seat = person(room, visitor)
    check_number(room, seat, request.number)
    target = undo_target(folded, seat)
    if not room.broadcast.may_undo(seat, room.hall.clock()):
        raise Illegal("undo-revealed")
    if folded.owners == [seat]:
        await room.change(TakenBack(seat, target))
    else:
        await ask(room, Proposed(seat, "undo", seat))


async def propose(room: Room, visitor: Visitor, request: Propose) -> None:
    seat = person(room, visitor)
    if request.what == "handover":
        check_handover(room, seat, request.seat)
    elif request.what == "rematch":
        check_rematch(room)
    else:
        raise unknown("proposal-unknown", request.what, ("handover", "rematch"))
    await ask(room, Proposed(seat, request.what, request.seat))


def check_handover(room: Room, by: int, seat: int) -> None:
    folded = room.folded
    if not folded.started or folded.over:
        raise Illegal("match-over" if folded.over else "not-started")
    if seat == by or seat not in folded.people:
        raise Illegal("handover-bad-seat")
    if not folded.facts.absence:
        raise Illegal("handover-not-agreed")
    if seat in room.present or time.time() - room.away_since[seat] < folded.facts.absence * MINUTE:
        raise Illegal("handover-too-soon", minutes=folded.facts.absence)


def check_rematch(room: Room) -> None:
    if not room.folded.over:
        raise Illegal("rematch-too-soon")
    if room.folded.next is not None:
        raise Illegal("rematch-made")


async def ask(room: Room, asked: Proposed) -> None:
    """Propose something to the others, or do it at once if nobody else has a vote."""
    for known in room.folded.proposals.values():
        if known.what == asked.what and known.seat == asked.seat:
            raise Illegal("already-proposed")
    proposal = Proposal(room.folded.proposed + 1, asked.what, asked.by, asked.seat, [asked.by])
    changes: list[AnyChange] = [asked]
    if agreed(room, proposal, proposal.agreed):
        changes += await granted(room, proposal)
    await room.change(*changes)


async def answer(room: Room, visitor: Visitor, request: Answer) -> None:
    seat = person(room, visitor)
    proposal = room.folded.proposals.get(request.proposal)
    if proposal is None:
        raise Stale("proposal-gone")
    if seat in proposal.agreed:
        raise Illegal("already-answered")
    changes: list[AnyChange] = [Answered(seat, request.proposal, request.yes)]
    if request.yes and agreed(room, proposal, [*proposal.agreed, seat]):
        changes += await granted(room, proposal)
    await room.change(*changes)


def agreed(room: Room, proposal: Proposal, yes: Sequence[int]) -> bool:
    """Whether everybody who has a vote agreed: for a takeback also absent players, for a handover only present ones."""
    folded = room.folded
    voters = set(folded.owners if proposal.what == "undo" else folded.people)
    if proposal.what == "handover":
        voters = {seat for seat in voters if seat in room.present and seat != proposal.seat}
    return voters <= set(yes)


async def granted(room: Room, proposal: Proposal) -> list[AnyChange]:
    """The changes that follow when all agree."""
    if proposal.what == "undo":
        return [TakenBack(proposal.by, undo_target(room.folded, proposal.by))]
    if proposal.what == "handover":
        check_handover(room, proposal.by, proposal.seat)
        return [StoodIn(proposal.seat, TAKING_OVER)]
    return [RematchMade(proposal.by, await room.hall.rematch(room.folded))]
