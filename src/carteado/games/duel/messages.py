"""Write card names and texts into the Fluent files, so that clients look them up like any other text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from carteado.games.duel.language.catalog import FOLDER as CARDS
from carteado.games.duel.language.catalog import printed
from carteado.games.duel.language.text import card_facts, card_text, choice_texts
from carteado.kit.constants import Data
from carteado.kit.messages import card_lines, fluent, write_generated
from carteado.kit.text.grammar import GRAMMARS
from carteado.kit.words import slug

FOLDER = Path(__file__).parent / "texts"
COUNTERS = ("add_counters", "remove_counters", "counters")


def card_messages(lang: str, cards: Path = CARDS) -> str:
    """Return the name, the text and the names of the abilities of every card, as Fluent messages."""
    lines: list[str] = []
    for id, card in printed(cards).items():
        facts, text = card_facts(card, lang), card_text(id, lang, cards)
        lines += card_lines("duel", id, card["name"][lang], facts, text)
        choices = choice_texts(id, lang, cards)
        lines += [f"duel-choice-{slug(name)} = {fluent(said)}" for name, said in choices.items()]
        lines += [f"duel-ability-{id.lower()}-{a['id']} = {a['name'][lang]}" for a in card.get("abilities", [])]
    names = {name["en"]: name[lang] for card in printed(cards).values() for name in counter_names(card)}
    lines += [f"duel-counter-{slug(name)} = {said}" for name, said in names.items()]
    return "\n".join(lines) + "\n"


def counter_names(part: Any) -> Iterator[Data]:
    """Yield the names of the counters in the data of a card."""
    if isinstance(part, list):
        for entry in part:
            yield from counter_names(entry)
    elif isinstance(part, dict):
        for word, value in part.items():
            if word in COUNTERS:
                yield value["name"]
            yield from counter_names(value)


def write_messages() -> None:
    write_generated("duel", FOLDER, GRAMMARS, card_messages)


if __name__ == "__main__":
    write_messages()
