"""Phrases for error messages about card, deck and position files."""

from __future__ import annotations

from functools import partial

from carteado.core.message import Message

Phrase = Message | str

# What may be found or allowed

NOTHING = Message("fault-nothing")
TEXT = Message("fault-text")
LIST = Message("fault-list")
MAPPING = Message("fault-mapping")
CARDS = Message("fault-cards")


def record(*fields: str) -> str:
    """A mapping as YAML writes it.

    >>> record("type: creature", "token: true")
    '{type: creature, token: true}'
    """
    return f"{{{', '.join(fields)}}}"


def number(low: int, high: int) -> Message:
    return Message("fault-number", low=low, high=high)


def change(low: int, high: int) -> Message:
    return Message("fault-change", low=low, high=high)


def entries(count: int) -> Message:
    return Message("fault-entries", count=count)


def times(count: int, word: str) -> Message:
    return Message("fault-times", count=count, word=word)


def total(points: int) -> Message:
    return Message("fault-total", points=points)


def like(*examples: str) -> Message:
    return Message("fault-like", examples=", ".join(examples))


# What a position or a deck may hold

COPIES = Message("fault-copies")
FITTING_CARD = Message("fault-fitting-card")
ENCHANT_OF_KIND = Message("fault-enchant-of-kind")
TILE = Message("fault-tile", example="c4")
EMPTY_TILE = Message("fault-empty-tile")
LIVING_TILE = Message("fault-living-tile")
STILL_PLAYED = Message("fault-still-played")
EACH_CARD_ONCE = Message("fault-each-card-once")
ONE_PER_SEAT = Message("fault-one-per-seat")

# What a lesson may hold

PLAYABLE = Message("fault-playable")
AWAITED = Message("fault-awaited")


def at_most_cards(count: int) -> Message:
    return Message("fault-at-most-cards", count=count)


def less_than(limit: int) -> Message:
    return Message("fault-less-than", limit=limit)


def only_in(mode: str) -> Message:
    return Message("fault-only-in", mode=mode)


# How fields go together

ONCE = Message("fault-once")
REQUIRED = Message("fault-required")
NEW_ID = Message("fault-new-id")
DECLARED_TARGET = Message("fault-declared-target")
NAMED_TARGET = Message("fault-named-target")


def about(id: str, *words: str) -> Message:
    """Return the message that names these fields or words."""
    return Message(id, words=", ".join(words))


one_of = partial(about, "fault-one-of")
some_of = partial(about, "fault-some-of")
at_most_one_of = partial(about, "fault-at-most-one-of")
only_with = partial(about, "fault-only-with")
not_with = partial(about, "fault-not-with")
in_order = partial(about, "fault-in-order")
repeatable = partial(about, "fault-repeatable")
with_shard = partial(about, "fault-with-shard")


def event_word(*words: str) -> Message:
    return Message("fault-event-word", words=", ".join(words) or "none")
