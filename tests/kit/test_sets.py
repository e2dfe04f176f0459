"""Card sets: a game with further cards, loaded from a file or a folder."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from ruamel.yaml import YAML

import carteado
import strangers
from carteado import games
from carteado.core.errors import Invalid
from carteado.core.sets import Contents
from carteado.games.duel.language.catalog import SET
from carteado.kit.cardset import CardSet
from carteado.kit.faults import FaultyCards
from carteado.kit.picture import card_picture
from carteado.match.record import make_record, read_record, verify, write_record
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


# A set is more than further cards

WHOLE = """\
game: duel
name: {en: Night Watch, pt: Ronda da Noite}
version: "2"
cards:
  - {id: MY-02, name: {en: Rattling Cart, pt: Carroça Barulhenta}, type: creature, faction: ember, rarity: common,
     cost: 1, atk: 5, hp: 5, job: construct}
changes:
  EMB-01: {atk: 7, name: {pt: Outra}}
  EMB-02: {keywords: null}
decks:
  cart_rush: {name: {en: Cart Rush, pt: Correria}, hero: EMB-H1, cards: {SHD-E: 34, MY-02: 3, EMB-01: 3}}
options: {hand_start: 5}
texts: {en: {duel-summary: Carts at night.}}
pictures: {MY-02: {ground: hills, emblem: "M0 0L512 512L0 512Z"}}
"""


def whole(folder: Path, text: str = WHOLE) -> Path:
    path = folder / "night.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_set_changes_cards_decks_options_texts_and_pictures(tmp_path: Path) -> None:
    plain = carteado.load("duel")
    game = carteado.load("duel", cards=whole(tmp_path))
    assert game.contents is not None
    assert (game.contents.called("pt"), game.contents.version) == ("Ronda da Noite", "2")
    cinder = game.card_data()["EMB-01"]
    assert (cinder["atk"], cinder["hp"], cinder["name"]["pt"]) == (7, plain.card_data()["EMB-01"]["hp"], "Outra")
    assert cinder["name"]["en"] == plain.card_data()["EMB-01"]["name"]["en"]
    assert "keywords" not in game.card_data()["EMB-02"]
    state = game.new(seed=1, options={"deck_0": "cart_rush"})
    assert state.setup.options["hand_start"] == 5
    say = Speaker.of(game, "en")
    assert (say("duel-deck-cart-rush"), say("duel-summary")) == ("Cart Rush", "Carts at night.")
    picture = card_picture(game, "MY-02", game.card_data()["MY-02"])
    assert picture is not None
    assert picture.emblem == "M0 0L512 512L0 512Z"
    assert carteado.load("duel").card_data()["EMB-01"]["atk"] != 7


def test_a_folder_says_the_same_as_a_file(tmp_path: Path) -> None:
    data = YAML(typ="safe", pure=True).load(WHOLE)
    folder = tmp_path / "night"
    (folder / "decks").mkdir(parents=True)
    (folder / "pictures").mkdir()
    write_yaml = YAML(typ="safe", pure=True).dump
    write_yaml(data.pop("cards"), folder / "creatures.yaml")
    write_yaml(data["decks"].pop("cart_rush"), folder / "decks" / "cart_rush.yaml")
    del data["decks"], data["pictures"]
    drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0L512 512L0 512Z"/></svg>'
    (folder / "pictures" / "MY-02.svg").write_text(drawing, encoding="utf-8")
    write_yaml(data, folder / "set.yaml")
    from_folder = carteado.load("duel", cards=folder).contents
    from_file = carteado.load("duel", cards=whole(tmp_path)).contents
    assert from_folder is not None
    assert from_file is not None
    assert from_folder.pictures["MY-02"].emblem == from_file.pictures["MY-02"].emblem
    assert replace(from_folder, pictures={}) == replace(from_file, pictures={})


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("atk: 5", "atk: -5", "night.yaml:6, MY-02, atk"),
        ("EMB-01: {atk: 7", "EMB-01: {attack: 7", "night.yaml:8, EMB-01"),
        ("EMB-01: {atk", "EMB-77: {atk", "night.yaml:8, EMB-77"),
        ("en: Rattling Cart", "en: 'Cart { $x }'", "night.yaml:5, MY-02, name.en"),
        ("id: MY-02", "id: MY 02", "night.yaml:5, MY 02, id"),
        ("options:", "option:", "night.yaml:12"),
    ],
)
def test_a_fault_of_a_set_has_its_place(old: str, new: str, place: str, tmp_path: Path) -> None:
    with pytest.raises(FaultyCards) as refused:
        carteado.load("duel", cards=whole(tmp_path, WHOLE.replace(old, new)))
    assert place in [str(fault.words().blanks["place"]) for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("hand_start: 5", "hand_start: 50", "option-bad-value"),
        ("hand_start: 5", "hand_strat: 5", "option-unknown"),
        ("duel-summary: Carts", "'x = y\\nduel-z': Carts", "set-bad-part"),
        ("ground: hills", "ground: nowhere", "set-bad-part"),
        ("M0 0L512 512L0 512Z", "<script>", "set-bad-part"),
    ],
)
def test_the_other_parts_of_a_set_are_checked(old: str, new: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(Invalid) as refused:
        carteado.load("duel", cards=whole(tmp_path, WHOLE.replace(old, new)))
    assert refused.value.code == code


def test_two_sets_with_the_same_id_do_not_meet(tmp_path: Path) -> None:
    telling = WHOLE.replace("job: construct}", "job: construct, keywords: [alert]}")
    editions = [carteado.load("duel", cards=whole(tmp_path, text)) for text in (WHOLE, telling)]
    deck = "EMB-H1; 34 SHD-E; 3 MY-02; 3 EMB-02"
    for game in editions:
        state = game.new(seed=4, options={"deck_0": deck, "deck_1": deck})
        say = Speaker.of(game, "en", names=["Ana", "Bia"])
        assert [say.say(line) for line in game.table_words(state.view(0))]


def test_a_record_holds_its_set_and_is_verified_where_nobody_knows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = carteado.load("duel", cards=whole(tmp_path))
    played = carteado.play(game, ["random", "random"], seed=5, options={"deck_0": "cart_rush"})
    file = tmp_path / "match.json"
    write_record(make_record(played), file)
    monkeypatch.setenv("XDG_CACHE_HOME", os.fspath(tmp_path / "elsewhere"))
    games.with_cards.cache_clear()
    record = read_record(file)
    assert verify(record).game.rules_version == game.rules_version
    record.set = Contents(game="duel", name={"en": "another"})
    with pytest.raises(Invalid) as refused:
        verify(record)
    assert refused.value.code == "record-bad-set"
