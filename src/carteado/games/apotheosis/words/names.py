"""Players, cards, pieces, effects and stats in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.apotheosis.language.catalog import SET
from carteado.kit.words import CardNames, hyphens, player

NAMES = CardNames("apotheosis")
card, facts, text, named = NAMES.card, NAMES.facts, NAMES.text, NAMES.named


def somebody(data: Mapping[str, Any]) -> Message:
    """Name a piece, from the facts of an event."""
    if "object" in data:
        return thing(data["object"])
    if data["seat"] is None:
        if "card" in data:
            return Message("apotheosis-masters", card=named(data))
        return Message("apotheosis-masters-body")
    if "card" in data:
        return Message("apotheosis-companion", card=named(data), who=player(data["seat"]))
    return Message("apotheosis-hero" if data["hero"] else "apotheosis-body", who=player(data["seat"]))


def thing(name: str) -> Message:
    return Message("apotheosis-object-gate") if name == "gate" else Message("apotheosis-object", name=name)


def piece_name(piece: Mapping[str, Any]) -> Message:
    if piece["kind"] == "object":
        return thing(piece["name"])
    facts = {"seat": piece["seat"], "hero": piece["kind"] == "hero"}
    if piece["kind"] == "companion" and "card" in piece:
        facts.update(card=piece["card"], id=piece["id"])
    return somebody(facts)


def effect(id: str, number: str) -> Message:
    """Return the text of an effect that can be activated; `number` is e1, e2, ..."""
    if SET.find(id) is None:
        return Message("apotheosis-effect", number=number[1:])
    return Message(f"apotheosis-effect-{id.lower()}-{number}")


def stat(name: str) -> Message:
    """Put a stat such as `CON`, `dmg(skill)` or `know(mental)` into words."""
    word, _, inner = name.rstrip(")").partition("(")
    if not inner:
        return Message(f"apotheosis-stat-{hyphens(word)}")
    return Message(f"apotheosis-stat-{word}-of", of=Message(f"apotheosis-word-{inner.lower()}"))


def rule(name: str) -> Message:
    word, _, inner = name.rstrip(")").partition("(")
    if not inner:
        return Message(f"apotheosis-rule-{hyphens(word)}")
    of: Blank = inner if word == "crit_on" else Message(f"apotheosis-word-{inner}")
    return Message(f"apotheosis-rule-{hyphens(word)}", of=of)
