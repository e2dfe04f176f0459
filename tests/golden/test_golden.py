"""The golden games and card texts still come out the same. A change on purpose: `make golden`, and read the diff."""

from __future__ import annotations

import pytest

from carteado.games import load
from carteado.kit.messages import generated
from carteado.texts import LANGUAGES
from golden.cards import GAMES
from golden.games import FOLDER, files


def test_the_golden_games_come_out_the_same() -> None:
    kept = {
        path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir() if path.suffix in (".txt", ".json")
    }
    assert files() == kept


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screens_read_what_the_cards_say(game: str, lang: str) -> None:
    kept = (load(game).folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8").partition(generated(game))[2]
    assert load(game).card_messages(lang).splitlines() == kept.splitlines()
