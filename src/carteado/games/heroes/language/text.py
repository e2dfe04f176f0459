"""Tell the text of a card from the nodes that the rules run, with the phrases of a language (HEROES-25)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from carteado.core.face import Paragraph, Run, Runs
from carteado.games.heroes.board import IMMUNITIES, TOKENS, WHENS, Type
from carteado.games.heroes.language.aims import CharacterAim, EquipmentAim
from carteado.games.heroes.language.catalog import FOLDER, catalog, printed
from carteado.games.heroes.language.conditions import Compared
from carteado.games.heroes.language.operations import Token
from carteado.games.heroes.language.players import ChosenPlayer, Players
from carteado.games.heroes.language.printed import Cost, HeroCard, HeroStatic, Power
from carteado.games.heroes.language.selectors import Someone
from carteado.games.heroes.language.statics import Forbidden, Immune
from carteado.games.heroes.language.words import LANGUAGE, TARGETS, Masks
from carteado.kit.cards import SIDES, Trigger
from carteado.kit.constants import Data
from carteado.kit.flow_words import Branch, Choose, ForEach, May, Repeat
from carteado.kit.language.base import Field, fields_of
from carteado.kit.nodes import All, If, Itself, Size
from carteado.kit.text.context import Context
from carteado.kit.text.grammar import Noun, Said
from carteado.kit.text.phrases import Part, Phrase, Phrases, parsed, read_phrases
from carteado.kit.text.runs import joined, listed, words
from carteado.kit.text.teller import READER, SECTIONS, Teller

APART = " | "
BEARER = {"self": "bearer", "host": "bearer"}
TEXTS = Path(__file__).parent.parent / "texts"
phrases_of = partial(read_phrases, TEXTS)


@lru_cache(maxsize=8192)
def card_paragraphs(id: str, lang: str, folder: Path = FOLDER) -> tuple[Paragraph, ...]:
    """Return the text of a card of this folder in this language, a paragraph for each ability."""
    return CardTeller(catalog(folder).by_id[id], printed(folder)[id], phrases_of(lang)).paragraphs()


@lru_cache(maxsize=8192)
def card_text(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the text of a card without its structure.

    >>> card_text("C07", "en")
    'Quick Peck [Use 1, up to 3 times]: Deal 2 damage to target enemy and put 1 Agility token on this character. | \
Feather Dart: Deal 1 damage to target enemy.'
    """
    return APART.join(paragraph.flat() for paragraph in card_paragraphs(id, lang, folder))


