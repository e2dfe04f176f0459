"""The texts of all cards, kept beside the games."""

from __future__ import annotations

from carteado.games import load
from carteado.texts import LANGUAGES, Speaker

GAMES = ("apotheosis", "duel", "heroes")
APART = " | "


def card_files() -> dict[str, str]:
    """By the name of the file that keeps them."""
    return {f"cards-{game}-{lang}.txt": card_texts(game, lang) for game in GAMES for lang in LANGUAGES}


def card_texts(game: str, lang: str) -> str:
    """Every card in printed order: its id and name, what it is, and what it says, part by part."""
    say = Speaker(lang, load(game).folder / "texts").say
    lines = []
    for id in load(game).card_data():
        name, facts, text = load(game).card_words(id)
        lines += [f"{id} {say(name)}", f"    ({say(facts)})"]
        lines += [f"    {part}" for part in say(text).split(APART)] if text else []
    return "\n".join([*lines, ""])
