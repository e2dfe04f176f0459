"""Mutated cards are refused with their place and what is allowed, or played without an error."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from carteado.games.heroes.game import Heroes
from carteado.games.heroes.language.catalog import FOLDER, SET
from carteado.games.heroes.language.text import card_facts, card_text
from carteado.texts import LANGUAGES, Speaker
from making import Made
from mutating import mutants, sorted_out

EACH = 500
STEPS = 40


@pytest.mark.parametrize("seed", range(4))
def test_mutants_are_refused_with_a_reason_or_played(tmp_path: Path, seed: int) -> None:
    made = mutants(SET.printed(), EACH, seed)
    sound, faults = sorted_out(SET, tmp_path, made)
    assert len(faults) > EACH / 2
    assert len(sound) > EACH / 20
    for fault in faults:
        assert (fault.file, fault.line > 0, fault.card in {card["id"] for card in made}) == ("mutants.yaml", True, True)
        for lang in LANGUAGES:
            assert fault.allowed or fault.now, fault
            assert Speaker(lang).say(fault.words())
    play_with(sound, tmp_path / "sound", Random(seed))


def play_with(sound: list[Made], folder: Path, rng: Random) -> None:
    """Tell the cards in both languages, and play some steps with each of them in a hand or a team."""
    folder.mkdir()
    for file in FOLDER.glob("*.yaml"):
        shutil.copy(file, folder)
    assert sorted_out(SET, folder, sound)[0] == sound
    game = Heroes(folder)
    for card in sound:
        assert all(card_facts(card["id"], lang, folder) for lang in LANGUAGES)
        assert all(isinstance(card_text(card["id"], lang, folder), str) for lang in LANGUAGES)
    for number, card in enumerate(sound):
        state = game.position({**table_with(card), "seed": number})
        for _ in range(STEPS):
            if state.decision is not None:
                state.apply(rng.choice(state.legal()))


def table_with(card: Made) -> Made:
    """Return a position in which the card is in play, ready to be used."""
    id, type = card["id"], card["type"]
    team: list[Made] = [{"card": "C01", "energy": 4}, {"card": "C16", "energy": 4}]
    own: Made = {"team": team, "hand": ["A01", "C03"], "deck": ["S01", "C05", "A02"], "reserve": 3}
    if type == "character":
        team[0] = {"card": id, "energy": 4}
    elif type == "action":
        team[0]["actions"] = [id]
    elif type in ("equipment", "source"):
        own |= {"equipment": [{"card": id, "energy": 1}]} if type == "equipment" else {"sources": [id]}
    event = {"event": {"card": id, "owner": 0}} if type == "event" else {}
    return {"players": [own, {"team": ["C04", "C05"], "deck": ["C06"]}], **event}
