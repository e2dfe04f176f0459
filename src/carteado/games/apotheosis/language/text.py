"""The text of a card, told from the nodes of its words: keyword boxes, requirements, targets and sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from carteado.core.face import BOX, Paragraph, Run, Runs, plain
from carteado.games.apotheosis.language.bases import Condition
from carteado.games.apotheosis.language.catalog import FOLDER, printed
from carteado.games.apotheosis.language.costs import COSTS
from carteado.games.apotheosis.language.operations.flow import Branches, Choose, May
from carteado.games.apotheosis.language.teller import FACT, GUESS, WordTeller
from carteado.games.apotheosis.language.terms import KEYWORD_TIMINGS, LIMITS, SCOPES, TASKS
from carteado.games.apotheosis.language.words import LANGUAGE
from carteado.kit.cards import Block
from carteado.kit.constants import Data
from carteado.kit.language.base import Scope, fields_of
from carteado.kit.text.context import Context
from carteado.kit.text.grammar import GRAMMARS
from carteado.kit.text.phrases import read_phrases
from carteado.kit.text.runs import joined, lowered, words

LANGUAGES = ("en", "pt")
TEXTS = Path(__file__).parent.parent / "texts"
phrases_of = partial(read_phrases, TEXTS)
GROUPS = {
    **dict.fromkeys(("auto", "permanent", "temp"), "activation"),
    **dict.fromkeys(KEYWORD_TIMINGS, "timing"),
    **dict.fromkeys(LIMITS, "limit"),
    **dict.fromkeys(SCOPES, "scope"),
    **dict.fromkeys(TASKS[1:], "task"),
}
NEEDS = {"suit": "WhichSuit", "property": "WhichProperty", "knowledge": "WhichKnowledge", "rarity": "WhichRarity"}


@lru_cache(maxsize=8192)
def card_paragraphs(id: str, lang: str, folder: Path = FOLDER) -> tuple[Paragraph, ...]:
    """Return the text of a card of this folder in this language, a paragraph for each effect in printed order."""
    card = printed(folder)[id]
    return tuple(EffectText(effect, lang).paragraph(card) for effect in card.get("effects", []))


def card_text(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the text of a card without its structure.

    >>> card_text("I08", "en")
    '❰Permanent❱ You get +1 CON.'
    """
    return " ".join(paragraph.flat() for paragraph in card_paragraphs(id, lang, folder))


def has_bar(card: Data) -> bool:
    """Whether a bar tells the SP and MP of a Skill."""
    return any("bar" in effect for effect in card.get("effects", []))


def kind_words(card: Data, lang: str) -> list[str]:
    """Return the kind of a Companion, the place of an Item, the path and the knowledge as words."""
    names = phrases_of(lang).names
    fields = {"type": "types", "specifier": "specifiers", "path": "paths"}
    said = [names[table][card[field]] for field, table in fields.items() if field in card]
    return said + [names["WhichKnowledge"][name] for name in card.get("knowledge", [])]


def points_texts(card: Data, lang: str) -> list[str]:
    """Return the SP and MP of a Skill."""
    phrases = phrases_of(lang)
    return [
        phrases.say["points"].format(n=card[name], resource=phrases.names["resources"][name])
        for name in ("sp", "mp")
        if card.get(name)
    ]


def bar_text(card: Data, effect: Data, lang: str) -> str:
    """Return the text of the activation bar: DMG, RANGE, AP, and the SP and MP of a Skill."""
    say, bar = phrases_of(lang).say, effect["bar"]
    points = "".join(f", {price}" for price in points_texts(card, lang))
    dmg = f"{say['dmg']} {bar['dmg']}, " if "dmg" in bar else ""
    reach = f"{say['range']} {bar['range']}, " if "range" in bar else ""
    return say["bar"].format(dmg=dmg, range=reach, ap=bar["ap"], points=points)


def offered(block: Block) -> Iterator[str]:
    """Yield the names of the lists of operations that are chosen from, or that may be carried out."""
    for op in block.ops:
        if isinstance(op, Choose):
            yield from (option.name for option in op.options.blocks)
        elif isinstance(op, May):
            yield op.do.name
        inner = (getattr(op, field.attribute) for field in fields_of(type(op)))
        for held in inner:
            for part in held.blocks if isinstance(held, Branches) else [held]:
                if isinstance(part, Block):
                    yield from offered(part)


