"""What is printed on every card, read from the card tables (`section_6.md`)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

SECTIONS = (Path(__file__).parent / "section_6.md").read_text(encoding="utf-8").split("## ")[1:]
SUITS = ("house", "class", "entity", "item", "skill", "companion", "event")
ATTRIBUTES = ("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP")
RARITIES = {"c": "common", "u": "uncommon", "r": "rare", "e": "epic", "l": "legendary"}
COLLECTIONS = {"T": "Threshold", "E": "Ember Court", "D": "Deep Ford", "F": "Forbidden"}
VALUES = {"item": "price", "skill": "xp", "companion": "will", "event": "fate"}

CHANGED: dict[str, dict[str, str]] = {"H02": {"CON FOR AGI PER INT CAR ESP": "3 3 5 4 5 5 3"}}
"""Numbers that differ from the rules for balance: there House Galewing has 3 3 6 5 4 4 3."""
CHANGED_DECKS = {"P2": {"I13": 0, "V11": 2}}
"""Copies that differ from the rules for balance: there Ysolde has one I13 and one V11."""
CHANGED_HEROES = {"P2": "5 6 7 7 5 5 3"}
"""What follows from the changed House: the rules have 5 6 8 8 4 4 3."""

Row = dict[str, str]


def rows(number: int) -> list[Row]:
    """The rows of one table by the words of its head."""
    lines = [line for line in SECTIONS[number - 2].splitlines() if line.startswith("| ")]
    head, *body = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]
    return [dict(zip(head, cells, strict=True)) for cells in body]


def words(text: str) -> list[str]:
    return [] if text == "–" else text.replace(",", "").split()


def attributes(text: str) -> dict[str, int]:
    return dict(zip(ATTRIBUTES, map(int, text.split()), strict=True))


def bonus(text: str) -> dict[str, int]:
    return {name: int(number) for name, number in re.findall(r"([A-Z]{3})([+-]\d+)", text)}


def fields(row: Row, suit: str) -> dict[str, Any]:
    """The fields of the data that the row gives, whatever its suit."""
    found: dict[str, Any] = {
        "suit": suit,
        "name": {"en": row["EN"], "pt": row["PT"]},
        "level": int(row.get("L", 1)),
        "rarity": RARITIES[row["R"]],
        "collection": COLLECTIONS[row["Col"]],
        "properties": words(row["Props"]),
        "illustration": f"{row['id'].lower()}.svg",
        "artist": "game-icons.net",
    }
    if row["R"] in "el":
        found["full_art"] = True
    for word in ("Path", "Type", "Specifier"):
        if row.get(word, "–") != "–":
            found[word.lower()] = row[word]
    if "Knowledge" in row:
        found["knowledge"] = words(row["Knowledge"])
    for word in ("SP", "MP"):
        if word in row:
            found[word.lower()] = int(row[word])
    price = next((row[word] for word in ("Price", "XP", "Will", "Fate") if word in row), "none")
    if price != "none":
        found["value"] = {VALUES[suit]: int(price)}
    if "Eq/Mem" in row:
        found["spaces"] = dict(zip(("equip", "memento"), map(int, row["Eq/Mem"].split("/")), strict=True))
    if "Bonus" in row:
        found["bonus"] = bonus(row["Bonus"])
    if (numbers := row.get(" ".join(ATTRIBUTES))) is not None:
        found["base" if suit == "house" else "attributes"] = attributes(numbers)
    return found


class Printed(NamedTuple):
    """The fields of a card but for its effects, and those in the call grammar."""

    fields: dict[str, Any]
    effects: list[str]


def card(row: Row, suit: str) -> Printed:
    row = row | CHANGED.get(row["id"], {})
    return Printed(fields(row, suit), re.findall(r"`(.+?)`", row.get("Effects") or row["Effects and techniques"]))


PRINTED = {row["id"]: card(row, suit) for number, suit in enumerate(SUITS, start=2) for row in rows(number)}
ALL = list(PRINTED)


class Ready(NamedTuple):
    """A ready-made Hero."""

    names: tuple[str, ...]
    sheet: list[str]
    attributes: list[int]
    hp: int
    spaces: tuple[int, ...]
    knowledge: dict[str, int]
    deck: Counter[str]


def listed(id: str) -> Counter[str]:
    """The deck of a ready Hero."""
    found = re.search(rf"\*\*{id}\*\*: (.+)", SECTIONS[-1])
    assert found is not None
    written = {entry.split("×")[0]: int(entry.split("×")[1]) for entry in found[1].split(", ")}
    return +Counter(written | CHANGED_DECKS.get(id, {}))


def ready(row: Row) -> Ready:
    return Ready(
        tuple(row["Name EN / PT"].split(" / ")),
        [row["House"], *row["Classes"].split(), row["Entity"]],
        [int(word) for word in CHANGED_HEROES.get(row["id"], row[" ".join(ATTRIBUTES)]).split()],
        int(row["HP"]),
        tuple(map(int, row["Eq/Mem/Sup/Inv"].split("/"))),
        {name: int(level) for name, level in re.findall(r"(\w+) (\d)", row["Knowledge"])},
        listed(row["id"]),
    )


READY = {row["id"]: ready(row) for row in rows(9)}
