"""The golden games and card texts still come out the same. A change on purpose: `make golden`, and read the diff."""

from __future__ import annotations

import json

import pytest

from carteado.games import load, names
from carteado.kit.messages import generated
from carteado.laws.cases import Case, all_cases
from carteado.texts import LANGUAGES
from golden import versions
from golden.cards import GAMES, card_files, card_texts
from golden.games import FOLDER, PERFT, perfts, transcript


def kept(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_golden_game_comes_out_the_same(case: Case) -> None:
    assert transcript(case) == kept(f"{case}.txt")


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_as_many_ways_lead_on_from_the_first_decision(case: Case) -> None:
    assert perfts(case) == json.loads(kept(PERFT))[str(case)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_texts_of_all_cards_come_out_the_same(game: str, lang: str) -> None:
    assert card_texts(game, lang) == kept(f"cards-{game}-{lang}.txt")


def test_every_golden_file_is_of_a_case_or_of_cards() -> None:
    files = {path.name for path in FOLDER.iterdir() if path.suffix in (".txt", ".json")}
    assert files == {f"{case}.txt" for case in all_cases()} | set(card_files()) | {PERFT, versions.FILE.name}
    assert json.loads(kept(PERFT)).keys() == {str(case) for case in all_cases()}


@pytest.mark.parametrize("game", names())
def test_a_version_of_the_rules_is_always_the_same_rules(game: str) -> None:
    """Records name the version they were played by: whatever changes play or cards changes its number."""
    version = load(game).rules_version
    assert versions.kept().get(game, {}).get(version) == versions.now(game), (
        f"cards or play of {game} are not what version {version} of its rules is known for. If that is on purpose, "
        f"raise rules_version in the game's class and run `make golden`."
    )


def test_a_changed_number_on_a_card_changes_the_rules_and_a_changed_name_does_not() -> None:
    card = {"name": {"en": "Rat", "pt": "Rato"}, "atk": 1, "illustration": "rat.svg"}
    assert versions.played(card) != versions.played({**card, "atk": 2})
    assert versions.played(card) == versions.played({**card, "name": {"en": "Mouse", "pt": "Rato"}})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screens_read_what_the_cards_say(game: str, lang: str) -> None:
    kept = (load(game).folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8").partition(generated(game))[2]
    assert load(game).card_messages(lang).splitlines() == kept.splitlines()
