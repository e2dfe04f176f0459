"""The card language of the duel (section 4): which fields, words and numbers a card file may hold."""

from __future__ import annotations

from typing import Any

from carteado.games.duel.board import FACTIONS, JOBS, KEYWORDS, KINDS, RARITIES, ROWS, TYPES, WHENS
from carteado.kit.cards import DURATIONS, SIDES
from carteado.kit.shapes import ByField, Either, Flag, ListOf, Named, Record, Shape, Text, Whole, Word, exported

CREATURE_WORDS = ("self", "host", "here", "it", "by", "t1", "t2")
HERO_WORDS = ("my_hero", "foe_hero", "heroes")
POSITIONS = ("adjacent", "area", "same_row", "same_column")
SIDE_EVENTS = ("spell_played", "ability_used", "shard_played", "turn_start", "turn_end")
STATES = ("ready", "exhausted", "damaged")

NAME = Record({"en": Text(), "pt": Text()}, required=("en", "pt"), name="{en, pt}")
COUNT = Whole(1, 20)
CHANGE = Whole(-20, 20)
ROW = Word(*ROWS)
WHO = Word("me", "foe")

STATIC_FILTER: dict[str, Shape] = {
    "side": Word(*SIDES),
    "other": Flag(),
    "row": ROW,
    "job": Word(*JOBS),
    "here": Flag(),
}
FILTER: dict[str, Shape] = {**STATIC_FILTER, "state": Word(*STATES), "cost_max": Whole(0), "atk_min": Whole(0)}
FILTERED = Named("filter", lambda: Record(FILTER, name="a filter"))
TRIGGER_FILTER = Record({**FILTER, "at": Word("hero", "creature"), "kind": Word(*KINDS)}, name="a filter")


def centred(filter: dict[str, Shape]) -> Shape:
    """`self`, or a centre and a filter."""
    centre = Word(*(word for word in CREATURE_WORDS if word != "here"))
    return Either(centre, Record({"of": centre, **filter}, required=("of",), name="a selector"))


def selector(*words: str) -> Shape:
    """One of these words, or a mapping that describes creatures."""
    described: dict[str, Shape] = {
        "all": FILTERED,
        "random": Record({"amount": COUNT, **FILTER}, required=("amount",)),
        **{word: centred(FILTER) for word in POSITIONS},
    }
    return Either(Word(*words), Record(described, one_of=described, name="a selector"))


CREATURES = Named("creatures", lambda: selector(*CREATURE_WORDS))
CHARACTERS = Named("characters", lambda: selector(*CREATURE_WORDS, *HERO_WORDS))
STATIC_TO = Either(
    Word("self", "host", "here"),
    Record(
        {"all": Record(STATIC_FILTER, name="a filter"), "adjacent": centred(STATIC_FILTER)},
        one_of=("all", "adjacent"),
        name="a selector",
    ),
)
AMOUNT = Named(
    "amount",
    lambda: Either(Whole(0), Record({"count": FILTERED, "plus": Whole(0)}, required=("count",), name="an amount")),
)


def bounded(of: Shape) -> Record:
    return Record({"of": of, "min": Whole(0), "max": Whole(0)}, required=("of",), one_of=("min", "max"))


CONDITIONS: dict[str, Shape] = {
    "count": bounded(FILTERED),
    "hp": bounded(Word("my_hero", "foe_hero")),
    "hand": bounded(WHO),
    "grave": bounded(WHO),
    "row": Record({"of": Word("self"), "is": ROW}, required=("of", "is")),
    "killed": Word("t1", "t2"),
}
CONDITION = Named("condition", lambda: Record(CONDITIONS, one_of=CONDITIONS, name="a condition"))
CHANGES: dict[str, Shape] = {"atk": CHANGE, "hp": CHANGE, "armor": CHANGE, "keywords": ListOf(Word(*KEYWORDS))}


def operation(**fields: Shape) -> Record:
    """All fields are required; those that may be left out are added afterwards."""
    return Record(fields, required=fields)


