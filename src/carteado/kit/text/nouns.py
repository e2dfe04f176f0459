"""Name things: noun phrases with their determiners and qualities, and pronouns for what was just named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from carteado.core.face import Run, Runs, plain
from carteado.kit.cards import Amount, Selector
from carteado.kit.flow_words import X
from carteado.kit.language.base import Language, fields_of, name_of
from carteado.kit.language.kinds import Bits, Choice
from carteado.kit.nodes import All, Number
from carteado.kit.text.filling import Filler
from carteado.kit.text.grammar import MANY, Noun, Said
from carteado.kit.text.phrases import Phrases, Variants, parsed
from carteado.kit.text.runs import joined, tidy, words


class NounTeller(Filler):
    """Names the things of one card."""

    def __init__(self, language: Language, phrases: Phrases) -> None:
        super().__init__(language, phrases)
        self.unknowns: list[Amount] = []
        self.mentioned: set[str] = set()  # in this clause

    def noun_of(self, node: Any) -> str:
        """Return the noun of what a selector stands for."""
        word = self.vocabulary.word(node)
        return self.context.nouns.get(word, "creature") if self.vocabulary.is_bare(node) else "creature"

    def mention(self, word: str) -> Said:
        """Return the words for one thing: a pronoun if it was just named, else its name."""
        word = self.context.aliases.get(word, word)
        self.mentioned.add(word)
        if word == "each" and self.context.each is not None:
            return self.first_of_each(self.context.each)
        noun, text, many = self.thing(word)
        said = Said(text, many, noun.gender)
        other = self.context.last.get(said.gender_and_number)
        if self.was_last(word, said):
            return self.pronoun(said)
        again = word in self.context.named and word in self.context.targets
        self.context.named.add(word)
        if again:
            pointing = ("targets_again" if many else "target_again") if other else ("those" if many else "that")
            pattern = self.phrases.determiners[pointing]
            pattern = pattern.replace("{noun}", noun.many if many else noun.one)
            return said._replace(runs=words(self.grammar.agree(pattern, said)))
        return said

    def first_of_each(self, said: Said) -> Said:
        """Return the words for the one for which something is repeated: `each ally`; afterwards it is a pronoun."""
        self.context.each = None
        self.was_last("each", said)
        return said

    def selected(self, node: Selector, said: Said) -> Said:
        """Return the words for what a selector finds: a pronoun for all those just named in the same words."""
        name = plain(said.runs)
        self.mentioned.add(name)
        return self.pronoun(said) if self.was_last(name, said) and isinstance(node, All) else said

    def was_last(self, name: str, said: Said) -> bool:
        """Whether this was the last thing named in its gender and number; from now on it is."""
        place = said.gender_and_number
        before, self.context.last[place] = self.context.last.get(place), name
        return before == name and place in self.grammar.pronouns

    def pronoun(self, said: Said) -> Said:
        return said._replace(runs=words(self.grammar.pronouns[said.gender_and_number]), pronoun=True)

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
            "n": words(str(amount)) if amount is None or isinstance(amount, int) else self.number(amount).runs,
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
        self.many = said.many
        made: list[Runs] = []
        for name, phrase in table.items():
            if name == f":{head}":
                made.append(words(str(phrase)))
            elif name in fields and fields[name].is_set(filter):
                told = self.filled(self.chosen(phrase, filter, name), filter).runs
                made.append(tuple(replace(run, text=self.grammar.agree(run.text, said)) for run in told))
        return joined(made)

    def number(self, amount: Amount) -> Said:
        """Return a number; any other amount is X, which is explained behind the clause."""
        if isinstance(amount, Number):
            return Said(words(str(amount.number)), many=amount.number != 1, number=amount.number)
        if not isinstance(amount, X):
            self.unknowns.append(amount)
        return Said(words("X"), many=True)

    def is_many(self, amount: Any) -> bool:
        if isinstance(amount, Number):
            return amount.number != 1
        return amount != 1 if isinstance(amount, int) else amount is not None
