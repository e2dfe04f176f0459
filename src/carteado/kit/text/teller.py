"""Tell nodes in a language: each by the phrase of its word, whose blanks are filled with its fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from itertools import groupby
from typing import Any, NamedTuple

from carteado.core.face import Run, Runs
from carteado.kit.cards import Amount, Block, Condition, Op, Selector
from carteado.kit.flow_words import Each, ForEach
from carteado.kit.language.base import Field, Language, fields_of, name_of
from carteado.kit.language.kinds import Bits, CardNamed, Choice, Fields, Many, Options, Steps
from carteado.kit.language.words import Words
from carteado.kit.nodes import All, Number
from carteado.kit.text.filling import MENTION
from carteado.kit.text.grammar import Said
from carteado.kit.text.nouns import NounTeller
from carteado.kit.text.phrases import Part, Phrase, Phrases, parsed
from carteado.kit.text.runs import capital, joined, listed, tidy, verb_of, without_verb, words

BOUNDS = ("at_least", "at_most")
ORDER = "order"  # behind `:` in a test of a variant: whether a block begins with an order
READER = "~"  # begins the name of somebody who is the reader
SECTIONS: dict[type, str] = {Op: "operations", Selector: "selectors", Condition: "conditions", Amount: "amounts"}


class Clause(NamedTuple):
    """A part of a sentence. An `order` to the reader has no subject; a clause that is `apart` is its own sentence.

    A `closed` clause ends its sentence: it has said what X is. One that is `several` tells several operations.
    """

    runs: Runs
    order: bool
    apart: bool
    closed: bool
    several: bool


class Teller(NounTeller):
    """Tells the nodes of one card. What was just named is a pronoun."""

    sections: Mapping[type, str] = SECTIONS
    apart: Sequence[type] = ()  # the classes of operations that are sentences of their own

    def __init__(self, language: Language, phrases: Phrases) -> None:
        super().__init__(language, phrases)
        self.alike: dict[int, list[Any]] = {}  # by the operation before them
        self.blocks: dict[str, Runs] = {}  # what inner blocks say, for questions about them

    # Sentences

    def sentences(self, nodes: Iterable[Any], opening: Runs = ()) -> Runs:
        """Return operations as sentences; the first begins with the opening, if there is one."""
        groups: list[list[Clause]] = []
        for node in self.merged(nodes):
            clause = self.clause(node)
            last = groups[-1][-1] if groups else None
            if last is None or last.closed or clause.apart or (clause.order and not last.order):
                groups.append([clause])
            else:
                groups[-1].append(clause)
        said = [self.together(group) for group in groups]
        if opening and said:
            said[0] = joined([opening, said[0]], ", ")
        return joined(self.sentence(runs) for runs in said)

    def merged(self, nodes: Iterable[Any]) -> list[Any]:
        """Return operations without those that are told together with the one before: `+3 CON and -1 AGI`."""
        made: list[Any] = []
        for node in nodes:
            if made and self.is_alike(made[-1], node):
                self.alike[id(made[-1])].append(node)
            else:
                made.append(node)
                self.alike[id(node)] = []
        return made

    def is_alike(self, one: Any, other: Any) -> bool:
        """Whether two neighbouring operations are told as one. Games override it."""
        return False

    def together(self, clauses: Sequence[Clause]) -> Runs:
        """Return clauses as a list; a comma parts the last one where it has a subject, or where one has an `and`."""
        clauses = self.folded(clauses)
        comma = len(clauses) == 2 and clauses[0].order and not clauses[1].order
        comma = comma or any(clause.several for clause in clauses)
        return listed([clause.runs for clause in clauses], f"{',' if comma else ''} {self.phrases.say['and']} ")

    def folded(self, clauses: Sequence[Clause]) -> list[Clause]:
        """Return orders of the same verb as one, which says it once: `put 1 token on it and 2 on that ally`."""
        made: list[Clause] = []
        for _, group in groupby(clauses, lambda clause: verb_of(clause.runs) if clause.order else id(clause)):
            first, *more = group
            if more:
                comma = "," if any(clause.several for clause in (first, *more)) else ""
                parts = [first.runs, *(without_verb(clause.runs) for clause in more)]
                runs = listed(parts, f"{comma} {self.phrases.say['and']} ")
                first = more[-1]._replace(runs=runs, several=True)
            made.append(first)
        return made

    def sentence(self, runs: Runs) -> Runs:
        smooth = capital(self.grammar.smooth(tidy(runs)))
        return tidy((*smooth, Run("."))) if smooth else ()

    def clause(self, node: Any) -> Clause:
        """Return what a node says, and behind it what the X in it stands for."""
        outer, self.unknowns = self.unknowns, []
        phrase = self.phrase_of(node)
        said = self.statement(node)
        last = dict(self.context.last)
        explained = joined([self.explained(amount) for amount in self.unknowns], "")
        self.context.last = last  # no pronoun stands for what is named only where X is explained
        runs = said.runs if explained == self.context.unknown else joined([said.runs, explained], "")
        self.context.unknown = explained or self.context.unknown
        order, apart = bool(phrase.parts[0].words.strip()) or said.you, isinstance(node, tuple(self.apart))
        made = Clause(runs, order, apart, apart or bool(self.unknowns), bool(self.alike.get(id(node))))
        self.unknowns = outer
        return made

    def statement(self, node: Any) -> Said:
        """Tell a node by itself; after one about two things no pronoun can stand for either."""
        outer, self.mentioned = self.mentioned, set()
        said = self.tell(node)
        if len(self.mentioned) > 1:
            self.context.last.clear()
        self.mentioned |= outer
        return said

    # Nodes

    def tell(self, node: Any) -> Said:
        """Return what a node says; what a selector stands for may be a pronoun."""
        if isinstance(node, Selector) and self.vocabulary.is_bare(node):
            return self.mention(self.vocabulary.word(node))
        if isinstance(node, ForEach) and isinstance(node.what, All) and self.names_each(node.do):
            self.context.each = self.described(node.what.filter, "apiece")
            return Said(self.block(node.do))
        said = self.filled(self.phrase_of(node), node)
        return self.selected(node, said) if isinstance(node, Selector) else said

    def compares(self, sign: str, value: Any, wanted: str, field: Field) -> bool:
        if isinstance(value, Block) and wanted == ORDER:
            return self.is_order(value)
        return super().compares(sign, value, wanted, field)

    def is_order(self, block: Block) -> bool:
        """Whether a block begins with something that the reader is told to do: `draw a card`."""
        kept = self.context, self.unknowns, self.mentioned
        self.context, self.unknowns, self.mentioned = deepcopy(self.context), [], set()
        order = self.clause(block.ops[0]).order
        self.context, self.unknowns, self.mentioned = kept
        return order

    def names_each(self, block: Block) -> bool:
        """Whether what is repeated begins with something done to the one of that round."""
        first = block.ops[0]
        fields = [getattr(first, field.attribute) for field in fields_of(type(first))]
        return not isinstance(first, tuple(self.apart)) and any(isinstance(value, Each) for value in fields)

    def phrase_of(self, node: Any) -> Phrase:
        section = next(name for base, name in self.sections.items() if isinstance(node, base))
        word = self.vocabulary.word(node)
        return self.chosen(self.phrases.words[section][word], node, f"{section}.{word}")

    # Fields

    def value(self, node: Any, part: Part, told: Mapping[str, Said]) -> Said:
        """Return the value of a field, or of a blank that a game computes."""
        field = next((field for field in fields_of(type(node)) if field.name == part.name), None)
        if field is None:
            return self.computed(node, part.name, told)
        value, kind = getattr(node, field.attribute), self.language.kinds[field.type]
        if isinstance(value, Amount):
            return (
                self.tell(value) if isinstance(node, Amount) and not isinstance(value, Number) else self.number(value)
            )
        if isinstance(kind, Fields):
            said = self.described(value, part.form, getattr(node, "amount", None))
            if said.many and not isinstance(node, Selector):
                self.context.last.pop(said.gender_and_number, None)
            return said
        if isinstance(kind, Steps):
            return Said(self.block(value))
        if isinstance(kind, Options):
            return Said(self.options(value.blocks))
        if isinstance(kind, Many):
            return Said(listed([self.tell(entry).runs for entry in value], f" {self.phrases.say['and']} "))
        if isinstance(kind, Words):
            return self.tell(value)
        return self.plain_value(value, kind, field, part.form, node)

    def plain_value(self, value: Any, kind: Any, field: Field, form: str, node: Any) -> Said:
        if isinstance(kind, Bits):
            return Said(listed(self.keywords(kind, value), f" {self.phrases.say['and']} "))
        if isinstance(kind, Choice):
            word = kind.words[value]
            if form in self.phrases.determiners:
                return self.noun_phrase(word, form, getattr(node, "amount", None))
            return self.mention(word) if form == MENTION else self.named(field, word)
        if isinstance(kind, CardNamed):
            return self.card(value, many=self.is_many(getattr(node, "amount", None)))
        return Said(words(str(abs(value))), many=value != 1, number=value)

    def computed(self, node: Any, name: str, told: Mapping[str, Said]) -> Said:
        """Return a blank that is no field of the node. Games override it."""
        raise KeyError(f"{self.phrases.lang}: {name_of(type(node))} has no field {name}")

    def options(self, blocks: Sequence[Block]) -> Runs:
        """Return blocks to choose from: `deal 2 damage to it; draw a card; or heal it`.

        No pronoun stands for what another of them names, which may not be chosen.
        """
        before, said = self.context.last, []
        for block in blocks:
            self.context.last, self.context.unknown = dict(before), ()
            said.append(self.block(block))
        self.context.last, self.context.unknown = {}, ()
        return joined([*said[:-1], joined([words(self.phrases.say["or"]), said[-1]])], "; ")

    def block(self, block: Block) -> Runs:
        """Return an inner block as part of a sentence, and note it as a sentence of its own."""
        runs = self.inner(block.ops)
        self.blocks[block.name] = self.sentence(runs)
        return runs

    def inner(self, nodes: Sequence[Any]) -> Runs:
        """Return the operations of an inner block as part of a sentence; a semicolon stands behind a closed clause."""
        clauses = [self.clause(node) for node in self.merged(nodes)]
        if any(clause.closed for clause in clauses[:-1]) or any(clause.apart for clause in clauses[1:]):
            return joined([clause.runs for clause in clauses], "; ")
        return self.together(clauses)

    def named(self, field: Field, word: str) -> Said:
        """Return the name of a word of a closed list."""
        name = self.phrases.names[name_of(field.type)][word]
        return Said(words(name.removeprefix(READER)), you=name.startswith(READER))

    def keywords(self, kind: Choice, bits: int) -> list[Runs]:
        held = [word for place, word in enumerate(kind.words) if bits >> place & 1]
        return [self.keyword(word) for word in held]

    def keyword(self, word: str) -> Runs:
        return (Run(self.phrases.names["keywords"][word], "keyword", word),)

    def card(self, card: Any, many: bool) -> Said:
        """Return the name of a card. Games with names in their files override it."""
        return Said((Run(card.id, "card", card.id),), many)

    def explained(self, amount: Amount) -> Runs:
        """Return what X stands for: `, where X is the number of Poison tokens on it, but at most 3`."""
        bounds: list[Any] = []
        inner: Any = amount
        while self.vocabulary.word(inner) in BOUNDS:
            bounds.insert(0, inner)
            inner = inner.of
        told = self.tell(inner)
        said = [run for part in parsed(self.phrases.say["where"]) for run in self.placed(part, told)]
        for bound in bounds:
            said += self.filled(Phrase((), parsed(self.phrases.say[f"but_{self.vocabulary.word(bound)}"])), bound).runs
        return tidy(said)