OPERATIONS: dict[str, Record] = {
    "damage": operation(amount=AMOUNT, to=CHARACTERS),
    "heal": operation(amount=AMOUNT, to=CHARACTERS),
    "lose_hp": operation(amount=AMOUNT, who=Word(*HERO_WORDS)),
    "destroy": operation(what=CREATURES),
    "modify": Record({"to": CREATURES, **CHANGES, "duration": Word(*DURATIONS)}, required=("to", "duration")),
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
OPERATION = Named("operation", lambda: Record({**OPERATIONS, "if": CONDITION}, one_of=OPERATIONS, name="an operation"))
EFFECTS = ListOf(OPERATION, least=1)

TARGET_KINDS = ("creature", "character", "item", "enchant", "trap", "grave")
TARGETS = ListOf(
    Record({"id": Word("t1", "t2"), "kind": Word(*TARGET_KINDS), **FILTER}, required=("id", "kind")), least=1, most=2
)
COSTS: dict[str, Shape] = {"mana": COUNT, "hp": COUNT, "discard": COUNT, "sacrifice": COUNT, "cooldown": COUNT}
EXTRA_COST = Record({name: COSTS[name] for name in ("hp", "discard", "sacrifice")}, name="a cost")

TRIGGER = Named(
    "trigger",
    lambda: Record(
        {
            "when": Word(*WHENS),
            "who": Either(Word("self", "my_hero"), TRIGGER_FILTER),
            "once": Flag(),
            "if": CONDITION,
            "targets": TARGETS,
            "do": EFFECTS,
        },
        required=("when", "do"),
        name="a trigger",
    ),
)
STATIC = Named(
    "static",
    lambda: Record(
        {
            "to": STATIC_TO,
            **CHANGES,
            "cost": CHANGE,
            "cards": Record({"type": Word(*TYPES[:4])}, required=("type",)),
            "spell_damage": CHANGE,
            "who": WHO,
            "if": CONDITION,
        },
        one_of=("to", "cost", "spell_damage"),
        name="a static",
    ),
)
ABILITY = Named(
    "ability",
    lambda: Record(
        {"id": Word("a1", "a2", "a3", "a4"), "name": NAME, "cost": Record(COSTS), "targets": TARGETS, "do": EFFECTS},
        required=("id", "name", "cost", "do"),
        name="an ability",
    ),
)

PRINTED: dict[str, Shape] = {
    "id": Text(),
    "name": NAME,
    "plural": NAME,
    "type": Word(*TYPES),
    "faction": Word(*FACTIONS),
    "rarity": Word(*RARITIES),
    "token": Flag(),
    "triggers": ListOf(TRIGGER),
}
COSTLY: dict[str, Shape] = {**PRINTED, "cost": Whole(0, 20), "loyalty": Whole(0, 9)}
NEEDED = ("id", "name", "type", "faction", "rarity")
CARDS: dict[str, Record] = {
    "shard": Record({**COSTLY, "basic": Flag()}, required=NEEDED),
    "creature": Record(
        {
            **COSTLY,
            "atk": Whole(0),
            "hp": Whole(1),
            "job": Word(*JOBS),
            "keywords": ListOf(Word(*KEYWORDS)),
            "static": ListOf(STATIC),
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
            "static": ListOf(STATIC),
        },
        required=(*NEEDED, "cost", "kind"),
    ),
    "trap": Record(COSTLY, required=(*NEEDED, "cost", "triggers")),
    "hero": Record({**PRINTED, "hp": Whole(1), "abilities": ListOf(ABILITY, most=4)}, required=(*NEEDED, "hp")),
}
CARD = ByField("type", CARDS)
DEFINITIONS = (FILTERED, CREATURES, CHARACTERS, AMOUNT, CONDITION, OPERATION, TRIGGER, STATIC, ABILITY)


def json_schema() -> dict[str, Any]:
    """For editors: what a file of cards may hold."""
    return exported(ListOf(CARD), "Duel of Cartoverse: cards", DEFINITIONS)
