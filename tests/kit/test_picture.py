"""The pictures on the cards: every card has one of its own, and those who made them are credited."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

import carteado
from carteado.kit.picture import chosen, emblems, emblems_in, grounds, picture_of
from carteado.printing.faces import printed_faces
from carteado.texts import LANGUAGES, WEB, Speaker
from carteado.texts.box import emblems_on_paper

ROOT = Path(__file__).parents[2]
ILLUSTRATED = [id for id in carteado.names() if chosen(carteado.load(id).folder)]
OF_CARDS = ["duel", "heroes", "apotheosis"]


@pytest.mark.parametrize("id", ILLUSTRATED)
def test_every_card_has_emblems_and_a_ground_that_exist(id: str) -> None:
    game = carteado.load(id)
    made = chosen(game.folder)
    assert made is not None
    assert set(made.cards) == set(game.card_data())
    assert {ground for ground, _ in made.cards.values()} <= set(grounds())
    assert set(emblems_in(game.folder)) <= set(emblems())
    assert all(1 <= len(named) <= 2 for _, named in made.cards.values())


@pytest.mark.parametrize("id", ILLUSTRATED)
def test_no_two_cards_of_a_game_have_the_same_picture(id: str) -> None:
    game = carteado.load(id)
    pictures = [picture_of(game.folder, card, data) for card, data in game.card_data().items()]
    emblems_of = {(picture.emblem, picture.behind) for picture in pictures if picture is not None}
    assert len(emblems_of) == len(pictures)


@pytest.mark.parametrize("id", ILLUSTRATED)
def test_the_pictures_of_a_game_are_small(id: str) -> None:
    """Under 70 kB compressed: with the pages, which are under 220 kB, a board stays under 300 kB."""
    game = carteado.load(id)
    pictures = [picture_of(game.folder, card, data) for card, data in game.card_data().items()]
    assert len(gzip.compress(msgspec.json.encode(pictures), 6)) < 70_000


def test_the_games_of_cards_are_illustrated_and_no_emblem_is_kept_for_nothing() -> None:
    assert set(OF_CARDS) <= set(ILLUSTRATED)
    used = {name for id in ILLUSTRATED for name in emblems_in(carteado.load(id).folder)}
    printed = {name for id in carteado.names() for name in emblems_on_paper(carteado.load(id))}
    assert set(emblems()) == used | printed


@pytest.mark.parametrize("id", OF_CARDS)
def test_a_card_of_another_set_gets_a_picture_by_its_kind(id: str) -> None:
    game = carteado.load(id)
    made = chosen(game.folder)
    assert made is not None
    kinds = {str(data.get("suit") or data["type"]) for data in game.card_data().values()}
    assert set(made.kinds) == kinds
    for kind in kinds:
        for data in ({"type": kind}, {"suit": kind, "type": "ooze"}):
            assert picture_of(game.folder, "ZZZ-1", data) == picture_of(game.folder, "ZZZ-1", data)
            assert picture_of(game.folder, "ZZZ-1", data) is not None


@pytest.mark.parametrize("data", [{}, {"type": "ooze"}, {"type": None}, {"suit": ["ooze"]}])
def test_a_card_of_no_known_kind_has_no_picture_and_is_printed_without(data: dict[str, Any]) -> None:
    assert picture_of(carteado.load("duel").folder, "ZZZ-1", data) is None


@pytest.mark.parametrize("id", ILLUSTRATED)
def test_paper_has_the_pictures_of_the_screen(id: str) -> None:
    game = carteado.load(id)
    for card, face in printed_faces(game, Speaker("en", game.folder / "texts")).items():
        shown = {card: face.picture, **{f"{card}-{part.number}": part.picture for part in face.sections}}
        for of, picture in shown.items():
            if of in game.card_data():
                assert picture == picture_of(game.folder, of, game.card_data()[of])


def test_collection_and_licence_are_credited_and_nobody_else() -> None:
    credited = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
    assert "CC BY 3.0" in credited
    assert "Lorc, Delapouite" in credited
    artists = {data["artist"] for data in carteado.load("apotheosis").card_data().values()}
    assert artists == {"game-icons.net"}
    assert "<https://game-icons.net>" in credited
    for lang in LANGUAGES:
        told = Speaker(lang, WEB)("web-pictures", collection="game-icons.net", licence="CC BY 3.0")
        assert "game-icons.net" in told
        assert "CC BY 3.0" in told
        assert "Lorc, Delapouite" in told
