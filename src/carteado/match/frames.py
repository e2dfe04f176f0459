"""Frames: the tables of a finished match, stored so that it can be watched without its rules.

A frame is the table after some number of actions. A page holds `PAGE` frames: the first one whole, every other one as a
delta of the one before. A seat's frames differ little from those without hidden information, so only the delta from
them is stored, frame by frame, in pages of the same kind.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from carteado.core.errors import Invalid
from carteado.match.delta import diff, encode, patch

PAGE = 100
MOST_BYTES = 64 * 1024 * 1024  # limit of an unpacked page, against malicious files
GZIP = 31


class Frames(msgspec.Struct, forbid_unknown_fields=True):
    """Packed pages: without hidden information, and for each seat. `texts` are the game's messages by language."""

    whole: list[bytes]
    seats: list[list[bytes]]
    texts: dict[str, bytes]


class FramesMaker:
    """Collects frames, and packs a page as soon as it is full to save memory."""

    def __init__(self, seats: int) -> None:
        self.made = Frames([], [[] for _ in range(seats)], {})
        self.whole: list[Any] = []
        self.seats: list[list[Any]] = [[] for _ in range(seats)]

    def add(self, whole: Any, seats: Sequence[Any]) -> None:
        self.whole.append(whole)
        for kept, seen in zip(self.seats, seats, strict=True):
            kept.append(diff(whole, seen))
        if len(self.whole) == PAGE:
            self.turn_page()

    def turn_page(self) -> None:
        if not self.whole:
            return
        self.made.whole.append(pack(self.whole))
        self.whole = []
        for pages, kept in zip(self.made.seats, self.seats, strict=True):
            pages.append(pack(kept))
            kept.clear()

    def finish(self) -> Frames:
        self.turn_page()
        return self.made


def pack(items: Sequence[Any]) -> bytes:
    """Pack a page: gzip of the first item and the deltas between the following ones."""
    deltas = [[items[0]], *(diff(before, after) for before, after in pairwise(items))]
    return gzip.compress(encode(deltas), 9, mtime=0)


def unpack(page: bytes) -> list[Any]:
    """The items of a page."""
    return unroll(msgspec.json.decode(unzip(page)))


def unroll(deltas: list[Any]) -> list[Any]:
    """Rebuild all items from their deltas."""
    items: list[Any] = []
    for delta in deltas:
        items.append(patch(items[-1] if items else None, delta))
    return items


def zip_text(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


def unzip(data: bytes) -> bytes:
    reader = zlib.decompressobj(GZIP)
    found = reader.decompress(data, MOST_BYTES)
    if not reader.eof:
        raise ValueError("cut short or too long")
    return found


def frames_of(frames: Frames, seat: int | None) -> list[Any]:
    """All frames of a seat; for None without hidden information."""
    try:
        whole = [frame for page in frames.whole for frame in unpack(page)]
        if seat is None:
            return whole
        overlays = [overlay for page in frames.seats[seat] for overlay in unpack(page)]
        return [patch(frame, overlay) for frame, overlay in zip(whole, overlays, strict=True)]
    except (msgspec.MsgspecError, zlib.error, ValueError, TypeError, LookupError, AttributeError) as error:
        raise Invalid("frames-damaged", reason=str(error)) from error


def texts_of(frames: Frames, lang: str) -> str:
    """The game's messages at the time of the match."""
    try:
        return unzip(frames.texts[lang]).decode()
    except (zlib.error, ValueError, LookupError) as error:
        raise Invalid("frames-damaged", reason=str(error)) from error
