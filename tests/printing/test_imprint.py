"""What Apotheosis prints on its cards (APOTHEOSIS-2.11, 30.7)."""

from __future__ import annotations

from functools import cache

import pytest

import carteado
from carteado.core.face import Face, plain
from carteado.games.apotheosis.board import COLLECTIONS, RARITIES, RARITY_COLOURS
from carteado.games.apotheosis.face import Imprint
from carteado.games.apotheosis.language.text import GROUPS
from carteado.printing.faces import printed_faces
from carteado.printing.order import chosen_cards
from carteado.texts import LANGUAGES, Speaker

GAME = carteado.load("apotheosis")


@cache
def faces(lang: str = "en") -> dict[str, Face]:
    return printed_faces(GAME, Speaker(lang, GAME.folder / "texts"))


def imprint(id: str, lang: str = "en") -> Imprint:
    found = faces(lang)[id].imprint
    assert isinstance(found, Imprint)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_shows_its_printed_facts(lang: str) -> None:
    assert set(faces(lang)) == set(GAME.card_data()) - {"H00"}
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


def marks(id: str, effect: int) -> list[str]:
    return [run.mark for run in faces()[id].paragraphs[effect].text if run.text.strip()]


def test_a_keyword_stands_in_the_box_of_its_group() -> None:
    assert marks("C22", 0) == ["box-timing", "box-limit", "box-requirement", ""]
    assert faces()["C22"].paragraphs[0].text[4].text.startswith("✔")
    assert marks("V03", 0) == ["box-task", "box-requirement", ""]
    assert marks("C12", 0)[1] == "box-scope"
    assert marks("I08", 0)[0] == "box-activation"


def test_bars_techniques_and_attributes_have_their_places() -> None:
    (cleaver,) = faces()["I01"].paragraphs
    assert (plain(cleaver.cost), cleaver.name, cleaver.text) == ("DMG FOR+1d3, RANGE D1, 3 AP", "", ())
    assert [part.name for part in faces()["K04"].paragraphs] == ["■BOW", "Practice"]
    assert imprint("S15").costs == ["2 MP"]
    assert imprint("E01").points == [("CON", "−1"), ("FOR", "+2"), ("AGI", "+2"), ("ESP", "+4")]
    assert imprint("H01").points[0] == ("CON", "6")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAME.printed_cards())
def test_every_bar_requirement_and_technique_is_on_the_face(id: str, lang: str) -> None:
    """Also the second bar of a card, and the SP and MP of a Skill that has none."""
    face, data = faces(lang)[id], GAME.card_data()[id]
    effects = data.get("effects", [])
    assert len(face.paragraphs) == len(effects)
    for part, effect in zip(face.paragraphs, effects, strict=True):
        needs = [run for run in part.text if run.mark == "box-requirement"]
        assert bool(part.cost) == ("bar" in effect)
        assert bool(part.name) == ("needs" in effect)
        assert len(needs) == ("requires" in effect or "cost" in effect)
        assert [run.of for run in part.text if run.of] == sorted(effect.get("keywords", []), key=printed_first)
    barred = any(part.cost for part in face.paragraphs)
    assert len(face.imprint.costs) == (0 if barred else sum(bool(data.get(name)) for name in ("sp", "mp")))


def printed_first(word: str) -> bool:
    return GROUPS[word] not in ("activation", "timing")


def test_the_nameless_house_of_positions_is_not_printed() -> None:
    cards = chosen_cards(GAME, Speaker("en", GAME.folder / "texts"), [], [])
    assert len(set(cards)) == 134
    assert "H00" not in cards


def test_a_ready_hero_is_printed_with_its_sheet() -> None:
    cards = chosen_cards(GAME, Speaker("en", GAME.folder / "texts"), [], ["P1"])
    assert len(cards) == 35
    assert cards[:5] == ["H01", "C02", "C24", "C13", "E03"]
