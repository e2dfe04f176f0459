"""Every event of a battle with its facts; only the seats that know a secret fact receive it.

`who` and `target` are pieces; `id` is the number of a card at this table, `card` its printed id; `owner` is the seat
that owns the card, None for the master. `sum`: the parts of a total or DMG; `con`: what the DMG is compared with.
"""

from __future__ import annotations

from typing import Any

from msgspec import UnsetType

from carteado.games.apotheosis.view.structures import Facing, Known, Part, Somebody
from carteado.kit.events import CARD, SECRET_CARD, Facts, declare

WHO: Facts = {"who": Somebody}
AT_WHOM: Facts = WHO | {"target": Somebody}
OWNER: Facts = {"owner": int | None}
AMOUNT: Facts = {"amount": int}
DICE: Facts = WHO | {"faces": list[int]}
WOUND: Facts = {"sum": list[Part], "damage": int, "con": int, "injury": int}
SUM: Facts = {"sum": list[Part]}

ApoEvent: Any = declare(
    # Setup, rounds and turns
    mulliganed={"seat": int, "count": int},
    round={"round": int},
    order={"order": list[Somebody]},
    turn=WHO,
    arrived=WHO,
    ended={"reason": str, "scores": list[float]},
    # Changes of zone
    drew=WHO | {"count": int, "cards": list[Known] | UnsetType},
    reshuffled=OWNER | {"count": int},
    searched=WHO | CARD,
    got=WHO | CARD,
    returned=WHO | SECRET_CARD,
    discarded=OWNER | CARD,
    buried=OWNER | SECRET_CARD,
    banished=OWNER | CARD,
    placed=WHO | CARD | {"suit": str},
    placed_hidden=WHO | SECRET_CARD,
    registered=CARD,
    attached=CARD | {"host": int, "host_card": str},
    looted=WHO | CARD,
    evolved=WHO | {"new": str, "new_id": int},
    # Changes of state; `proved`: a hidden card is shown to all
    exhausted=CARD,
    recovered=CARD,
    shown=WHO | CARD,
    proved=WHO | CARD,
    awoke=WHO | CARD,
    slept=WHO | CARD,
    evoked=WHO | CARD,
    unevoked=CARD,
    counted=CARD | AMOUNT | {"counter": str, "total": int},
    # Activations and answers
    used=WHO | CARD | {"effect": int, "targets": list[Somebody] | UnsetType},
    negated=CARD,
    redirected=WHO,
    bonus=CARD | AMOUNT,
    # Attacks, dice and checks
    attacked=AT_WHOM,
    hit=AT_WHOM | WOUND,
    missed=AT_WHOM | WOUND,
    attack_ended=WHO,
    rolled=DICE,
    rerolled=DICE,
    checked=WHO | SUM | {"total": int, "difficulty": int, "success": bool},
    contested=AT_WHOM | {"own_sum": list[Part], "own": int, "their_sum": list[Part], "their": int, "success": bool},
    # Pieces
    damaged=WHO | WOUND,
    lost_hp=WHO | AMOUNT | {"hp": int},
    healed=WHO | AMOUNT | {"hp": int},
    fell=WHO | {"hp": int, "ko": bool},
    saved=WHO,
    revived=WHO | {"hp": int},
    destroyed=WHO,
    moved=WHO | {"to": str},
    turned=WHO | {"facing": Facing},
    rested=WHO,
    action_points=WHO | AMOUNT,
    borrowed=WHO | AMOUNT | {"debt": int},
    marked=WHO | {"marker": str},
    unmarked=WHO | {"marker": str},
    modified=WHO | {"stat": str | UnsetType, "amount": int | UnsetType, "rules": list[str] | UnsetType},
)
