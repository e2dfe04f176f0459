"""Write card names and texts into the Fluent files, so that clients look them up like any other text."""

from __future__ import annotations

from pathlib import Path

from carteado.games.apotheosis.language.catalog import FOLDER as CARDS
from carteado.games.apotheosis.language.catalog import printed
from carteado.games.apotheosis.language.text import (
    GROUPS,
    LANGUAGES,
    EffectText,
    bar_text,
    card_text,
    effect_texts,
    kind_words,
    phrases_of,
    points_texts,
    told_with_bar,
)
from carteado.kit.constants import Data
from carteado.kit.messages import card_lines, fluent, write_generated

FOLDER = Path(__file__).parent / "texts"


def facts(card: Data, lang: str) -> str:
    """Return the facts around the text: suit, level, rarity, kind, path, knowledge, properties, values, bars."""
    names = phrases_of(lang).names
    said = [f"{names['WhichSuit'][card['suit']]} {card['level']}", names["WhichRarity"][card["rarity"]]]
    said += kind_words(card, lang)
    said += [f"■{names['WhichProperty'][name]}" for name in card.get("properties", [])]
    said += [f"{names['WhichValue'][name]} {value}" for name, value in card.get("value", {}).items()]
    points = card.get("base") or card.get("bonus") or card.get("attributes") or {}
    sign = "+" if "bonus" in card else ""
    said += [" ".join(f"{name} {value:{sign}}" for name, value in points.items())] if points else []
    said += [phrases_of(lang).say["spaces"].format(**card["spaces"])] if "spaces" in card else []
    bars = [effect for effect in card.get("effects", []) if "bar" in effect]
    said += [] if bars else points_texts(card, lang)
    said += [f"[{bar_text(card, effect, lang)}]" for effect in bars if not told_with_bar(effect)]
    return ", ".join(said)


def card_messages(lang: str, cards: Path = CARDS) -> str:
    """Return the keywords, and the name, facts and text of every card, as Fluent messages."""
    lines = box_messages(lang)
    for id, card in printed(cards).items():
        lines += card_lines("apotheosis", id, card["name"][lang], facts(card, lang), card_text(id, lang, cards))
        lines += effect_messages(card, effect_texts(id, lang, cards), lang)
    return "\n".join(lines) + "\n"


def box_messages(lang: str) -> list[str]:
    """Return the keywords by group; the boxes of each group have their own colour (APOTHEOSIS-30.7)."""
    boxes: dict[str, list[str]] = {}
    for name, words in phrases_of(lang).names["boxes"].items():
        boxes.setdefault(GROUPS[name], []).append(words)
    return [f"apotheosis-boxes-{group} = {' | '.join(words)}" for group, words in boxes.items()]


def effect_messages(card: Data, texts: list[str], lang: str) -> list[str]:
    """Return each effect that can be activated, with its bar, and each branch that it offers."""
    lines: list[str] = []
    for place, (effect, text) in enumerate(zip(card.get("effects", []), texts, strict=True)):
        if "permanent" in effect.get("keywords", []):
            continue
        name = f"{card['id'].lower()}-e{place + 1}"
        bar = f"[{bar_text(card, effect, lang)}]" if "bar" in effect else ""
        lines.append(f"apotheosis-effect-{name} = {fluent(' '.join(part for part in (bar, text) if part))}")
        lines += [
            f"apotheosis-branch-{name}-{number} = {fluent(branch.removesuffix('.'))}"
            for number, branch in enumerate(EffectText(effect, lang).branches(), 1)
        ]
    return lines


def write_messages() -> None:
    write_generated("apotheosis", FOLDER, LANGUAGES, card_messages)


if __name__ == "__main__":
    write_messages()
