"""The schema of the duel's card files: allowed fields, words and numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from carteado.core.shapes import (
    ByField,
    ByKey,
    Change,
    Either,
    ListOf,
    Named,
    OnlyTrue,
    Record,
    Shape,
    Text,
    Whole,
    Word,
    exported,
)
from carteado.games.duel.board import DURATIONS, FACTIONS, JOBS, KEYWORDS, KINDS, RARITIES, ROWS, TYPES, WHENS
from carteado.kit.cards import SIDES

CREATURE_WORDS = ("self", "host", "here", "it", "by", "t1", "t2")
HERO_WORDS = ("my_hero", "foe_hero", "heroes")
POSITIONS = ("adjacent", "area", "same_row", "same_column")
SIDE_EVENTS = ("spell_played", "ability_used", "shard_played", "turn_start", "turn_end")
STATES = ("ready", "exhausted", "damaged")

NAME = Record({"en": Text(), "pt": Text()}, required=("en", "pt"))
COUNT = Whole(1, 20)
CHANGE = Change(-20, 20)
ROW = Word(*ROWS)
SIDE = Word(*SIDES)
WHO = Word("me", "foe")

STATIC_FILTER: dict[str, Shape] = {
    "side": SIDE,
    "other": OnlyTrue(),
    "row": ROW,
    "job": Word(*JOBS),
    "here": OnlyTrue(),
}
FILTER: dict[str, Shape] = {**STATIC_FILTER, "state": Word(*STATES), "cost_max": Whole(0), "atk_min": Whole(1)}
FILTERED = Named("filter", lambda: Record(FILTER))


def centred(filter: dict[str, Shape], *words: str) -> Shape:
    """Return the shape of a centre, or of a centre and a filter."""
    centre = Word(*words)
    return Either(centre, Record({"of": centre, **filter}, required=("of",)))


def selector(*words: str) -> Shape:
    """Return the shape of a selector: one of these words, or a mapping that describes creatures."""
    centres = [word for word in CREATURE_WORDS if word != "here"]
    described: dict[str, Shape] = {
        "all": FILTERED,
        "random": Record({"amount": COUNT, **FILTER}, required=("amount",)),
        **{word: centred(FILTER, *centres) for word in POSITIONS},
    }
    return Either(Word(*words), Record(described, one_of=described))


CREATURES = Named("creatures", lambda: selector(*CREATURE_WORDS))
CHARACTERS = Named("characters", lambda: selector(*CREATURE_WORDS, *HERO_WORDS))
STATIC_TO = Either(
    Word("self", "host", "here"),
    Record(
        {"all": Record(STATIC_FILTER), "adjacent": centred(STATIC_FILTER, "self")},
        one_of=("all", "adjacent"),
    ),
)
AMOUNT = Named(
    "amount",
    lambda: Either(Whole(1), Record({"count": FILTERED, "plus": Whole(1)}, required=("count",))),
)


def bounded(of: Shape) -> Record:
    return Record({"of": of, "min": Whole(1), "max": Whole(0)}, required=("of",), one_of=("min", "max"))


def conditions(counted: Shape) -> dict[str, Shape]:
    return {
        "count": bounded(counted),
        "hp": bounded(Word("my_hero", "foe_hero")),
        "hand": bounded(WHO),
        "grave": bounded(WHO),
        "row": Record({"of": Word("self"), "is": ROW}, required=("of", "is")),
    }


def condition(name: str, words: dict[str, Shape]) -> Named:
    return Named(name, lambda: Record(words, one_of=words))


# Only an operation knows what died in its effect; a static may not test what statics change (DUEL-14.7).
CONDITIONS: dict[str, Shape] = {**conditions(FILTERED), "killed": Word("t1", "t2")}
CONDITION = condition("condition", CONDITIONS)
TRIGGER_CONDITION = condition("trigger_condition", conditions(FILTERED))
STATIC_CONDITION = condition("static_condition", conditions(Record(STATIC_FILTER)))


def changes(keywords: Iterable[str]) -> dict[str, Shape]:
    given = ListOf(Word(*keywords), least=1, most=99, distinct=True)
    return {"atk": CHANGE, "hp": CHANGE, "armor": CHANGE, "keywords": given}


# A creature in play has entered it, so an effect cannot grant `alert`. A static never grants `barrier`.
MODIFIED = changes(word for word in KEYWORDS if word != "alert")
STATIC_CHANGES = changes(word for word in KEYWORDS if word != "barrier")


def operation(**fields: Shape) -> Record:
    """Return the shape of an operation whose fields are all required; optional ones are added afterwards."""
    return Record(fields, required=fields)


OPERATIONS: dict[str, Record] = {
    "damage": operation(amount=AMOUNT, to=CHARACTERS),
    "heal": operation(amount=AMOUNT, to=CHARACTERS),
    "lose_hp": operation(amount=AMOUNT, who=Word(*HERO_WORDS)),
    "destroy": operation(what=CREATURES),
    "modify": Record(
        {"to": CREATURES, **MODIFIED, "duration": Word(*DURATIONS)}, required=("to", "duration"), some_of=MODIFIED
    ),
    "exhaust": operation(what=CREATURES),
    "stun": operation(what=CREATURES),
    "ready": operation(what=CREATURES),
    "move": operation(what=CREATURES, dest=Word("other_row")),
    "return": operation(what=CREATURES),
    "revive": operation(what=Word("t1", "t2"), row=ROW),
    "summon": operation(token=Text(), amount=AMOUNT, row=ROW),
    "draw": Record({"who": WHO, "amount": AMOUNT, "type": Word(*TYPES[:4])}, required=("who", "amount")),
    "discard": operation(who=WHO, amount=AMOUNT),
    "mill": operation(who=WHO, amount=AMOUNT),
    "gain_mana": operation(who=WHO, amount=AMOUNT),
    "ramp": operation(who=WHO, amount=AMOUNT),
    "negate": operation(what=Word("item", "t1", "t2")),
    "reveal": operation(what=Word("hand", "t1", "t2")),
}
OPERATION = Named("operation", lambda: Record({**OPERATIONS, "if": CONDITION}, one_of=OPERATIONS))
EFFECTS = ListOf(OPERATION, least=1, most=99)

# The filter keys of each kind of target. No card with targets has a `here`.
CREATURE_KEYS = {name: shape for name, shape in FILTER.items() if name != "here"}
TARGET_KEYS: dict[str, dict[str, Shape]] = {
    "creature": CREATURE_KEYS,
    "character": CREATURE_KEYS,
    "item": {"side": Word("enemy")},
    "enchant": {"side": SIDE},
    "trap": {"side": Word("enemy")},
    "grave": {"side": Word("own"), **{name: FILTER[name] for name in ("job", "cost_max", "atk_min")}},
}
TARGET = ByField(
    "kind",
    {
        kind: Record({"id": Word("t1", "t2"), "kind": Word(kind), **keys}, required=("id", "kind"))
        for kind, keys in TARGET_KEYS.items()
    },
)
TARGETS = ListOf(TARGET, least=1, most=2)
COSTS: dict[str, Shape] = {"mana": COUNT, "hp": COUNT, "discard": COUNT, "sacrifice": COUNT, "cooldown": COUNT}
EXTRA = ("hp", "discard", "sacrifice")
EXTRA_COST = Record({name: COSTS[name] for name in EXTRA}, some_of=EXTRA)

# The subject of an event: a creature, a hero, or a side.
WHOSE = Record({"side": SIDE})
ATTACKER = Record({**FILTER, "at": Word("hero", "creature")})
CASTER = Record({"side": SIDE, "kind": Word(*KINDS)})
ABOUT: dict[str, Shape] = {
    **{when: Either(Word("self"), FILTERED) for when in ("enters", "dies", "blocks", "hits_hero")},
    **dict.fromkeys(SIDE_EVENTS, WHOSE),
    "attacks": Either(Word("self"), ATTACKER),
    "damaged": Either(Word("self", "my_hero"), FILTERED),
    "spell_played": CASTER,
}
ONCE_ANYWAY = ("played", "turn_start", "turn_end")


def trigger(when: str) -> Record:
    """Return the shape of a trigger of that event; only `played` has targets, and needs no `who`."""
    said: dict[str, Shape] = {"when": Word(*WHENS)}
    if when in ABOUT:
        said["who"] = ABOUT[when]
    if when not in ONCE_ANYWAY:
        said["once"] = OnlyTrue()
    said["if"] = TRIGGER_CONDITION
    if when == "played":
        said["targets"] = TARGETS
    said["do"] = EFFECTS
    needed = [name for name in ("when", "who", "do") if name in said]
    return Record(said, required=needed)


TRIGGER = Named("trigger", lambda: ByField("when", {when: trigger(when) for when in WHENS}))


def static(*needed: str, some_of: Iterable[str] = (), **fields: Shape) -> Record:
    return Record({**fields, "if": STATIC_CONDITION}, required=needed, some_of=some_of)


STATICS: dict[str, Record] = {
    "to": static("to", some_of=STATIC_CHANGES, to=STATIC_TO, **STATIC_CHANGES),
    "cost": static(
        "cost", "cards", "who", cost=CHANGE, cards=Record({"type": Word(*TYPES[:4])}, required=("type",)), who=WHO
    ),
    "spell_damage": static("spell_damage", "who", spell_damage=CHANGE, who=WHO),
}
STATIC = Named("static", lambda: ByKey(STATICS))
ABILITY = Named(
    "ability",
    lambda: Record(
        {"id": Word("a1", "a2", "a3", "a4"), "name": NAME, "cost": Record(COSTS), "targets": TARGETS, "do": EFFECTS},
        required=("id", "name", "cost", "do"),
    ),
)

PRINTED: dict[str, Shape] = {
    "id": Text(),
    "name": NAME,
    "plural": NAME,
    "type": Word(*TYPES),
    "faction": Word(*FACTIONS),
    "rarity": Word(*RARITIES),
    "token": OnlyTrue(),
    "triggers": ListOf(TRIGGER, most=99),
}
COSTLY: dict[str, Shape] = {**PRINTED, "cost": Whole(0, 20), "loyalty": Whole(0, 9)}
NEEDED = ("id", "name", "type", "faction", "rarity")
CARDS: dict[str, Record] = {
    "shard": Record({**COSTLY, "cost": Whole(0, 0), "basic": OnlyTrue()}, required=NEEDED),
    "creature": Record(
        {
            **COSTLY,
            "atk": Whole(0),
            "hp": Whole(1),
            "job": Word(*JOBS),
            "keywords": ListOf(Word(*KEYWORDS), most=99, distinct=True),
            "static": ListOf(STATIC, most=99),
            "abilities": ListOf(ABILITY, most=4),
        },
        required=(*NEEDED, "cost", "atk", "hp", "job"),
    ),
    "spell": Record(
        {
            **COSTLY,
            "kind": Word(*KINDS),
            "attach": Word("enemy"),
            "extra_cost": EXTRA_COST,
            "targets": TARGETS,
            "effects": EFFECTS,
            "static": ListOf(STATIC, most=99),
        },
        required=(*NEEDED, "cost", "kind"),
    ),
    "trap": Record(COSTLY, required=(*NEEDED, "cost", "triggers")),
    "hero": Record({**PRINTED, "hp": Whole(1), "abilities": ListOf(ABILITY, most=4)}, required=(*NEEDED, "hp")),
}
CARD = ByField("type", CARDS)
DEFINITIONS = (
    *(FILTERED, CREATURES, CHARACTERS, AMOUNT),
    *(CONDITION, TRIGGER_CONDITION, STATIC_CONDITION),
    *(OPERATION, TRIGGER, STATIC, ABILITY),
)


def json_schema() -> dict[str, Any]:
    """Return a JSON Schema of a card file, for editors."""
    return exported(ListOf(CARD), "Duel of Cartoverse: cards", DEFINITIONS)
