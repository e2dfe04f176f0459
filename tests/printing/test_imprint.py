"""What Apotheosis prints on its cards (APOTHEOSIS-2.11, 30.7)."""

from __future__ import annotations

import pytest

import carteado
from carteado.core.face import Face
from carteado.games.apotheosis.board import COLLECTIONS, RARITIES, RARITY_COLOURS
from carteado.games.apotheosis.face import Imprint
from carteado.printing.faces import printed_faces
from carteado.printing.order import chosen_cards
from carteado.texts import LANGUAGES, Speaker

GAME = carteado.load("apotheosis")


def faces(lang: str = "en") -> dict[str, Face]:
    return printed_faces(GAME, Speaker(lang, GAME.folder / "texts"))


def imprint(id: str, lang: str = "en") -> Imprint:
    found = faces(lang)[id].imprint
    assert isinstance(found, Imprint)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_shows_its_printed_facts(lang: str) -> None:
    assert set(faces(lang)) == set(GAME.card_data())
    for id, face in faces(lang).items():
        data = GAME.card_data()[id]
        shown = face.imprint
        assert shown is not None
        assert shown.artist == data["artist"]
        assert shown.bar == RARITY_COLOURS[RARITIES.index(data["rarity"])]
        assert len(shown.properties) == len(data["properties"])
        assert shown.full_art == (data["rarity"] in ("epic", "legendary"))
        assert shown.sheet == (data["suit"] in ("house", "class", "entity"))


def test_collections_have_a_name_in_both_languages() -> None:
    for lang in LANGUAGES:
        shown = {face.imprint.collection for face in faces(lang).values() if face.imprint}
        assert len(shown) == len(COLLECTIONS)
        assert not any(name.startswith("apotheosis-") for name in shown)
    assert imprint("H03", "pt").collection == "Corte das Brasas"


def test_a_keyword_stands_in_the_box_of_its_group() -> None:
    effect = imprint("C22").effects[0]
    assert [run.kind for run in effect] == ["timing", "limit", "requirement", "plain"]
    assert effect[2].text.startswith("✔")
    assert [run.kind for run in imprint("V03").effects[0]] == ["task", "requirement", "plain"]
    assert imprint("C12").effects[0][1].kind == "scope"
    assert imprint("I08").effects[0][0].kind == "activation"


def test_bars_techniques_and_attributes_have_their_places() -> None:
    assert imprint("I01").bars == ["DMG FOR+1d3, RANGE D1, 3 AP"]
    assert imprint("K04").effects[0][0].kind == "tag"
    assert imprint("E01").points == [("CON", "−1"), ("FOR", "+2"), ("AGI", "+2"), ("ESP", "+4")]
    assert imprint("H01").points[0] == ("CON", "6")


def test_the_nameless_house_of_positions_is_not_printed() -> None:
    cards = chosen_cards(GAME, Speaker("en", GAME.folder / "texts"), [], None)
    assert len(cards) == len(set(cards)) == 129
    assert "H00" not in cards


def test_a_ready_hero_is_printed_with_its_sheet() -> None:
    cards = chosen_cards(GAME, Speaker("en", GAME.folder / "texts"), [], "P1")
    assert len(cards) == 35
    assert cards[:5] == ["H01", "C02", "C24", "C13", "E03"]
