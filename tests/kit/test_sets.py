"""Card sets: a game with further cards, loaded from a file or a folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import carteado
import strangers
from carteado import games
from carteado.core.errors import Invalid
from carteado.games.duel.language.catalog import SET
from carteado.kit.cardset import CardSet
from carteado.kit.faults import FaultyCards
from carteado.texts import LANGUAGES, Speaker


@pytest.mark.parametrize("name", strangers.GAMES)
def test_a_card_of_a_set_is_told_and_played(name: str, tmp_path: Path) -> None:
    game = carteado.load(name, cards=strangers.write_set(name, tmp_path))
    card = strangers.card(name)
    assert game.card_data().keys() - carteado.load(name).card_data().keys() == {card["id"]}
    for lang in LANGUAGES:
        face = game.card_face(card["id"], Speaker.of(game, lang))
        assert (face.name, bool(face.paragraphs or face.text or face.imprint)) == (card["name"][lang], True)
    state = game.new(seed=3, options={game.deck_choice(seat): strangers.deck(name) for seat in (0, 1)})
    assert game.load(state.save()).digest() == state.digest()
    for number in range(60):
        state.apply(state.legal()[number % len(state.legal())])
    assert state.decision is not None


def test_a_set_changes_the_version_of_the_rules(tmp_path: Path) -> None:
    plain = carteado.load("duel")
    game = carteado.load("duel", cards=strangers.write_set("duel", tmp_path))
    assert game.rules_version.startswith(f"{plain.rules_version}+")
    with pytest.raises(Invalid) as refused:
        plain.load(game.new(seed=1).save())
    assert refused.value.code == "rules-other-version"


def test_a_card_of_a_set_is_found_before_the_games_own_cards_are_read(tmp_path: Path) -> None:
    strangers.write_set("duel", tmp_path)
    cards = CardSet(SET.folder, SET.shape, SET.check, SET.rank, SET.renamed, SET.expand)
    cards.printed(tmp_path)
    assert cards.folder_of(strangers.card("duel")["id"]) == tmp_path


def test_a_set_keeps_the_files_of_the_game_that_have_the_same_name(tmp_path: Path) -> None:
    strangers.write_set("duel", tmp_path).rename(tmp_path / "dusk.yaml")
    game = carteado.load("duel", cards=tmp_path)
    assert len(game.card_data()) == len(carteado.load("duel").card_data()) + 1


def test_a_set_without_files_or_with_a_printed_id_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Invalid) as refused:
        carteado.load("duel", cards=tmp_path / "nothing")
    assert refused.value.code == "cards-no-files"
    text = strangers.BLOCKS["duel"].text.replace("MY-01", "DUS-01")
    (tmp_path / "twice.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(FaultyCards) as faulty:
        carteado.load("duel", cards=tmp_path)
    assert [(fault.file, fault.card) for fault in faulty.value.faults] == [("twice.yaml", "DUS-01")]


def test_a_process_can_use_a_set_for_every_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = strangers.write_set("duel", tmp_path)
    monkeypatch.setenv(games.set_variable("duel"), os.fspath(carteado.load("duel").cards))
    games.use_set("duel", path)
    assert "MY-01" in carteado.load("duel").card_data()
