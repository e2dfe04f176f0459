"""Card files while somebody writes them."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest

import carteado
from carteado.core.errors import Invalid
from carteado.lab.watching import PAUSE, Sight, Watch
from carteado.texts import LANGUAGES, Speaker

ONE_FILE = {"duel": "neutral", "heroes": "mobs", "apotheosis": "nameless"}


class Desk:
    """A copy of the card files of a game, and a watch over them."""

    def __init__(self, folder: Path, id: str = "duel") -> None:
        self.cards = folder / "cards"
        shutil.copytree(carteado.load(id).folder / "cards", self.cards)
        self.watch = Watch(carteado.load(id), self.cards, folder / "workshop")
        self.clock = 0

    def save(self, name: str, was: str, now: str) -> None:
        file = self.cards / f"{name}.yaml"
        text = file.read_text(encoding="utf-8")
        assert was in text
        file.write_text(text.replace(was, now, 1), encoding="utf-8")
        self.clock += 1
        os.utime(file, (self.clock, self.clock))

    def look(self) -> Sight:
        """What is seen once the files are quiet."""
        assert self.watch.look() is None  # it may still be being written
        sight = self.watch.look()
        assert sight is not None
        assert self.watch.look() is None
        return sight


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def test_a_saved_card_is_seen_with_its_text_in_both_languages(desk: Desk) -> None:
    assert desk.watch.look() is None
    desk.save("ember", "{damage: {amount: 2, to: t1}}", "{damage: {amount: 7, to: t1}}")
    sight = desk.look()
    (id,) = sight.changed
    told = {
        lang: Speaker.of(sight.game, lang).say(sight.game.card_words(id)[2])  # type: ignore[arg-type]
        for lang in LANGUAGES
    }
    assert "7 damage" in told["en"]
    assert "7 de dano" in told["pt"]
    assert sight.before[id] != sight.game.card_data()[id]
    assert carteado.load("duel").card_data()[id] == sight.before[id]


def test_a_faulty_file_tells_where_and_what_was_allowed_and_the_last_good_cards_stay(desk: Desk) -> None:
    desk.save("ember", "atk: 2", "atk: 4")
    good = desk.look()
    desk.save("ember", "atk: 4", "attack: 4")
    faulty = desk.look()
    assert not faulty.changed
    assert faulty.game is good.game
    fault = next(fault for fault in faulty.faults if fault.near)
    assert (fault.file, fault.card, fault.near) == ("ember.yaml", "EMB-01", "atk")
    for lang, word in (("en", "allowed"), ("pt", "permitido")):
        said = Speaker(lang).say(fault.words())
        assert said.startswith(f"ember.yaml:{fault.line}, EMB-01: ")
        assert word in said
        assert "hp" in said
    desk.save("ember", "attack: 4", "atk: 2")
    assert desk.look().changed == ("EMB-01",)


def test_a_new_card_and_one_that_is_gone(desk: Desk) -> None:
    desk.save("ember", "- id: EMB-01\n", "- id: EMB-91\n")
    sight = desk.look()
    assert (sight.changed, sight.gone) == (("EMB-91",), ("EMB-01",))
    assert Speaker.of(sight.game, "en").say(sight.game.card_words("EMB-91")[0]) == "Cinder Recruit"


def test_saving_the_same_again_shows_nothing(desk: Desk) -> None:
    desk.save("ember", "atk: 2", "atk: 2")
    assert [desk.watch.look() for _ in range(3)] == [None] * 3


def test_a_folder_that_was_faulty_from_the_start_is_watched_too(tmp_path: Path) -> None:
    shutil.copytree(carteado.load("duel").folder / "cards", tmp_path / "cards")
    file = tmp_path / "cards" / "ember.yaml"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace("atk: 2", "atk: many", 1), encoding="utf-8")
    watch = Watch(carteado.load("duel"), tmp_path / "cards", tmp_path / "workshop")
    (fault,) = watch.sight.faults
    assert Speaker("en").say(fault.words()).endswith(", EMB-01, atk: found many, allowed: 0 to 99.")
    assert Speaker("pt").say(fault.words()).endswith(", EMB-01, atk: encontrado many, permitido: de 0 a 99.")
    assert len(watch.sight.game.card_data()) == len(carteado.load("duel").card_data())
    file.write_text(whole, encoding="utf-8")
    os.utime(file, (1, 1))
    seen = [watch.look() for _ in range(2)]
    assert seen[1] is not None
    assert not seen[1].faults


@pytest.mark.parametrize("id", ["duel", "heroes", "apotheosis"])
def test_the_cards_of_every_game_with_card_files_can_be_watched(tmp_path: Path, id: str) -> None:
    desk = Desk(tmp_path, id)
    game = carteado.load(id)
    (name,) = {file.stem for file in desk.cards.glob("*.yaml")} & {ONE_FILE[id]}
    english = next(
        data["name"]["en"]
        for data in game.card_data().values()
        if f"en: {data['name']['en']}" in (desk.cards / f"{name}.yaml").read_text(encoding="utf-8")
    )
    desk.save(name, f"en: {english}", "en: Something Else")
    before = time.process_time()
    sight = desk.look()
    assert 2 * PAUSE + time.process_time() - before < 1.0, "a save is seen within a second"
    (card,) = sight.changed
    assert Speaker.of(sight.game, "en").say(sight.game.card_words(card)[0]).startswith("Something Else")
    for lang in LANGUAGES:
        say = Speaker.of(sight.game, lang)
        for card in sight.game.card_data():
            name_said, facts, text = sight.game.card_words(card)
            assert all(say.say(part) for part in (name_said, facts, text) if part is not None)


def test_a_folder_without_card_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Invalid) as refused:
        Watch(carteado.load("duel"), tmp_path, tmp_path / "workshop")
    assert refused.value.code == "cards-no-files"
