"""Build selectors, values, conditions, amounts and passives from checked card data."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from carteado.games.apotheosis.board import (
    ATTRIBUTES,
    COUNTERS,
    CRIT,
    FOREVER,
    KNOWLEDGE,
    MARKERS,
    PROPERTIES,
    RARITIES,
    SUITS,
    ZONES,
    Kind,
)
from carteado.games.apotheosis.language import conditions, selectors, values
from carteado.games.apotheosis.language.printed import Amount, Cards, Change, Formula, Passive, Range, Tag
from carteado.games.apotheosis.language.schema import SIGNS
from carteado.games.apotheosis.language.terms import (
    BYS,
    REACHES,
    RULES,
    SIDES,
    SORTS,
    STATES,
    STATS,
    UNTARGETABLE,
    Rule,
    Some,
    Stat,
)
from carteado.kit.cards import NOBODY, Condition, Selector
from carteado.kit.cards import Amount as Number

Data = Mapping[str, Any]
WORDS: dict[str, Selector] = {
    "you": selectors.You(),
    "this": selectors.This(),
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
        return WORDS[data]
    each = data["each"]
    kind = SORTS.index(each.get("kind", ""))
    return selectors.Each(SIDES.index(each["side"]), kind, each.get("within", FOREVER))


def tag(data: Data) -> Tag:
    made = Tag()
    made.suit = place(SUITS, data, "suit")
    made.property = place(PROPERTIES, data, "prop")
    made.knowledge = place(KNOWLEDGE, data, "know")
    made.rarity = place(RARITIES, data, "rarity")
    made.level = data.get("level_max", FOREVER)
    made.state = 1 << STATES.index(data["state"]) if "state" in data else 0
    return made


def cards(data: Any) -> Cards:
    if data == "card":
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


def stat_of(data: Data) -> int:
    """Return the number of a stat, including the means of attack or the knowledge that it is limited to."""
    stat = data["stat"]
    if stat == "know":
        return Stat.KNOW + KNOWLEDGE.index(data["knowledge"])
    if stat == "dmg" and "with" in data:
        means = data["with"]
        if isinstance(means, str):
            return Stat.DMG_BY + BYS.index(means)
        return Stat.DMG_WITH + PROPERTIES.index(means["prop"])
    return STATS.index(stat)


def change(data: Data) -> Change:
    """Read `modify` or `grant`: add to a stat, or set a flag."""
    if "stat" in data:
        return Change(stat_of(data), data.get("amount", 0), 0, CRIT)
    rule = data["rule"]
    if rule == "crit_on":
        return Change(NOBODY, 0, 0, data["at"])
    if rule == "untargetable":
        bits = Rule.UNTARGETABLE << UNTARGETABLE.index(data["by"])
    elif rule == "cannot_activate":
        bits = Rule.CANNOT_ACTIVATE << SUITS.index(data["suit"])
    else:
        bits = 1 << RULES.index(rule)
    return Change(NOBODY, 0, bits, CRIT)


def passive(data: Data) -> Passive:
    word = next(key for key in data if key not in ("if", "else"))
    held = condition(data["if"]) if "if" in data else None
    return Passive(change(data[word]), who(data[word]["to"]), held)


def value(data: Any) -> Number:
    if isinstance(data, int):
        return values.Whole(data)
    if isinstance(data, str):
        return {
            "natural": values.Natural(False),
            "total": values.Natural(True),
            "injury": values.InjuryNow(),
            "round": values.RoundNow(),
        }[data]
    word, held = next(iter(data.items()))
    match word:
        case "hp" | "hp_max":
            return values.HpOf(who(held), word == "hp_max")
        case "counters":
            return values.CountersHere(COUNTERS.index(held))
        case "count":
            return values.CardCount(cards(held["what"]), who(held["who"]))
        case "dist":
            return values.Distance(who(held["of"]), who(held["to"]))
        case _:
            return values.AttributeOf(ATTRIBUTES.index(word), who(held))


def condition(data: Any) -> Condition:
    if data == "hit":
        return conditions.IsHit()
    if data == "exhausted":
        return conditions.LiesDown()
    word, held = next(iter(data.items()))
    match word:
        case "not":
            return conditions.Not(condition(held))
        case "compare":
            return conditions.Compare(value(held["of"]), SIGNS.index(held["is"]), value(held["to"]))
        case "has":
            return conditions.Has(MARKERS.index(held["marker"]), who(held["who"]))
        case "prop":
            return conditions.HasProperty(PROPERTIES.index(held["is"]), who(held["who"]))
        case "ally" | "partner" | "enemy":
            return conditions.OfSide(SIDES.index(word), who(held), held == "actor")
        case "kind":
            return conditions.IsKind(who(held["of"]), Kind.HERO if held["is"] == "hero" else Kind.COMPANION)
        case "awake":
            return conditions.Awake(who(held))
        case "adjacent" | "behind":
            return conditions.Adjacent(who(held["of"]), who(held["to"]), word == "behind")
        case "by":
            if isinstance(held, str):
                return conditions.MadeBy(BYS.index(held), NOBODY)
            return conditions.MadeBy(NOBODY, PROPERTIES.index(held["prop"]))
        case "source":
            return conditions.Answers(tag(held))
        case "zone":
            return conditions.InZone(ZONES.index(held))
        case "turn":
            return conditions.TurnOf(who(held))
        case _:
            return conditions.InApotheosis(held == "great")
