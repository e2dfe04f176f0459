"""What tuning is asked: a goal, and the numbers that may be changed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game

EXAMPLE = "EMB-01.atk: [1, 3]"
GOALS = {
    "deck": re.compile(r"(?:no deck|nenhum baralho)\s+(?:over|acima de)\s+(\d{1,2}(?:[.,]\d)?)\s*%"),
    "first": re.compile(r"(?:no first player|nenhum primeiro jogador)\s+(?:over|acima de)\s+(\d{1,2}(?:[.,]\d)?)\s*%"),
}


@dataclass(frozen=True)
class Goal:
    """No deck, or no first player, wins a larger share than `most`."""

    of: str
    most: float


@dataclass(frozen=True)
class Knob:
    """A number that may be changed: an option, or a field of a card, with its value and those that are allowed."""

    card: str
    field: str
    value: int
    allowed: tuple[int, ...]

    @property
    def name(self) -> str:
        return f"{self.card}.{self.field}" if self.card else self.field


def read_goal(text: str) -> Goal:
    """Parse a goal such as `no deck over 55 %` or `no first player over 52 %`, in either language."""
    for of, pattern in GOALS.items():
        if found := pattern.fullmatch(text.strip().lower()):
            return Goal(of, float(found[1].replace(",", ".")) / 100)
    raise Invalid("tune-bad-goal", found=text, allowed="no deck over 55 %, no first player over 52 %")


def read_knobs(game: Game, file: Path) -> tuple[Knob, ...]:
    """Read the numbers that may be changed, as `EMB-01.atk: [1, 3]` or `second_sparks: [0, 2]`, from least to most."""
    try:
        data = YAML(typ="safe", pure=True).load(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Invalid("file-unreadable", file=str(file), reason=error.strerror or str(error)) from error
    except YAMLError as error:
        raise Invalid("tune-bad-knob", found=" ".join(str(error).split()), allowed=EXAMPLE) from error
    if not isinstance(data, dict) or not data:
        raise Invalid("tune-bad-knob", found=str(data), allowed=EXAMPLE)
    return tuple(read_knob(game, str(name), bounds) for name, bounds in data.items())


def read_knob(game: Game, name: str, bounds: Any) -> Knob:
    if not isinstance(bounds, list) or len(bounds) != 2 or not all(type(end) is int for end in bounds):
        raise Invalid("tune-bad-knob", found=f"{name}: {bounds}", allowed=EXAMPLE)
    card, dot, field = name.rpartition(".")
    known: Mapping[str, Any] = game.read_options({})
    if dot:
        if card not in game.card_data():
            raise unknown("card-unknown", card, game.card_data(), game=game.id)
        known = game.card_data()[card]
    value = known.get(field)
    if type(value) is not int:
        numbers = [name for name, one in known.items() if type(one) is int]
        raise unknown("tune-not-a-number", name, [f"{card}{dot}{number}" for number in numbers])
    allowed = tuple(one for one in range(bounds[0], bounds[1] + 1) if one != value)
    return Knob(card, field, value, allowed)
