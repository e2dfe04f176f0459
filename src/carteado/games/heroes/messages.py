"""Names and texts of cards, powers and tokens as Fluent messages: every screen finds them where all words are."""

from __future__ import annotations

from pathlib import Path

from carteado.games.heroes.board import TOKENS
from carteado.games.heroes.loading import FOLDER as CARDS
from carteado.games.heroes.loading import printed
from carteado.games.heroes.telling import TONGUES, card_facts, card_name, card_text

FOLDER = Path(__file__).parent / "texts"
GENERATED = "# Generated from the card files by `python -m carteado.games.heroes.messages`; do not edit.\n\n"


def card_messages(lang: str, cards: Path = CARDS) -> str:
    """The name, the facts, the text and the names of the powers of every card; then the names of all tokens."""
    lines: list[str] = []
    for id, card in printed(cards).items():
        lines.append(f"heroes-card-{id.lower()} = {card_name(id, lang, cards)}")
        lines.append(f"heroes-facts-{id.lower()} = {card_facts(id, lang, cards)}")
        if text := card_text(id, lang, cards):
            lines.append(f"heroes-text-{id.lower()} = {escaped(text)}")
        powers = [card] if card["type"] == "action" else card.get("actions", card.get("activations", []))
        for number, power in enumerate(powers, 1):
            lines.append(f"heroes-power-{id.lower()}-a{number} = {power.get('name', card['name'])[lang]}")
    lines += [
        f"heroes-token-{token.replace(':', '-').replace('_', '-')} = {TONGUES[lang].token(token)}" for token in TOKENS
    ]
    return "\n".join(lines) + "\n"


def escaped(text: str) -> str:
    """A bracket at the start of a text would be read as a variant."""
    return f'{{""}}{text}' if text.startswith("[") else text


def write_messages(folder: Path = FOLDER) -> None:
    """Bring the generated end of the Fluent files up to date: `python -m carteado.games.heroes.messages`."""
    for lang in TONGUES:
        file = folder / f"{lang}.ftl"
        own = file.read_text(encoding="utf-8").partition(GENERATED)[0]
        file.write_text(f"{own}{GENERATED}{card_messages(lang)}", encoding="utf-8")


if __name__ == "__main__":
    write_messages()