class CardTeller(Teller):
    """Tells one card."""

    sections = {**SECTIONS, HeroStatic: "statics", Forbidden: "forbidden"}
    apart = (If, Branch, Choose, ForEach, May, Repeat)

    def __init__(self, card: HeroCard, data: Data, phrases: Phrases) -> None:
        super().__init__(LANGUAGE, phrases)
        self.printed = card
        self.data = data

    def paragraphs(self) -> tuple[Paragraph, ...]:
        """Return the whole text: entry cost, actions, activations, statics, triggers."""
        data, made = self.data, []
        if self.printed.discard_basic:
            made.append(Paragraph(self.sentence(words(self.counted("entry", self.printed.discard_basic)))))
        entries = data.get("actions", data.get("activations", [{}]))
        made += [self.power(power, entry) for power, entry in zip(self.printed.powers, entries, strict=False)]
        made += self.statics(data.get("static", []))
        for trigger, entry in zip(self.printed.triggers, data.get("triggers", []), strict=True):
            made.append(Paragraph(self.trigger(trigger), self.label(entry)))
        return tuple(made)

    def statics(self, entries: Sequence[Data]) -> list[Paragraph]:
        """Return what a card changes; what has no name belongs to the ability that was named last."""
        labels = {id(static): self.label(entry) for static, entry in zip(self.printed.rules, entries, strict=True)}
        made: list[Paragraph] = []
        for static in self.merged(self.printed.rules):
            self.context = Context(called=self.called(), nouns=BEARER)
            text, label = self.sentence(self.clause(static).runs), labels[id(static)]
            if made and made[-1].name and not label:
                made[-1] = replace(made[-1], text=joined([made[-1].text, text]))
            else:
                made.append(Paragraph(text, label))
        return made

    def label(self, entry: Data) -> str:
        return str(entry["name"][self.phrases.lang]) if "name" in entry else ""

    def called(self) -> dict[str, str]:
        """Return the names of words that depend on the card: equipment is "this card"."""
        return {"self": "self_card"} if self.printed.type == Type.EQUIPMENT else {}

    # Abilities

    def power(self, power: Power, entry: Data) -> Paragraph:
        self.context = Context(called=self.called())
        terms = joined(self.terms(power, passive="name" in entry), ", ")
        self.context = Context(called=self.called(), targets=dict(zip(TARGETS, power.aims, strict=False)))
        return Paragraph(self.sentences(power.block.ops), self.label(entry), terms)

    def terms(self, power: Power, passive: bool) -> list[Runs]:
        """Return the cost of a power, its limits, and when the policy of a Mob takes it."""
        say = self.phrases.say
        made = self.costs(power)
        if power.passive and passive:
            made.append(words(say["passive"]))
        if power.uses > 1:
            made.append(words(self.counted("uses", power.uses)))
        made += [words(say[flag]) for flag in ("cant_miss", "once_per_game") if getattr(power, flag)]
        if power.condition is not None:
            before, _, after = say["priority"].partition("{condition}")
            made.append((Run(before), *self.tell(power.condition).runs, Run(after)))
        return made

    def costs(self, power: Power) -> list[Runs]:
        cost = Cost(*(Size(getattr(power, field.attribute)) for field in fields_of(Cost)))
        table = self.phrases.words["costs"]
        paid = [field.name for field in fields_of(Cost) if field.is_set(cost)]
        return [self.filled(self.chosen(table[name], cost, name), cost).runs for name in paid]

    def counted(self, key: str, number: int) -> str:
        return self.phrases.say[key].split("|")[number != 1].replace("{n}", str(number))

    def trigger(self, trigger: Trigger) -> Runs:
        when = WHENS[trigger.when]
        aliases = {"it": "self"} if isinstance(trigger.who, Itself) else {}
        self.context = Context(aliases, self.called())
        phrase = self.chosen(self.phrases.words["events"][when], trigger.who, when)
        opening = self.filled(phrase, trigger.who).runs
        once = [words(self.phrases.say["once"])] if trigger.once else []
        return self.sentences(trigger.block.ops, joined([*once, opening], ", "))

    # Words

    def is_alike(self, one: Any, other: Any) -> bool:
        """Whether both put tokens on the same characters, or give them immunities."""
        alike = type(one) is type(other) and isinstance(one, Token | Immune)
        return alike and self.same(one.to, other.to)

    def same(self, one: Any, other: Any) -> bool:
        if isinstance(one, All) and isinstance(other, All):
            return self.described(one.filter, "every").runs == self.described(other.filter, "every").runs
        return self.vocabulary.is_bare(one) and self.vocabulary.word(one) == self.vocabulary.word(other)

    def tell(self, node: Any) -> Said:
        return self.player(node) if isinstance(node, Players) else super().tell(node)

    def player(self, who: Players) -> Said:
        """Return the words for players; a chosen opponent is named in full once."""
        word = self.vocabulary.word(who)
        key = word
        if isinstance(who, ChosenPlayer):
            key = "again" if word in self.context.named else "target"
            self.context.named.add(word)
        name = self.phrases.names["players"][key]
        return Said(words(name.removeprefix(READER)), you=name.startswith(READER))

    def phrase_of(self, node: Any) -> Phrase:
        """Return the phrase of a node; a comparison has that of its number."""
        if isinstance(node, Compared):
            word = self.vocabulary.word(node.number)
            return self.chosen(self.phrases.words["conditions"][word], node, f"conditions.{word}")
        return super().phrase_of(node)

    def computed(self, node: Any, name: str, told: Mapping[str, Said]) -> Said:
        if isinstance(node, Compared):
            return self.value(node.number, Part("", name, ""), told)
        if name == "given":
            return self.tokens(TOKENS[node.type], self.is_many(node.amount))
        if name == "gifts":
            return self.gifts([node, *self.alike.get(id(node), [])])
        if name == "immunities":
            return self.immunities([node, *self.alike.get(id(node), [])])
        if name == "onto":
            return self.apiece(node)
        if name == "each":
            return self.each(node.what)
        if name == "who":
            return self.subject(node)
        return super().computed(node, name, told)

    def plain_value(self, value: Any, kind: Any, field: Field, form: str, node: Any) -> Said:
        if isinstance(kind, Masks):
            return self.tokens(kind.word(value), self.is_many(node.amount))
        return super().plain_value(value, kind, field, form, node)

    def apiece(self, node: Any) -> Said:
        """Return who each get something, with nothing to share: `each ally`, `each of them`."""
        said = self.value(node, Part("", "to", ""), {})
        if not said.many:
            return said
        if isinstance(node.to, All) and not said.pronoun:
            return self.described(node.to.filter, "apiece")
        runs = [run for part in parsed(self.phrases.say["each_of"]) for run in self.placed(part, said)]
        return Said(tuple(replace(run, text=self.grammar.agree(run.text, said)) for run in runs), gender=said.gender)

    def token(self, word: str) -> Runs:
        return (Run(self.phrases.names["WhichToken"][word], "token", word),)

    def tokens(self, word: str, many: bool) -> Said:
        """Return tokens of a type or family; the name of an immunity stands alone."""
        families = self.phrases.names["TokenKinds"]
        if word in families:
            return Said(words(families[word].split("|")[many]), many)
        if word.startswith("immunity:"):
            return Said(self.token(word), many)
        before, _, after = self.phrases.say["token"].split("|")[many].partition("{name}")
        return Said((Run(before), *self.token(word), Run(after)), many)

    def immunities(self, given: Sequence[Immune]) -> Said:
        parts = [self.token(f"immunity:{IMMUNITIES[node.immune]}") for node in given]
        return Said(listed(parts, f" {self.phrases.say['and']} "))

    def gifts(self, given: Sequence[Token]) -> Said:
        """Return what is put on characters: `1 Taunt token and a stack of 3 Shield tokens`."""
        said = self.phrases.words["gifts"]["token"]
        parts = [self.filled(self.chosen(said, node, "gifts.token"), node).runs for node in given]
        return Said(listed(parts, f" {self.phrases.say['and']} "))

    # Things

    def subject(self, who: Any) -> Said:
        """Return whom an event is about; a character that is named here is `it` afterwards."""
        if isinstance(who, Itself):
            return self.mention("self")
        assert isinstance(who, Someone)
        side = SIDES[who.side]
        said = self.noun_phrase(side if side in self.phrases.nouns else "character", "some", None)
        self.context.last[said.gender] = "it"
        return said

    def each(self, what: Any) -> Said:
        """Return for whom something is repeated: `enemy with Poison`."""
        if not isinstance(what, All):
            return self.tell(what)
        said = self.described(what.filter, "each")
        self.context.last[said.gender] = "each"
        return said

    def thing(self, word: str) -> tuple[Noun, Runs, bool]:
        aim = self.context.targets.get(word)
        if isinstance(aim, EquipmentAim):
            return super().thing(f"{SIDES[aim.side]}_equipment")
        if not isinstance(aim, CharacterAim):
            return super().thing(word)
        many = aim.most > 1
        said = self.described(aim.filter, "up_to" if many else "target", aim.most)
        return self.phrases.nouns[self.head(aim.filter)], said.runs, many
