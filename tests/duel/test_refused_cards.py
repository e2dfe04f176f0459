"""A word that a card may not say, or that would mean nothing there, is refused with its place and what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from carteado.core.phrases import Phrase
from carteado.core.shapes import ByField
from carteado.games.duel.language.cards import json_schema
from carteado.games.duel.language.catalog import FOLDER, read_faults
from carteado.games.duel.language.printed import Target
from carteado.games.duel.language.receivers import RECEIVERS
from carteado.games.duel.language.words import LANGUAGE
from carteado.texts import Speaker
from duel.cards.printed import PRINTED
from duel.schema import allows
from duel.workshop import card, creature, spell, target, when
from making import Made, write_cards

DRAW = {"draw": {"who": "me", "amount": 1}}
ON_TARGET: dict[str, Made] = {
    "creature": {"stun": {"what": "t1"}},
    "character": {"damage": {"amount": 1, "to": "t1"}},
    "item": {"negate": {"what": "t1"}},
    "enchant": {"destroy": {"what": "t1"}},
    "trap": {"reveal": {"what": "t1"}},
    "grave": {"return": {"what": "t1"}},
}
KEYS: dict[str, Any] = {
    "side": "own",
    "other": True,
    "row": "attack",
    "job": "mage",
    "here": True,
    "state": "damaged",
    "cost_max": 2,
    "atk_min": 2,
}
SIDES = {"item": ["enemy"], "trap": ["enemy"], "grave": ["own"]}
TARGETS = LANGUAGE.shape(Target)
assert isinstance(TARGETS, ByField)
TARGET_KEYS = {
    kind: [key for key in record.fields if key not in ("id", "kind")] for kind, record in TARGETS.records.items()
}
SCHEMA = json_schema()
ENGLISH, PORTUGUESE = Speaker("en"), Speaker("pt")


def faults_of(path: Path, made: Made) -> list[tuple[str, str, str]]:
    """Field, what was found and what is allowed, of each fault of one card beside a token."""
    write_cards(path / "made.yaml", [made, creature("TOK-1", token=True)])
    faults = read_faults(path)[1]
    assert all((fault.file, fault.card) == ("made.yaml", made["id"]) and fault.line > 0 for fault in faults)
    return [(fault.field, said(fault.found), said(fault.allowed)) for fault in faults]


def said(phrase: Phrase) -> str:
    """In English; a phrase has other words in Portuguese."""
    if isinstance(phrase, str):
        return phrase
    assert ENGLISH.say(phrase) != PORTUGUESE.say(phrase)
    return ENGLISH.say(phrase)


def in_schema(made: Made) -> bool:
    return allows(SCHEMA, [made], SCHEMA)


def with_target(kind: str, **filter: Any) -> Made:
    """An ability of a creature, which may say `other` too."""
    chosen = {"id": "t1", "kind": kind, **filter}
    name = {"en": "Try", "pt": "Tentar"}
    ability = {"id": "a1", "name": name, "cost": {}, "targets": [chosen], "do": [ON_TARGET[kind]]}
    return creature("TST-1", abilities=[ability])


# Targets


@pytest.mark.parametrize("kind", TARGET_KEYS)
@pytest.mark.parametrize("key", KEYS)
def test_a_kind_of_target_takes_only_the_keys_that_it_is_tested_for(tmp_path: Path, kind: str, key: str) -> None:
    made = with_target(kind, **{key: "enemy" if key == "side" and kind in ("item", "trap") else KEYS[key]})
    allowed = ", ".join(["id", "kind", *TARGET_KEYS[kind]])
    expected = [] if key in TARGET_KEYS[kind] else [("abilities.1.targets.1", key, allowed)]
    assert faults_of(tmp_path, made) == expected
    assert in_schema(made) == (not expected)


@pytest.mark.parametrize("kind", TARGET_KEYS)
@pytest.mark.parametrize("side", ["own", "enemy", "any"])
def test_a_target_that_is_always_on_one_side_says_no_other(tmp_path: Path, kind: str, side: str) -> None:
    allowed = SIDES.get(kind, ["own", "enemy", "any"])
    expected = [] if side in allowed else [("abilities.1.targets.1.side", side, ", ".join(allowed))]
    assert faults_of(tmp_path, with_target(kind, side=side)) == expected
    assert in_schema(with_target(kind, side=side)) == (not expected)


TAKEN = {
    "damage": {"creature", "character"},
    "heal": {"creature", "character"},
    "destroy": {"creature", "enchant", "trap"},
    **{name: {"creature"} for name in ("modify", "exhaust", "stun", "ready", "move")},
    **{name: {"creature"} for name in ("take_control", "copy_to_play", "transform", "silence", "instead")},
    **{name: {"creature", "character"} for name in ("modify_until", "prevent")},
    "return": {"creature", "grave"},
    "revive": {"grave"},
    "negate": {"item"},
    "reveal": {"trap"},
}
FIELDS: dict[str, Made] = {
    "damage": {"amount": 1},
    "heal": {"amount": 1},
    "modify": {"atk": 1, "duration": "forever"},
    "move": {"dest": "other_row"},
    "revive": {"row": "attack"},
    "transform": {"into": {"name": {"en": "Toad", "pt": "Sapo"}, "atk": 0, "hp": 1, "job": "beast"}},
    "instead": {"do": [DRAW]},
    "modify_until": {"atk": 1, "until": {"when": "turn_end", "who": {}}},
    "prevent": {"amount": 1},
}


@pytest.mark.parametrize("kind", TARGET_KEYS)
@pytest.mark.parametrize("name", RECEIVERS)
def test_an_operation_is_done_only_to_what_it_works_on(tmp_path: Path, name: str, kind: str) -> None:
    part = "to" if name in ("damage", "heal", "modify", "modify_until", "prevent") else "what"
    op = {name: {part: "t1", **FIELDS.get(name, {})}}
    faults = faults_of(tmp_path, spell("TST-1", op, targets=[{"id": "t1", "kind": kind}]))
    assert [field for field, _, _ in faults] == ([] if kind in TAKEN[name] else [f"effects.1.{name}.{part}"])


# All that means nothing where it stands


def trap(*triggers: Made, **fields: Any) -> Made:
    return card("TST-1", "trap", triggers=list(triggers), **fields)


def enchant(kind: str, **fields: Any) -> Made:
    return card("TST-1", "spell", kind=kind, **fields)


def hero(**fields: Any) -> Made:
    made = card("TST-1", "hero", hp=20, **fields)
    return {name: value for name, value in made.items() if name not in ("cost", "loyalty")}


def on(event: str, *do: Made, **fields: Any) -> Made:
    """A creature with one trigger."""
    return creature("TST-1", when(event, *do or (DRAW,), **fields))


def static(**fields: Any) -> Made:
    return creature("TST-1", static=[fields])


def cast(*effects: Made, **fields: Any) -> Made:
    return spell("TST-1", *effects, kind="cast", **fields)


OTHERS = {"all": {"side": "own", "other": True}}
HERE = {"all": {"here": True}}
SPELLS_COST = {"cost": -1, "cards": {"type": "spell"}, "who": "me"}
ONE_T1 = [target("t1")]
REFUSED: dict[str, tuple[Made, str, str]] = {
    # triggers
    "self on a trap": (trap(when("attacks", DRAW)), "triggers.1.who", "self"),
    "self on an enchant": (enchant("hero_enchant", triggers=[when("dies", DRAW)]), "triggers.1.who", "self"),
    "self on a hero": (hero(triggers=[when("damaged", DRAW)]), "triggers.1.who", "self"),
    "self on a shard": (card("TST-1", "shard", triggers=[when("enters", DRAW)]), "triggers.1.who", "self"),
    "self of a turn": (on("turn_end"), "triggers.1.who", "self"),
    "a hero that attacks": (on("attacks", who="my_hero"), "triggers.1.who", "my_hero"),
    "a job of a turn": (on("turn_start", who={"job": "mage"}), "triggers.1.who", "job"),
    "a kind of ability": (on("ability_used", who={"side": "own", "kind": "cast"}), "triggers.1.who", "kind"),
    "aimed without an attack": (on("blocks", who={"at": "hero"}), "triggers.1.who", "at"),
    "here on a creature": (on("enters", who={"here": True}), "triggers.1.who", "here"),
    "other on a trap": (trap(when("dies", DRAW, who={"other": True})), "triggers.1.who", "other"),
    "who of played": (creature("TST-1", {"when": "played", "who": "self", "do": [DRAW]}), "triggers.1", "who"),
    "no who": (creature("TST-1", {"when": "dies", "do": [DRAW]}), "triggers.1.who", "nothing"),
    "played on a trap": (trap(when("played", DRAW)), "triggers.1.when", "played"),
    "targets without played": (on("dies", {"stun": {"what": "t1"}}, targets=ONE_T1), "triggers.1", "targets"),
    "once when played": (on("played", once=True), "triggers.1", "once"),
    "once a turn": (on("turn_end", who={"side": "own"}, once=True), "triggers.1", "once"),
    "once on a trap": (trap(when("dies", DRAW, who={"side": "own"}, once=True)), "triggers.1.once", "once"),
    "once in a life": (on("dies", once=True), "triggers.1.once", "once"),
    # conditions
    "killed before the effect": (on("attacks", **{"if": {"killed": "t1"}}), "triggers.1.if", "killed"),
    "the row of the dead": (on("dies", **{"if": {"row": {"of": "self", "is": "attack"}}}), "triggers.1.if", "row"),
    "the row of a spell": (cast({**DRAW, "if": {"row": {"of": "self", "is": "attack"}}}), "effects.1.if", "self"),
    "killed, not declared": (cast({**DRAW, "if": {"killed": "t1"}}), "effects.1.if", "t1"),
    "a trap killed": (
        cast({"destroy": {"what": "t1"}}, {**DRAW, "if": {"killed": "t1"}}, targets=[target("t1", "trap", "enemy")]),
        "effects.2.if",
        "t1 (trap)",
    ),
    "at least none": (on("dies", **{"if": {"hand": {"of": "me", "min": 0}}}), "triggers.1.if.hand.min", "0"),
    "other on a spell": (
        cast({**DRAW, "if": {"count": {"of": {"other": True}, "min": 1}}}),
        "effects.1.if",
        "other",
    ),
    # selectors
    "all others of a spell": (cast({"stun": {"what": OTHERS}}), "effects.1.stun.what", "other"),
    "here on a spell": (cast({"stun": {"what": HERE}}), "effects.1.stun.what", "here"),
    "others beside a trap": (
        trap(when("attacks", {"stun": {"what": {"adjacent": {"of": "it", "other": True}}}}, who={})),
        "triggers.1.do.1.stun.what",
        "other",
    ),
    "the dead hurt": (
        on("dies", {"damage": {"amount": 1, "to": "it"}}, who={"side": "own"}),
        "triggers.1.do.1.damage.to",
        "it (dies)",
    ),
    "itself dead": (on("dies", {"stun": {"what": "self"}}), "triggers.1.do.1.stun.what", "self (dies)"),
    "a hero stunned": (
        on("damaged", {"stun": {"what": "it"}}, who="my_hero"),
        "triggers.1.do.1.stun.what",
        "it (hero)",
    ),
    "an attacked hero stunned": (
        on("attacks", {"stun": {"what": "by"}}, who={"at": "hero"}),
        "triggers.1.do.1.stun.what",
        "by (hero)",
    ),
    "a shard hurt": (
        on("shard_played", {"heal": {"amount": 1, "to": "it"}}, who={"side": "own"}),
        "triggers.1.do.1.heal.to",
        "it (shard)",
    ),
    "around a hero": (
        cast({"damage": {"amount": 1, "to": {"area": "t1"}}}, targets=[target("t1", "character")]),
        "effects.1.damage.to",
        "t1 (creature, hero)",
    ),
    "around a hero that was hurt": (
        on("damaged", {"stun": {"what": {"same_row": "it"}}}, who="my_hero"),
        "triggers.1.do.1.stun.what",
        "it (hero)",
    ),
    "nothing given": (on("turn_end", {"stun": {"what": "it"}}, who={}), "triggers.1.do.1.stun.what", "it"),
    # targets
    "a target for nothing": (cast(DRAW, targets=ONE_T1), "targets.1", "t1"),
    "a second target for nothing": (
        cast({"stun": {"what": "t1"}}, targets=[*ONE_T1, target("t2")]),
        "targets.2",
        "t2",
    ),
    "t2 alone": (cast({"stun": {"what": "t2"}}, targets=[target("t2")]), "targets", "t2"),
    "another target of a spell": (
        cast({"stun": {"what": "t1"}}, targets=[{"id": "t1", "kind": "creature", "other": True}]),
        "targets.1",
        "other",
    ),
    "a target without a kind": (cast({"stun": {"what": "t1"}}, targets=[{"id": "t1"}]), "targets.1.kind", "nothing"),
    "a target of no kind": (cast({"stun": {"what": "t1"}}, targets=[target("t1", "hero")]), "targets.1.kind", "hero"),
    # amounts
    "no damage": (cast({"damage": {"amount": 0, "to": "heroes"}}), "effects.1.damage.amount", "0"),
    "plus nothing": (
        cast({"draw": {"who": "me", "amount": {"count": {}, "plus": 0}}}),
        "effects.1.draw.amount.plus",
        "0",
    ),
    "a count of others": (
        cast({"draw": {"who": "me", "amount": {"count": {"other": True}}}}),
        "effects.1.draw.amount",
        "other",
    ),
    "any ATK": (cast({"stun": {"what": {"all": {"atk_min": 0}}}}), "effects.1.stun.what.all.atk_min", "0"),
    # changes and durations
    "no change": (cast({"modify": {"to": OTHERS, "duration": "forever"}}), "effects.1.modify", "nothing"),
    "a change by 0": (
        creature("TST-1", when("dies", {"modify": {"to": OTHERS, "atk": 0, "duration": "forever"}})),
        "triggers.1.do.1.modify.atk",
        "0",
    ),
    "alert in play": (
        on("attacks", {"modify": {"to": "self", "keywords": ["alert"], "duration": "forever"}}),
        "triggers.1.do.1.modify.keywords.1",
        "alert",
    ),
    "a keyword twice": (creature("TST-1", keywords=["ward", "ward"]), "keywords.2", "ward twice"),
    # statics
    "a static without change": (static(to="self"), "static.1", "nothing"),
    "a static of nothing": (static(atk=1), "static.1", "nothing"),
    "two statics in one": (static(to="self", atk=1, spell_damage=1), "static.1", "to, spell_damage"),
    "a change beside a cost": (static(**SPELLS_COST, atk=2), "static.1", "atk"),
    "creatures of a player": (static(to="self", atk=1, who="me"), "static.1", "who"),
    "a cost of no cards": (static(cost=1, who="me"), "static.1.cards", "nothing"),
    "a cost for nobody": (static(cost=1, cards={"type": "spell"}), "static.1.who", "nothing"),
    "a granted barrier": (static(to="self", keywords=["barrier"]), "static.1.keywords.1", "barrier"),
    "an alert host": (
        enchant("creature_enchant", static=[{"to": "host", "keywords": ["alert"]}]),
        "static.1.keywords",
        "alert",
    ),
    "around the host": (
        enchant("creature_enchant", static=[{"to": {"adjacent": "host"}, "atk": 1}]),
        "static.1.to.adjacent",
        "host",
    ),
    "around an enchant": (
        enchant("row_enchant", static=[{"to": {"adjacent": "self"}, "atk": 1}]),
        "static.1.to",
        "self",
    ),
    "itself on an enchant": (enchant("row_enchant", static=[{"to": "self", "atk": 1}]), "static.1.to", "self"),
    "others of an enchant": (enchant("hero_enchant", static=[{"to": OTHERS, "atk": 1}]), "static.1.to", "other"),
    "killed in a static": (static(to="self", atk=1, **{"if": {"killed": "t1"}}), "static.1.if", "killed"),
    # costs and printed numbers
    "no extra cost": (cast(DRAW, extra_cost={}), "extra_cost", "nothing"),
    "cooldown of a creature": (
        creature(
            "TST-1", abilities=[{"id": "a1", "name": {"en": "A", "pt": "A"}, "cost": {"cooldown": 2}, "do": [DRAW]}]
        ),
        "abilities.1.cost",
        "cooldown",
    ),
    "a shard that costs": (card("TST-1", "shard", cost=1), "cost", "1"),
    "neutral loyalty": (cast(DRAW, loyalty=1), "loyalty", "1"),
    "a hero without a basic shard": (hero(), "faction", "neutral"),
    "loyalty of a token": (creature("TST-1", token=True, faction="dusk", loyalty=1), "loyalty", "1"),
    "a plural of no token": (creature("TST-1", plural={"en": "A", "pt": "A"}), "plural", "plural"),
    "a kind that is a list": (cast(DRAW, targets=[{"id": "t1", "kind": ["creature"]}]), "targets.1.kind", "a list"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_means_nothing_is_refused_where_it_stands(tmp_path: Path, name: str) -> None:
    made, field, found = REFUSED[name]
    faults = faults_of(tmp_path, made)
    assert (field, found) in [fault[:2] for fault in faults]
    assert all(allowed for _, _, allowed in faults)


@pytest.mark.parametrize(
    ("made", "allowed"),
    [
        (with_target("enchant", row="attack"), "id, kind, side"),
        (static(**SPELLS_COST, hp=1), "cost, cards, who, per, if"),
        (on("turn_start", who={"row": "attack"}), "side"),
        (on("dies", {"ready": {"what": "it"}}, who={}), "creature"),
        (cast({"return": {"what": "t1"}}, targets=[target("t1", "enchant")]), "creature, dies, grave"),
    ],
)
def test_a_refusal_says_what_is_allowed_there(tmp_path: Path, made: Made, allowed: str) -> None:
    ((_, _, told),) = faults_of(tmp_path, made)
    assert told.startswith(allowed)


# What stands in files


def test_the_schema_allows_every_printed_card() -> None:
    read = YAML(typ="safe", pure=True).load
    entries = [entry for file in FOLDER.glob("*.yaml") for entry in read(file.read_text(encoding="utf-8"))]
    assert len(entries) == len(PRINTED) > 0
    assert [entry["id"] for entry in entries if not in_schema(dict(entry))] == []


def test_the_schema_refuses_what_one_field_shows_to_be_wrong() -> None:
    """What more than one field must say together, only the check knows."""
    seen = {name for name, (made, _, _) in REFUSED.items() if not in_schema(made)}
    assert {"self of a turn", "a job of a turn", "who of played", "once a turn", "no change", "a change by 0"} <= seen
    assert {"a change beside a cost", "a granted barrier", "around the host", "a keyword twice"} <= seen
    assert "a target for nothing" not in seen
