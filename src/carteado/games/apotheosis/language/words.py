"""The card language of Apotheosis: every word with its class, and how the value of each type of field is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, NewType

from carteado.core.shapes import Change, Either, Place, Shape, Whole, Word
from carteado.games.apotheosis import board
from carteado.games.apotheosis.language import (
    amounts,
    arithmetic,
    bases,
    changes,
    conditions,
    kinds,
    printed,
    selectors,
    terms,
    values,
)
from carteado.games.apotheosis.language.costs import CardCost, Costs, CounterCost, Itself, ValueCost, WhichValue
from carteado.games.apotheosis.language.notation import DMG, REACH, ROLL, Notation, counted_formula, formula, reach
from carteado.games.apotheosis.language.operations import answers, cards, characters, flow, handling, rolls
from carteado.kit.arithmetic import Bound, Factor, Less, Rounding
from carteado.kit.cards import NOBODY, Block, Op
from carteado.kit.language.base import Kind, Language, Plain, Scope
from carteado.kit.language.kinds import Choice, Fields, Many, Steps
from carteado.kit.language.words import WordOr, Words
from carteado.kit.nodes import More

CARD_ZONES = ("inventory", "equip", "memento", "support", "sheet", "table", "discard", "deck", "scenario")
TAGS = ("suit", "property", "knowledge", "rarity")
THIS_CARD = printed.Cards(kinds.WhichZone(NOBODY), printed.Tag(), True)
Needs = NewType("Needs", printed.Tag)
InZone = NewType("InZone", printed.Cards)
INJURY = NewType("INJURY", printed.Formula)
EXTRA = NewType("EXTRA", printed.Formula)

SELECTORS: dict[str, Any] = {
    "me": selectors.ME,
    "self": selectors.Self,
    "target": selectors.Chosen,
    "attacker": selectors.Attacker,
    "defender": selectors.Defender,
    "active": selectors.Active,
    "actor": selectors.Actor,
    "each": selectors.Each,
    "all": selectors.All,
}
AMOUNTS: dict[str, Any] = {
    "all": amounts.Every,
    "random": Fields(amounts.AtRandom, alone=True),
    "up_to": Fields(amounts.UpTo, alone=True),
}
VALUES: dict[str, Any] = {
    "natural": values.Natural,
    "total": values.Total,
    "injury": values.InjuryNow,
    "round": values.RoundNow,
    "attribute": values.AttributeOf,
    "hp": Fields(values.HpOf, alone=True),
    "hp_lost": Fields(values.HpLost, alone=True),
    "ap": Fields(values.ApOf, alone=True),
    "hp_max": Fields(values.HpMaxOf, alone=True),
    "counters": Fields(values.CountersHere, alone=True),
    "count": Fields(values.CardCount, what=InZone),
    "characters": Fields(values.CharacterCount, alone=True),
    "distance": values.Distance,
}
CALCULATIONS = (
    arithmetic.Times,
    arithmetic.Half,
    arithmetic.Plus,
    arithmetic.Minus,
    arithmetic.AtLeast,
    arithmetic.AtMost,
)
CONDITIONS: dict[str, Any] = {
    "hit": conditions.IsHit,
    "exhausted": conditions.IsExhausted,
    "has": conditions.Has,
    "property": conditions.HasProperty,
    "ally": Fields(conditions.IsAlly, alone=True),
    "partner": Fields(conditions.IsPartner, alone=True),
    "enemy": Fields(conditions.IsEnemy, alone=True),
    "kind": conditions.IsKind,
    "awake": Fields(conditions.Awake, alone=True),
    "adjacent": conditions.Adjacent,
    "behind": conditions.Behind,
    "by": Fields(conditions.MadeBy, alone=True),
    "source": conditions.Answers,
    "zone": Fields(conditions.InZone, alone=True),
    "turn": Fields(conditions.TurnOf, alone=True),
    "apotheosis": Fields(conditions.InApotheosis, alone=True),
    "compare": conditions.Compare,
    "not": Fields(conditions.Not, alone=True),
}
MEANS: dict[str, Any] = {
    **{word: changes.ByMeans(way) for way, word in enumerate(terms.BYS)},
    "property": Fields(changes.WithProperty, alone=True),
}
STATS: dict[str, Any] = {
    **{word: changes.PlainStat(number) for number, word in enumerate(terms.STATS) if word},
    "dmg_with": Fields(changes.DmgWith, alone=True),
    "knowledge": Fields(changes.KnowledgeLevel, alone=True),
}
RULES: dict[str, Any] = {
    **{word: changes.Flag(1 << place) for place, word in enumerate(terms.RULES)},
    "untargetable": Fields(changes.Untargetable, alone=True),
    "cannot_activate": Fields(changes.CannotActivate, alone=True),
    "crit_on": Fields(changes.CritOn, alone=True),
}
DURATIONS: dict[str, Any] = {
    "turn": changes.ThisTurn,
    "round": changes.ThisRound,
    "battle": changes.ThisBattle,
    "start": Fields(changes.UntilStart, alone=True),
    "end": Fields(changes.UntilEnd, alone=True),
    "counters": Fields(changes.WhileCounters, alone=True),
}
HANDLING: dict[str, type] = {
    "search": handling.Search,
    "get": handling.Get,
    "place": handling.Place,
    "return": handling.Return,
    "discard": handling.Discard,
    "bury": handling.Bury,
    "banish": handling.Banish,
    "exhaust": handling.Exhaust,
    "recover": handling.Recover,
    "reveal": handling.Reveal,
    "conceal": handling.Conceal,
}
OPERATIONS: dict[str, Any] = {
    "modify": characters.Modify,
    "grant": characters.Grant,
    "damage": characters.Damage,
    "lose_hp": characters.LoseHp,
    "heal": characters.Heal,
    "revive": characters.Revive,
    "gain_ap": Fields(characters.GainAp, amount=bases.Signed),
    "points": cards.Points,
    "drain": cards.Drain,
    "draw": cards.Draw,
    **HANDLING,
    "attach": cards.Attach,
    "counter": cards.Counter,
    "marker": characters.Marker,
    "unmark": characters.Unmark,
    "move": characters.Move,
    "swap": characters.Swap,
    "strike": characters.Strike,
    "bonus": answers.Bonus,
    "reroll": Fields(answers.Reroll),
    "negate": answers.Negate,
    "redirect": answers.Redirect,
    "roll": rolls.Roll,
    "check": rolls.Check,
    "contest": rolls.Contest,
    "do": Fields(flow.Do, alone=True),
    "choose": Fields(flow.Choose, alone=True),
    "may": flow.May,
    "branch": flow.Branch,
    "repeat": flow.Repeat,
    "for_each": flow.ForEach,
}


class Lookup(Kind):
    """One word of a table, built as its value."""

    def __init__(self, table: Mapping[str, Any]) -> None:
        self.table = table

    def shape(self, language: Language) -> Shape:
        return Word(*self.table)

    def build(self, data: Any, scope: Scope) -> Any:
        return self.table[data]


class NumberOrValue(Either):
    """A number as it is written in one place, or a value, which begins with one of the words of values."""

    def read(self, value: Any, place: Place) -> Any:
        return self.shapes[1 if is_value(value) else 0].read(value, place)


class OrValue(Kind):
    """A type of numbers; or a value that is counted, of which `made` makes such a number."""

    def __init__(self, number: Any, made: Callable[[bases.Quantity], Any]) -> None:
        self.number = number
        self.made = made

    def types(self) -> Iterable[Any]:
        return self.number, bases.Quantity

    def shape(self, language: Language) -> Shape:
        return NumberOrValue(language.shape(self.number), language.shape(bases.Quantity))

    def build(self, data: Any, scope: Scope) -> Any:
        if is_value(data):
            return self.made(scope.build(bases.Quantity, data))
        return scope.build(self.number, data)


class Operations(Words):
    """Operations. What `if` guards is a block of its own."""

    def build(self, data: Any, scope: Scope) -> Any:
        made = self.conditional(data, scope) if "if" in data else super().build(data, scope)
        made.names_target = any(mentions(data, word) for word in ("target", "hit")) or "contest" in data
        made.counted = counts(data)
        return made

    def conditional(self, data: Mapping[str, Any], scope: Scope) -> flow.If:
        """Build the guarded block: the list of operations after `do`, else the one operation."""
        guarded = data["do"] if "do" in data else [{word: data[word]} for word in data if word in self.bodies]
        made = flow.If(scope.within("then").build(Block, guarded), scope.build(bases.Condition, data["if"]))
        if "else" in data:
            made.else_ = scope.within("else").build(Block, data["else"])
        return made


class Choices(Many):
    """Lists of operations to choose from. Their blocks are named after the operation itself."""

    def __init__(self) -> None:
        super().__init__(Block, least=2, most=8)

    def build(self, data: Any, scope: Scope) -> Any:
        outside = Scope(scope.language, scope.cards, scope.blocks, scope.path.rpartition(".")[0])
        return flow.Branches(super().build(data, outside))


def counts(data: Any) -> bool:
    """Whether a number in this data is counted: a word of values, or a mapping from one."""
    if isinstance(data, Mapping):
        return any((key in NUMBERS and is_value(value)) or counts(value) for key, value in data.items())
    return isinstance(data, list) and any(counts(value) for value in data)


def is_value(data: Any) -> bool:
    """Whether this is a value that is not a plain number."""
    return any(word in VALUES for word in ([data] if isinstance(data, str) else data if isinstance(data, dict) else ()))


def mentions(data: Any, word: str) -> bool:
    """Whether a word occurs anywhere in this data."""
    if isinstance(data, Mapping):
        return any(mentions(value, word) for value in data.values())
    if isinstance(data, list):
        return any(mentions(value, word) for value in data)
    return bool(data == word)


HOW_MANY = Whole(1, 20)
NUMBERS = ("amount", "times", *AMOUNTS)  # the fields and words whose number may be counted
VALUE_WORDS = partial(Words, table=VALUES, around=CALCULATIONS)
PLAIN: dict[Any, Kind] = {
    kinds.HowMany: Plain(HOW_MANY),
    kinds.Difficulty: Plain(Whole(1, 40)),
    kinds.Face: Plain(Whole(2, 5)),
    kinds.Level: Plain(Whole(1, 3)),
    kinds.BarAp: Plain(Whole(0, 20)),
    Factor: Plain(Whole(2, 20)),
    Rounding: Choice(["down", "up"]),
    More: Plain(Whole(1, 99)),
    Less: Plain(Whole(1, 99)),
    Bound: Plain(Whole(0, 99)),
    kinds.Signs: Lookup(terms.SIGNS),
    kinds.States: Lookup({word: 1 << place for place, word in enumerate(terms.STATES)}),
    kinds.Great: Lookup({"great": True, "lesser": False}),
    kinds.Answered: Choice(["item"]),
    kinds.WhichAttribute: Choice(board.ATTRIBUTES),
    kinds.WhichKnowledge: Choice(board.KNOWLEDGE),
    kinds.WhichProperty: Choice(board.PROPERTIES),
    kinds.WhichMarker: Choice(board.MARKERS),
    kinds.WhichCounter: Choice(board.COUNTERS),
    kinds.WhichSuit: Choice(board.SUITS),
    kinds.WhichRarity: Choice(board.RARITIES),
    kinds.WhichSide: Choice(terms.SIDES),
    kinds.WhichSort: Choice(terms.SORTS, ["hero", "companion"]),
    kinds.TargetSort: Choice(terms.SORTS, ["hero", "companion", "dead"]),
    kinds.WhichKind: Choice(board.KINDS, ["hero", "companion"]),
    kinds.WhichZone: Choice(board.ZONES, CARD_ZONES),
    kinds.WhichWay: Choice(terms.WAYS),
    kinds.Attempt: Choice(terms.UNTARGETABLE),
    WhichValue: Choice(board.VALUES),
    Itself: Lookup({"self": True}),
    printed.Formula: Notation(DMG, formula),
    printed.Dice: Notation(ROLL, formula),
    INJURY: Notation(Either(DMG, Whole(1, 99)), formula),
    EXTRA: Notation(Either(ROLL, Change(-20, 20)), formula),
    printed.Range: Notation(REACH, reach),
}
LANGUAGE = Language(
    {
        **PLAIN,
        bases.Selector: Words("who", SELECTORS),
        printed.Tag: Fields(printed.Tag),
        Needs: Fields(printed.Tag, TAGS, one_of=TAGS),
        InZone: Fields(printed.Cards, ("zone", "filter")),
        printed.Cards: WordOr({"self": THIS_CARD}, Fields(printed.Cards, ("zone", "filter"))),
        bases.Amount: Words("amount", AMOUNTS, (amounts.exactly, HOW_MANY)),
        bases.HowManyCards: OrValue(bases.Amount, amounts.Exactly),
        bases.Value: VALUE_WORDS("value", number=(values.Number, Whole(0))),
        bases.Quantity: VALUE_WORDS("quantity", number=(values.Number, HOW_MANY)),
        bases.Signed: VALUE_WORDS("signed", number=(values.Number, Change(-20, 20))),
        printed.Injury: OrValue(INJURY, counted_formula),
        printed.Extra: OrValue(EXTRA, counted_formula),
        bases.Condition: Words("condition", CONDITIONS),
        bases.Means: Words("means", MEANS),
        bases.StatWord: Words("stat", STATS),
        bases.RuleWord: Words("rule", RULES),
        bases.Duration: Words("duration", DURATIONS),
        Op: Operations("operation", OPERATIONS, around=[flow.If]),
        Block: Steps(least=0),
        flow.Branches: Choices(),
        printed.Aim: Fields(printed.Aim, range=printed.Range),
        printed.Bar: Fields(printed.Bar, dmg=printed.Formula, range=printed.Range),
        CardCost: Fields(CardCost),
        CounterCost: Fields(CounterCost),
        ValueCost: Fields(ValueCost),
        printed.Cost: Costs(),
    }
)
