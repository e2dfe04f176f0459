"""Records: small files from which a match can be replayed and verified."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from carteado.core.errors import Invalid, Refusal
from carteado.core.files import writing
from carteado.core.game import Game
from carteado.core.sets import Contents
from carteado.games import load_with, package
from carteado.match.fairness import check_nonces, commit
from carteado.match.frames import Frames
from carteado.match.match import Match
from carteado.match.rules import load_version

FORMAT = 1


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A match: game, rules version, options, seed, nonces and actions, with the final hash and outcome.

    `nonces` has one for each seat, "" for a bot; it is empty if the seed alone made the deal.
    The record of an unfinished match is secret: it holds the seed.
    """

    format: int = FORMAT
    game: str
    rules: str
    mode: str
    seats: int
    options: dict[str, bool | int | str]
    players: list[str]
    commitment: str
    seed: int | str
    actions: list[str]
    hash: str
    outcome: dict[str, Any] | None
    nonces: list[str] = []
    frames: Frames | msgspec.UnsetType = msgspec.UNSET  # for watching without the rules; not verified
    package: str = ""  # requirement for pip that provides the rules; empty in old records
    set: Contents | msgspec.UnsetType = msgspec.UNSET  # the card set, whose hash ends `rules`


def make_record(match: Match) -> Record:
    outcome = match.state.outcome()
    return Record(
        game=match.game.id,
        rules=match.game.rules_version,
        mode=match.setup.mode,
        seats=match.setup.seats,
        options=dict(match.setup.options),
        players=match.players,
        commitment=match.commitment,
        seed=match.seed,
        actions=[match.game.action_text(action) for action in match.actions],
        hash=match.state.digest(),
        outcome=None if outcome is None else outcome.record(),
        nonces=match.nonces,
        package=package(match.game.id),
        set=match.game.contents or msgspec.UNSET,
    )


def write_record(record: Record, path: Path) -> None:
    """Write the file atomically, synced to disk."""
    text = msgspec.json.format(msgspec.json.encode(record), indent=1)
    with writing(path):
        with tempfile.NamedTemporaryFile("wb", dir=path.parent, prefix=".", delete=False) as file:
            file.write(text + b"\n")
            file.flush()
            os.fsync(file.fileno())
        Path(file.name).replace(path)


def read_record(path: Path) -> Record:
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Invalid("file-unreadable", file=str(path), reason=error.strerror or str(error)) from error
    return parse_record(data, str(path))


def parse_record(data: bytes, file: str) -> Record:
    """Parse a record; `file` is its name in a refusal."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("record-damaged", file=file, reason=str(error)) from error
    if record.format != FORMAT:
        raise Invalid("record-other-format", file=file, found=record.format, expected=FORMAT)
    return record


def replay(record: Record) -> Match:
    """Replay the match under the rules version of the record, with its card set."""
    game = load_recorded(record)
    match = begin(game, record)
    for number, text in enumerate(record.actions):
        try:
            match.accept(game.parse(text))
        except Refusal as refusal:
            raise Invalid("record-bad-action", number=number + 1, action=text, reason=refusal.code) from refusal
    return match


def load_recorded(record: Record) -> Game:
    """Load the game that a record was played with; refuse a card set that is not the one that its rules name."""
    if record.set is not msgspec.UNSET:
        if (record.set.game, record.set.digest) != (record.game, record.rules.partition("+")[2]):
            raise Invalid("record-bad-set", found=record.set.digest, expected=record.rules)
        load_with(record.set)
    return load_version(record.game, record.rules, record.package)


def begin(game: Game, record: Record) -> Match:
    setup = game.stored_setup(seats=record.seats, mode=record.mode, options=record.options)
    return Match(game, setup, record.seed, record.players, record.nonces)


def verify(record: Record) -> Match:
    """Replay the record; refuse it if its commitment, nonces, final hash or outcome is wrong."""
    if commit(record.seed) != record.commitment:
        raise Invalid("record-bad-commitment", commitment=record.commitment, found=commit(record.seed))
    check_nonces(record.nonces, record.players)
    match = replay(record)
    honest = make_record(match)
    if honest.hash != record.hash:
        raise Invalid("record-bad-hash", expected=record.hash, found=honest.hash)
    if honest.outcome != record.outcome:
        raise Invalid("record-bad-outcome", expected=str(record.outcome), found=str(honest.outcome))
    return match
