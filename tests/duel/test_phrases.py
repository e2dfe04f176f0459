"""Every event has a phrase in both languages."""

from __future__ import annotations

import pytest

from carteado.games.duel.language.text import phrases_of
from carteado.games.duel.language.words import SUBJECTS


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_every_event_has_a_phrase(lang: str) -> None:
    assert set(phrases_of(lang).words["events"]) == {*SUBJECTS, "played"}
