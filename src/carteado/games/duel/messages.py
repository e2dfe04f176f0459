"""Write card names and texts into the Fluent files, so that clients look them up like any other text."""

from __future__ import annotations

from pathlib import Path

from carteado.games.duel.language.catalog import FOLDER as CARDS
from carteado.games.duel.language.catalog import printed
from carteado.games.duel.language.text import card_facts, card_text
from carteado.kit.messages import card_lines, write_generated
from carteado.kit.text.grammar import GRAMMARS

FOLDER = Path(__file__).parent / "texts"


def card_messages(lang: str, cards: Path = CARDS) -> str:
    """Return the name, the text and the names of the abilities of every card, as Fluent messages."""
    lines: list[str] = []
    for id, card in printed(cards).items():
        facts, text = card_facts(card, lang), card_text(id, lang, cards)
        lines += card_lines("duel", id, card["name"][lang], facts, text)
        lines += [f"duel-ability-{id.lower()}-{a['id']} = {a['name'][lang]}" for a in card.get("abilities", [])]
    return "\n".join(lines) + "\n"


def write_messages() -> None:
    write_generated("duel", FOLDER, GRAMMARS, card_messages)


if __name__ == "__main__":
    write_messages()
