"""What is printed on every card, read from the card tables of HEROES-26 (`section_26.md`)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

SECTIONS = (Path(__file__).parent / "section_26.md").read_text(encoding="utf-8").split("## ")[1:]
TARGETING = re.compile(r"@(enemies|enemy|other_ally|ally)\b")


def table(number: int) -> list[list[str]]:
    """The rows of one table, without its head."""
    lines = [line for line in SECTIONS[number - 1].splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def words(text: str) -> list[str]:
    return [] if text == "-" else text.split(", ")


class Person(NamedTuple):
    """What table 26.1 says of a character."""

    names: tuple[str, ...]
    titles: tuple[str, ...]
    alter_ego: str
    earth: int
    alignment: str
    stars: int
    numbers: tuple[int, ...]
    abilities: list[str]
    alliances: list[str]
    unique: bool


class Power(NamedTuple):
    """An action, an action card or an activation."""

    names: tuple[str, ...]
    kind: str
    terms: list[str]
    effect: str

    def amount(self, word: str) -> int:
        """`power.amount("use")`: how much of it, 0 if none."""
        return next((int(term.split()[1]) for term in self.terms if term.split()[0] == word), 0)

    @property
    def needs(self) -> int:
        """The energy that must be there."""
        return self.amount("use") or self.amount("keep")

    @property
    def aim(self) -> str | None:
        """The main selector (HEROES-12.13)."""
        found = TARGETING.search(self.effect)
        return None if found is None else found[1]


class Ability(NamedTuple):
    """A named static or trigger of a character."""

    names: tuple[str, ...]
    kind: str


def both(text: str) -> tuple[str, ...]:
    return () if text == "-" else tuple(text.split(" / "))


PEOPLE = {
    id: Person(
        both(name),
        both(title),
        alter_ego,
        int(earth),
        alignment,
        int(stars),
        tuple(map(int, numbers.split("/"))),
        words(abilities),
        words(alliances),
        unique == "U",
    )
    for id, name, title, alter_ego, earth, alignment, stars, numbers, abilities, alliances, unique in table(1)
}
KINDS = {"A": "active", "P": "passive", "S": "static", "T": "trigger"}

ACTIONS: dict[str, Power] = {}
"""The printed actions of characters and Mobs: `C07 a1`."""
ABILITIES: dict[str, list[Ability]] = {}
for id, kind, name, terms, effect in table(2):
    if kind in "AP":
        number = 1 + sum(deed.startswith(f"{id} ") for deed in ACTIONS)
        ACTIONS[f"{id} a{number}"] = Power(both(name), KINDS[kind], words(terms), effect.strip("`"))
    else:
        ABILITIES.setdefault(id, []).append(Ability(both(name), KINDS[kind]))


class Source(NamedTuple):
    names: tuple[str, ...]
    subtype: str
    unique: bool
    entry: str
    cost: str


SOURCES = {
    id: Source(both(name), subtype, unique == "U", entry, cost)
    for id, name, subtype, unique, entry, cost, _ in table(3)
}


class Event(NamedTuple):
    names: tuple[str, ...]
    unique: bool
    scope: str


EVENTS = {id: Event(both(name), unique == "U", scope) for id, name, unique, scope, _ in table(4)}


class Equipment(NamedTuple):
    names: tuple[str, ...]
    cost: int
    storage: int
    silo: bool
    unique: bool
    activation: Power | None


def activation(text: str) -> Power | None:
    found = re.match(r"U \((.+?)\): `(.+)`", text)
    return None if found is None else Power((), "activation", [found[1]], found[2])


EQUIPMENT = {
    id: Equipment(both(name), int(cost), int(storage), silo == "yes", unique == "U", activation(text))
    for id, name, cost, storage, silo, unique, text in table(5)
}


class ActionCard(NamedTuple):
    ability: str
    unique: bool
    static: str
    power: Power


ACTION_CARDS = {
    id: ActionCard(ability, unique == "U", static.strip("`"), Power(both(name), kind, words(terms), effect.strip("`")))
    for id, name, ability, kind, terms, unique, effect, static in table(6)
}
POWERS: dict[str, Power] = ACTIONS | {id: card.power for id, card in ACTION_CARDS.items()}
POWERS |= {id: card.activation for id, card in EQUIPMENT.items() if card.activation is not None}
MOBS = [id for id in PEOPLE if id.startswith("M")]
ALL = [*PEOPLE, *SOURCES, *EVENTS, *EQUIPMENT, *ACTION_CARDS]
