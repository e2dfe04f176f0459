"""A card language: shapes, JSON Schema and nodes come from the fields of the classes of its words."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from carteado.core.phrases import Phrase
from carteado.core.shapes import Text, Whole, exported
from carteado.kit.cardfile import read_card_files
from carteado.kit.cards import Block, Op
from carteado.kit.faults import Fault
from carteado.kit.language.base import Language, Plain, Scope
from carteado.kit.language.docstrings import docstring
from carteado.kit.language.kinds import Bits, Choice, Fields, Steps
from carteado.kit.language.words import Keyed, Words
from carteado.texts import Speaker
from duel.schema import allows
from kit.painting import (
    CARD,
    LANGUAGE,
    SCHEMA,
    TYPES,
    WORDS,
    Amount,
    Coins,
    Colour,
    Colours,
    Condition,
    If,
    Me,
    Note,
    Number,
    Paint,
    Plus,
    Points,
    Rainy,
    Ribbon,
    Selector,
    Twice,
)


def build(field: str, data: Any, blocks: dict[str, Block] | None = None) -> Any:
    cards = {"BRUSH": "a brush"}
    scope = Scope(LANGUAGE, cards, {} if blocks is None else blocks, f"A/{field}")
    return scope.build(TYPES[field], data)


def faults(tmp_path: Path, **fields: Any) -> list[Fault]:
    """Return the faults of a card with these fields; JSON is YAML."""
    file = tmp_path / "new.yaml"
    file.write_text(json.dumps([{"id": "A", **fields}]), encoding="utf-8")
    found: list[Fault] = []
    read_card_files([file], CARD, found)
    assert allows(SCHEMA, {"id": "A", **fields}, SCHEMA) == (not found)
    return [fault.renamed(LANGUAGE.renamed) for fault in found]


def said(phrase: Phrase) -> str:
    return phrase if isinstance(phrase, str) else Speaker("en").say(phrase)


# Building


def test_a_word_is_built_from_its_fields() -> None:
    data = [{"paint": {"what": "me", "colours": ["green", "blue"], "coats": 3, "with": "BRUSH"}}]
    (made,) = build("do", data).ops
    assert isinstance(made, Paint)
    assert isinstance(made.what, Me)
    assert made.colours == 0b110
    assert isinstance(made.coats, Number)
    assert made.coats.number == 3
    assert str(made.with_) == "a brush"


def test_a_field_that_is_left_out_has_its_default() -> None:
    (made,) = build("do", [{"paint": {"what": "me", "colours": ["blue"]}}]).ops
    assert isinstance(made.coats, Number)
    assert made.coats.number == 1


def test_the_fields_of_a_filter_stand_among_those_of_its_word() -> None:
    (made,) = build(
        "do", [{"paint": {"what": {"painted": {"colour": "red", "bright": True}}, "colours": ["blue"]}}]
    ).ops
    assert (made.what.filter.colour, made.what.filter.bright) == (0, True)


@pytest.mark.parametrize(("written", "colour"), [("me", -1), ({"of": "me"}, -1), ({"of": "me", "colour": "blue"}, 2)])
def test_the_first_field_may_stand_alone(written: Any, colour: int) -> None:
    (made,) = build("do", [{"paint": {"what": {"beside": written}, "colours": ["blue"]}}]).ops
    assert isinstance(made.what.of, Me)
    assert made.what.filter.colour == colour


def test_an_only_field_alone_may_be_a_mapping() -> None:
    made = build("if", {"not": {"not": "rainy"}})
    assert isinstance(made.condition.condition, Rainy)


def test_a_wrapper_takes_the_word_beside_it() -> None:
    made = build("amount", {"twice": 4, "plus": 2})
    assert isinstance(made, Plus)
    assert isinstance(made.of, Twice)
    assert isinstance(made.of.amount, Number)
    assert (made.plus, made.of.amount.number) == (2, 4)


def test_blocks_are_named_after_their_place() -> None:
    blocks: dict[str, Block] = {}
    paint = {"paint": {"what": "me", "colours": ["blue"]}}
    repeat = {"repeat": {"times": 2, "do": [paint, paint]}, "if": "rainy", "else": [paint]}
    made: Any = build("do", [paint, repeat], blocks)
    assert list(blocks) == ["A/do.2.do", "A/do.2.else", "A/do"]
    assert blocks["A/do"] is made
    second: Any = made.ops[1]
    assert blocks["A/do.2.do"] is second.of.do
    assert blocks["A/do.2.else"] is second.else_


def test_sorts_are_told_apart_by_their_tag_and_by_their_key() -> None:
    coins = build("gift", {"for": "you", "kind": "coins", "amount": 3, "lucky": True})
    assert isinstance(coins, Coins)
    assert (coins.amount, coins.lucky) == (3, True)
    assert build("note", {"colour": "green"}).colour == 1
    assert build("note", {"amount": 5}).amount == 5


def test_a_word_or_a_mapping_in_a_list() -> None:
    first, second = build("guests", ["me", {"colour": "blue"}])
    assert isinstance(first, Me)
    assert second.colour == 2


# Checks

PAINT: dict[str, Any] = {"what": "me", "colours": ["blue"]}
REFUSED: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "no such word": ({"do": [{"pant": PAINT}]}, "do.1", "pant", "paint, repeat, if, else"),
    "two words": (
        {"do": [{"paint": PAINT, "repeat": {"times": 1, "do": [{"paint": PAINT}]}}]},
        "do.1",
        "paint, repeat",
        "exactly one of paint, repeat",
    ),
    "no word": ({"do": [{}]}, "do.1", "nothing", "exactly one of paint, repeat"),
    "no such field": ({"do": [{"paint": {**PAINT, "coat": 1}}]}, "do.1.paint", "coat", "what, colours, coats, with"),
    "no colours": (
        {"do": [{"paint": {"what": "me"}}]},
        "do.1.paint.colours",
        "nothing",
        "a value: this field is required",
    ),
    "a word that is not offered": (
        {"do": [{"paint": {**PAINT, "colours": ["red"]}}]},
        "do.1.paint.colours.1",
        "red",
        "green, blue",
    ),
    "a filter that is not used": (
        {"note": {"amount": 1, "lucky": True}},
        "note",
        "lucky",
        "amount",
    ),
    "a narrowed field": ({"gift": {"kind": "ribbon", "for": "me", "colour": "blue"}}, "gift.colour", "blue", "red"),
    "a field of another sort": (
        {"gift": {"kind": "ribbon", "for": "me", "amount": 1, "colour": "red"}},
        "gift",
        "amount",
        "for, kind, colour",
    ),
    "a false flag": (
        {"gift": {"kind": "coins", "for": "me", "amount": 1, "lucky": False}},
        "gift.lucky",
        "false",
        "true",
    ),
    "else without if": (
        {"do": [{"paint": PAINT, "else": [{"paint": PAINT}]}]},
        "do.1.if",
        "nothing",
        "a value: this field is required",
    ),
    "a number out of bounds": ({"amount": 10}, "amount", "10", "0 to 9"),
    "no guests": ({"guests": []}, "guests", "0 entries", "1 to 2"),
    "an empty block": ({"do": []}, "do", "0 entries", "1 to 99"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_fields_do_not_allow_is_refused(tmp_path: Path, name: str) -> None:
    fields, field, found, allowed = REFUSED[name]
    told = [(one.field, said(one.found), said(one.allowed)) for one in faults(tmp_path, **fields)]
    assert told == [(field, found, allowed)]


@pytest.mark.parametrize(
    ("fields", "found", "now"),
    [
        ({"do": [{"paint": {"what": "me", "colors": ["blue"]}}]}, "colors", "colours"),
        ({"do": [{"paint": {"what": "mine", "colours": ["blue"]}}]}, "mine", "me"),
        ({"do": [{"brush": PAINT}]}, "brush", "paint"),
    ],
)
def test_an_old_word_is_refused_with_the_new_one_named(tmp_path: Path, fields: Any, found: str, now: str) -> None:
    fault = next(one for one in faults(tmp_path, **fields) if one.found == found)
    assert Speaker("en").say(fault.words()).endswith(f": {found} is now called {now}.")
    assert Speaker("pt").say(fault.words()).endswith(f": {found} agora se chama {now}.")


def test_where_the_new_word_is_not_allowed_either_it_is_only_suggested(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, note={"colors": 1, "amount": 1})
    assert (fault.now, fault.near) == ("", "colours")


def test_a_type_without_a_kind_is_an_error_of_the_language() -> None:
    with pytest.raises(TypeError, match="Op needs Selector"):
        Language({Op: Words("operation", {"paint": Paint}), Colours: Bits(WORDS), Amount: Words("amount", {})})


# Descriptions


def test_the_schema_describes_every_word_by_its_docstring() -> None:
    operations = SCHEMA["$defs"]["operation"]["properties"]
    assert operations["paint"]["description"] == "Paints something."
    words = SCHEMA["$defs"]["selector"]["anyOf"][0]["oneOf"]
    assert words == [{"const": "me", "description": "The player."}]


def test_a_class_without_a_docstring_has_no_description() -> None:
    assert docstring(Language) != ""
    assert docstring(Silent) == ""


@dataclass
class Silent:
    number: int


# Words without fields, numbers among fields, fields beside keyed sorts


@dataclass(eq=False)
class Rest:
    """Does nothing."""


@dataclass(eq=False)
class Age(Amount):
    """The age of somebody."""

    of: Selector


@dataclass(eq=False)
class AtLeast(Condition):
    """A number is large enough."""

    number: Amount
    least: Points


PEACE = Language(
    {
        Points: Plain(Whole(1, 9)),
        Selector: Words("selector", {"me": Me}),
        Age: Fields(Age),
        Condition: Words("condition", {"age": Fields(AtLeast, number=Age), "rainy": Rainy}),
        Op: Words("operation", {"rest": Fields(Rest)}, around=[If]),
        Block: Steps(),
        Colour: Choice(WORDS),
        Note: Keyed("note", {"colour": Ribbon}, {"name": Text()}),
    }
)


def test_a_word_without_fields_may_have_a_wrapper_and_a_number_its_fields_among_others() -> None:
    scope = Scope(PEACE, {}, {}, "A")
    made: Any = scope.build(Op, {"rest": {}, "if": {"age": {"of": "me", "least": 3}}})
    assert isinstance(made.of, Rest)
    assert isinstance(made.if_.number, Age)
    assert isinstance(made.if_.number.of, Me)
    assert made.if_.least == 3


def test_fields_beside_keyed_sorts_are_allowed_in_each_and_built_by_none() -> None:
    shape = PEACE.shape(Note)
    written = {"name": "A ribbon", "colour": "red"}
    assert shape.fits(written)
    assert "name" in json.dumps(exported(shape, "Test", PEACE.definitions())["$defs"]["note"])
    assert Scope(PEACE, {}, {}, "A").build(Note, written).colour == 0
