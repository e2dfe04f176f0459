"""Making the archive of a finished match. It replays the match, so it runs only in worker processes."""

from __future__ import annotations

from typing import Any

import msgspec

from carteado.match.frames import Frames, FramesMaker, zip_text
from carteado.match.match import Match
from carteado.match.record import Record, make_record
from carteado.server.changes import SatDown
from carteado.server.entries import Chair, Entry, Facts
from carteado.server.folded import Folded
from carteado.server.folding import fold
from carteado.server.protocol import Frame
from carteado.server.results import Result, results_of
from carteado.server.telling import seat_entry, view_words, whole_entry
from carteado.texts import LANGUAGES


class About(msgspec.Struct):
    """Facts of a finished match. `actors` are the seats that acted, in order."""

    result: dict[str, Any] | None
    chairs: list[Chair]
    actors: list[int]


class Archive(msgspec.Struct):
    about: About
    record: Record
    frames: Frames
    people: int
    results: list[Result]


def make_archive(facts: Facts, log: list[Entry]) -> Archive:
    """Make the archive of the match with this log."""
    people = sum(isinstance(entry.change, SatDown) and entry.change.player != "" for entry in log)
    return archive_of(fold(facts, log), people)


def archive_of(folded: Folded, people: int) -> Archive:
    match = folded.played
    about = About(folded.outcome(), folded.chairs, match.actors)
    return Archive(about, make_record(match), make_frames(match), people, [*results_of(folded)])


def make_frames(match: Match) -> Frames:
    """Make the frames of the match: after every action, one for each seat and one without hidden information."""
    maker = FramesMaker(match.setup.seats)
    again = match.again()
    maker.add(*frames_at(again))
    for action in match.actions:
        again.accept(action)
        maker.add(*frames_at(again))
    frames = maker.finish()
    frames.texts = {lang: zip_text(match.game.messages(lang)) for lang in LANGUAGES}
    return frames


def frames_at(match: Match) -> tuple[Any, list[Any]]:
    return frame(match, None), [frame(match, seat) for seat in range(match.setup.seats)]


def frame(match: Match, seat: int | None) -> Any:
    """The table as plain data, exactly as it would be sent; for seat None without hidden information."""
    number = match.number
    view = match.state.view(seat)
    entry = whole_entry(match, number) if seat is None else seat_entry(match, number, seat)
    return msgspec.json.decode(msgspec.json.encode(Frame(number, view, entry, view_words(match.game, view))))
