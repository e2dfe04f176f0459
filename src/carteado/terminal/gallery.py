"""Printing the cards of a game, and the faults of their files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.kit.faults import FaultyCards
from carteado.kit.seeing import seen_cards
from carteado.texts import Speaker

AsJson = Callable[[Any], None]


def show_cards(game: Game, say: Speaker, wanted: str | None, as_json: AsJson | None) -> None:
    """Print all cards, or one by its id, with their texts."""
    data = game.card_data()
    if not data:
        raise Invalid("cards-none", game=game.id)
    check_known(game, wanted)
    ids = [wanted] if wanted is not None else list(data)
    if as_json is not None:
        as_json([{**data[id], "text": told(game, say, id)[2], **in_parts(game, say, id)} for id in ids])
        return
    for id in ids:
        show_card(game, say, id, print)


def check_known(game: Game, wanted: str | None) -> None:
    data = game.card_data()
    if wanted is not None and wanted not in data:
        raise unknown("card-unknown", wanted, data, game=game.id)


def show_card(game: Game, say: Speaker, id: str, write: Callable[[str], None]) -> None:
    name, facts, text = told(game, say, id)
    write(f"{id}  {name}, {facts}")
    paragraphs = [paragraph.flat() for paragraph in game.card_paragraphs(id, say.lang)]
    for line in paragraphs or ([text] if text else []):
        write(f"    {line}")
    if imprint := imprinted(game, say, id):
        write(f"    {imprint}")


def in_parts(game: Game, say: Speaker, id: str) -> dict[str, Any]:
    """The text of a card in its structure, if the game has it."""
    paragraphs = game.card_paragraphs(id, say.lang)
    return {"paragraphs": [asdict(paragraph) for paragraph in paragraphs]} if paragraphs else {}


def imprinted(game: Game, say: Speaker, id: str) -> str:
    """The collection and artist of a card, if it has them."""
    data = game.card_data()[id]
    if "artist" not in data:
        return ""
    collection = say(f"{game.id}-collection-{data['collection'].lower().replace(' ', '-')}")
    return say(
        "card-imprint", collection=collection, full="yes" if data.get("full_art") else "no", artist=data["artist"]
    )


def card_numbered(view: Mapping[str, Any], word: str) -> str | None:
    """Find a card by its number (`@12`) in a seat's view."""
    return next((card for number, card in seen_cards(view) if f"@{number}" == word), None)


def told(game: Game, say: Speaker, id: str) -> tuple[str, str, str]:
    name, facts, text = game.card_words(id)
    return say.say(name), say.say(facts), say.say(text) if text is not None else ""


def check_cards(game: Game, folder: Path | None, say: Speaker, as_json: AsJson | None) -> int:
    """Print every fault of the game's card files, or of another folder's; the exit status says whether there is any."""
    try:
        game = game.with_cards(folder) if folder else game
        faults = [say.say(fault) for fault in game.card_faults()]
    except FaultyCards as faulty:
        faults = [say.say(fault.words()) for fault in faulty.faults]
    if as_json is not None:
        as_json({"game": game.id, "faults": faults})
    else:
        for fault in faults:
            print(fault)
        print(say("cards-checked", cards=len(game.card_data()) if not faults else 0, faults=len(faults)))
    return 1 if faults else 0
