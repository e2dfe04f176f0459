"""A castle to defend in tests: set it, play, and look at what changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carteado.core.rng import Scripted
from table import Table

START: dict[str, Any] = {
    "ladders": 4,
    "ram": 4,
    "tower": 4,
    "trebuchets": 3,
    "wall": 4,
    "morale": 4,
    "supplies": 4,
    "soldiers": "castle",
    "carried": 0,
}

EVENTS = {
    "Trebuchet Attack": (1, 1),
    "Illness": (2, 1),
    "Supplies Spoiled": (3, 1),
    "Death of a Leader": (4, 1),
    "Volley of Arrows": (5, 1),
    "Cover of Darkness": (6, 1),
    "Determined Enemy": (7, 1),
    "Guards Distracted": (2, 2),
    "Bad Weather": (3, 2),
    "Gate Fortified": (4, 2),
    "Collapsed!": (5, 2),
    "Enemy Fatigue": (6, 2),
    "Iron Shields": (7, 2),
    "Boiling Oil": (3, 3),
    "Flaming Arrows": (4, 3),
    "Repaired Trebuchet": (5, 3),
    "Rally!": (6, 3),
    "Faith": (7, 3),
}
"""The card and the day of each event (the trebuchets also attack on 1/2, 1/3 and 2/3)."""

AT_START = {"ladders": 4, "ram": 4, "tower": 4}


class Castle(Table):
    """Lay the player's actions, under an event or none; by default units are at 3, with 2 AP."""

    def __init__(self, event: str | None = None, /, **position: Any) -> None:
        if event is not None:
            position["card"], position["day"] = EVENTS[event]
        position = {"ladders": 3, "ram": 3, "tower": 3, "ap": 2, **position}
        super().__init__("siege", **position)
        self.before = {name: position.get(name, at_start) for name, at_start in START.items()}

    def play(self, *actions: str, dice: Sequence[int] = ()) -> Castle:
        super().play(*actions, dice=dice)
        return self

    def changes(self) -> dict[str, Any]:
        """Everything on the board that is not as it was laid, and why the game ended if it did."""
        view = self.view()
        now = {
            **view["units"],
            **view["tracks"],
            **{name: view[name] for name in ("trebuchets", "soldiers", "carried")},
        }
        changed = {name: now[name] for name in START if now[name] != self.before[name]}
        return changed if self.reason is None else {**changed, "reason": self.reason}

    def rolls(self) -> list[dict[str, Any]]:
        """The rolls heard since the table was laid."""
        return [heard for heard in self.heard() if heard["event"] == "rolled"]

    @property
    def ap(self) -> int:
        points: int = self.view()["ap"]
        return points

    @property
    def dice_left(self) -> list[int]:
        """The scripted dice of the position that nobody has rolled."""
        assert isinstance(self.state.rng, Scripted)
        return self.state.rng.dice


def turn(event: str, /, **position: Any) -> Castle:
    """A castle at the start of the turn in which this event is drawn, run up to the player's first action."""
    card, day = EVENTS[event]
    return turn_of(card, day, **position)


def turn_of(card: int, day: int, /, played: Sequence[int] = (), **position: Any) -> Castle:
    undrawn = [other for other in range(1, 8) if other != card and other not in played]
    return Castle(at="turn", day=day, deck=[card, *undrawn], played=list(played), **position)


def last_turn(day: int, /, **position: Any) -> Castle:
    """The actions of a day's last turn, under the trebuchets' card 1."""
    return Castle(card=1, day=day, deck=[], **position)


def winning_dice(event: str | None, action: str, /, **position: Any) -> list[int]:
    """The natural dice with which an attack drives someone back, or a repair raises its track."""
    dice = range(1, 7)
    return [die for die in dice if better(Castle(event, **position).play(action, dice=[die]))]


def better(castle: Castle) -> bool:
    gained = {
        name: now for name, now in castle.changes().items() if name in ("ladders", "ram", "tower", "wall", "morale")
    }
    return any(now > castle.before[name] for name, now in gained.items())
