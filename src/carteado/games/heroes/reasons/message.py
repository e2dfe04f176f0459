"""The messages of reasons, and the cards that they may name."""

from __future__ import annotations

from carteado.core.message import Blank, Message
from carteado.games.heroes import words
from carteado.games.heroes.board import ABILITIES, TOKENS, Zone
from carteado.games.heroes.language.printed import Power
from carteado.games.heroes.state import HeroesState

Reason = Message | None


def why(id: str, rule: str, **blanks: Blank) -> Message:
    return Message(f"why-heroes-{id}", rule=f"HEROES-{rule}", **blanks)


def name(table: HeroesState, id: int) -> Message:
    return words.card(table.card(id).id)


def power_name(power: Power) -> Message:
    return words.power(power.block.name)


def token(kind: int) -> Message:
    return words.token(TOKENS[kind])


def ability(kind: int) -> Message:
    return Message("heroes-ability", ability=ABILITIES[kind])


def unseen(table: HeroesState, seat: int, id: int) -> Reason:
    """A number that stands for no card that the player sees (HEROES-23.2, 23.3)."""
    if id < len(table.cards):
        zone = table.zones[id]
        if zone != Zone.DECK and (zone != Zone.HAND or table.owners[id] == seat):
            return None
    return why("unseen", "23.2", number=str(id))
