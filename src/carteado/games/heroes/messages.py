"""Write the names and texts of cards, powers and tokens into the Fluent files, where clients look them up."""

from __future__ import annotations

from pathlib import Path

from carteado.games.heroes.board import TOKENS
from carteado.games.heroes.language.catalog import FOLDER as CARDS
from carteado.games.heroes.language.catalog import printed
from carteado.games.heroes.language.facts import card_facts, card_line, card_name
from carteado.games.heroes.language.text import card_text, phrases_of
from carteado.kit.messages import card_lines, write_generated
from carteado.kit.text.grammar import GRAMMARS
from carteado.kit.words import hyphens

FOLDER = Path(__file__).parent / "texts"


def card_messages(lang: str, cards: Path = CARDS) -> str:
    """Return the name, facts, text, line and power names of every card, then the names of all tokens, for Fluent."""
    lines: list[str] = []
    for id, card in printed(cards).items():
        facts, text = card_facts(id, lang, cards), card_text(id, lang, cards)
        lines += card_lines("heroes", id, card_name(id, lang, cards), facts, text)
        if card["type"] == "character":
            lines.append(f"heroes-line-{id.lower()} = {card_line(id, lang, cards)}")
        powers = [card] if card["type"] == "action" else card.get("actions", card.get("activations", []))
        for number, power in enumerate(powers, 1):
            lines.append(f"heroes-power-{id.lower()}-a{number} = {power.get('name', card['name'])[lang]}")
    lines += [f"heroes-token-{hyphens(token)} = {phrases_of(lang).names['WhichToken'][token]}" for token in TOKENS]
    return "\n".join(lines) + "\n"


def write_messages() -> None:
    write_generated("heroes", FOLDER, GRAMMARS, card_messages)


if __name__ == "__main__":
    write_messages()
