"""The golden games and card texts still come out the same. A change on purpose: `make golden`, and read the diff."""

from __future__ import annotations

import pytest

from carteado.games import load, names
from carteado.kit.messages import generated
from carteado.texts import LANGUAGES
from golden import versions
from golden.cards import GAMES
from golden.games import FOLDER, files


def test_the_golden_games_come_out_the_same() -> None:
    kept = {
        path.name: path.read_text(encoding="utf-8")
        for path in FOLDER.iterdir()
        if path.suffix in (".txt", ".json") and path != versions.FILE
    }
    assert files() == kept


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
