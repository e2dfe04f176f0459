"""Tell the words of the card language: sentences of operations, conditions in two moods, cards and zones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.face import Run, Runs, plain
from carteado.games.apotheosis.board import ATTRIBUTES, ZONES
from carteado.games.apotheosis.language import amounts, bases, changes, printed, values
from carteado.games.apotheosis.language.conditions import Compare, Not
from carteado.games.apotheosis.language.costs import CardCost
from carteado.games.apotheosis.language.notation import written
from carteado.games.apotheosis.language.operations.answers import Bonus
from carteado.games.apotheosis.language.operations.characters import Grant, Lending, Modify
from carteado.games.apotheosis.language.operations.flow import Branches, Choose, Conditional, ForEach
from carteado.games.apotheosis.language.operations.rolls import Check, Contest
from carteado.games.apotheosis.language.printed import Cards
from carteado.games.apotheosis.language.selectors import All, Me
from carteado.games.apotheosis.language.words import LANGUAGE, Lookup
from carteado.kit.language.base import Field, Plain, fields_of, name_of
from carteado.kit.text.filling import SUBJECT
from carteado.kit.text.grammar import Said
from carteado.kit.text.phrases import Part, Phrase, Phrases
from carteado.kit.text.runs import joined, listed, words
from carteado.kit.text.teller import Clause, Teller

FACT, GUESS = 0, 1  # the moods of a condition: what is so, and what follows "if"
DETERMINERS = {amounts.Exactly: "number", amounts.AtRandom: "lots", amounts.UpTo: "most", amounts.Every: "whole"}


class WordTeller(Teller):
    """Tells the words of one effect. `timing` is the moment of the effect."""

    sections = {
        bases.Word: "operations",
        bases.Selector: "selectors",
        bases.Condition: "conditions",
        bases.Value: "amounts",
        bases.Duration: "durations",
        bases.Means: "means",
    }
    apart = (Conditional, Choose, Check, Contest)

    def __init__(self, phrases: Phrases, timing: str = "") -> None:
        super().__init__(LANGUAGE, phrases)
        self.timing = timing
        self.mood = GUESS
        self.negated = False
        self.bound = ("", 0)
        self.condition = ""  # of this clause, behind "if"
        self.subject = ""  # of the clause before
        self.doing = ""  # of this clause

    # Sentences

    def inner(self, nodes: Any) -> Runs:
        self.doing = ""
        return super().inner(nodes)

    def is_alike(self, one: Any, other: Any) -> bool:
        """Whether both modify the same character for the same time."""
        if not isinstance(one, Modify) or not isinstance(other, Modify):
            return False
        ordinary = all(self.vocabulary.word(node.stat) not in self.phrases.words["changes"] for node in (one, other))
        same = self.vocabulary.word(one.to) == self.vocabulary.word(other.to) and not isinstance(one.to, All)
        return ordinary and same and one.duration is other.duration

    def clause(self, node: Any) -> Clause:
        """Return what an operation says; remember its subject, which the next one may leave out."""
        before, self.doing = self.doing, ""
        self.subject = "" if isinstance(node, self.apart) else before
        made = super().clause(node)
        return made._replace(order=False) if isinstance(node, Lending) else made

    def statement(self, node: Any) -> Said:
        """Tell an operation with its duration."""
        said = super().statement(node)
        if isinstance(node, Lending) and is_set(node, "duration"):
            return said._replace(runs=joined([said.runs, self.tell(node.lasts()).runs]))
        return said

    def phrase_of(self, node: Any) -> Phrase:
        if isinstance(node, Modify | Grant):
            word = self.vocabulary.word(node.stat if isinstance(node, Modify) else node.rule)
            if word in self.phrases.words["changes"]:
                return self.chosen(self.phrases.words["changes"][word], node, word)
        return super().phrase_of(node)

    # Forms

    def placed(self, part: Part, said: Said) -> Runs:
        """Conjugate a verb in the mood of the condition, and negate it; leave out a subject that was just named."""
        if "|" in part.form:
            verb = self.grammar.form(self.in_mood(part.form).split("|"), said)
            you = f"{self.phrases.things['me'][1]} "
            verb = verb.removeprefix(you) if self.was_subject(you) else verb
            return (*words(part.words), Run(self.grammar.agree(self.negate(verb), said)))
        if part.form == SUBJECT and said.pronoun and (self.doing == self.subject or self.was_subject(plain(said.runs))):
            return words(part.words)
        return super().placed(part, said)

    def was_subject(self, words: str) -> bool:
        """Whether the condition of this clause begins with this subject, and the language does not repeat it."""
        return self.grammar.drops_subject and self.condition.startswith(f"{words.strip()} ")

    def in_mood(self, form: str) -> str:
        moods = form.split("/")
        return moods[self.mood] if len(moods) > 1 else form

    def negate(self, verb: str) -> str:
        """Negate the first verb within `not`."""
        if not self.negated or verb not in self.phrases.names["negated"]:
            return verb
        self.negated = False
        return self.phrases.names["negated"][verb]

    def compares(self, sign: str, value: Any, wanted: str, field: Field) -> bool:
        kind = self.language.kinds.get(field.type)
        if sign == "=" and isinstance(value, bases.Selector):
            return self.vocabulary.word(value) == wanted
        if sign == "=" and isinstance(value, Cards):
            return value.this and wanted == "self"
        if sign == "=" and isinstance(kind, Lookup):
            return bool(kind.table[wanted] == value)
        if isinstance(value, bases.Value):
            return super().compares(sign, value.number, wanted, field) if isinstance(value, values.Number) else False
        return super().compares(sign, value, wanted, field)

    # Nodes

    def tell(self, node: Any) -> Said:
        if isinstance(node, Me):
            return Said(words(self.phrases.things["me"][1]), you=True)
        if isinstance(node, bases.Selector) and not isinstance(node, All):
            return self.mention(self.vocabulary.word(node))
        if isinstance(node, values.Number):
            return Said(words(str(node.number)))
        if isinstance(node, Compare):
            return self.comparison(node)
        if isinstance(node, ForEach):
            self.rounds(node)
        if isinstance(node, Not):
            self.negated = True
            said = self.tell(node.of)
            self.negated = False
            return said
        return super().tell(node)

    def rounds(self, node: ForEach) -> None:
        """Name the characters of the rounds, of whom `each` speaks."""
        said = self.mention("each")
        self.was_last("each", said)

    def number(self, amount: Any) -> Said:
        """Return a number without its sign; any other amount is X."""
        if isinstance(amount, values.Number):
            return Said(words(str(abs(amount.number))), many=abs(amount.number) != 1, number=amount.number)
        return super().number(amount)

    def is_many(self, amount: Any) -> bool:
        return super().is_many(amount.number if isinstance(amount, values.Number) else amount)

    def comparison(self, node: Compare) -> Said:
        """Tell a comparison with a number as a fact about somebody, any other by its two values."""
        table, value = self.phrases.words["comparisons"], node.of
        sign = self.word_of(Compare, "is", node)
        if isinstance(node.to, values.Number) and not isinstance(value, values.Number):
            self.bound, word = (sign, node.to.number), self.vocabulary.word(value)
            names = (f"{word}{sign}{node.to.number}", f"{word}{sign}", word)
            name = next((name for name in names if name in table), "")
            if name:
                return self.filled(self.chosen(table[name], value, name), value)
        if (
            isinstance(value, values.HpOf)
            and isinstance(node.to, values.HpMaxOf)
            and sign == "<"
            and self.same(value, node.to)
        ):
            return self.filled(self.chosen(table["hurt"], value, "hurt"), value)
        self.bound = (sign, 0)
        return self.filled(self.chosen(table["values"], node, "values"), node)

    def same(self, one: Any, other: Any) -> bool:
        return self.vocabulary.word(one.of) == self.vocabulary.word(other.of)

    def word_of(self, word: type, name: str, node: Any) -> str:
        """Return the word that was written in a field with a table."""
        field = next(field for field in fields_of(word) if field.name == name)
        kind, value = self.language.kinds[field.type], getattr(node, field.attribute)
        assert isinstance(kind, Lookup)
        return next(word for word, held in kind.table.items() if held == value)

    # Fields

    def value(self, node: Any, part: Part, told: Mapping[str, Said]) -> Said:
        field = next((field for field in fields_of(type(node)) if field.name == part.name), None)
        value = None if field is None else getattr(node, field.attribute)
        if isinstance(value, Branches):
            return Said(self.options(value.blocks))
        if isinstance(value, bases.Value) and not isinstance(node, bases.Value | Compare):
            return self.number(value)
        if isinstance(value, printed.Formula):
            return Said(words(written(value))) if value.counted is None else self.number(value.counted)
        if isinstance(value, Cards) and value.this:
            return self.mention("this_card")
        if part.form == SUBJECT and isinstance(value, bases.Selector):
            self.doing = self.vocabulary.word(value)
        if isinstance(node, Conditional):
            self.condition = plain(told["if"].runs) if part.name in ("of", "then") else ""
        return super().value(node, part, told)

    def plain_value(self, value: Any, kind: Any, field: Field, form: str, node: Any) -> Said:
        if isinstance(kind, Lookup):
            return self.named(field, self.word_of(type(node), field.name, node))
        return super().plain_value(value, kind, field, form, node)

    def computed(self, node: Any, name: str, told: Mapping[str, Said]) -> Said:
        names = self.phrases.names
        if name in names["verbs"]:
            return Said(words(self.negate(self.in_mood(names["verbs"][name]))))
        if name in ("bound", "level"):
            sign, number = self.bound
            return Said(words(names[f"{name}s"][sign].format(n=number)))
        if name == "than":
            before, _, preposition = names["than"][self.bound[0]].rpartition(" ")
            return Said(joined([words(before), self.grammar.after(preposition, self.tell(node.to))]))
        if name == "number":
            return Said(words(str(self.bound[1])), many=self.bound[1] != 1)
        if name == "left":
            return self.tell(node.of)
        made = getattr(self, f"blank_{name}", None)
        return super().computed(node, name, told) if made is None else made(node, told)

    # Blanks

    def blank_change(self, node: Modify, told: Mapping[str, Said]) -> Said:
        """Return what modifiers add: `+3 CON and -1 AGI`."""
        changed = [node, *self.alike.get(id(node), [])]
        return Said(listed([words(self.added(one)) for one in changed], f" {self.phrases.say['and']} "))

    def added(self, node: Modify) -> str:
        word, names = self.vocabulary.word(node.stat), self.phrases.names
        blanks: dict[str, str] = {}
        if word in ATTRIBUTES:
            word, blanks = "attribute", {"name": names["WhichAttribute"][word]}
        elif isinstance(node.stat, changes.KnowledgeLevel):
            blanks = {"name": names["WhichKnowledge"][self.choice(node.stat, "knowledge")]}
        elif isinstance(node.stat, changes.DmgWith):
            blanks = {"means": plain(self.tell(node.stat.means).runs)}
        forms = names["stats"][word].split("|")
        return f"{self.signed(node.amount)} {forms[-1 if self.is_many(node.amount) else 0].format(**blanks)}"

    def signed(self, amount: Any) -> str:
        return f"{amount.number:+d}" if isinstance(amount, values.Number) else f"+{plain(self.number(amount).runs)}"

    def blank_does(self, node: Grant, told: Mapping[str, Said]) -> Said:
        """Return what a flag means for its character, with a subject that the phrase leaves out."""
        names, to = self.phrases.names, told["to"]
        said = self.grammar.form(names["rules"][self.vocabulary.word(node.rule)].split("|"), to)
        details = {field.name: self.detail(node.rule, field) for field in fields_of(type(node.rule))}
        you = self.phrases.things["me"][1]
        subject = f"{you} " if to.you and not self.was_subject(you) else ""
        return Said(words(subject + said.format(**details)))

    def detail(self, rule: Any, field: Field) -> str:
        value, name = getattr(rule, field.attribute), name_of(field.type)
        kind = self.language.kinds.get(field.type)
        if kind is None or isinstance(kind, Plain):
            return str(value)
        word = self.choice(rule, field.name)
        return self.phrases.nouns[word].many if name == "WhichSuit" else self.phrases.names[name][word]

    def choice(self, node: Any, name: str) -> str:
        """Return the word of a closed list that a field holds."""
        field = next(field for field in fields_of(type(node)) if field.name == name)
        return str(vars(self.language.kinds[field.type])["words"][getattr(node, field.attribute)])

    def blank_around(self, node: All, told: Mapping[str, Said]) -> Said:
        if not is_set(node, "within"):
            return Said(())
        name = "within_one" if node.within == 1 else "within"
        return Said(words(self.phrases.say[name].format(n=node.within)))

    def blank_pending(self, node: Bonus, told: Mapping[str, Said]) -> Said:
        """Say what the bonus is for: the attack, the check or the roll of the moment."""
        amount, phrases = node.amount, self.phrases.names["pending"]
        counted = "" if amount.counted is None else plain(self.number(amount.counted).runs)
        if self.timing in phrases:
            said = f"+{counted or written(amount)}" if counted or amount.dice else f"{amount.plus:+d}"
            return Said(words(phrases[self.timing].format(n=said)))
        said = counted or (written(amount) if amount.dice else str(abs(amount.plus)))
        return Said(words(phrases["attack_less" if amount.plus < 0 else "attack"].format(n=said)))

    def blank_made(self, node: Any, told: Mapping[str, Said]) -> Said:
        table, means = self.phrases.words["made"], node.means
        return self.filled(self.chosen(table[self.vocabulary.word(means)], means, "made"), means)

    # Cards and zones

    def blank_cards(self, node: Any, told: Mapping[str, Said]) -> Said:
        if isinstance(node, CardCost):
            return self.described(node.what.filter, "number", node.amount)
        number = node.amount.number if isinstance(node.amount, amounts.Numbered) else 0
        return self.described(node.what.filter, DETERMINERS[type(node.amount)], number)

    def blank_counted(self, node: values.CardCount, told: Mapping[str, Said]) -> Said:
        number = self.bound[1] if self.bound[0] in ("==", ">=", "<=") else 2
        return self.described(node.what.filter, "single" if number == 1 else "some", number)

    def blank_everybody(self, node: values.CharacterCount, told: Mapping[str, Said]) -> Said:
        """Return characters as many: `enemy Heroes within 2 tiles`."""
        named = self.phrases.names["everybody"]
        if not isinstance(node.of, All):
            return self.tell(node.of)
        kind = self.choice(node.of, "kind") if is_set(node.of, "kind") else "any"
        said = named[f"{kind} {self.choice(node.of, 'side')}"]
        return Said(joined([words(said), self.blank_around(node.of, told).runs]))

    def blank_zone(self, node: Any, told: Mapping[str, Said]) -> Said:
        """Name a zone with its owner: `your inventory`, `the inventory of the target`."""
        owner = getattr(node, "who", None) or getattr(node, "of", None)
        return self.zone(ZONES[node.what.zone], owner)

    def blank_place(self, node: values.CardCount, told: Mapping[str, Said]) -> Said:
        """Name the zone of somebody who is the subject of the sentence."""
        names = self.phrases.names["your_zones" if told["of"].you else "zones"]
        return Said(words(names[ZONES[node.what.zone]]))

    def blank_held(self, node: Any, told: Mapping[str, Said]) -> Said:
        return Said(words(self.phrases.names["zones"][ZONES[node.zone]]))

    def blank_here(self, node: Any, told: Mapping[str, Said]) -> Said:
        return self.mention("this_card")

    def zone(self, word: str, owner: Any) -> Said:
        names = self.phrases.names
        if word == "scenario":
            return Said(words(names["zones"][word]))
        if owner is None or isinstance(owner, Me):
            return Said(words(names["your_zones"][word]))
        return Said(self.grammar.owned(names["owned_zones"][word], self.tell(owner)))


def is_set(node: Any, name: str) -> bool:
    """Whether a field has another value than its default."""
    return any(field.name == name and field.is_set(node) for field in fields_of(type(node)))
