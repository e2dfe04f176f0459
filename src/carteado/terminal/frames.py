"""Showing a record by its frames, if its rules are not installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carteado.core.errors import Invalid
from carteado.core.message import Blank, Message
from carteado.match.frames import Frames, frames_of, texts_of
from carteado.match.record import Record
from carteado.terminal.table import seat_names
from carteado.texts import Speaker, sentence


def show_frames(
    record: Record, frames: Frames, say: Speaker, seat: int | None, as_json: Callable[[Any], None] | None
) -> None:
    """Print the events as one seat knew them, or all of them; then the last table."""
    if seat is not None and seat >= record.seats:
        raise Invalid("no-such-seat", found=seat, allowed=f"0-{record.seats - 1}")
    seen = frames_of(frames, seat)
    try:
        if as_json is None:
            print_frames(record, seen, learned(say, frames, record))
        else:
            as_json({**facts(record), "events": [told["facts"] for told in events(seen)]})
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise Invalid("frames-damaged", reason=str(error)) from error


def learned(say: Speaker, frames: Frames, record: Record) -> Speaker:
    say.learn(texts_of(frames, say.lang), record.game)
    say.names = seat_names(say, record.players)
    return say


def print_frames(record: Record, seen: list[Any], say: Speaker) -> None:
    name = say(f"{record.game}-name")
    print(say("replay-title", name=name, rules=record.rules, actions=len(record.actions)))
    print(say("replay-commitment", commitment=record.commitment))
    for told in events(seen):
        print(sentence(say.say(message(told["words"]))))
    for line in seen[-1]["words"]:
        print(say.say(message(line)))
    print(say("replay-seed", seed=str(record.seed)))
    print(say("replay-without-rules", rules=record.rules))
    if record.package:
        print(say("replay-get-rules", package=record.package))


def events(seen: list[Any]) -> list[Any]:
    return [told for frame in seen for told in frame["entry"]["events"]]


def facts(record: Record) -> dict[str, Any]:
    names = (
        "game",
        "rules",
        "mode",
        "options",
        "players",
        "commitment",
        "seed",
        "actions",
        "hash",
        "outcome",
        "package",
    )
    return {name: getattr(record, name) for name in names} | {"number": len(record.actions), "verified": False}


def message(said: dict[str, Any]) -> Message:
    """Convert a message of the protocol to a Message."""
    return Message(said["id"], **{name: blank(value) for name, value in said["blanks"].items()})


def blank(value: Any) -> Blank:
    if isinstance(value, dict):
        return message(value)
    if isinstance(value, list):
        return [message(item) for item in value]
    found: Blank = value
    return found
