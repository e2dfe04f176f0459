"""Every event, player and token has a name in both languages."""

from __future__ import annotations

import pytest

from carteado.games.heroes.board import TOKENS
from carteado.games.heroes.language.text import phrases_of
from carteado.games.heroes.language.words import PLAYERS, SUBJECTS


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_every_event_player_and_token_is_named(lang: str) -> None:
    phrases = phrases_of(lang)
    assert set(phrases.words["events"]) == set(SUBJECTS)
    assert set(phrases.names["players"]) >= {word for word in PLAYERS if not word.startswith("t")}
    assert set(phrases.names["WhichToken"]) == set(TOKENS)
