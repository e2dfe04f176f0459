"""Numbers that were worked out, as arithmetic in words: "FOR 8 + die 1 + 1 − 2 = 8"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carteado.core.message import Message
from carteado.games.apotheosis.board import ATTRIBUTES

Parts = Sequence[Mapping[str, Any]]


def total(parts: Parts, counts: int) -> Message:
    """Return a sum and what it counts as, which a minimum or a natural 1 may change (APOTHEOSIS-1.4, 17.2)."""
    found = sum(part["amount"] for part in parts)
    if found != counts:
        return Message("apotheosis-sum-counts", parts=chain(parts), total=found, counts=counts)
    return Message("apotheosis-sum", parts=chain(parts), total=found) if len(parts) > 1 else chain(parts)


def change(before: int, amount: int) -> Message:
    """Return what HP are after a change."""
    parts = [{"of": "bonus", "amount": before}, {"of": "bonus", "amount": amount}]
    return Message("apotheosis-sum", parts=chain(parts), total=before + amount)


def damage(heard: Mapping[str, Any]) -> Message:
    """Return the DMG of an event, and the CON that it is compared with."""
    return Message("apotheosis-sum-against", sum=total(heard["sum"], heard["damage"]), con=heard["con"])


def chain(parts: Parts) -> Message:
    """Join the parts with their signs."""
    made = term(parts[0]) if parts else number(0)
    for part in parts[1:]:
        sign = "minus" if part["of"] == "bonus" and part["amount"] < 0 else "plus"
        right = number(abs(part["amount"])) if part["of"] == "bonus" else term(part)
        made = Message(f"apotheosis-sum-{sign}", left=made, right=right)
    return made


def term(part: Mapping[str, Any]) -> Message:
    of, amount = part["of"], part["amount"]
    if of == "bonus":
        return number(amount)
    if of == "die":
        return Message("apotheosis-sum-die", amount=amount)
    kind = "stat" if of in ATTRIBUTES else "word"
    return Message("apotheosis-sum-of", name=Message(f"apotheosis-{kind}-{of.lower()}"), amount=amount)


def number(amount: int) -> Message:
    return Message("apotheosis-sum-number", amount=amount)
