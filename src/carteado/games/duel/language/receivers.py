"""Which sorts of things each word of a card may stand for, and which sorts each operation works on (DUEL-13.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Sorts = frozenset[str]

# Sorts are words of the card language; `dies` is a creature that has died.
CREATURE: Sorts = frozenset({"creature"})
HERO: Sorts = frozenset({"hero"})
CHARACTER: Sorts = CREATURE | HERO
ITEM: Sorts = frozenset({"item"})
ENCHANT: Sorts = frozenset({"enchant"})
TRAP: Sorts = frozenset({"trap"})
SHARD: Sorts = frozenset({"shard"})
CARD: Sorts = frozenset({"grave"})
FALLEN: Sorts = frozenset({"dies"})

RECEIVERS: dict[str, Sorts] = {
    "damage": CHARACTER,
    "heal": CHARACTER,
    "destroy": CREATURE | ENCHANT | TRAP | SHARD,
    "modify": CREATURE,
    "exhaust": CREATURE,
    "stun": CREATURE,
    "ready": CREATURE,
    "move": CREATURE,
    "return": CREATURE | CARD | FALLEN,
    "revive": CARD,
    "negate": ITEM,
    "reveal": TRAP,
    "take_control": CREATURE,
    "copy_to_play": CREATURE,
    "transform": CREATURE,
    "silence": CREATURE,
    "instead": CREATURE,
    "modify_until": CHARACTER,
    "prevent": CHARACTER,
}
ANYTHING: Sorts = CHARACTER | ITEM | ENCHANT | TRAP | SHARD | CARD | FALLEN
CENTRES: Sorts = CREATURE | FALLEN
TARGETS: dict[str, Sorts] = {
    "creature": CREATURE,
    "character": CHARACTER,
    "item": ITEM,
    "enchant": ENCHANT,
    "trap": TRAP,
    "grave": CARD,
}
HEROES: dict[str, Sorts] = {"my_hero": HERO, "foe_hero": HERO, "heroes": HERO}
EVENTS: dict[str, dict[str, Sorts]] = {
    "played": {"it": CREATURE},
    "enters": {"it": CREATURE},
    "dies": {"it": FALLEN},
    "attacks": {"it": CREATURE, "by": CHARACTER, "item": ITEM},
    "blocks": {"it": CREATURE, "by": CREATURE, "item": ITEM},
    "damaged": {"it": CREATURE, "by": CHARACTER},
    "hits_hero": {"it": CREATURE},
    "spell_played": {"item": ITEM},
    "ability_used": {"item": ITEM},
    "shard_played": {"it": SHARD},
}


def card_words(card: Mapping[str, Any]) -> dict[str, Sorts]:
    """Return the words that have a meaning anywhere on this card."""
    words = dict(HEROES)
    if card.get("type") == "creature":
        words["self"] = CREATURE
    if card.get("kind") == "creature_enchant":
        words["host"] = CREATURE
    if card.get("kind") in ("row_enchant", "column_enchant"):
        words["here"] = CREATURE
    return words


def event_words(card: Mapping[str, Any], trigger: Mapping[str, Any]) -> dict[str, Sorts]:
    """Return the words that the event of a trigger defines or redefines."""
    when, who = trigger.get("when"), trigger.get("who")
    words = dict(EVENTS.get(str(when), {}))
    if when == "played" and card.get("type") == "shard":
        words["it"] = SHARD
    elif when == "damaged" and who == "my_hero":
        words["it"] = HERO
    elif when == "attacks" and isinstance(who, Mapping) and "at" in who:
        words["by"] = HERO if who["at"] == "hero" else CREATURE
    elif when == "dies" and who == "self" and card.get("type") == "creature":
        words["self"] = FALLEN
    return words


def target_words(targets: list[Mapping[str, Any] | None]) -> dict[str, Sorts]:
    """Return the words of the declared targets. After an unreadable target every word is accepted."""
    words = {str(target.get("id")): TARGETS[target["kind"]] for target in targets if target is not None}
    return {"t1": frozenset(), "t2": frozenset(), **words} if None in targets else words
