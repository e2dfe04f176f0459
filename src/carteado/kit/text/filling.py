"""Choose the variant of a phrase whose tests hold for a node, and fill its blanks with the node's fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.face import Run, Runs
from carteado.kit.language.base import Field, Language, fields_of
from carteado.kit.language.kinds import Bits, Choice
from carteado.kit.nodes import Number
from carteado.kit.text.context import Context
from carteado.kit.text.grammar import GRAMMARS, Said
from carteado.kit.text.phrases import Part, Phrase, Phrases, Variants, variants
from carteado.kit.text.runs import tidy, words
from carteado.kit.text.vocabulary import Vocabulary

SIGNS = ("=", "<", ":")  # of the tests of a variant
SAME = "="  # begins the name of another field behind `=`: `cost_min==cost_max`
OF_MANY = "many"  # a test of the variants of adjectives and complements: whether their noun is of many
SUBJECT, OBJECT, MENTION, OWNER = "subject", "object", "mention", "owner of "


class Filler:
    """Fills phrases. What the values of fields are called is left to those who extend it."""

    def __init__(self, language: Language, phrases: Phrases) -> None:
        self.language = language
        self.vocabulary = Vocabulary.of(language)
        self.phrases = phrases
        self.grammar = GRAMMARS[phrases.lang]
        self.context = Context()
        self.many = False  # whether what is being described is of many

    def value(self, node: Any, part: Part, told: Mapping[str, Said]) -> Said:
        """Return what a blank of a node stands for."""
        raise NotImplementedError

    def noun_of(self, node: Any) -> str:
        """Return the noun of what a selector stands for."""
        raise NotImplementedError

    def chosen(self, said: Variants, node: Any, place: str) -> Phrase:
        """Return the first variant of a phrase whose tests hold."""
        for phrase in variants(said):
            if all(self.holds(test, node) for test in phrase.tests):
                return phrase
        raise KeyError(f"{self.phrases.lang}: no variant of {place} fits")

    def holds(self, test: str, node: Any) -> bool:
        """Whether a test holds for a node; a field that the node does not have is not set."""
        if test == OF_MANY:
            return self.many
        sign = next((sign for sign in SIGNS if sign in test), "")
        name, _, wanted = test.partition(sign) if sign else (test, "", "")
        field = next((field for field in fields_of(type(node)) if field.name == name), None)
        if field is None:
            return False
        if wanted.startswith(SAME):
            other = next(field for field in fields_of(type(node)) if field.name == wanted.removeprefix(SAME))
            return bool(getattr(node, field.attribute) == getattr(node, other.attribute))
        return self.compares(sign, getattr(node, field.attribute), wanted, field) if sign else field.is_set(node)

    def compares(self, sign: str, value: Any, wanted: str, field: Field) -> bool:
        if sign == ":":
            return value in self.vocabulary and wanted in (self.noun_of(value), self.vocabulary.word(value))
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
        if not part.words and said.pronoun and not form:
            return self.grammar.subject_of(said)
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
