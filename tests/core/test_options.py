"""What can be chosen about a match, and what is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

import carteado
from carteado.core.options import written


@pytest.mark.parametrize("id", carteado.names())
def test_every_option_has_a_value_in_every_preset_and_can_be_set_alone(id: str) -> None:
    game = carteado.load(id)
    for preset, values in game.presets.items():
        assert game.read_options({"preset": preset}) == values
        assert {option.name for option in game.options} == set(values)
        for option in game.options:
            for value in option.values:
                for given in (value, written(value), str(value)):
                    chosen = game.read_options({"preset": preset, option.name: given})
                    assert chosen == {**values, option.name: value}
                    assert type(chosen[option.name]) is type(value)


@pytest.mark.parametrize(
    ("options", "code", "near"),
    [
        ({"cc_dise": "per_unit"}, "option-unknown", "cc_dice"),
        ({"cc_dice": "per_unti"}, "option-bad-value", "per_unit"),
        ({"enemy_start": 5}, "option-bad-value", "none"),
        ({"enemy_start": True}, "option-bad-value", "none"),
        ({"preset": "oficial"}, "preset-unknown", "official"),
    ],
)
def test_a_bad_choice_is_refused_with_what_was_allowed(options: dict[str, Any], code: str, near: str) -> None:
    with pytest.raises(carteado.Invalid) as refused:
        carteado.load("siege").new(options=options)
    assert refused.value.code == code
    assert refused.value.facts["near"] == near
    assert refused.value.facts["allowed"]


@pytest.mark.parametrize("id", carteado.names())
def test_options_are_named_in_one_style(id: str) -> None:
    game = carteado.load(id)
    assert [option.name for option in game.options if not re.fullmatch(r"[a-z]+(_[a-z]+)*(_\d)?", option.name)] == []


def test_a_former_name_of_an_option_is_refused_with_its_new_name() -> None:
    with pytest.raises(carteado.Invalid) as refused:
        carteado.load("duel").new(options={"SECOND_SPARKS": 2})
    assert refused.value.code == "option-renamed"
    assert refused.value.facts == {"game": "duel", "found": "SECOND_SPARKS", "option": "second_sparks"}


def test_a_former_name_is_never_that_of_an_option() -> None:
    for game in map(carteado.load, carteado.names()):
        names = {option.name for option in game.options}
        assert not names & set(game.former_options)
        assert set(game.former_options.values()) <= names


def test_a_state_saved_under_former_names_is_loaded() -> None:
    duel = carteado.load("duel")
    state = duel.new(seed=7, options={"second_sparks": 2})
    former = {name: old for old, name in duel.former_options.items()}
    saved = state.save()
    stored = {former.get(name, name): value for name, value in saved["setup"]["options"].items()}
    assert stored["SECOND_SPARKS"] == 2
    loaded = duel.load({**saved, "setup": {**saved["setup"], "options": stored}})
    assert loaded.save() == saved
    assert loaded.digest() == state.digest()


def test_a_bad_number_of_seats_or_mode_is_refused() -> None:
    naipes = carteado.load("naipes")
    with pytest.raises(carteado.Invalid, match="seats-bad-number"):
        naipes.new(seats=3)
    with pytest.raises(carteado.Invalid, match="mode-unknown"):
        naipes.new(mode="arena")


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(carteado.Invalid) as refused:
        carteado.load("napes")
    assert refused.value.facts["near"] == "naipes"
