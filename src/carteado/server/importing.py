"""Importing a record file as a finished match: verified and archived in a worker process, stored in one transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from carteado.core.errors import Invalid
from carteado.match.record import Record, verify
from carteado.server import archive_store
from carteado.server.archiving import Archive, archive_of
from carteado.server.brought import check_brought
from carteado.server.changes import Acted, AnyChange, BotSeated, Ended, NonceAdded, SatDown, Started
from carteado.server.compaction import pack_entries
from carteado.server.entries import Chair, Entry, Facts, Standing
from carteado.server.folded import Folded
from carteado.server.making import add_all, new_facts
from carteado.server.schema import compacted, matches, seats
from carteado.server.store import match_row

if TYPE_CHECKING:
    from carteado.server.store import Store

BOT = "bot:"
MOST_ACTIONS = 5000


class Imported(msgspec.Struct):
    """A match made from a record."""

    facts: Facts
    log: list[Entry]
    standing: Standing
    chairs: list[Chair]
    archive: Archive


def check_shape(record: Record, file: str) -> None:
    """Refuse a record that is faulty even before it is replayed."""
    if len(record.actions) > MOST_ACTIONS:
        raise Invalid("record-too-long", found=len(record.actions), allowed=MOST_ACTIONS)
    if len(record.players) != record.seats or not all(name.isprintable() for name in record.players):
        raise Invalid("record-damaged", file=file, reason="players")


def import_record(record: Record) -> Imported:
    """Verify the record by replaying it, and make its match. Takes a while."""
    if record.set is not msgspec.UNSET:
        check_brought(record.set)
    match = verify(record)
    facts = new_facts(match.game, match.setup, seed=record.seed)
    folded = Folded(facts)
    log = add_all(folded, changes_of(record, match.actors))
    return Imported(facts, log, folded.standing(), folded.chairs, archive_of(folded, people=0))


def changes_of(record: Record, actors: list[int]) -> list[AnyChange]:
    """The changes in the log of the record's match."""
    seated: list[AnyChange] = [
        BotSeated(seat, name.removeprefix(BOT)[:64]) if name.startswith(BOT) else SatDown(seat, "")
        for seat, name in enumerate(record.players)
    ]
    nonces = [NonceAdded(seat, nonce) for seat, nonce in enumerate(record.nonces) if nonce]
    return [*seated, *nonces, Started(), *map(Acted, actors, record.actions), Ended("")]


async def keep_imported(store: Store, made: Imported) -> None:
    """Store the match, with its entries compacted from the start."""
    code = made.facts.code
    chairs = [{"match": code, "seat": seat, **msgspec.structs.asdict(chair)} for seat, chair in enumerate(made.chairs)]
    async with store.engine.begin() as connection:
        await connection.execute(sa.insert(matches), {**match_row(made.facts, made.standing), "uploaded": True})
        await connection.execute(sa.insert(seats), chairs)
        await connection.execute(sa.insert(compacted), pack_entries(made.log))
        await archive_store.insert(store, connection, code, made.archive)
