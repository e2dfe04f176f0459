"""The cards of docs/card-language.md that a stranger adds to a game, and decks that hold them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import carteado
from documents import Document

BLOCKS = {block.kind: block for block in Document("card-language.md").blocks if block.section == "A card of your own"}
GAMES = ("duel", "heroes", "apotheosis")
INSTEAD_OF = {"duel": "EMB-01", "heroes": "C01", "apotheosis": "S01"}  # in the first ready deck that holds it


CREATURE = """\
game: duel
name: {en: Toll Road, pt: Estrada do Pedágio}
version: "1"
cards:
  - id: MY-01
    name: {en: Toll Keeper, pt: Guardiã do Pedágio}
    type: creature
    faction: ember
    rarity: common
    cost: 0
    atk: 9
    hp: 4
    job: warrior
    triggers:
      - when: dies
        who: self
        do: [{choose: {options: [[{draw: {who: me, amount: 1}}], [{damage: {amount: 2, to: foe_hero}}]]}}]
decks:
  toll_road:
    name: {en: Toll Road, pt: Estrada do Pedágio}
    hero: EMB-H1
    cards:
"""


def write_creature(folder: Path) -> Path:
    """Write a set: a creature with a choice when it dies, and a ready deck in which it replaces a weaker one."""
    cards = dict(carteado.load("duel").decks()["forge_march"])
    cards["MY-01"] = cards.pop("EMB-01")
    listed = "".join(f"      {id}: {count}\n" for id, count in cards.items() if not id.startswith("EMB-H"))
    path = folder / "toll.yaml"
    path.write_text(CREATURE + listed, encoding="utf-8")
    return path


def card(game: str) -> dict[str, Any]:
    (found,) = BLOCKS[game].data()
    data: dict[str, Any] = found
    return data


def write_set(game: str, folder: Path) -> Path:
    """Write the card of the document into a file."""
    path = folder / f"{game}.yaml"
    path.write_text(BLOCKS[game].text, encoding="utf-8")
    return path


def deck(game: str) -> str:
    """Return the list of a ready deck, in which the stranger's card takes the place of another."""
    old = INSTEAD_OF[game]
    cards = next(dict(cards) for cards in carteado.load(game).decks().values() if old in cards)
    cards[card(game)["id"]] = cards.pop(old)
    return "; ".join(f"{count} {id}" for id, count in cards.items())
