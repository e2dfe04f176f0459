"""Tell the text of a card from the nodes that the rules run, with the phrases of a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from carteado.core.face import Paragraph, Run, Runs, plain
from carteado.games.duel.board import KEYWORDS, STATS, WHENS, Type
from carteado.games.duel.language.amounts import Compared
from carteado.games.duel.language.blanks import BLANKS, there
from carteado.games.duel.language.catalog import FOLDER, catalog, printed
from carteado.games.duel.language.operations import Modify
from carteado.games.duel.language.picking import Dig, Pick, Scry, Search, Unless
from carteado.games.duel.language.piles import MillUntil
from carteado.games.duel.language.printed import Cost, DuelBlock, DuelCard, DuelStatic
from carteado.games.duel.language.promised import Instead, Later, ModifyUntil
from carteado.games.duel.language.selectors import MyHeroWho, Someone
from carteado.games.duel.language.words import LANGUAGE, TARGETS
from carteado.kit.cards import Trigger
from carteado.kit.constants import Data
from carteado.kit.flow_words import Branch, Choose, ForEach, May, Repeat
from carteado.kit.language.base import fields_of
from carteado.kit.nodes import If, Itself
from carteado.kit.text.context import Context
from carteado.kit.text.grammar import Noun, Said
from carteado.kit.text.phrases import Part, Phrase, Phrases, read_phrases
from carteado.kit.text.runs import joined, listed, words
from carteado.kit.text.teller import SECTIONS, Clause, Teller

SENTENCES = (Branch, May, Choose, Repeat, ForEach, Unless, Pick, Search, Scry, Dig, MillUntil, Later, Instead)
OBJECTS = {"spell_played": "item", "ability_used": "item", "shard_played": "it"}  # named by the event itself
TEXTS = Path(__file__).parent.parent / "texts"
phrases_of = partial(read_phrases, TEXTS)


@lru_cache(maxsize=8192)
def card_paragraphs(id: str, lang: str, folder: Path = FOLDER) -> tuple[Paragraph, ...]:
    """Return the text of a card of this folder in this language, a paragraph for each ability."""
    return CardTeller(catalog(folder).by_id[id], printed(folder), phrases_of(lang)).paragraphs()


def card_text(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the text of a card without its structure.

    >>> card_text("EMB-08", "en")
    'Lob [1 mana]: Deal 2 damage to target creature.'
    """
    return " ".join(paragraph.flat() for paragraph in card_paragraphs(id, lang, folder))


@lru_cache(maxsize=8192)
def choice_texts(id: str, lang: str, folder: Path = FOLDER) -> dict[str, str]:
    """Return what each mode, way to pay and inner block of a card says, by its name (`ECH-03/mode1`)."""
    teller = CardTeller(catalog(folder).by_id[id], printed(folder), phrases_of(lang))
    teller.paragraphs()
    return {name: plain(runs) for name, runs in teller.blocks.items() if runs}


def card_facts(data: Data, lang: str) -> str:
    """Return the kind of a card, and the numbers of a creature or hero."""
    phrases = phrases_of(lang)
    if "kind" in data:
        return phrases.names["SpellKind"][data["kind"]]
    said = phrases.names["facts"][data["type"]]
    if data["type"] == "creature":
        said = phrases.names["facts"]["token"] if data.get("token") else said
        return f"{said}, {phrases.nouns[data['job']].one}, {data['atk']}/{data['hp']}"
    return f"{said}, {data['hp']} {phrases.names['stats']['hp']}" if data["type"] == "hero" else said


