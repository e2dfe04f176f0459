"""The schema of the card files of Apotheosis (APOTHEOSIS-2.2): allowed fields, words and numbers."""

from __future__ import annotations

import re
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
    STATS,
    TASKS,
    UNTARGETABLE,
    WAYS,
)

DICE = re.compile(r"[1-9]d[236](\+[1-9]d[236])*")
TERM = rf"({'|'.join(ATTRIBUTES)}|[1-9]\d?|[1-9]d[236])"
FORMULA = re.compile(rf"{TERM}(\+{TERM})*")
RANGE = re.compile(r"[DAR][1-9]")
SIGNS = ("<", "<=", "==", "!=", ">=", ">")
STAT_WORDS = tuple(word for word in STATS if word)
RULE_WORDS = (*RULES, "untargetable", "cannot_activate", "crit_on")
CARD_ZONES = ("inventory", "equip", "memento", "support", "sheet", "table", "discard", "deck", "scenario")
WHO_WORDS = ("you", "this", "target", "attacker", "defender", "active", "actor")
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


NAME = Record({"en": Text(), "pt": Text()}, required=("en", "pt"))
COUNT = Whole(1, 20)
CHANGE = Change(-20, 20)
DMG = Pattern(FORMULA, "FOR+1d3")
REACH = Pattern(RANGE, "D4", "A3", "R1")
ROLL = Pattern(DICE, "1d6")
EACH = Record(
    {"side": Word(*SIDES), "kind": Word("hero", "companion"), "within": Whole(1, 20)},
    required=("side",),
)
WHO = Named("who", lambda: Either(Word(*WHO_WORDS), Record({"each": EACH}, required=("each",))))
FILTER: dict[str, Shape] = {
    "suit": Word(*SUITS),
    "prop": Word(*PROPERTIES),
    "know": Word(*KNOWLEDGE),
    "rarity": Word(*RARITIES),
    "level_max": Whole(1, 3),
    "state": Word("exhausted", "recovered", "concealed", "revealed"),
}
TAG = Record(
    {name: FILTER[name] for name in ("suit", "prop", "know", "rarity")},
    one_of=("suit", "prop", "know", "rarity"),
)
CARDS = Named(
    "cards",
    lambda: Either(
        Word("card"),
        Record({"zone": Word(*CARD_ZONES), **FILTER}, required=("zone",)),
    ),
)
SOME = Either(Word("all"), Record({"random": COUNT, "up_to": COUNT}, one_of=("random", "up_to")), COUNT)


def pair(first: str, second: str) -> Record:
    return Record({first: WHO, second: WHO}, required=(first, second))


VALUES: dict[str, Shape] = {
    **dict.fromkeys(ATTRIBUTES, WHO),
    "hp": WHO,
    "hp_max": WHO,
    "counters": Word(*COUNTERS),
    "count": Record({"what": CARDS, "who": WHO}, required=("what", "who")),
    "dist": pair("of", "to"),
}
VALUE = Named(
    "value",
    lambda: Either(Word("natural", "total", "injury", "round"), Record(VALUES, one_of=VALUES), Whole(0)),
)


