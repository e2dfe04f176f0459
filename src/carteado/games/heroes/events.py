"""Every event of Heroes with its facts; only the seats that know a secret fact receive it.

`id` is the number of a card at this table, `card` its printed id; `seat` is the player who acted or who owns the card,
null for the Mob.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UnsetType

from carteado.kit.events import CARD, SEAT, Facts, declare
from carteado.kit.seeing import Known

OWNED: Facts = {"seat": int | None} | CARD
AMOUNT: Facts = CARD | {"amount": int}
TO: Facts = {"to": int, "to_card": str}
TOKEN: Facts = CARD | {"token": str, "amount": int, "stack": bool}
USE: Facts = OWNED | {"power": str, "with": list[Known], "opponents": list[int]}

HeroesEvent: Any = declare(
    # Setup, stages and turns
    starts=SEAT,
    shuffled=SEAT,
    redrew=SEAT | {"cards": list[Known]},
    stage={"stage": int, "mode": str, "seats": list[int]},
    turn=SEAT | {"turn": int, "round": int},
    main_ended=SEAT,
    grand_combat={"round": int},
    conceded=SEAT,
    eliminated=SEAT,
    ended={"reason": str, "winners": list[int]},
    # Hands and decks; `revealed` shows cards to one seat, the others to all
    drew=SEAT | {"count": int, "cards": list[Known] | UnsetType},
    called_up=SEAT | CARD | {"cards": list[Known]},
    searched=SEAT,
    took=OWNED,
    discarded=OWNED,
    revealed=SEAT | {"whose": int, "cards": list[str] | UnsetType},
    # Cards in play
    fielded=OWNED,
    swapped=SEAT | CARD | {"out": int, "out_card": str},
    source=OWNED,
    event=OWNED,
    equipped=SEAT | CARD | {"cost": int},
    attached=SEAT | CARD | TO,
    left_play=OWNED,
    relocated=OWNED,
    came_back=OWNED,
    # Energy
    reserve=SEAT | {"amount": int, "reserve": int},
    dissipated=SEAT | {"amount": int},
    allocated=OWNED,
    withdrew=OWNED,
    charged=AMOUNT,
    drained=AMOUNT,
    stored=AMOUNT,
    moved_energy=AMOUNT | TO,
    # Answers to the question of an effect
    accepted=SEAT | CARD,
    declined=SEAT | CARD,
    chose_option=SEAT | CARD | {"number": int},
    # Powers and combat
    used=USE,
    activated=USE,
    triggered=OWNED,
    paid_health=AMOUNT,
    order={"cards": list[Known]},
    **dict.fromkeys(("slot", "passed", "readied", "stunned", "evaded", "perceived"), OWNED),
    # Damage and tokens
    hurt=AMOUNT | {"lost": int, "health": int, "pool": int},
    bled=AMOUNT,
    healed=AMOUNT | {"health": int},
    knocked_out=OWNED,
    token=TOKEN,
    token_gone=TOKEN,
    token_blocked=CARD | {"token": str},
    expired=TOKEN,
    # Dice
    rolled=CARD | {"what": Literal["burn", "chance"], "sides": int, "result": int},
    picked=OWNED,
)
