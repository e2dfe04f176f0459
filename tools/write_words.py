"""Write the tables of words into the documents of the card language, from the classes of the words.

The documents in Portuguese have the same tables, translated by `meanings.pt.yaml`.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

os.environ["CARTEADO_INTERPRETED"] = "1"

from ruamel.yaml import YAML

from carteado.games.apotheosis.language.words import LANGUAGE as APOTHEOSIS
from carteado.games.duel.language.words import LANGUAGE as DUEL
from carteado.games.heroes.language.words import LANGUAGE as HEROES
from carteado.kit.language.table import own_table, shared_table

DOCS = Path(__file__).resolve().parent.parent / "docs"
LANGUAGES = {"duel": DUEL, "heroes": HEROES, "apotheosis": APOTHEOSIS}
PORTUGUESE = Path(__file__).with_name("meanings.pt.yaml")
TABLE = re.compile(r"<!-- words -->\n.*?<!-- end -->", re.DOTALL)


def documents() -> dict[Path, str]:
    """Return the text of each document with the table that it should have."""
    tables = {DOCS / "card-language.md": shared_table(LANGUAGES)}
    tables |= {DOCS / f"card-language-{game}.md": own_table(language) for game, language in LANGUAGES.items()}
    translated = {file.with_suffix(".pt-BR.md"): in_portuguese(table) for file, table in tables.items()}
    tables |= {file: table for file, table in translated.items() if file.exists()}
    return {file: with_table(file.read_text(encoding="utf-8"), table) for file, table in tables.items()}


def in_portuguese(table: str) -> str:
    """Return a table with its headings, kinds of words and meanings in Portuguese."""
    known = YAML(typ="safe").load(PORTUGUESE)
    head, line, *rows = table.splitlines()
    cells = [row.strip("| ").split(" | ") for row in rows]
    said = [[word, known["kinds"][kind], fields, *rest] for word, kind, fields, *rest in cells]
    lacking = [row[3] for row in said if row[3] not in known["meanings"]]
    if lacking:
        raise SystemExit(f"{PORTUGUESE.name} does not have: {'; '.join(lacking)}")
    titles = [known["headings"][title] for title in head.strip("| ").split(" | ")]
    told = [[word, kind, fields, known["meanings"][meaning], *rest] for word, kind, fields, meaning, *rest in said]
    return "\n".join([row_of(titles), line, *map(row_of, told)])


def row_of(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |".replace("[a filter]", "[um filtro]").replace("|  |", "| |")


def with_table(text: str, table: str) -> str:
    return TABLE.sub(lambda _: f"<!-- words -->\n{table}\n<!-- end -->", text)


if __name__ == "__main__":
    for file, text in documents().items():
        file.write_text(text, encoding="utf-8")
