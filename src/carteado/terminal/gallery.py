"""The cards of a game: what they say, and what is wrong with their files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.texts import Speaker

AsJson = Callable[[Any], None]


def show_cards(game: Game, say: Speaker, wanted: str | None, as_json: AsJson | None) -> None:
    """All cards, or one by its id, each with its text."""
    data = game.card_data()
    if not data:
        raise Invalid("cards-none", game=game.id)
    if wanted is not None and wanted not in data:
        raise unknown("card-unknown", wanted, data, game=game.id)
    ids = [wanted] if wanted is not None else list(data)
    if as_json is not None:
        as_json([{**data[id], "text": told(game, say, id)[2]} for id in ids])
        return
    for id in ids:
        name, facts, text = told(game, say, id)
        print(f"{id}  {name}, {facts}")
        if text:
            print(f"    {text}")


def told(game: Game, say: Speaker, id: str) -> tuple[str, str, str]:
    name, facts, text = game.card_words(id)
    return say.say(name), say.say(facts), say.say(text) if text is not None else ""


def check_cards(game: Game, say: Speaker, as_json: AsJson | None) -> int:
    """Print every fault of the card files at once; the exit status says whether there is any."""
    faults = [str(fault) for fault in game.card_faults()]
    if as_json is not None:
        as_json({"game": game.id, "faults": faults})
    else:
        for fault in faults:
            print(fault)
        print(say("cards-checked", cards=len(game.card_data()) if not faults else 0, faults=len(faults)))
    return 1 if faults else 0
