"""Every event of a siege with its facts; nothing is secret."""

from __future__ import annotations

from typing import Any, Literal

from carteado.games.siege.view import PlaceName
from carteado.kit.events import declare

UnitName = Literal["ladders", "ram", "tower"]
TrackName = Literal["wall", "morale", "supplies"]
Roll = Literal[
    "line_check", "trebuchet", "archers", "boiling_water", "close_combat", "coupure", "rally", "raid", "sabotage"
]
Effect = Literal["nothing", "hit", "backfired", "fatal", "raised", "looted", "captured"]

SiegeEvent: Any = declare(
    day={"day": int},
    drawn={"card": int, "day": int, "name": str},
    acted={"action": str},
    rolled={"roll": Roll, "die": int, "drm": int, "result": int, "effect": Effect},
    track={"track": TrackName, "change": int, "now": int},
    moved={"unit": UnitName, "to": int},
    tower_removed={},
    trebuchets={"now": int},
    soldiers={"to": PlaceName},
    carried={"now": int},
    captured={},
    ended={"reason": str},
)
