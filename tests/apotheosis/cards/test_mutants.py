"""Mutated cards are refused with their place and what is allowed, or played without an error."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from carteado.games.apotheosis.game import Apotheosis
from carteado.games.apotheosis.language.catalog import FOLDER, SET
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
    """Tell the cards in both languages, and play some steps with each of them in a hand, on a table or on a sheet."""
    folder.mkdir()
    for file in FOLDER.glob("*.yaml"):
        shutil.copy(file, folder)
    assert sorted_out(SET, folder, sound)[0] == sound
    game = Apotheosis(folder)
    for lang in LANGUAGES:
        told = game.card_messages(lang)
        assert all(f"apotheosis-card-{card['id'].lower()} =" in told for card in sound)
    for number, card in enumerate(sound):
        state = game.position({**table_with(card), "seed": number})
        for _ in range(STEPS):
            if state.decision is not None:
                state.apply(rng.choice(state.legal()))


def table_with(card: Made) -> Made:
    """Return a position in which the card can be used by the Hero whose turn it is."""
    id, suit = card["id"], card["suit"]
    own: Made = {"at": "c3", "hp": 6, "ap": 12, "deck": ["I02", "S04", "V04"], "discard": ["I03", "V05"]}
    own |= {"inventory": ["I01", "V03", "K01"], "memento": ["S01", "S09"], "equip": ["I06"], "support": []}
    hero: Made = {"house": "H01", "classes": ["C02"], "entity": "E03"}
    if suit in ("house", "class", "entity"):
        own |= {"hero": hero | {"house": {"house": id}, "class": {"classes": [id]}, "entity": {"entity": id}}[suit]}
        own |= {"awake": True, "knowledge": dict.fromkeys(("athletics", "defense", "practice"), 3), "level": 6}
    elif suit == "item":
        own["equip"] = [id]
    elif suit == "skill":
        own["memento"] = [id, "S01", "S09"]
    elif suit == "companion":
        own["support"] = [{"card": id, "at": "b3", "attached": ["I01", "S01"]}]
    own["inventory"] = [id, *own["inventory"]] if suit in ("item", "event") else own["inventory"]
    return {"players": [own, {"at": "c4", "hp": 6, "inventory": ["I06", "V06"], "memento": ["S02"], "deck": ["I02"]}]}
