"""The schema of the card files of Apotheosis (APOTHEOSIS-2.2): allowed fields, words and numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from carteado.core.phrases import like
from carteado.core.shapes import (
    ByField,
    Change,
    Either,
    ListOf,
    Named,
    OnlyTrue,
    Place,
    Record,
    Shape,
    Text,
    Whole,
    Word,
    exported,
)
from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    COLLECTIONS,
    COUNTERS,
    KNOWLEDGE,
    MARKERS,
    PATHS,
    PROPERTIES,
    RARITIES,
    SPECIFIERS,
    SUITS,
    TYPES,
)
from carteado.games.apotheosis.language.terms import (
    BYS,
    CARD_VERBS,
    KEYWORD_TIMINGS,
    LIMITS,
    PLAIN_WORDS,
    RULES,
    SCOPES,
    SIDES,
    SIGNS,
    STATS,
    TASKS,
    UNTARGETABLE,
    WAYS,
)

DICE = re.compile(r"[1-9]d[236](\+[1-9]d[236])*")
TERM = rf"({'|'.join(ATTRIBUTES)}|[1-9]\d?|[1-9]d[236])"
FORMULA = re.compile(rf"{TERM}(\+{TERM})*")
RANGE = re.compile(r"[DAR][1-9]")
STAT_WORDS = tuple(word for word in STATS if word)
CARD_ZONES = ("inventory", "equip", "memento", "support", "sheet", "table", "discard", "deck", "scenario")
WHO_WORDS = ("me", "self", "target", "attacker", "defender", "active", "actor")
KEYWORDS = ("auto", "permanent", "temp", *KEYWORD_TIMINGS, *LIMITS, *SCOPES, *TASKS[1:])
VALUE_WORDS = ("price", "xp", "will", "fate")


class Pattern(Text):
    """A text that matches a pattern."""

    def __init__(self, pattern: re.Pattern[str], *examples: str) -> None:
        self.pattern = pattern
        self.allowed = like(*examples)
        self.said = {"type": "string", "pattern": f"^{pattern.pattern}$"}

    def checked(self, value: Any, place: Place) -> Any:
        if self.pattern.fullmatch(value) is None:
            place.refuse(value, self.allowed)
        return value


def whole(required: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Record:
    """Return the shape of a record with all of the required fields and any of the optional ones."""
    return Record({**required, **(optional or {})}, required=required)


NAME = whole({"en": Text(), "pt": Text()})
COUNT = Whole(1, 20)
CHANGE = Change(-20, 20)
DMG = Pattern(FORMULA, "FOR+1d3")
REACH = Pattern(RANGE, "D4", "A3", "R1")
ROLL = Pattern(DICE, "1d6")
ALL = whole({"side": Word(*SIDES)}, {"kind": Word("hero", "companion"), "within": Whole(1, 20)})
WHO = Named("who", lambda: Either(Word(*WHO_WORDS), whole({"all": ALL})))
FILTER: dict[str, Shape] = {
    "suit": Word(*SUITS),
    "property": Word(*PROPERTIES),
    "knowledge": Word(*KNOWLEDGE),
    "rarity": Word(*RARITIES),
    "level_max": Whole(1, 3),
    "state": Word("exhausted", "recovered", "concealed", "revealed"),
}
TAGS = ("suit", "property", "knowledge", "rarity")
TAG = Record({name: FILTER[name] for name in TAGS}, one_of=TAGS)
CARDS = Named("cards", lambda: Either(Word("self"), whole({"zone": Word(*CARD_ZONES)}, FILTER)))
SOME = Either(Word("all"), Record({"random": COUNT, "up_to": COUNT}, one_of=("random", "up_to")), COUNT)


PAIR = whole({"of": WHO, "to": WHO})
VALUES: dict[str, Shape] = {
    "attribute": whole({"name": Word(*ATTRIBUTES), "of": WHO}),
    "hp": WHO,
    "hp_max": WHO,
    "counters": Word(*COUNTERS),
    "count": whole({"what": CARDS, "of": WHO}),
    "distance": PAIR,
}
VALUE = Named(
    "value",
    lambda: Either(Word("natural", "total", "injury", "round"), Record(VALUES, one_of=VALUES), Whole(0)),
)


MEANS = Either(Word(*BYS), whole({"property": Word(*PROPERTIES)}))
STATS_WITH: dict[str, Shape] = {"dmg_with": MEANS, "knowledge": Word(*KNOWLEDGE)}
STAT = Either(Word(*STAT_WORDS), Record(STATS_WITH, one_of=STATS_WITH))
RULES_WITH: dict[str, Shape] = {
    "untargetable": Word(*UNTARGETABLE),
    "cannot_activate": Word(*SUITS),
    "crit_on": Whole(2, 5),
}
RULE = Either(Word(*RULES), Record(RULES_WITH, one_of=RULES_WITH))
CONDITIONS: dict[str, Shape] = {
    "has": whole({"of": WHO, "marker": Word(*MARKERS)}),
    "property": whole({"of": WHO, "is": Word(*PROPERTIES)}),
    "ally": WHO,
    "partner": WHO,
    "enemy": WHO,
    "kind": whole({"of": WHO, "is": Word("hero", "companion")}),
    "awake": WHO,
    "adjacent": PAIR,
    "behind": PAIR,
    "by": MEANS,
    "source": Record(FILTER),
    "zone": Word(*CARD_ZONES),
    "turn": WHO,
    "apotheosis": Word("great", "lesser"),
    "compare": whole({"of": VALUE, "is": Word(*SIGNS), "to": VALUE}),
    "not": Named("condition", lambda: CONDITION),
}
CONDITION: Shape = Either(Word("hit", "exhausted"), Record(CONDITIONS, one_of=CONDITIONS))
IF = Named("condition", lambda: CONDITION)
DURATION = Either(
    Word("turn", "round", "battle"),
    Record(
        {"start": WHO, "end": WHO, "counters": Word(*COUNTERS)},
        one_of=("start", "end", "counters"),
    ),
)
OPS = Named("operations", lambda: ListOf(OPERATION, most=99))
OPERATIONS: dict[str, Shape] = {
    "modify": whole({"to": WHO, "stat": STAT, "amount": CHANGE}, {"duration": DURATION}),
    "grant": whole({"to": WHO, "rule": RULE}, {"duration": DURATION}),
    "damage": whole({"amount": Either(DMG, Whole(1, 99)), "to": WHO}),
    "lose_hp": whole({"amount": COUNT, "who": WHO}),
    "heal": whole({"amount": COUNT, "to": WHO}),
    "revive": whole({"amount": COUNT, "what": WHO}),
    "gain_ap": whole({"amount": CHANGE, "who": WHO}),
    "points": whole({"amount": COUNT, "who": WHO}),
    "drain": whole({"amount": COUNT, "from": WHO}),
    "draw": whole({"who": WHO, "amount": COUNT}),
    **{verb: whole({"amount": SOME, "what": CARDS}, {"who": WHO}) for verb in CARD_VERBS},
    "attach": whole({"amount": SOME, "what": CARDS, "to": WHO}),
    "counter": whole({"name": Word(*COUNTERS), "amount": CHANGE}),
    "marker": whole({"name": Word(*MARKERS), "to": WHO}),
    "unmark": whole({"name": Word(*MARKERS), "from": WHO}),
    "move": whole({"what": WHO, "amount": COUNT, "way": Word(*WAYS)}),
    "swap": whole({"what": WHO, "with": WHO}),
    "strike": whole({"what": WHO}),
    "bonus": whole({"amount": Either(ROLL, CHANGE)}),
    "reroll": Record({}),
    "negate": whole({"what": Word("item")}),
    "redirect": whole({"to": WHO}),
    "roll": whole({"dice": ROLL}),
    "check": whole(
        {"attribute": Word(*ATTRIBUTES), "difficulty": Whole(1, 40), "then": OPS},
        {"knowledge": Word(*KNOWLEDGE), "else": OPS},
    ),
    "contest": whole({"own": Word(*ATTRIBUTES), "their": Word(*ATTRIBUTES), "then": OPS}, {"else": OPS}),
    "do": OPS,
    "choose": ListOf(OPS, least=2, most=8),
}
OPERATION: Named = Named("operation", lambda: Record({**OPERATIONS, "if": IF, "else": OPS}, one_of=OPERATIONS))

CARD_COST = whole({"amount": COUNT, "what": CARDS})
COST = Record(
    {
        "ap": COUNT,
        "sp": COUNT,
        "mp": COUNT,
        "spmp": COUNT,
        "hp": COUNT,
        "discard": CARD_COST,
        "bury": CARD_COST,
        "banish": CARD_COST,
        "exhaust": Word("self"),
        "counters": whole({"name": Word(*COUNTERS), "amount": COUNT}),
        "value": whole({"of": Word(*VALUE_WORDS), "amount": COUNT}),
    },
)
EFFECT = Named(
    "effect",
    lambda: Record(
        {
            "keywords": ListOf(Word(*KEYWORDS), most=99, distinct=True),
            "when": ListOf(Word(*PLAIN_WORDS), least=1, most=2, distinct=True),
            "needs": TAG,
            "bar": whole({"ap": Whole(0, 20)}, {"dmg": DMG, "range": REACH}),
            "requires": ListOf(IF, least=1, most=99),
            "cost": COST,
            "target": whole({"side": Word(*SIDES)}, {"kind": Word("hero", "companion", "dead"), "range": REACH}),
            "do": OPS,
        },
        some_of=("bar", "do"),
    ),
)

ATTRIBUTE_SET = whole({name: Whole(1, 20) for name in ATTRIBUTES})
BONUS = Record({name: Whole(-3, 12) for name in ATTRIBUTES})
KNOWN = ListOf(Word(*KNOWLEDGE), least=1, most=3, distinct=True)
KNOWN_OR_FREE = ListOf(Word(*KNOWLEDGE, "free"), least=1, most=3, distinct=True)
SPACES = whole({"equip": Whole(0, 4), "memento": Whole(0, 4)})
WORTH = Whole(0, 999)


def card(own: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Record:
    """Return the shape of a card: the fields of every card, and those of its suit."""
    every: dict[str, Shape] = {
        "id": Text(),
        "suit": Word(*SUITS),
        "name": NAME,
        "level": Whole(1, 3),
        "rarity": Word(*RARITIES),
        "collection": Word(*COLLECTIONS),
        "illustration": Text(),
        "artist": Text(),
    }
    some: dict[str, Shape] = {
        "properties": ListOf(Word(*PROPERTIES), most=99, distinct=True),
        "effects": ListOf(EFFECT, most=8),
        "full_art": OnlyTrue(),
        "token": OnlyTrue(),
    }
    return whole({**every, **own}, {**some, **(optional or {})})


def resource(own: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None) -> Record:
    return card({"knowledge": KNOWN_OR_FREE, **own}, optional)


SUIT_CARDS: dict[str, Record] = {
    "house": card({"base": ATTRIBUTE_SET}),
    "class": card({"path": Word(*PATHS), "bonus": BONUS, "knowledge": KNOWN, "spaces": SPACES}),
    "entity": card({"bonus": BONUS}),
    "item": resource({}, {"specifier": Word(*SPECIFIERS), "value": Record({"price": WORTH})}),
    "skill": resource({"sp": Whole(0, 9), "mp": Whole(0, 9), "value": whole({"xp": WORTH})}),
    "companion": resource(
        {
            "type": Word(*TYPES),
            "path": Word(*PATHS),
            "attributes": ATTRIBUTE_SET,
            "value": whole({"will": WORTH}),
        }
    ),
    "event": resource({"value": whole({"fate": WORTH})}),
}
CARD = ByField("suit", SUIT_CARDS)
DEFINITIONS = (WHO, CARDS, VALUE, IF, OPS, OPERATION, EFFECT)


def json_schema() -> dict[str, Any]:
    """Return a JSON Schema of a card file, for editors."""
    return exported(ListOf(CARD), "Apotheosis: cards", DEFINITIONS)
