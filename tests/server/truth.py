"""What really happened, from the record of a finished match: to compare with what was told."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from carteado.match.match import Match
from carteado.match.record import parse_record, verify
from server.clients import Person, Seat


def played(person: Person, code: str) -> Match:
    """The finished match, checked against its commitment and its hash."""
    reply = person.get(f"/api/matches/{code}/record")
    assert reply.status == 200, reply.body
    return verify(parse_record(reply.body, code))


def heard_hash(match: Match, seat: int | None) -> str:
    """A hash of everything that a seat was told, event by event."""
    return hashed(match.heard(seat))


def told_hash(seat: Seat) -> str:
    """The same from the other end of the line."""
    return hashed([told["facts"] for entry in seat.log for told in entry["events"]])


def hashed(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


def same_at_both_ends(person: Person, code: str, seat: Seat) -> Match:
    match = played(person, code)
    place = seat.table["seat"]
    assert told_hash(seat) == heard_hash(match, place)
    assert hashed(seat.table["view"]) == hashed(json.loads(json.dumps(match.state.view(place))))
    assert seat.table["number"] == len(seat.log) - 1 <= match.number
    return match
