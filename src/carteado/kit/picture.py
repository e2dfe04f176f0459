"""The pictures on cards: a ground and one or two emblems, the same on screen and on paper.

Emblems are from the game-icons collection (CC BY 3.0). `tools/write_pictures.py` writes those that are used.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
from ruamel.yaml import YAML

from carteado.core.game import Game
from carteado.core.sets import ChosenPicture

ART = Path(__file__).parent / "art"
EMBLEMS = ART / "emblems.json"
FILE = "pictures.yaml"
KINDS = ("suit", "type")  # the fields of a card that tell its kind


class Picture(msgspec.Struct, frozen=True):
    """SVG paths: the ground far and near on 160 by 100, the emblems on 512 by 512; `behind` may be empty."""

    far: str
    near: str
    emblem: str
    behind: str = ""


class Chosen(msgspec.Struct, frozen=True):
    """The pictures that a game has chosen: a ground and emblems by card, and emblems for other cards by kind."""

    cards: dict[str, tuple[str, tuple[str, ...]]]
    kinds: dict[str, tuple[str, ...]]


@cache
def emblems() -> dict[str, str]:
    """The path of each emblem by its name in the collection."""
    return msgspec.json.decode(EMBLEMS.read_bytes(), type=dict[str, str])


def read_yaml(file: Path) -> Any:
    return YAML(typ="safe", pure=True).load(file)


@cache
def grounds() -> dict[str, dict[str, str]]:
    return msgspec.convert(read_yaml(ART / "grounds.yaml"), dict[str, dict[str, str]])


@cache
def chosen(folder: Path) -> Chosen | None:
    """Read a game's pictures; None if it has none."""
    if not (folder / FILE).exists():
        return None
    data = read_yaml(folder / FILE)
    cards = {id: (ground, listed(named)) for ground, ids in data["cards"].items() for id, named in ids.items()}
    return Chosen(cards, {kind: listed(named) for kind, named in data["kinds"].items()})


def listed(named: str | list[str]) -> tuple[str, ...]:
    return (named,) if isinstance(named, str) else tuple(named)


def emblems_in(folder: Path) -> Iterator[str]:
    """Every emblem that a game's pictures use."""
    found = chosen(folder)
    if found is not None:
        for _, named in found.cards.values():
            yield from named
        for named in found.kinds.values():
            yield from named


def card_picture(game: Game, id: str, data: Mapping[str, Any]) -> Picture | None:
    """The picture of a card: the one that its set chose, else the game's."""
    if game.contents is not None and id in game.contents.pictures:
        return drawn(game.contents.pictures[id])
    return picture_of(game.folder, id, data)


def drawn(wanted: ChosenPicture) -> Picture:
    """Return a picture whose emblems are names of the collection, or paths."""
    emblem, behind = (emblems().get(name, name) for name in (wanted.emblem, wanted.behind))
    return Picture(emblem=emblem, behind=behind, **grounds()[wanted.ground or min(grounds())])


def picture_of(folder: Path, id: str, data: Mapping[str, Any]) -> Picture | None:
    """The picture of a card; one of another set gets a picture by its kind, chosen by its id."""
    found = chosen(folder)
    if found is None:
        return None
    if id in found.cards:
        return composed(*found.cards[id])
    choice = next((found.kinds[str(data[field])] for field in KINDS if str(data.get(field)) in found.kinds), ())
    if not choice:
        return None
    number = crc32(id.encode())
    return composed(sorted(grounds())[number % len(grounds())], (choice[number // 64 % len(choice)],))


def composed(ground: str, named: tuple[str, ...]) -> Picture:
    emblem, behind = [*(emblems()[name] for name in named), ""][:2]
    return Picture(emblem=emblem, behind=behind, **grounds()[ground])
