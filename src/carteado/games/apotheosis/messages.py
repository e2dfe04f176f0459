"""Write card names and texts into the Fluent files, so that clients look them up like any other text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from carteado.core.face import Paragraph
from carteado.games.apotheosis.language.catalog import FOLDER as CARDS
from carteado.games.apotheosis.language.catalog import printed
from carteado.games.apotheosis.language.text import (
    LANGUAGES,
    EffectText,
    card_paragraphs,
    card_text,
    has_bar,
    kind_words,
    phrases_of,
    points_texts,
)
from carteado.kit.constants import Data
from carteado.kit.messages import card_lines, fluent, write_generated
from carteado.kit.words import slug

FOLDER = Path(__file__).parent / "texts"
WORDS = {  # the tables of names that are generated, and how their messages begin
    "WhichSuit": "word",
    "WhichProperty": "word",
    "WhichKnowledge": "word",
    "WhichRarity": "rarity",
    "WhichValue": "value",
    "types": "type",
    "specifiers": "specifier",
    "paths": "path",
}


def facts(card: Data, lang: str) -> str:
    """Return the facts around the text: suit, level, rarity, kind, path, knowledge, properties, values."""
    names = phrases_of(lang).names
    said = [f"{names['WhichSuit'][card['suit']]} {card['level']}", names["WhichRarity"][card["rarity"]]]
    said += kind_words(card, lang)
    said += [f"■{names['WhichProperty'][name]}" for name in card.get("properties", [])]
    said += [f"{names['WhichValue'][name]} {value}" for name, value in card.get("value", {}).items()]
    points = card.get("base") or card.get("bonus") or card.get("attributes") or {}
    sign = "+" if "bonus" in card else ""
    said += [" ".join(f"{name} {value:{sign}}" for name, value in points.items())] if points else []
    said += [phrases_of(lang).say["spaces"].format(**card["spaces"])] if "spaces" in card else []
    said += [] if has_bar(card) else points_texts(card, lang)
    return ", ".join(said)


def card_messages(lang: str, cards: Path = CARDS) -> str:
    """Return the keywords and the words of facts, and the name, facts and text of every card, as Fluent messages."""
    lines = [*keyword_message(lang), *word_messages(lang)]
    for id, card in printed(cards).items():
        lines += card_lines("apotheosis", id, card["name"][lang], facts(card, lang), card_text(id, lang, cards))
        lines += effect_messages(card, card_paragraphs(id, lang, cards), lang)
    return "\n".join(lines) + "\n"


def keyword_message(lang: str) -> list[str]:
    """Return the names of all keywords, as their boxes print them."""
    *others, (last, name) = phrases_of(lang).names["boxes"].items()
    variants = [f"        [{word}] {words}" for word, words in others]
    return ["apotheosis-keyword = { $keyword ->", *variants, f"       *[{last}] {name}", "    }"]


def word_messages(lang: str) -> list[str]:
    """Return the words of the facts of cards, from which the browser makes their faces."""
    phrases = phrases_of(lang)
    lines = [
        f"apotheosis-{kind}-{word.lower()} = {words}"
        for table, kind in WORDS.items()
        for word, words in phrases.names[table].items()
    ]
    return [*lines, f"apotheosis-spaces = {phrases.say['spaces'].format(equip='{ $equip }', memento='{ $memento }')}"]


def effect_messages(card: Data, paragraphs: Sequence[Paragraph], lang: str) -> list[str]:
    """Return each effect that can be activated, with its bar, its conditions, and what it offers."""
    lines: list[str] = []
    for place, (effect, paragraph) in enumerate(zip(card.get("effects", []), paragraphs, strict=True)):
        if "permanent" in effect.get("keywords", []):
            continue
        name = f"{card['id'].lower()}-e{place + 1}"
        lines.append(f"apotheosis-effect-{name} = {fluent(paragraph.flat())}")
        said = EffectText(effect, lang, f"{card['id']}/e{place + 1}")
        asked = [] if "auto" in effect.get("keywords", []) else said.conditions()
        lines += [f"apotheosis-requires-{name}-{number} = {fluent(words)}" for number, words in enumerate(asked, 1)]
        choices = said.choices()
        lines += [
            f"apotheosis-choice-{slug(block)} = {fluent(does.removesuffix('.'))}" for block, does in choices.items()
        ]
    return lines


def write_messages() -> None:
    write_generated("apotheosis", FOLDER, LANGUAGES, card_messages)


if __name__ == "__main__":
    write_messages()
