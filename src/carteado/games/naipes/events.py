"""Every event of naipes with its facts; only the seat that knows a secret fact receives it.

`seat` is the player who acted; cards are named like `10H`, a forged unit by its two cards.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UnsetType

from carteado.games.naipes.view import CountedColumns, RulerName
from carteado.kit.events import Facts, declare

SlotName = Literal["C", "S", "W", "H", "D"]
CostName = Literal["free", "main", "additional"]
SEAT: Facts = {"seat": int}
SECRET_CARD: Facts = {"card": str | UnsetType}
SECRET_CARDS: Facts = {"cards": list[str] | UnsetType}
ENTRY: Facts = SEAT | SECRET_CARDS | {"slot": SlotName, "cost": CostName | UnsetType, "up": bool}
MOVE: Facts = SEAT | {"slot": SlotName, "to": SlotName, "cards": list[str]}

NaipesEvent: Any = declare(
    # Setup and turns; `emptied`: the deck is empty, which grants the final turn
    chose=SEAT | {"ruler": RulerName | UnsetType},
    revealed={"rulers": list[RulerName]},
    dealt=SEAT | SECRET_CARDS | {"count": int},
    began=SEAT | {"turn": int},
    drew=SEAT | SECRET_CARD,
    emptied=SEAT | {"final_seat": int},
    shuffled=SEAT,
    passed=SEAT | {"draws": bool},
    ended={
        "reason": str,
        "columns": CountedColumns,
        "won": list[int],
        "totals": list[int],
        "winner": int | None,
    },
    # Units
    placed=ENTRY,
    reinforced=ENTRY,
    substituted=ENTRY | {"index": int, "replaced": list[str] | UnsetType},
    turned_up=SEAT | {"slot": SlotName, "cards": list[str]},
    moved=MOVE,
    swapped=MOVE | {"cards2": list[str]},
    exchanged=MOVE | {"cards2": list[str]},
    # The other actions, commanders and rulers
    bought=SEAT | SECRET_CARD | {"cost": Literal["two_additional"]},
    converted=SEAT | {"cost": Literal["main"]},
    commanded=SEAT | {"card": str, "cost": CostName},
    governed=SEAT | {"ruler": RulerName, "cost": CostName},
    looked=SEAT | {"pile": Literal["deck", "discard"], "count": int},
    took=SEAT | SECRET_CARD | {"pile": Literal["deck", "discard"]},
    declined=SEAT | {"answer": Literal["decline", "none", "stop"]},
)
