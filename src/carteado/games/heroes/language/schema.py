"""The schema of the card files of Heroes (HEROES-25): allowed fields, words and numbers."""

from __future__ import annotations

from typing import Any

from carteado.core.shapes import ByField, Either, ListOf, Named, OnlyTrue, Record, Shape, Text, Whole, Word, exported
from carteado.games.heroes import board
from carteado.games.heroes.language.printed import TARGET_KINDS
from carteado.kit.cards import SIDES

TURN_EVENTS = ("turn_start", "combat_start", "resolution", "turn_end")
SCOPES = (
    *("turn_player", "each_opponent", "each_player", "everyone"),
    *("random_character", "all_allies", "all_enemies"),
)
TARGETS = ("t1", "t2")

NAME = Record({"en": Text(), "pt": Text()}, required=("en", "pt"))
COUNT = Whole(1, 20)
CHANGE = Whole(-20, 20)
TOKEN = Word(*board.TOKENS)
GROUP = Word(*board.TOKENS, *board.GROUPS)
WHO = Word("me", "foes", "all", "active", *TARGETS)
STATIC_WHO = Word("me", "foes", "all")

FILTER: dict[str, Shape] = {
    "side": Word(*SIDES),
    "other": OnlyTrue(),
    "token": TOKEN,
    "alliance": Word(*board.ALLIANCES),
    "ability": Word(*board.ABILITIES),
    "alignment": Word(*board.ALIGNMENTS),
    "earth": Whole(0, 999),
    "stars_max": Whole(1, 5),
    "energy_min": COUNT,
    "state": Word("damaged"),
}
FILTERED = Named("filter", lambda: Record(FILTER))
CHARACTERS = Named(
    "characters",
    lambda: Either(
        Word("self", "it", "by", *TARGETS),
        Record(
            {"all": FILTERED, "random": Record({"amount": COUNT, **FILTER}, required=("amount",)), "weakest": FILTERED},
            one_of=("all", "random", "weakest"),
        ),
    ),
)
STATIC_TO = Either(Word("self", "host"), Record({"all": FILTERED}, one_of=("all",)))
ONE = Word("self", "it", "by", *TARGETS)
AMOUNT = Named(
    "amount",
    lambda: Either(
        Whole(0),
        Record(
            {"count": FILTERED, "stat": Word(*board.NUMBERS), "tokens": TOKEN, "of": ONE, "plus": Whole(0)},
            one_of=("count", "stat", "tokens"),
        ),
    ),
)


def bounded(of: Shape, **more: Shape) -> Record:
    bounds = {"min": Whole(0), "max": Whole(0), "exactly": Whole(0)}
    return Record({"of": of, **more, **bounds}, required=("of",), one_of=bounds)


CONDITIONS: dict[str, Shape] = {
    "count": bounded(FILTERED, among=Word(*TARGETS)),
    **{number: bounded(ONE) for number in board.NUMBERS},
    "tokens": bounded(ONE, type=TOKEN),
    "hand": bounded(Word("me")),
    "kos": bounded(Word("me")),
    "sources": bounded(Word("me")),
    "turn": Word("own", "other"),
    "event": Word("any", "own", "none"),
    "chance": Record({"wins": COUNT, "in": COUNT}, required=("wins", "in")),
}
CONDITION = Named("condition", lambda: Record(CONDITIONS, one_of=CONDITIONS))


def operation(**fields: Shape) -> Record:
    """Return the shape of an operation whose fields are all required; optional ones are added afterwards."""
    return Record(fields, required=fields)


OPERATIONS: dict[str, Record] = {
    "damage": Record({"amount": AMOUNT, "to": CHARACTERS, "pierce": OnlyTrue()}, required=("amount", "to")),
    "heal": operation(amount=AMOUNT, to=CHARACTERS),
    "token": Record(
        {"type": TOKEN, "amount": AMOUNT, "to": CHARACTERS, "stack": OnlyTrue()}, required=("type", "amount", "to")
    ),
    "remove": Record({"tokens": GROUP, "amount": COUNT, "from": CHARACTERS}, required=("tokens", "from")),
    "move_token": Record(
        {"tokens": GROUP, "amount": COUNT, "from": CHARACTERS, "to": CHARACTERS}, required=("tokens", "from", "to")
    ),
    "energy": Record({"amount": AMOUNT, "to": CHARACTERS, "who": WHO}, required=("amount",), one_of=("to", "who")),
    "drain": Record({"amount": AMOUNT, "from": CHARACTERS}, required=("amount", "from")),
    "move_energy": Record({"amount": AMOUNT, "from": CHARACTERS, "to": CHARACTERS}, required=("amount", "from", "to")),
    "draw": operation(who=WHO, amount=AMOUNT),
    "discard": operation(who=WHO, amount=AMOUNT),
    "reveal": operation(what=Word("hand"), who=WHO),
    "search": operation(type=Word(*board.TYPES), amount=COUNT),
    "end_event": operation(),
    "knock_out": operation(what=CHARACTERS),
    "ready": operation(what=CHARACTERS),
}
OPERATION = Named("operation", lambda: Record({**OPERATIONS, "if": CONDITION}, one_of=OPERATIONS))
EFFECTS = ListOf(OPERATION, least=1, most=99)

