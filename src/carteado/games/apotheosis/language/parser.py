"""Build selectors, values, conditions, amounts and passives from checked card data."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    COUNTERS,
    CRIT,
    FOREVER,
    KINDS,
    KNOWLEDGE,
    MARKERS,
    PROPERTIES,
    RARITIES,
    SUITS,
    ZONES,
)
from carteado.games.apotheosis.language import conditions, selectors, values
from carteado.games.apotheosis.language.printed import (
    Amount,
    Cards,
    Change,
    Condition,
    Formula,
    Passive,
    Range,
    Selector,
    Tag,
    Value,
)
from carteado.games.apotheosis.language.terms import (
    BYS,
    REACHES,
    RULES,
    SIDES,
    SIGNS,
    SORTS,
    STATES,
    STATS,
    UNTARGETABLE,
    Rule,
    Side,
    Some,
    Stat,
)
from carteado.kit.cards import NOBODY

Data = Mapping[str, Any]
ROLES: dict[str, Selector] = {
    "me": selectors.You(),
    "self": selectors.This(),
    "target": selectors.Chosen(),
    "attacker": selectors.Attacker(),
    "defender": selectors.Defender(),
    "active": selectors.Active(),
    "actor": selectors.Actor(),
}
ANYTHING = Tag()


def place(words: tuple[str, ...], data: Data, key: str) -> int:
    """Return the index of a word in its list, NOBODY if the key is absent."""
    return words.index(data[key]) if key in data else NOBODY


def who(data: Any) -> Selector:
    if isinstance(data, str):
        return ROLES[data]
    described = data["all"]
    kind = SORTS.index(described.get("kind", ""))
    return selectors.Each(SIDES.index(described["side"]), kind, described.get("within", FOREVER))


def whom(data: Data) -> Selector:
    """Build the selector of an operation, whichever key it stands under."""
    return who(next(data[key] for key in ("who", "to", "from", "what") if key in data))


def tag(data: Data) -> Tag:
    made = Tag()
    made.suit = place(SUITS, data, "suit")
    made.property = place(PROPERTIES, data, "property")
    made.knowledge = place(KNOWLEDGE, data, "knowledge")
    made.rarity = place(RARITIES, data, "rarity")
    made.level = data.get("level_max", FOREVER)
    made.state = 1 << STATES.index(data["state"]) if "state" in data else 0
    return made


def cards(data: Any) -> Cards:
    if data == "self":
        return Cards(NOBODY, ANYTHING, True)
    return Cards(ZONES.index(data["zone"]), tag(data), False)


def amount(data: Any) -> Amount:
    if isinstance(data, int):
        return Amount(data, Some.NUMBER)
    if data == "all":
        return Amount(0, Some.ALL)
    word, number = next(iter(data.items()))
    return Amount(number, Some.RANDOM if word == "random" else Some.UP_TO)


def formula(text: str) -> Formula:
    """Read a DMG formula.

    >>> made = formula("FOR+1d3+2")
    >>> made.attributes, made.dice, made.plus
    ([1], [3], 2)
    """
    attributes: list[int] = []
    dice: list[int] = []
    plus = 0
    for term in text.split("+"):
        rolled = re.fullmatch(r"(\d)d(\d)", term)
        if rolled is not None:
            dice += [int(rolled[2])] * int(rolled[1])
        elif term in ATTRIBUTES:
            attributes.append(ATTRIBUTES.index(term))
        else:
            plus += int(term)
    return Formula(attributes, dice, plus)


def reach(text: str) -> Range:
    return Range(REACHES.index(text[0]), int(text[1:]))


def stat(data: Any) -> int:
    """Return the number of a stat: DMG may be limited to a means of attack, knowledge names which one."""
    if isinstance(data, str):
        return STATS.index(data)
    if "knowledge" in data:
        return Stat.KNOW + KNOWLEDGE.index(data["knowledge"])
    means = data["dmg_with"]
    if isinstance(means, str):
        return Stat.DMG_BY + BYS.index(means)
    return Stat.DMG_WITH + PROPERTIES.index(means["property"])


def change(data: Data) -> Change:
    """Read `modify` or `grant`: add to a stat, or set a flag."""
    if "stat" in data:
        return Change(stat(data["stat"]), data.get("amount", 0), 0, CRIT)
    rule = data["rule"]
    if isinstance(rule, str):
        return Change(NOBODY, 0, 1 << RULES.index(rule), CRIT)
    if "crit_on" in rule:
        return Change(NOBODY, 0, 0, rule["crit_on"])
    if "untargetable" in rule:
        return Change(NOBODY, 0, Rule.UNTARGETABLE << UNTARGETABLE.index(rule["untargetable"]), CRIT)
    return Change(NOBODY, 0, Rule.CANNOT_ACTIVATE << SUITS.index(rule["cannot_activate"]), CRIT)


def passive(data: Data) -> Passive:
    word = next(key for key in data if key not in ("if", "else"))
    held = condition(data["if"]) if "if" in data else None
    return Passive(change(data[word]), who(data[word]["to"]), held)


VALUES: dict[str, Callable[[Any], Value]] = {
    "attribute": lambda held: values.AttributeOf(who(held["of"]), ATTRIBUTES.index(held["name"])),
    "hp": lambda held: values.HpOf(who(held)),
    "hp_max": lambda held: values.HpMaxOf(who(held)),
    "counters": lambda held: values.CountersHere(COUNTERS.index(held)),
    "count": lambda held: values.CardCount(who(held["of"]), cards(held["what"])),
    "distance": lambda held: values.Distance(who(held["of"]), who(held["to"])),
}
PLAIN_VALUES: dict[str, Value] = {
    "natural": values.Natural(False),
    "total": values.Natural(True),
    "injury": values.InjuryNow(),
    "round": values.RoundNow(),
}


def value(data: Any) -> Value:
    if isinstance(data, int):
        return values.Whole(data)
    if isinstance(data, str):
        return PLAIN_VALUES[data]
    word, held = next(iter(data.items()))
    return VALUES[word](held)


def made_by(data: Any) -> Condition:
    if isinstance(data, str):
        return conditions.MadeBy(BYS.index(data), NOBODY)
    return conditions.MadeBy(NOBODY, PROPERTIES.index(data["property"]))


CONDITIONS: dict[str, Callable[[Any], Condition]] = {
    "not": lambda held: conditions.Not(condition(held)),
    "compare": lambda held: conditions.Compare(value(held["of"]), SIGNS[held["is"]], value(held["to"])),
    "has": lambda held: conditions.Has(who(held["of"]), MARKERS.index(held["marker"])),
    "property": lambda held: conditions.HasProperty(who(held["of"]), PROPERTIES.index(held["is"])),
    "ally": lambda held: conditions.OfSide(Side.ALLY, who(held), held == "actor"),
    "partner": lambda held: conditions.OfSide(Side.PARTNER, who(held), held == "actor"),
    "enemy": lambda held: conditions.OfSide(Side.ENEMY, who(held), held == "actor"),
    "kind": lambda held: conditions.IsKind(who(held["of"]), KINDS.index(held["is"])),
    "awake": lambda held: conditions.Awake(who(held)),
    "adjacent": lambda held: conditions.Adjacent(who(held["of"]), who(held["to"])),
    "behind": lambda held: conditions.Behind(who(held["of"]), who(held["to"])),
    "by": made_by,
    "source": lambda held: conditions.Answers(tag(held)),
    "zone": lambda held: conditions.InZone(ZONES.index(held)),
    "turn": lambda held: conditions.TurnOf(who(held)),
    "apotheosis": lambda held: conditions.InApotheosis(held == "great"),
}


def condition(data: Any) -> Condition:
    if data == "hit":
        return conditions.IsHit()
    if data == "exhausted":
        return conditions.IsExhausted()
    word, held = next(iter(data.items()))
    return CONDITIONS[word](held)
