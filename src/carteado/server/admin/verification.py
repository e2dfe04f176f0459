"""Verification of a match: its log has no gaps, every entry folds, and the other tables agree with it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from carteado.core.errors import Invalid, Refusal
from carteado.match.fairness import commit
from carteado.match.frames import frames_of
from carteado.server import archive_store as kept
from carteado.server.entries import Chair, Entry
from carteado.server.folded import Folded
from carteado.server.folding import fold
from carteado.server.schema import matches
from carteado.server.store import Store, read_facts

FROM_THE_LOG = ("last", "turn", "started", "over")
OTHER_RULES = ("rules-other-version", "rules-missing")


class Verified(msgspec.Struct):
    """The faults of a match. One of other rules is `unchecked`: its entries cannot be folded here."""

    code: str
    entries: int
    faults: list[Refusal]

    @property
    def unchecked(self) -> bool:
        return any(fault.code in OTHER_RULES for fault in self.faults)

    @property
    def damaged(self) -> bool:
        return any(fault.code not in OTHER_RULES for fault in self.faults)


async def all_codes(store: Store) -> list[str]:
    return [row.code for row in await store.rows(sa.select(matches.c.code).order_by(matches.c.code))]


async def verify_match(store: Store, code: str) -> Verified:
    row = await store.match_row(code)
    if row is None:
        raise Invalid("match-unknown")
    seated = (await store.seats_of([code]))[code]
    chairs = [Chair(seat.kind, seat.bot, seat.player) for seat in seated]
    log = await store.entries(code)
    faults = await asyncio.to_thread(faults_of, row, log, chairs)
    return Verified(code, len(log), [*faults, *await archive_faults(store, row)])


async def archive_faults(store: Store, row: Any) -> list[Refusal]:
    """The faults of a match's archive, if it has one: every frame of every seat is read."""
    if await kept.fault(store, row.code) != "":
        return []
    try:
        actions = len((await kept.record(store, row.code)).actions)
        frames = await kept.frames(store, row.code)
        for seat in (None, *range(row.seats)):
            found = len(await asyncio.to_thread(frames_of, frames, seat)) - 1
            if found != actions:
                return [Invalid("verify-archive", found=found, expected=actions)]
    except Refusal as refusal:
        return [refusal]
    except (LookupError, ValueError, msgspec.MsgspecError, zlib.error) as error:
        return [Invalid("frames-damaged", reason=type(error).__name__)]
    return []


def faults_of(row: Any, log: Sequence[Entry], chairs: Sequence[Chair]) -> list[Refusal]:
    """All faults of a match; something unreadable hides the faults after it."""
    try:
        facts = read_facts(row)
    except Refusal as refusal:
        return [refusal]
    faults: list[Refusal] = []
    if commit(facts.seed) != facts.commitment:
        faults.append(Invalid("verify-commitment"))
    if (gap := first_gap(log)) is not None:
        return [*faults, Invalid("verify-gap", number=gap)]
    try:
        folded = fold(facts, list(log))
    except Refusal as refusal:
        return [*faults, refusal]
    return [*faults, *disagreements(row, folded, chairs)]


def first_gap(log: Sequence[Entry]) -> int | None:
    """The first missing number in the log, if any."""
    return next((number for number, entry in enumerate(log, 1) if entry.number != number), None)


def disagreements(row: Any, folded: Folded, chairs: Sequence[Chair]) -> list[Refusal]:
    """The columns and seats that differ from what the log gives."""
    faults: list[Refusal] = []
    standing = folded.standing()
    for name in FROM_THE_LOG:
        kept, told = getattr(row, name), getattr(standing, name)
        if kept != told:
            faults.append(Invalid("verify-standing", column=name, found=str(kept), expected=str(told)))
    if not 0 <= row.number <= folded.number:  # spectators are told several actions at once, depending on the pauses
        faults.append(Invalid("verify-standing", column="number", found=str(row.number), expected=f"0-{folded.number}"))
    if list(chairs) != folded.chairs:
        faults.append(Invalid("verify-seats"))
    return faults
