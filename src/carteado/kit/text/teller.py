"""Tell nodes in a language: each by the phrase of its word, whose blanks are filled with its fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from carteado.core.face import Run, Runs
from carteado.kit.cards import Amount, Block, Condition, Op, Selector
from carteado.kit.flow_words import X
from carteado.kit.language.base import Field, Language, fields_of, name_of
from carteado.kit.language.kinds import Bits, CardNamed, Choice, Fields, Many, Options, Steps
from carteado.kit.language.words import Words
from carteado.kit.nodes import Number
from carteado.kit.text.context import Context
from carteado.kit.text.grammar import GRAMMARS, Noun, Said
from carteado.kit.text.phrases import Part, Phrase, Phrases, Variants, parsed, variants
from carteado.kit.text.runs import capital, joined, listed, tidy, words
from carteado.kit.text.vocabulary import Vocabulary

MANY = "*"  # begins a determiner or a noun of many
SIGNS = ("=", "<", ":")  # of the tests of a variant
READER = "~"  # begins the name of somebody who is the reader
SUBJECT, OBJECT, MENTION, OWNER = "subject", "object", "mention", "owner of "
SECTIONS: dict[type, str] = {Op: "operations", Selector: "selectors", Condition: "conditions", Amount: "amounts"}


class Clause(NamedTuple):
    """A part of a sentence. An `order` to the reader has no subject; a clause that is `apart` is its own sentence.

    A `closed` clause ends its sentence: it has said what X is.
    """

    runs: Runs
    order: bool
    apart: bool
    closed: bool


class Teller:
    """Tells the nodes of one card. What was just named is a pronoun."""

    sections: Mapping[type, str] = SECTIONS
    apart: Sequence[type] = ()  # the classes of operations that are sentences of their own

    def __init__(self, language: Language, phrases: Phrases) -> None:
        self.language = language
        self.vocabulary = Vocabulary.of(language)
        self.phrases = phrases
        self.grammar = GRAMMARS[phrases.lang]
        self.context = Context()
        self.unknowns: list[Amount] = []
        self.blocks: dict[str, Runs] = {}  # what inner blocks say, for questions about them

    # Sentences

    def sentences(self, nodes: Iterable[Any], opening: Runs = ()) -> Runs:
        """Return operations as sentences; the first begins with the opening, if there is one."""
        groups: list[list[Clause]] = []
        for node in nodes:
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

    def together(self, clauses: Sequence[Clause]) -> Runs:
        """Return clauses as a list; before one with a subject of its own stands a comma."""
        comma = len(clauses) == 2 and clauses[0].order and not clauses[1].order
        return listed([clause.runs for clause in clauses], f"{',' if comma else ''} {self.phrases.say['and']} ")

    def sentence(self, runs: Runs) -> Runs:
        smooth = capital(self.grammar.smooth(tidy(runs)))
        return tidy((*smooth, Run("."))) if smooth else ()

    def clause(self, node: Any) -> Clause:
        """Return what a node says, and behind it what the X in it stands for."""
        outer, self.unknowns = self.unknowns, []
        phrase = self.phrase_of(node)
        said = self.filled(phrase, node)
        runs = joined([said.runs, *map(self.explained, self.unknowns)], "")
        order, apart = bool(phrase.parts[0].words.strip()) or said.you, isinstance(node, tuple(self.apart))
        made = Clause(runs, order, apart, apart or bool(self.unknowns))
        self.unknowns = outer
        return made

    # Nodes

    def tell(self, node: Any) -> Said:
        """Return what a node says; a selector that stands for one thing may be a pronoun."""
        if isinstance(node, Selector) and self.vocabulary.is_bare(node):
            return self.mention(self.vocabulary.word(node))
        return self.filled(self.phrase_of(node), node)

    def phrase_of(self, node: Any) -> Phrase:
        section = next(name for base, name in self.sections.items() if isinstance(node, base))
        word = self.vocabulary.word(node)
        return self.chosen(self.phrases.words[section][word], node, f"{section}.{word}")

    def chosen(self, said: Variants, node: Any, place: str) -> Phrase:
        """Return the first variant of a phrase whose tests hold."""
        for phrase in variants(said):
            if all(self.holds(test, node) for test in phrase.tests):
                return phrase
        raise KeyError(f"{self.phrases.lang}: no variant of {place} fits")

    def holds(self, test: str, node: Any) -> bool:
        """Whether a test holds for a node; a field that the node does not have is not set."""
        sign = next((sign for sign in SIGNS if sign in test), "")
        name, _, wanted = test.partition(sign) if sign else (test, "", "")
        field = next((field for field in fields_of(type(node)) if field.name == name), None)
        if field is None:
            return False
        return self.compares(sign, getattr(node, field.attribute), wanted, field) if sign else field.is_set(node)

    def compares(self, sign: str, value: Any, wanted: str, field: Field) -> bool:
        if sign == ":":
            return self.noun_of(value) == wanted
        if isinstance(value, Number):
            value = value.number
        if sign == "<":
            return bool(value < int(wanted))
        kind = self.language.kinds.get(field.type)
        if isinstance(kind, Choice) and not isinstance(kind, Bits):
            return bool(value >= 0 and kind.words[value] == wanted)
        return str(value) == wanted

    def filled(self, phrase: Phrase, node: Any) -> Said:
        """Fill the blanks of a phrase with the fields of a node."""
        made: list[Run] = []
        told: dict[str, Said] = {}
        for part in phrase.parts:
            if part.name and part.name not in told:
                told[part.name] = self.value(node, part, told)
            made += self.placed(part, told.get(part.name, Said(())))
        first = phrase.parts[0] if phrase.parts else None
        head = told[first.name] if first is not None and first.name and not first.words else Said(())
        return head._replace(runs=tidy(made), pronoun=False)

    def placed(self, part: Part, said: Said) -> Runs:
        """Return the words of a part and its blank in its form."""
        before, form = words(part.words), part.form
        if not part.name:
            return before
        if "|" in form:
            return (*before, Run(self.grammar.agree(self.grammar.form(form.split("|"), said), said)))
        if form == SUBJECT:
            return before if said.you else (*before, *said.runs)
        if form == OBJECT:
            return self.grammar.object_of(part.words, said)
        if not form or form == MENTION or form in self.phrases.determiners:
            return (*before, *said.runs)
        if form.startswith(OWNER):
            return (*before, *self.grammar.owned(form.removeprefix(OWNER), said))
        return (*before, *self.grammar.after(form, said))

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
            return self.described(value, part.form, getattr(node, "amount", None))
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
        """Return blocks to choose from: `deal 2 damage to it; draw a card; or heal it`."""
        said = [self.block(block) for block in blocks]
        return joined([*said[:-1], joined([words(self.phrases.say["or"]), said[-1]])], "; ")

    def block(self, block: Block) -> Runs:
        """Return an inner block as part of a sentence, and note it as a sentence of its own."""
        runs = self.inner(block.ops)
        self.blocks[block.name] = self.sentence(runs)
        return runs

    def inner(self, nodes: Sequence[Any]) -> Runs:
        """Return the operations of an inner block as part of a sentence; a semicolon stands behind a closed clause."""
        clauses = [self.clause(node) for node in nodes]
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

    def number(self, amount: Amount) -> Said:
        """Return a number; any other amount is X, which is explained behind the clause."""
        if isinstance(amount, Number):
            return Said(words(str(amount.number)), many=amount.number != 1, number=amount.number)
        if not isinstance(amount, X):
            self.unknowns.append(amount)
        return Said(words("X"), many=True)

    def explained(self, amount: Amount) -> Runs:
        """Return what X stands for: `, where X is the number of Poison tokens on it`."""
        told = self.tell(amount)
        return tuple(run for part in parsed(self.phrases.say["where"]) for run in self.placed(part, told))

    def is_many(self, amount: Any) -> bool:
        if isinstance(amount, Number):
            return amount.number != 1
        return amount != 1 if isinstance(amount, int) else amount is not None

    # Things

    def noun_of(self, node: Any) -> str:
        """Return the noun of what a selector stands for."""
        word = self.vocabulary.word(node)
        return self.context.nouns.get(word, "creature") if self.vocabulary.is_bare(node) else "creature"

    def mention(self, word: str) -> Said:
        """Return the words for one thing: a pronoun if it was just named, else its name."""
        word = self.context.aliases.get(word, word)
        noun, text, many = self.thing(word)
        gender = noun.gender
        if not many and self.context.last.get(gender) == word and gender in self.grammar.pronouns:
            return Said(words(self.grammar.pronouns[gender]), gender=gender, pronoun=True)
        again = word in self.context.named and word in self.context.targets
        if not many:
            self.context.last[gender] = word
        self.context.named.add(word)
        said = Said((), many, gender)
        if again:
            pattern = self.phrases.determiners["those" if many else "that"]
            pattern = pattern.replace("{noun}", noun.many if many else noun.one)
            return said._replace(runs=words(self.grammar.agree(pattern, said)))
        return said._replace(runs=text)

    def thing(self, word: str) -> tuple[Noun, Runs, bool]:
        """Return the noun and the full name of a thing, and whether it is several."""
        key = self.context.called.get(word, word)
        name, text = self.phrases.things[key]
        return self.phrases.nouns[name.removeprefix(MANY)], words(text), name.startswith(MANY)

    def described(self, filter: Any, determiner: str, amount: Any = None, noun: str = "") -> Said:
        """Return a noun with determiner, adjectives and complements: `all other friendly creatures in this row`."""
        head = noun or self.head(filter)
        other = any(field.name == "other" and field.is_set(filter) for field in fields_of(type(filter)))
        return self.noun_phrase(head, determiner, amount, other, filter)

    def noun_phrase(self, head: str, determiner: str, amount: Any, other: bool = False, filter: Any = None) -> Said:
        one = f"{determiner}_one" if not self.is_many(amount) else ""
        key = next(name for name in (one, determiner) if name in self.phrases.determiners)
        pattern = self.phrases.determiners[f"{key}_other" if other else key]
        many = pattern.startswith(MANY)
        noun = self.phrases.nouns[head]
        said = Said((), many, noun.gender)
        blanks = {
            "noun": words(noun.many if many else noun.one),
            "adjectives": self.qualities(self.phrases.adjectives, filter, said, head),
            "complements": self.qualities(self.phrases.complements, filter, said, head),
            "n": self.number(amount).runs if isinstance(amount, Amount) else words(str(amount)),
        }
        made: list[Run] = []
        for part in parsed(pattern.removeprefix(MANY)):
            made.append(Run(self.grammar.agree(part.words, said)))
            made += blanks.get(part.name, ())
        return said._replace(runs=tidy(made))

    def head(self, filter: Any) -> str:
        """Return the noun for what a filter describes: the word of a field that is a noun itself, or a general one."""
        for field in fields_of(type(filter)):
            kind = self.language.kinds.get(field.type)
            if isinstance(kind, Choice) and not isinstance(kind, Bits) and field.is_set(filter):
                word = str(kind.words[getattr(filter, field.attribute)])
                if word in self.phrases.nouns:
                    return word
        return self.phrases.names["filters"][name_of(type(filter))]

    def qualities(self, table: Mapping[str, Variants], filter: Any, said: Said, head: str) -> Runs:
        """Return the adjectives or complements of a noun and of the fields of a filter that are set."""
        fields = {field.name: field for field in fields_of(type(filter))}
        made: list[Runs] = []
        for name, phrase in table.items():
            if name == f":{head}":
                made.append(words(str(phrase)))
            elif name in fields and fields[name].is_set(filter):
                told = self.filled(self.chosen(phrase, filter, name), filter).runs
                made.append(tuple(replace(run, text=self.grammar.agree(run.text, said)) for run in told))
        return joined(made)