class CardTeller(Teller):
    """Tells one card."""

    sections = {**SECTIONS, DuelStatic: "statics"}
    apart = (If, *SENTENCES)

    def __init__(self, card: DuelCard, cards: Mapping[str, Data], phrases: Phrases) -> None:
        super().__init__(LANGUAGE, phrases)
        self.printed = card
        self.data = cards[card.id]
        self.cards = cards
        self.denies = False  # whether this clause says only what creatures cannot do

    def paragraphs(self) -> tuple[Paragraph, ...]:
        """Return the whole text: keywords, place, costs, effects, statics, triggers, abilities."""
        card, say = self.printed, self.phrases.say
        made: list[Paragraph] = []
        if card.keywords:
            held = [word for place, word in enumerate(KEYWORDS) if card.keywords >> place & 1]
            made.append(self.paragraph(joined([self.keyword(word) for word in held], ", ")))
        if card.attach_enemy:
            made.append(self.paragraph(words(say["attached"])))
        if "extra_cost" in self.data:
            before, _, after = say["extra"].partition("{cost}")
            made.append(self.paragraph((Run(before), *self.cost(card.extra), Run(after))))
        made += self.playing()
        if card.block.ops:
            made.append(Paragraph(self.effect(card.block, Context(**self.scope()))))
        made += [self.static(static) for static in card.rules]
        made += [self.trigger(trigger) for trigger in card.triggers]
        for ability, data in zip(card.abilities, self.data.get("abilities", []), strict=True):
            text = self.effect(ability.block, Context(**self.scope()))
            cost = self.cost(ability.cost) or words(say["free"])
            made.append(Paragraph(text, data["name"][self.phrases.lang], cost))
        return tuple(made)

    def playing(self) -> list[Paragraph]:
        """Return what a card offers when it is played: X, its own cost, other ways to pay, modes."""
        card, table = self.printed, self.phrases.words["cards"]
        made = [self.paragraph(words(self.phrases.say["x"]))] if card.x else []
        if card.own_cost is not None:
            said = self.filled(self.chosen(table["own_cost"], card.own_cost, "own_cost"), card.own_cost)
            made.append(self.paragraph(said.runs))
        for number, way in enumerate(card.ways, 1):
            told = self.filled(self.chosen(table["way"], way, "way"), way).runs
            made.append(self.paragraph(told))
            self.blocks[f"{card.id}/way{number}"] = made[-1].text
        if card.modes:
            made.append(self.paragraph(words(self.phrases.say["modes"])))
        for mode in card.modes:
            told = self.effect(mode, Context(**self.scope()))
            self.blocks[mode.name] = told
            made.append(Paragraph((Run("• "), *told)))
        return made

    def paragraph(self, runs: Runs) -> Paragraph:
        return Paragraph(self.sentence(runs))

    def scope(self) -> dict[str, Any]:
        """Return what the words of this card stand for, whatever the event."""
        shard = self.printed.type == Type.SHARD
        place = "row" if self.data.get("kind") == "row_enchant" else "column"
        return {"called": {"here": f"here_{place}", **({"self": "self_shard"} if shard else {})}}

    def effect(self, block: DuelBlock, context: Context, opening: Runs = ()) -> Runs:
        self.context = context
        self.context.targets = dict(zip(TARGETS, block.targets, strict=False))
        self.context.nouns |= {word: self.target_noun(target) for word, target in self.context.targets.items()}
        return self.sentences(block.ops, opening)

    def static(self, static: DuelStatic) -> Paragraph:
        self.context = Context(**self.scope())
        return self.paragraph(self.clause(static).runs)

    def trigger(self, trigger: Trigger) -> Paragraph:
        context = self.event_context(trigger)
        self.context = context
        phrase = self.chosen(self.phrases.words["events"][WHENS[trigger.when]], trigger.who, WHENS[trigger.when])
        opening = [self.filled(phrase, trigger.who).runs]
        if WHENS[trigger.when] == "played":
            context.last.clear()  # "when played" does not name the card
        if WHENS[trigger.when] in OBJECTS:
            self.mention(OBJECTS[WHENS[trigger.when]])
        if trigger.once and self.printed.type != Type.TRAP:
            opening.insert(0, words(self.phrases.say["once"]))
        if trigger.condition is not None:
            opening.append(joined([words(self.phrases.say["if"]), self.tell(trigger.condition).runs]))
        block = trigger.block
        assert isinstance(block, DuelBlock)
        return Paragraph(self.effect(block, context, joined(opening, ", ")))

    def event_context(self, trigger: Trigger) -> Context:
        """Return what the words of an event stand for."""
        when, scope = WHENS[trigger.when], self.scope()
        called = {**scope["called"], "item": f"item_{when}"}
        aliases = {}
        if when in ("attacks", "damaged"):
            called["by"] = f"by_{when}"
        if when == "attacks" and isinstance(trigger.who, Someone) and trigger.who.at >= 0:
            called["it"] = "by"
        if when == "shard_played":
            called["it"] = "it_shard"
        if isinstance(trigger.who, Itself):
            aliases["it"] = "self"
        if isinstance(trigger.who, MyHeroWho):
            aliases["it"] = "my_hero"
        return Context(aliases, called)

    def cost(self, cost: Cost) -> Runs:
        """Return the parts of a cost that are set, as a list."""
        table = self.phrases.words["costs"]
        set_ = [field.name for field in fields_of(Cost) if field.is_set(cost)]
        return joined([self.filled(self.chosen(table[name], cost, name), cost).runs for name in set_], ", ")

    def clause(self, node: Any) -> Clause:
        outer, self.denies = self.denies, self.denied_only(node)
        made = super().clause(node)
        self.denies = outer
        return made

    def denied_only(self, node: Any) -> bool:
        """Whether all that a node gives is that something cannot be done."""
        held = {word for place, word in enumerate(KEYWORDS) if getattr(node, "keywords", 0) >> place & 1}
        more = held - self.phrases.names["cannot"].keys() or any(getattr(node, stat, 0) for stat in STATS)
        return bool(held) and not more

    # Amounts within bounds: told by the phrase and the fields of the amount

    def phrase_of(self, node: Any) -> Phrase:
        table = self.phrases.words["measures"]
        if isinstance(node, Compared) and (word := self.vocabulary.word(node.of)) in table:
            return self.chosen(table[word], node, f"measures.{word}")
        return super().phrase_of(node)

    def holds(self, test: str, node: Any) -> bool:
        bounds = test.startswith(("min", "max"))
        return super().holds(test, node.of if isinstance(node, Compared) and not bounds else node)

    def value(self, node: Any, part: Part, told: Mapping[str, Said]) -> Said:
        own = not isinstance(node, Compared) or part.name in ("min", "max", "measured")
        return super().value(node if own else node.of, part, told)

    # Blanks that are no fields, and the names of things

    def computed(self, node: Any, name: str, told: Mapping[str, Said]) -> Said:
        if name == "gains":
            return Said(self.gains(node, told["hero"] if "hero" in told else told["to"]))
        if name == "there":
            return there(self, node, told.get("what", Said(())))
        if name in BLANKS:
            return BLANKS[name](self, node)
        if name == "place":
            row = self.context.called["here"] == "here_row"
            return Said(words(self.phrases.say["row" if row else "column"]))
        if name == "who":
            return self.subject(node)
        return super().computed(node, name, told)

    def subject(self, who: Any) -> Said:
        """Return whom an event is about; a creature that is described here is `it` afterwards."""
        if isinstance(who, Itself):
            return self.mention("self")
        if isinstance(who, MyHeroWho):
            return self.mention("my_hero")
        assert isinstance(who, Someone)
        said = self.described(who.filter, "some")
        if who.at < 0:  # else a pronoun could stand for the attacked too
            self.context.last[said.gender] = "it"
        return said

    def gains(self, node: Any, to: Said) -> Runs:
        """Return what creatures get or have: `gets +1 ATK, Ward and can't attack`."""
        names, say = self.phrases.names, self.phrases.say
        held = [word for place, word in enumerate(KEYWORDS) if getattr(node, "keywords", 0) >> place & 1]
        numbers = [(stat, getattr(node, stat, 0)) for stat in STATS]
        had = [words(f"{number:+d} {names['stats'][stat]}") for stat, number in numbers if number]
        had += [self.keyword(word) for word in held if word not in names["cannot"]]
        joint = f" {say['and']} "
        verb = words(self.grammar.form(say["gets" if isinstance(node, Modify | ModifyUntil) else "has"].split("|"), to))
        parts = [joined([verb, listed(had, joint)])] if had else []
        for word in held:
            if word in names["cannot"]:
                parts.append((Run(self.grammar.form(names["cannot"][word].split("|"), to), "keyword", word),))
        return joined(parts, joint)

    def thing(self, word: str) -> tuple[Noun, Runs, bool]:
        target = self.context.targets.get(word)
        if target is None:
            return super().thing(f"denied_{self.context.called[word]}" if self.denies and word == "here" else word)
        noun = self.target_noun(target)
        said = self.described(getattr(target, "filter", target), "target", noun=self.noun_for(target, noun))
        return self.phrases.nouns[self.noun_for(target, noun)], said.runs, False

    def described(self, filter: Any, determiner: str, amount: Any = None, noun: str = "") -> Said:
        """Return a noun phrase; a denial does not say `all`, which could be read as `not all`."""
        denied = self.denies and determiner == "every"
        return super().described(filter, "denied" if denied else determiner, amount, noun)

    def target_noun(self, target: Any) -> str:
        return self.phrases.names["targets"][self.vocabulary.word(target)]

    def noun_for(self, target: Any, noun: str) -> str:
        """Return the job of a creature as its noun: `target friendly Construct`."""
        return self.head(target.filter) if noun == "creature" else noun

    def card(self, card: Any, many: bool) -> Said:
        data = self.cards[card.id]
        name = data.get("plural", data["name"]) if many else data["name"]
        return Said((Run(name[self.phrases.lang], "card", card.id),), many)
