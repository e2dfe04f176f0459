"""Build the operations of a card from checked card data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.games.apotheosis.board import ATTRIBUTES, COUNTERS, KNOWLEDGE, MARKERS
from carteado.games.apotheosis.language import conditions, parser, values
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
from carteado.games.apotheosis.language.terms import UNTILS, VERBS, WAYS, Some, Until
from carteado.kit.cards import Block

# Whether a verb is recovery (1), deductive (-1) or neutral (0) (APOTHEOSIS-27.2).
TONES = {
    "search": 1,
    "get": 1,
    "place": 1,
    "return": -1,
    "discard": -1,
    "bury": -1,
    "banish": -1,
    "exhaust": -1,
    "recover": 1,
    "reveal": 0,
    "conceal": 0,
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
            made: Word = If(parser.condition(data["if"]), then, other, data["if"] == "hit")
            made.tone = tone_of(then)
            made.names_target = mentions(data, "target") or mentions(data, "hit")
            return made
        made = self.bare_operation(name, word, data[word])
        made.names_target = mentions(data[word], "target") or made.names_target
        return made

    def bare_operation(self, name: str, word: str, data: Any) -> Word:
        match word:
            case "modify" | "grant":
                return modifier(data)
            case "damage":
                return Damage(parser.formula(str(data["amount"])), parser.who(data["to"]))
            case "lose_hp":
                return LoseHp(data["amount"], parser.who(data["who"]))
            case "heal":
                return Heal(data["amount"], parser.who(data["to"]))
            case "revive":
                return Revive(data["amount"], parser.who(data["what"]))
            case "gain_ap":
                return GainAp(data["amount"], parser.who(data["who"]))
            case "points" | "drain":
                return Points(data["amount"], parser.who(data["who"]), word == "drain")
            case "draw":
                return Draw(data["amount"], parser.who(data["who"]))
            case "attach":
                return Attach(parser.amount(data["amount"]), parser.cards(data["what"]), parser.who(data["to"]))
            case "counter":
                return PutCounter(COUNTERS.index(data["name"]), data["amount"])
            case "marker" | "unmark":
                return Mark(MARKERS.index(data["name"]), parser.who(data["who"]), word == "unmark")
            case _ if word in TONES:
                made = Handle(
                    VERBS.index(word),
                    parser.amount(data["amount"]),
                    parser.cards(data["what"]),
                    parser.who(data.get("who", "you")),
                    TONES[word],
                )
                made.always = made.amount.way == Some.UP_TO
                return made
            case _:
                return self.rare_operation(name, word, data)

    def rare_operation(self, name: str, word: str, data: Any) -> Word:
        match word:
            case "move":
                return Shift(parser.who(data["what"]), data["amount"], WAYS.index(data["way"]))
            case "swap":
                return Swap(parser.who(data["what"]), parser.who(data["with"]))
            case "strike":
                return Strike(parser.who(data["what"]))
            case "bonus":
                if isinstance(data["amount"], int):
                    return Bonus(data["amount"], [])
                return Bonus(0, parser.formula(data["amount"]).dice)
            case "reroll":
                return Reroll()
            case "negate":
                return Negate()
            case "redirect":
                return Redirect(parser.who(data["to"]))
            case "roll":
                return Throw(parser.formula(data["dice"]).dice)
            case "do":
                always = conditions.Compare(values.Whole(0), 1, values.Whole(0))
                return If(always, self.block(f"{name}.then", data), None, False)
            case "choose":
                made = Choose([self.block(f"{name}.{n + 1}", ops) for n, ops in enumerate(data)])
                made.tone = tone_of(made.branches[0])
                return made
            case "check":
                then, other = self.branches(name, data)
                attribute = ATTRIBUTES.index(data["attribute"])
                return Check(attribute, parser.place(KNOWLEDGE, data, "knowledge"), data["difficulty"], then, other)
            case _:
                then, other = self.branches(name, data)
                return Contest(ATTRIBUTES.index(data["own"]), ATTRIBUTES.index(data["their"]), then, other)

    def branches(self, name: str, data: Data) -> tuple[Block, Block]:
        return self.block(f"{name}.then", data["then"]), self.block(f"{name}.else", data.get("else", []))


def modifier(data: Data) -> Modify:
    made = Modify(parser.change(data), parser.who(data["to"]))
    duration = data.get("duration", "battle")
    if isinstance(duration, str):
        made.until = UNTILS.index(duration)
    else:
        key, value = next(iter(duration.items()))
        made.until = UNTILS.index(key)
        if made.until == Until.COUNTERS:
            made.counter = COUNTERS.index(value)
        else:
            made.of = parser.who(value)
    return made


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
