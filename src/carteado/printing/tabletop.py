"""A save file for Tabletop Simulator: the printed cards as a deck, the boards, and dice.

The program copies it to its folder of saves. The pictures are found by their addresses as files; whoever wants to play
with others uploads them to the cloud there.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from carteado.printing.sheets import pages

WIDE, HIGH = 10, 7
SHEET = WIDE * HIGH - 1  # the last place is the back
DICE = 2


def saved_table(title: str, sheets: Sequence[Path], boards: Sequence[Path], names: Sequence[str], dice: bool) -> bytes:
    """The save of a table with a deck of these cards, named in their order on the sheets."""
    objects = [deck(title, sheets, names)]
    objects += [board(path, number) for number, path in enumerate(boards)]
    objects += [die(number) for number in range(DICE if dice else 0)]
    for number, one in enumerate(objects):
        one["GUID"] = f"{number:06x}"
    save = {"SaveName": title, "GameMode": title, "VersionNumber": "", "Table": "Table_RPG", "ObjectStates": objects}
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def deck(title: str, sheets: Sequence[Path], names: Sequence[str]) -> dict[str, Any]:
    """All cards as a deck; the number of a card is its sheet times a hundred and its place on it."""
    pictures = {str(number): sheet_of(path) for number, path in enumerate(sheets, 1)}
    cards = []
    for number, page in enumerate(pages(names, SHEET), 1):
        sheet = {str(number): pictures[str(number)]}
        cards += [card(name, 100 * number + place, sheet) for place, name in enumerate(page)]
    if len(cards) == 1:
        return cards[0]
    numbers = [one["CardID"] for one in cards]
    return {
        "Name": "DeckCustom",
        "Nickname": title,
        "Transform": transform(-12.0, 0.0),
        "DeckIDs": numbers,
        "CustomDeck": pictures,
        "ContainedObjects": cards,
    }


def sheet_of(path: Path) -> dict[str, Any]:
    address = path.resolve().as_uri()
    return {
        "FaceURL": address,
        "BackURL": address,
        "NumWidth": WIDE,
        "NumHeight": HIGH,
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": 0,
    }


def card(name: str, number: int, pictures: dict[str, Any]) -> dict[str, Any]:
    return {
        "Name": "CardCustom",
        "Nickname": name,
        "Transform": transform(-12.0, 0.0),
        "CardID": number,
        "CustomDeck": pictures,
    }


def board(path: Path, number: int) -> dict[str, Any]:
    image = {"ImageURL": path.resolve().as_uri(), "ImageSecondaryURL": "", "ImageScalar": 1.0, "WidthScale": 0.0}
    return {
        "Name": "Custom_Tile",
        "Transform": {**transform(4.0 + 14.0 * number, 0.0), "scaleX": 6.0, "scaleZ": 6.0},
        "Locked": True,
        "CustomImage": {**image, "CustomTile": {"Type": 0, "Thickness": 0.1, "Stackable": False, "Stretch": False}},
    }


def die(number: int) -> dict[str, Any]:
    return {"Name": "Die_6", "Transform": transform(-12.0 + 2.0 * number, -8.0)}


def transform(x: float, z: float) -> dict[str, float]:
    turned = {"rotX": 0.0, "rotY": 180.0, "rotZ": 0.0}
    return {"posX": x, "posY": 1.5, "posZ": z, **turned, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}