class EffectText:
    """The text of one effect in one language."""

    def __init__(self, effect: Data, lang: str, name: str = "") -> None:
        self.effect = effect
        self.lang = lang
        self.phrases = phrases_of(lang)
        self.scope = Scope(LANGUAGE, {}, {}, name)
        moments = [*effect.get("keywords", []), *effect.get("when", [])]
        self.teller = WordTeller(self.phrases, next((word for word in moments if word in KEYWORD_TIMINGS), ""))

    def paragraph(self, card: Data) -> Paragraph:
        """Return the effect: what unlocks it as its name, its bar as its cost, then boxes, targets and sentences."""
        bar = words(bar_text(card, self.effect, self.lang)) if "bar" in self.effect else ()
        return Paragraph(self.runs(), self.tag(), bar)

    def runs(self) -> Runs:
        """Return boxes, requirements, targets and sentences."""
        said = self.sentences(self.effect.get("do", []))
        heads = [*self.heads(), *self.requirements(), *self.aim()]
        if heads and said and heads[-1].text in self.phrases.names["plain"].values():
            heads[-1] = Run(f"{heads[-1].text},")
            said = lowered(said)
        return joined([*((head,) for head in heads), said])

    def sentences(self, ops: list[Data]) -> Runs:
        called = {"self": "attached_self"} if "attached" in self.effect.get("when", []) else {}
        self.teller.context, self.teller.mood = Context(called=called), GUESS
        return self.teller.sentences(self.scope.build(Block, ops).ops)

    def choices(self) -> dict[str, str]:
        """Return what the lists of operations say that a question is about, by their names."""
        ops = self.effect.get("do", [])
        self.sentences(ops)
        return {name: plain(self.teller.blocks[name]) for name in offered(self.scope.build(Block, ops))}

    def tag(self) -> str:
        """Name what unlocks a technique (APOTHEOSIS-12.6)."""
        if "needs" not in self.effect:
            return ""
        ((word, value),) = self.effect["needs"].items()
        name = self.phrases.names[NEEDS[word]][value]
        return f"■{name}" if word == "property" else f"{name[:1].upper()}{name[1:]}"

    def heads(self) -> list[Run]:
        """Return the boxes in printed order; a plain word takes the place of the timing."""
        kept = self.effect.get("keywords", [])
        first = [word for word in kept if GROUPS[word] in ("activation", "timing")]
        rest = [word for word in kept if word not in first]
        names = self.phrases.names["plain"]
        said = [Run(names[word]) for word in self.effect.get("when", [])]
        return [*map(self.box, first), *said, *map(self.box, rest)]

    def box(self, word: str) -> Run:
        return Run(self.phrases.names["boxes"][word], f"{BOX}{GROUPS[word]}", word)

    def requirements(self) -> list[Run]:
        """Return one box with the conditions, then the costs."""
        self.teller.context = Context()
        said = [self.condition(entry) for entry in self.effect.get("requires", [])]
        said += [self.cost(word, held) for word, held in self.effect.get("cost", {}).items()]
        return [Run(f"✔{self.phrases.say['requirement']} {'; '.join(said)}", f"{BOX}requirement")] if said else []

    def conditions(self) -> list[str]:
        """Return each condition of the effect as a statement that can stand alone."""
        said: list[str] = []
        for entry in self.effect.get("requires", []):
            self.teller.context = Context()
            said.append(self.condition(entry))
        return said

    def condition(self, entry: Data) -> str:
        self.teller.mood = FACT
        statement = self.teller.statement(self.scope.build(Condition, entry))
        return plain(self.teller.grammar.smooth(statement.runs))

    def cost(self, word: str, held: Any) -> str:
        names, say = self.phrases.names, self.phrases.say
        if word in names["resources"]:
            return say["pay"].format(n=held, resource=names["resources"][word])
        part = self.scope.build(COSTS[word], held)
        phrase = self.teller.chosen(self.phrases.words["costs"][word], part, word)
        return plain(self.teller.filled(phrase, part).runs)

    def aim(self) -> list[Run]:
        """Describe the allowed targets; a bar gives their range."""
        if "target" not in self.effect:
            return []
        target, names = self.effect["target"], self.phrases.names
        kind, side = target.get("kind", ""), target["side"]
        form = "dead" if kind == "dead" else ("any_kind" if side == "any" else "kind") if kind else "any"
        blanks = {
            "side": names["WhichSide"][side],
            "of_side": names["sides"][side],
            "kind": names["WhichSort"].get(kind),
        }
        said = names["aims"][form].format(**blanks)
        said += f", {self.phrases.say['range']} {target['range']}" if "range" in target else ""
        return [*GRAMMARS[self.lang].smooth(words(f"{said}."))]
