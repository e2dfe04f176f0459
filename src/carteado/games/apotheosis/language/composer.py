"""Build the operations of a card from checked card data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from carteado.games.apotheosis.board import ATTRIBUTES, COUNTERS, KNOWLEDGE, MARKERS
from carteado.games.apotheosis.language import conditions, parser, values
from carteado.games.apotheosis.language.checks import always_feasible
from carteado.games.apotheosis.language.operations.answers import Bonus, Negate, Redirect, Reroll
from carteado.games.apotheosis.language.operations.branches import Check, Choose, Contest, If, Throw
from carteado.games.apotheosis.language.operations.cards import Attach, Draw, Handle, Points, PutCounter
from carteado.games.apotheosis.language.operations.characters import (
    Damage,
    GainAp,
    Heal,
    LoseHp,
    Mark,
    Modify,
    Revive,
    Shift,
    Strike,
    Swap,
)
from carteado.games.apotheosis.language.parser import Data
from carteado.games.apotheosis.language.printed import Word
from carteado.games.apotheosis.language.terms import CARD_VERBS, SIGNS, UNTILS, VERBS, WAYS, Some
from carteado.kit.cards import NOBODY, Block

# Whether an operation is recovery (1) or deductive (-1); the others are neutral (APOTHEOSIS-27.2).
TONES = {
    **dict.fromkeys(("search", "get", "place", "recover", "heal", "revive", "draw", "points"), 1),
    **dict.fromkeys(("return", "discard", "bury", "banish", "exhaust", "damage", "lose_hp", "drain", "strike"), -1),
}


def modifier(data: Data) -> Modify:
    duration = data.get("duration", "battle")
    until, value = (duration, None) if isinstance(duration, str) else next(iter(duration.items()))
    counter = COUNTERS.index(value) if until == "counters" else NOBODY
    of = parser.who(value) if until in ("start", "end") else None
    return Modify(parser.whom(data), parser.change(data), UNTILS.index(until), of, counter)


def handling(word: str, data: Data) -> Handle:
    amount, cards = parser.amount(data["amount"]), parser.cards(data["what"])
    return Handle(parser.who(data.get("who", "me")), VERBS.index(word), amount, cards)


def bonus(data: Data) -> Bonus:
    amount = data["amount"]
    return Bonus(amount, []) if isinstance(amount, int) else Bonus(0, parser.formula(amount).dice)


def attachment(data: Data) -> Attach:
    return Attach(parser.amount(data["amount"]), parser.cards(data["what"]), parser.who(data["to"]))


OPERATIONS: dict[str, Callable[[Data], Word]] = {
    "modify": modifier,
    "grant": modifier,
    "damage": lambda data: Damage(parser.whom(data), parser.formula(str(data["amount"]))),
    "lose_hp": lambda data: LoseHp(parser.whom(data), data["amount"]),
    "heal": lambda data: Heal(parser.whom(data), data["amount"]),
    "revive": lambda data: Revive(parser.whom(data), data["amount"]),
    "gain_ap": lambda data: GainAp(parser.whom(data), data["amount"]),
    "points": lambda data: Points(parser.whom(data), data["amount"], False),
    "drain": lambda data: Points(parser.whom(data), data["amount"], True),
    "draw": lambda data: Draw(parser.whom(data), data["amount"]),
    **{verb: partial(handling, verb) for verb in CARD_VERBS},
    "attach": attachment,
    "counter": lambda data: PutCounter(COUNTERS.index(data["name"]), data["amount"]),
    "marker": lambda data: Mark(parser.whom(data), MARKERS.index(data["name"]), False),
    "unmark": lambda data: Mark(parser.whom(data), MARKERS.index(data["name"]), True),
    "move": lambda data: Shift(parser.whom(data), data["amount"], WAYS.index(data["way"])),
    "swap": lambda data: Swap(parser.whom(data), parser.who(data["with"])),
    "strike": lambda data: Strike(parser.whom(data)),
    "bonus": bonus,
    "reroll": lambda _: Reroll(),
    "negate": lambda _: Negate(),
    "redirect": lambda data: Redirect(parser.whom(data)),
    "roll": lambda data: Throw(parser.formula(data["dice"]).dice),
}


class Composer:
    """Builds operations. Every list of operations is a named block, so that saves can refer to it."""

    def __init__(self, blocks: dict[str, Block]) -> None:
        self.blocks = blocks

    def block(self, name: str, ops: list[Data]) -> Block:
        made = Block(name, [])
        for place, entry in enumerate(ops):
            made.ops.append(self.operation(f"{name}.{place + 1}", entry))
        self.blocks[name] = made
        return made

    def operation(self, name: str, data: Data) -> Word:
        word = next(key for key in data if key not in ("if", "else"))
        if "if" in data:
            inner = data["do"] if word == "do" else [{word: data[word]}]
            then = self.block(f"{name}.then", inner)
            other = self.block(f"{name}.else", data["else"]) if "else" in data else None
            made: Word = If(parser.condition(data["if"]), then, other)
            made.chancy = data["if"] == "hit"
            made.tone = tone_of(then)
            made.names_target = mentions(data, "target") or mentions(data, "hit")
            return made
        made = self.bare_operation(name, word, data[word])
        made.tone = TONES.get(word, made.tone)
        if word == "gain_ap":
            made.tone = 1 if data[word]["amount"] > 0 else -1
        made.names_target = mentions(data[word], "target") or word == "contest"
        made.always = always_feasible(data) or (isinstance(made, Handle) and made.amount.way == Some.UP_TO)
        made.heals = word == "heal"
        return made

    def bare_operation(self, name: str, word: str, data: Any) -> Word:
        """Build an operation without its condition."""
        match word:
            case "do":
                always = conditions.Compare(values.Whole(0), SIGNS["=="], values.Whole(0))
                return If(always, self.block(f"{name}.then", data), None)
            case "choose":
                made = Choose([self.block(f"{name}.{n + 1}", ops) for n, ops in enumerate(data)])
                made.tone = tone_of(made.branches[0])
                return made
            case "check":
                then, other = self.branches(name, data)
                attribute = ATTRIBUTES.index(data["attribute"])
                return Check(then, other, attribute, parser.place(KNOWLEDGE, data, "knowledge"), data["difficulty"])
            case "contest":
                then, other = self.branches(name, data)
                return Contest(then, other, ATTRIBUTES.index(data["own"]), ATTRIBUTES.index(data["their"]))
            case _:
                return OPERATIONS[word](data)

    def branches(self, name: str, data: Data) -> tuple[Block, Block]:
        return self.block(f"{name}.then", data["then"]), self.block(f"{name}.else", data.get("else", []))


def tone_of(block: Block) -> int:
    """Return the class of a list of operations: deductive, recovery or neutral."""
    tones = [op.tone for op in block.ops if isinstance(op, Word)]
    return -1 if -1 in tones else 1 if 1 in tones else 0


def mentions(data: Any, word: str) -> bool:
    """Whether a word occurs anywhere in this data."""
    if isinstance(data, Mapping):
        return any(mentions(value, word) for value in data.values())
    if isinstance(data, list):
        return any(mentions(value, word) for value in data)
    return bool(data == word)
