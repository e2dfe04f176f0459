"""Mutate cards: every mutant is a printed card with one thing changed, the same for the same seed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from carteado.core.shapes import Noted
from carteado.kit.cardset import CardSet
from carteado.kit.faults import Fault
from carteado.kit.game import CardGame
from carteado.texts import LANGUAGES, Speaker
from making import Made, write_cards

Place = tuple[Any, Any]  # a mapping or list, and a key or index of it
EACH = 500
SEEDS = range(int(os.environ.get("MUTANTS", 2000)) // EACH)
STEPS = 40
ODD: tuple[Any, ...] = (None, True, False, -1, 0, 1, 2, 99, 1000, "", "self", "nobody", [], {}, 1.5)


def mutants(cards: Mapping[str, Noted], count: int, seed: int) -> list[Made]:
    """Return so many mutants with ids of their own; `X7-C03` is the eighth, of the card C03."""
    rng = Random(seed)
    stock = [(key, held[key]) for card in cards.values() for held, key in places(plain(card))]
    made = []
    for number in range(count):
        id, card = rng.choice(list(cards.items()))
        mutant = plain(card)
        change(mutant, rng, stock)
        made.append({**mutant, "id": f"X{number}-{id}"})
    return made


def plain(data: Any) -> Any:
    """Return a copy of card data as mappings and lists."""
    if isinstance(data, Mapping):
        return {key: plain(value) for key, value in data.items()}
    return [plain(value) for value in data] if isinstance(data, list) else data


def places(data: Any) -> Iterator[Place]:
    """Yield every place in card data but the ids and names of cards."""
    if isinstance(data, dict):
        keys: list[Any] = [key for key in data if key not in ("id", "name", "title")]
    else:
        keys = list(range(len(data))) if isinstance(data, list) else []
    for key in keys:
        yield data, key
        yield from places(data[key])


def change(card: Made, rng: Random, stock: list[tuple[Any, Any]]) -> None:
    """Drop or repeat something, rename a field, or put an odd value or a piece of another card in its place."""
    held, key = rng.choice(list(places(card)))
    how = rng.randrange(6)
    if how == 0:
        del held[key]
    elif how == 1 and isinstance(held, dict):
        held[str(rng.choice(stock)[0])] = held.pop(key)
    elif how == 2:
        held[key] = rng.choice(ODD)
    elif how == 3 and isinstance(held, list):
        held.append(plain(held[key]))
    elif how == 4:
        held[key] = plain(rng.choice(stock)[1])
    else:
        held[key] = plain(rng.choice([value for name, value in stock if name == key]))


def sorted_out(cards: CardSet, folder: Path, made: list[Made]) -> tuple[list[Made], list[Fault]]:
    """Write the mutants into a folder and read it: return those that load, and the faults of the others."""
    write_cards(folder / "mutants.yaml", made)
    faults = cards.read_faults(folder)[1]
    refused = {fault.card for fault in faults}
    return [card for card in made if card["id"] not in refused], faults


def sound_mutants(cards: CardSet, folder: Path, seed: int) -> list[Made]:
    """Return the mutants that load, after checking that each of the others is refused with a reason."""
    made = mutants(cards.printed(), EACH, seed)
    sound, faults = sorted_out(cards, folder, made)
    assert len(faults) > EACH / 2
    assert len(sound) > EACH / 20
    for fault in faults:
        assert (fault.file, fault.line > 0, fault.card in {card["id"] for card in made}) == ("mutants.yaml", True, True)
        for lang in LANGUAGES:
            assert fault.allowed or fault.now, fault
            assert Speaker(lang).say(fault.words())
    return sound


def folder_of(cards: CardSet, sound: list[Made], folder: Path) -> Path:
    """Write the printed cards and sound mutants into a new folder, all of which must load, and return it."""
    folder.mkdir()
    for file in cards.folder.glob("*.yaml"):
        shutil.copy(file, folder)
    assert sorted_out(cards, folder, sound)[0] == sound
    return folder


def check_mutants(made: type[CardGame], folder: Path, table_with: Callable[[Made], Made], seed: int) -> None:
    """Check that every mutant is refused with a reason, or told in both languages and played."""
    sound = sound_mutants(made.card_set, folder, seed)
    game = made(folder_of(made.card_set, sound, folder / "sound"))
    for lang in LANGUAGES:
        told = game.card_messages(lang)
        assert all(f"{game.id}-{part}-{card['id'].lower()} =" in told for card in sound for part in ("card", "facts"))
    play_with(game, sound, table_with, seed)


def play_with(game: CardGame, sound: list[Made], table_with: Callable[[Made], Made], seed: int) -> None:
    """Play some steps at a table with each of the cards."""
    rng = Random(seed)
    for number, card in enumerate(sound):
        state = game.position({**table_with(card), "seed": number})
        for _ in range(STEPS):
            if state.decision is not None:
                state.apply(rng.choice(state.legal()))