CONDITIONS: dict[str, Shape] = {
    "has": Record({"marker": Word(*MARKERS), "who": WHO}, required=("marker", "who")),
    "prop": Record({"is": Word(*PROPERTIES), "who": WHO}, required=("is", "who")),
    "ally": WHO,
    "partner": WHO,
    "enemy": WHO,
    "kind": Record({"of": WHO, "is": Word("hero", "companion")}, required=("of", "is")),
    "awake": WHO,
    "adjacent": pair("of", "to"),
    "behind": pair("of", "to"),
    "by": Either(Word(*BYS), Record({"prop": Word(*PROPERTIES)}, required=("prop",))),
    "source": Record(FILTER),
    "zone": Word(*CARD_ZONES),
    "turn": WHO,
    "apotheosis": Word("great", "lesser"),
    "compare": Record({"of": VALUE, "is": Word(*SIGNS), "to": VALUE}, required=("of", "is", "to")),
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
WITH = Either(Word(*BYS), Record({"prop": Word(*PROPERTIES)}, required=("prop",)))
OPS = Named("operations", lambda: ListOf(OPERATION, most=99))


def operation(**fields: Shape) -> Record:
    """Return the shape of an operation whose fields are all required; optional ones are added afterwards."""
    return Record(fields, required=fields)


def on_cards(whose: bool = True) -> Record:
    fields: dict[str, Shape] = {"amount": SOME, "what": CARDS}
    if whose:
        fields["who"] = WHO
    return Record(fields, required=("amount", "what"))


OPERATIONS: dict[str, Shape] = {
    "modify": Record(
        {
            "to": WHO,
            "stat": Word(*STAT_WORDS),
            "amount": CHANGE,
            "with": WITH,
            "knowledge": Word(*KNOWLEDGE),
            "duration": DURATION,
        },
        required=("to", "stat", "amount"),
    ),
    "grant": Record(
        {
            "to": WHO,
            "rule": Word(*RULE_WORDS),
            "by": Word(*UNTARGETABLE),
            "suit": Word(*SUITS),
            "at": Whole(2, 5),
            "duration": DURATION,
        },
        required=("to", "rule"),
    ),
    "damage": operation(amount=Either(DMG, Whole(1, 99)), to=WHO),
    "lose_hp": operation(amount=COUNT, who=WHO),
    "heal": operation(amount=COUNT, to=WHO),
    "revive": operation(amount=COUNT, what=WHO),
    "gain_ap": operation(amount=CHANGE, who=WHO),
    "points": operation(amount=COUNT, who=WHO),
    "drain": operation(amount=COUNT, who=WHO),
    "draw": operation(who=WHO, amount=COUNT),
    **{verb: on_cards() for verb in CARD_VERBS},
    "attach": operation(amount=SOME, what=CARDS, to=WHO),
    "counter": operation(name=Word(*COUNTERS), amount=CHANGE),
    "marker": operation(name=Word(*MARKERS), who=WHO),
    "unmark": operation(name=Word(*MARKERS), who=WHO),
    "move": operation(what=WHO, amount=COUNT, way=Word(*WAYS)),
    "swap": Record({"what": WHO, "with": WHO}, required=("what", "with")),
    "strike": operation(what=WHO),
    "bonus": operation(amount=Either(ROLL, CHANGE)),
    "reroll": Record({}),
    "negate": operation(what=Word("item")),
    "redirect": operation(to=WHO),
    "roll": operation(dice=ROLL),
    "check": Record(
        {
            "attribute": Word(*ATTRIBUTES),
            "knowledge": Word(*KNOWLEDGE),
            "difficulty": Whole(1, 40),
            "then": OPS,
            "else": OPS,
        },
        required=("attribute", "difficulty", "then"),
    ),
    "contest": Record(
        {"own": Word(*ATTRIBUTES), "their": Word(*ATTRIBUTES), "then": OPS, "else": OPS},
        required=("own", "their", "then"),
    ),
    "do": OPS,
    "choose": ListOf(OPS, least=2, most=8),
}
OPERATION: Named = Named("operation", lambda: Record({**OPERATIONS, "if": IF, "else": OPS}, one_of=OPERATIONS))

CARD_COST = Record({"amount": COUNT, "what": CARDS}, required=("amount", "what"))
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
        "exhaust": Word("card"),
        "counters": Record({"name": Word(*COUNTERS), "amount": COUNT}, required=("name", "amount")),
        "value": Record({"of": Word(*VALUE_WORDS), "amount": COUNT}, required=("of", "amount")),
    },
)
EFFECT = Named(
    "effect",
    lambda: Record(
        {
            "kw": ListOf(Word(*KEYWORDS), most=99, distinct=True),
            "when": ListOf(Word(*PLAIN_WORDS), least=1, most=2, distinct=True),
            "needs": TAG,
            "bar": Record({"dmg": DMG, "range": REACH, "ap": Whole(0, 20)}, required=("ap",)),
            "req": ListOf(IF, least=1, most=99),
            "cost": COST,
            "target": Record(
                {"side": Word(*SIDES), "kind": Word("hero", "companion", "dead"), "range": REACH},
                required=("side",),
            ),
            "do": OPS,
        },
        some_of=("bar", "do"),
    ),
)

ATTRIBUTE_SET = Record({name: Whole(1, 20) for name in ATTRIBUTES}, required=ATTRIBUTES)
BONUS = Record({name: Whole(-3, 12) for name in ATTRIBUTES})
KNOWN = ListOf(Word(*KNOWLEDGE), least=1, most=3, distinct=True)
PRINTED: dict[str, Shape] = {
    "id": Text(),
    "suit": Word(*SUITS),
    "name": NAME,
    "level": Whole(1, 3),
    "rarity": Word(*RARITIES),
    "collection": Word(*COLLECTIONS),
    "properties": ListOf(Word(*PROPERTIES), most=99, distinct=True),
    "effects": ListOf(EFFECT, most=8),
    "illustration": Text(),
    "full_art": OnlyTrue(),
    "artist": Text(),
    "token": OnlyTrue(),
}
NEEDED = ("id", "suit", "name", "level", "rarity", "collection", "illustration", "artist")
RESOURCE: dict[str, Shape] = {
    **PRINTED,
    "knowledge": ListOf(Word(*KNOWLEDGE, "free"), least=1, most=3, distinct=True),
}


def value(name: str, required: bool = True) -> Record:
    return Record({name: Whole(0, 999)}, required=(name,) if required else ())


SUIT_CARDS: dict[str, Record] = {
    "house": Record({**PRINTED, "base": ATTRIBUTE_SET}, required=(*NEEDED, "base")),
    "class": Record(
        {
            **PRINTED,
            "path": Word(*PATHS),
            "bonus": BONUS,
            "knowledge": KNOWN,
            "spaces": Record({"equip": Whole(0, 4), "memento": Whole(0, 4)}, required=("equip", "memento")),
        },
        required=(*NEEDED, "path", "bonus", "knowledge", "spaces"),
    ),
    "entity": Record({**PRINTED, "bonus": BONUS}, required=(*NEEDED, "bonus")),
    "item": Record(
        {**RESOURCE, "specifier": Word(*SPECIFIERS), "value": value("price", required=False)},
        required=(*NEEDED, "knowledge"),
    ),
    "skill": Record(
        {**RESOURCE, "sp": Whole(0, 9), "mp": Whole(0, 9), "value": value("xp")},
        required=(*NEEDED, "knowledge", "sp", "mp", "value"),
    ),
    "companion": Record(
        {**RESOURCE, "type": Word(*TYPES), "path": Word(*PATHS), "attributes": ATTRIBUTE_SET, "value": value("will")},
        required=(*NEEDED, "knowledge", "type", "path", "attributes", "value"),
    ),
    "event": Record({**RESOURCE, "value": value("fate")}, required=(*NEEDED, "knowledge", "value")),
}
CARD = ByField("suit", SUIT_CARDS)
DEFINITIONS = (WHO, CARDS, VALUE, IF, OPS, OPERATION, EFFECT)


def json_schema() -> dict[str, Any]:
    """Return a JSON Schema of a card file, for editors."""
    return exported(ListOf(CARD), "Apotheosis: cards", DEFINITIONS)
