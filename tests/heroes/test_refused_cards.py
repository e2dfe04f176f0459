"""A word that a card may not say, or that would mean nothing there, is refused with its place and what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carteado.core.phrases import Phrase
from carteado.games.heroes.language.catalog import SET
from carteado.texts import Speaker
from heroes.workshop import ENEMY, FOES, action, card, character, damage, deed, equipment, event, token, when
from making import Made, write_cards

ENGLISH = Speaker("en")
REQUIRED = "a value: this field is required"
HIT = damage(1, "t1")
ONE = "self, it, by, each, t1, t2"
NUMBERS = (
    "count, health, protection, speed, energy, damage_taken, stars, tokens, hand, kos, sources, reserve, dead, "
    "times, half, plus, minus, at_least, at_most"
)


def said(phrase: Phrase) -> str:
    return phrase if isinstance(phrase, str) else ENGLISH.say(phrase)


def faults_of(path: Path, made: Made) -> list[tuple[str, str, str]]:
    """Field, what was found and what is allowed, of each fault of one card."""
    write_cards(path / "made.yaml", [made])
    faults = SET.read_faults(path)[1]
    assert all((fault.file, fault.card) == ("made.yaml", made["id"]) and fault.line > 0 for fault in faults)
    return [(fault.field, said(fault.found), said(fault.allowed)) for fault in faults]


def aimed(**target: Any) -> Made:
    """An action card that drains its target."""
    return action("X1", {"drain": {"amount": 1, "from": "t1"}}, targets=[{"id": "t1", **target}])


def hitting(amount: Any, **more: Any) -> Made:
    return action("X1", {"damage": {"amount": amount, "to": "t1"}, **more}, targets=ENEMY)


def asking(player: str, **condition: Any) -> Made:
    """An action card whose player target is asked for a number."""
    step = {"discard": {"who": "t1", "amount": 1}, "if": condition}
    return action("X1", step, targets=[{"id": "t1", "kind": player}])


@pytest.mark.parametrize(
    ("target", "fault"),
    [
        ({"kind": "equipment"}, ("targets.1.side", "nothing", REQUIRED)),
        ({"kind": "equipment", "side": "any"}, ("targets.1.side", "any", "own, enemy")),
        ({"kind": "equipment", "side": "own", "token": "burn"}, ("targets.1", "token", "id, kind, side")),
        ({"kind": "equipment", "side": "own", "most": 2}, ("targets.1", "most", "id, kind, side")),
        ({"kind": "player", "side": "enemy"}, ("targets.1", "side", "id, kind")),
        ({"kind": "character", "most": 1}, ("targets.1.most", "1", "2 to 9")),
    ],
)
def test_a_filter_that_a_target_does_not_use_is_refused(tmp_path: Path, target: Made, fault: Any) -> None:
    assert fault in faults_of(tmp_path, aimed(**target))


@pytest.mark.parametrize(
    ("amount", "fault"),
    [
        ({"stat": "speed", "of": "self"}, ("do.1.damage.amount", "stat", NUMBERS)),
        ({"speed": "speed"}, ("do.1.damage.amount.speed", "speed", ONE)),
        ({"hand": "foes"}, ("do.1.damage.amount.hand", "foes", "me")),
        ({"tokens": "poison", "of": "t1"}, ("do.1.damage.amount", "of", NUMBERS)),
        ({"speed": "self", "plus": 0}, ("do.1.damage.amount.plus", "0", "1 to 99")),
    ],
)
def test_an_amount_names_a_number_and_whose_it_is(tmp_path: Path, amount: Made, fault: Any) -> None:
    assert fault in faults_of(tmp_path, hitting(amount))


def test_the_targets_of_numbers_are_characters(tmp_path: Path) -> None:
    wrong = ("do.1.if.health.of", "player", "character")
    assert faults_of(tmp_path, asking("player", health={"of": "t1", "min": 1})) == [wrong]
    wrong = ("do.1.if.count.among", "player", "character")
    assert faults_of(tmp_path, asking("player", count={"of": {}, "among": "t1", "min": 1})) == [wrong]


def test_the_side_of_chosen_targets_is_not_asked_for(tmp_path: Path) -> None:
    asked = {"count": {"of": {"side": "enemy"}, "among": "t1", "min": 1}}
    wrong = ("do.1.if.count.of.side", "side", "not with among")
    assert faults_of(tmp_path, hitting(1, **{"if": asked})) == [wrong]


@pytest.mark.parametrize(
    ("static", "fault"),
    [
        ({"speed": 1}, ("static.1.to", "nothing", REQUIRED)),
        ({"to": FOES, "speed": 1, "who": "all"}, ("static.1", "who", "name, to, speed")),
        ({"to": FOES, "speed": 1, "health": 1}, ("static.1", "speed, health", "exactly one of speed, health, ")),
        ({"to": FOES, "speed": 0}, ("static.1.speed", "0", "-20 to 20, not 0")),
        ({"to": {"all": {"token": "burn"}}, "speed": 1}, ("static.1.to.all", "token", "side, other, alliance, ")),
        ({"forbid": "magic", "who": "all"}, ("static.1.forbid", "magic", "passive, advanced_sources, heal")),
        ({"cost": 1, "who": "all"}, ("static.1.cards", "nothing", REQUIRED)),
        ({"to": "host", "speed": 1}, ("static.1.to", "host", "only with type: action")),
    ],
)
def test_a_static_has_its_own_fields_and_no_others(tmp_path: Path, static: Made, fault: Any) -> None:
    found = faults_of(tmp_path, event("X1", static))
    assert [(field, word, allowed[: len(fault[2])]) for field, word, allowed in found] == [fault]


@pytest.mark.parametrize(
    ("trigger", "fault"),
    [
        (when("turn_start", "self", damage(1, FOES)), ("triggers.1.who", "self", "side")),
        (when("turn_start", {"side": "enemy"}, damage(1, FOES)), ("triggers.1.who.side", "enemy", "own, any")),
        (when("enters", {"side": "own"}, damage(1, FOES)), ("triggers.1.who", "a mapping", "self")),
        (when("turn_end", {"side": "own"}, token("slow", 1, "it")), ("triggers.1.do.1.token", "it", "")),
    ],
)
def test_a_trigger_has_the_subject_of_its_event(tmp_path: Path, trigger: Made, fault: Any) -> None:
    ((field, found, allowed),) = faults_of(tmp_path, character("X1", triggers=[trigger]))
    assert (field, found) == fault[:2]
    assert fault[2] in allowed


def test_a_cost_belongs_to_its_kind_of_card(tmp_path: Path) -> None:
    paid = [{"cost": {"hurt": 1}, "do": [damage(1, FOES)]}]
    assert faults_of(tmp_path, equipment("X1", activations=paid)) == [("activations.1.cost", "hurt", "use, keep")]
    paid = [{"cost": {"use": 1}, "do": [{"energy": {"amount": 1, "who": "me"}}]}]
    source = card("X1", "source", subtype="advanced", activations=paid)
    assert faults_of(tmp_path, source) == [("activations.1.cost", "use", "discard_hand, hurt")]


@pytest.mark.rule("HEROES-21.6")
def test_the_condition_of_a_mob_knows_no_targets(tmp_path: Path) -> None:
    first = {**deed(HIT, targets=ENEMY), "if": {"health": {"of": "t1", "max": 2}}}
    ((field, found, _),) = faults_of(tmp_path, character("X1", first, subtype="mob"))
    assert (field, found) == ("actions.1.if", "t1")


def test_an_operation_without_fields_may_have_a_condition(tmp_path: Path) -> None:
    assert faults_of(tmp_path, action("X1", {"end_event": {}, "if": {"event": "own"}})) == []


@pytest.mark.parametrize(
    ("step", "place", "found"),
    [
        ({"heal": {"amount": 1, "to": "each"}}, "do.1.heal", "each"),
        ({"may": {"do": [{"heal": {"amount": 1, "to": "t1"}}]}}, "do.1.may.do.1.heal", "t1"),
        ({"choose": {"options": [[{"end_event": {}}], [damage(1, "by")]]}}, "do.1.choose.options.2.1.damage", "by"),
        ({"repeat": {"times": 2, "do": [damage(1, "it")]}}, "do.1.repeat.do.1.damage", "it"),
        ({"repeat": {"times": {"speed": "t2"}, "do": [{"end_event": {}}]}}, "do.1.repeat", "t2"),
    ],
)
def test_the_words_of_inner_blocks_are_checked(tmp_path: Path, step: Made, place: str, found: str) -> None:
    assert (place, found) in [fault[:2] for fault in faults_of(tmp_path, action("X1", step))]
