"""HEROES-21.2: any character is the Mob, by its id or by its name in either language."""

from __future__ import annotations

import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.texts import Speaker
from heroes.arena import deal


@pytest.mark.rule("HEROES-21.2", "HEROES-29.2", "HEROES-R83")
@pytest.mark.parametrize(
    ("said", "id"),
    [
        ("M02", "M02"),
        ("Swarm Queen", "M02"),
        ("rainha do enxame", "M02"),
        ("c26", "C26"),
        ("captain aurora, eclipse", "C27"),
    ],
)
def test_the_mob_is_named(said: str, id: str) -> None:
    table = deal(mode="challengers", seats=2, mob=said)
    assert table.view(None)["mob"]["card"] == id


@pytest.mark.rule("HEROES-21.2")
def test_every_character_is_offered_those_made_for_it_first() -> None:
    game = carteado.load("heroes")
    offered = next(option for option in game.options if option.name == "mob").values
    characters = {id for id, card in game.card_data().items() if card["type"] == "character"}
    assert (offered[:4], set(offered)) == (("M01", "M02", "M03", "M04"), characters)
    names = {Speaker.of(game, lang).say(game.card_words(id)[0]) for id in characters for lang in ("en", "pt")}
    assert {game.setup(mode="challengers", options={"mob": name}).options["mob"] for name in names} == characters


@pytest.mark.rule("HEROES-29.1")
@pytest.mark.parametrize("said", ["Swarm Quen", "S01", ""])
def test_nobody_else_is(said: str) -> None:
    with pytest.raises(Invalid, match="option-bad-value") as refused:
        carteado.load("heroes").setup(mode="challengers", options={"mob": said})
    assert (refused.value.facts["near"] == "Swarm Queen") == (said == "Swarm Quen")
