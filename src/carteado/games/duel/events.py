"""Every event of a duel with its facts; only the seats that know a secret fact receive it.

`id` is the number of a card at this table, `card` its printed id; `seat` is the player who acted.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UnsetType

from carteado.kit.events import CARD, SEAT, SECRET_CARD, Facts, declare
from carteado.kit.seeing import Known

SECRET_CARDS: Facts = {"count": int, "cards": list[Known] | UnsetType}
SLOT: Facts = {"row": Literal["attack", "defense"], "column": int}
WOUND: Facts = {"amount": int, "hp": int}

DuelEvent: Any = declare(
    # Setup and turns; `winner` is -1 in a draw
    mulliganed=SEAT | SECRET_CARDS,
    sparks=SEAT | {"count": int},
    turn=SEAT | {"turn": int},
    mana=SEAT | {"mana": int},
    fatigue=SEAT,
    ended={"reason": str, "winner": int},
    # Changes of zone; `fetched`: drawn face up, `burned`: lost to a full hand, `looked`: at the foe's hand
    drew=SEAT | SECRET_CARD,
    fetched=SEAT | CARD,
    burned=SEAT | CARD,
    played=SEAT | CARD,
    entered=SEAT | CARD | SLOT,
    moved=CARD | SLOT,
    **dict.fromkeys(("returned", "discarded", "milled", "used_as_mana", "ramped"), SEAT | CARD),
    buried=SEAT | CARD,
    exiled=SEAT | CARD,
    took=SEAT | SECRET_CARD,
    put_into_deck=SEAT | {"where": Literal["top", "bottom", "deck"]} | SECRET_CARD,
    shuffled=SEAT,
    looked_at_cards=SEAT | SECRET_CARDS,
    gained_mana=SEAT | {"amount": int},
    looked=SEAT | SECRET_CARDS,
    # Answers in the middle of an effect; CARD is its source, but for `picked` what was picked
    accepted=SEAT | CARD,
    declined=SEAT | CARD,
    chose_option=SEAT | CARD | {"number": int},
    chose_amount=SEAT | CARD | {"amount": int},
    picked=SEAT | SECRET_CARD,
    picked_nothing=SEAT,
    # Heroes and traps
    hero_drew=SEAT,
    replaced=SEAT | SECRET_CARD,
    used_ability=SEAT | CARD | {"ability": str},
    set_trap=SEAT | {"mana": int, "hp": int} | SECRET_CARD,
    sprung=SEAT | CARD,
    looked_at_trap=SEAT | {"trap": int} | SECRET_CARD,
    # Enchants: on a row or hero (of `owner`), on a column, or on a creature, the host
    enchanted=SEAT
    | CARD
    | {
        "zone": Literal["row", "column", "host", "hero_enchants"],
        "owner": int | UnsetType,
        "row": Literal["attack", "defense"] | UnsetType,
        "column": int | UnsetType,
        "host": int | UnsetType,
        "host_card": str | UnsetType,
    },
    fell_off=CARD,
    # The chain and combat; `attack_ended`: an attack that ended before combat
    passed=SEAT,
    resolved=CARD,
    negated=CARD | {"link": int},
    attacked=SEAT | CARD | {"target": int, "target_card": str},
    attack_ended=CARD,
    blocked=SEAT | CARD,
    not_blocked=SEAT,
    fought=CARD | {"with": int, "with_card": str},
    # Creatures and heroes
    damaged=CARD | WOUND,
    healed=CARD | WOUND,
    lost_hp=CARD | WOUND,
    barrier_broken=CARD,
    modified=CARD | {"atk": int, "hp": int},
    took_control=SEAT | CARD | SLOT,
    swapped=CARD | SLOT,
    transformed=CARD | {"into": str},
    silenced=CARD,
    counters=CARD | {"name": str, "amount": int},
    shielded=CARD | {"amount": int},
    emblem=SEAT | CARD,
    exhausted=CARD,
    stunned=CARD,
    readied=CARD,
    destroyed=CARD,
    died=SEAT | CARD,
)