AIMS = ListOf(
    Record({"id": Word(*TARGETS), "kind": Word(*TARGET_KINDS), "most": Whole(2, 9), **FILTER}, required=("id", "kind")),
    least=1,
    most=2,
)
ACTION_COST = Record({"use": COUNT, "keep": COUNT, "generate": COUNT})
ACTIVATION_COST = Record({"use": COUNT, "keep": COUNT, "discard_hand": COUNT, "hurt": COUNT})

TRIGGER = Named(
    "trigger",
    lambda: Record(
        {
            "name": NAME,
            "when": Word(*board.WHENS),
            "who": Either(Word("self"), Record({"side": Word(*SIDES)}, required=("side",))),
            "do": EFFECTS,
        },
        required=("when", "who", "do"),
    ),
)
STATICS: dict[str, Shape] = {
    **dict.fromkeys(board.STATS, CHANGE),
    "prevent": COUNT,
    "immune": Word(*board.IMMUNITIES),
    "grant": Word(*board.ABILITIES),
    "storage": COUNT,
    "cost": CHANGE,
    "forbid": Either(
        Word("passive", "advanced_sources", "heal"), Record({"ability": Word(*board.ABILITIES)}, required=("ability",))
    ),
    "field_limit": COUNT,
    "order": Word("slowest_first"),
    "duplicate_names": OnlyTrue(),
    "multi_action": COUNT,
}
EQUIPMENT = Record({"type": Word("equipment")}, required=("type",))
STATIC = Named(
    "static",
    lambda: Record({"name": NAME, "to": STATIC_TO, "who": STATIC_WHO, **STATICS, "cards": EQUIPMENT}, one_of=STATICS),
)
FLAGS: dict[str, Shape] = {"uses": Whole(2, 9), "cant_miss": OnlyTrue(), "once_per_game": OnlyTrue()}
ACTION = Named(
    "action",
    lambda: Record(
        {
            "name": NAME,
            "kind": Word("active", "passive"),
            "cost": ACTION_COST,
            **FLAGS,
            "if": CONDITION,
            "targets": AIMS,
            "do": EFFECTS,
        },
        required=("name", "kind", "cost", "do"),
    ),
)
ACTIVATION = Named(
    "activation", lambda: Record({"cost": ACTIVATION_COST, "targets": AIMS, "do": EFFECTS}, required=("cost", "do"))
)

PRINTED: dict[str, Shape] = {"id": Text(), "name": NAME, "type": Word(*board.TYPES), "unique": OnlyTrue()}
STANDING: dict[str, Shape] = {"static": ListOf(STATIC, most=99), "triggers": ListOf(TRIGGER, most=99)}
NEEDED = ("id", "name", "type")
TRAITS: dict[str, Shape] = {
    "alter_ego": Text(),
    "earth": Whole(0, 999),
    "alignment": Word(*board.ALIGNMENTS),
    "stars": Whole(1, 5),
    "health": Whole(1),
    "protection": Whole(0),
    "speed": Whole(0),
    "abilities": ListOf(Word(*board.ABILITIES), most=5),
    "alliances": ListOf(Word(*board.ALLIANCES), most=99),
    "actions": ListOf(ACTION, least=1, most=99),
}
CARDS: dict[str, Record] = {
    "character": Record(
        {**PRINTED, "title": NAME, "subtype": Word("five_star", "mob"), **TRAITS, **STANDING},
        required=(*NEEDED, *TRAITS),
    ),
    "source": Record(
        {
            **PRINTED,
            "subtype": Word("basic", "advanced"),
            "entry": Record({"discard_basic": COUNT}),
            "activations": ListOf(ACTIVATION, least=1, most=1),
        },
        required=(*NEEDED, "subtype"),
    ),
    "event": Record({**PRINTED, "scope": Word(*SCOPES), **STANDING}, required=(*NEEDED, "scope")),
    "equipment": Record(
        {
            **PRINTED,
            "cost": Whole(1, 20),
            "storage": COUNT,
            "silo": OnlyTrue(),
            "activations": ListOf(ACTIVATION, least=1, most=8),
            **STANDING,
        },
        required=(*NEEDED, "cost", "storage"),
    ),
    "action": Record(
        {
            **PRINTED,
            "ability": Word(*board.ABILITIES, "general"),
            "kind": Word("active", "passive"),
            "cost": ACTION_COST,
            **FLAGS,
            "targets": AIMS,
            "do": EFFECTS,
            "static": ListOf(STATIC, most=99),
        },
        required=(*NEEDED, "ability", "kind", "cost", "do"),
    ),
}
CARD = ByField("type", CARDS)
DEFINITIONS = (FILTERED, CHARACTERS, AMOUNT, CONDITION, OPERATION, TRIGGER, STATIC, ACTION, ACTIVATION)


def json_schema() -> dict[str, Any]:
    """Return a JSON Schema of a card file, for editors."""
    return exported(ListOf(CARD), "Heroes, The Contest: cards", DEFINITIONS)
