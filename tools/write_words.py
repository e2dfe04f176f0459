"""Write the tables of words into the documents of the card language, from the classes of the words."""

from __future__ import annotations

import os
import re
from pathlib import Path

os.environ["CARTEADO_INTERPRETED"] = "1"

from carteado.games.apotheosis.language.words import LANGUAGE as APOTHEOSIS
from carteado.games.duel.language.words import LANGUAGE as DUEL
from carteado.games.heroes.language.words import LANGUAGE as HEROES
from carteado.kit.language.table import own_table, shared_table

DOCS = Path(__file__).resolve().parent.parent / "docs"
LANGUAGES = {"duel": DUEL, "heroes": HEROES, "apotheosis": APOTHEOSIS}
TABLE = re.compile(r"<!-- words -->\n.*?<!-- end -->", re.DOTALL)


def documents() -> dict[Path, str]:
    """Return the text of each document with the table that it should have."""
    tables = {DOCS / "card-language.md": shared_table(LANGUAGES)}
    tables |= {DOCS / f"card-language-{game}.md": own_table(language) for game, language in LANGUAGES.items()}
    return {file: with_table(file.read_text(encoding="utf-8"), table) for file, table in tables.items()}


def with_table(text: str, table: str) -> str:
    return TABLE.sub(lambda _: f"<!-- words -->\n{table}\n<!-- end -->", text)


if __name__ == "__main__":
    for file, text in documents().items():
        file.write_text(text, encoding="utf-8")
