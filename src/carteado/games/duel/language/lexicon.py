"""The words of texts/cards.LANG.yaml, and how they make a noun phrase or a predicate."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from carteado.games.duel.board import STATS
from carteado.kit.constants import Data
from carteado.kit.lexicon import Lexicon as Language
from carteado.kit.lexicon import Table, Words, fill, read_lexicon
from carteado.kit.telling import Thing, signed

Noun = tuple[str, str]  # the word and its gender; the plural adds an "s"
FOLDER = Path(__file__).parent.parent / "texts"


class Lexicon(Language):
    """One language. In a template {g} is the gender of the noun and {s} the ending of its plural."""

    joined: str
    free: str
    once: str
    extra_cost: str
    attached: str
    described: str
    job: str
    spell_kind: str
    keywords: Table
    stats: Table
    words: Table
    pronouns: Table  # by gender
    determiners: Table
    chosen: Table
    sides: Table
    states: Table
    jobs: Table
    rows: Table
    here: Table
    around: Table
    card_kinds: Table
    players: Table
    turns: Table
    aims: Table
    durations: Table
    costs: Table
    statics: Table
    cannot: dict[str, Words]
    verbs: dict[str, Words]
    filters: dict[str, Words]
    owned: dict[str, Words]
    events: dict[str, Words]
    amounts: dict[str, Words]
    steps: dict[str, Words]
    conditions: dict[str, Words]
    nouns: dict[str, Noun]
    types: dict[str, Noun]

    def phrase(self, determiner: str, filter: Data, place: str, many: bool = False) -> str:
        """Return a noun phrase: `all other friendly Warrior creatures`. `here` means `place`: a row or a column."""
        kind = filter.get("kind", "creature")
        word, gender = self.nouns[kind]
        agreed = {"g": gender, "s": "s" if many else ""}
        side = "any" if kind == "grave" else filter.get("side", "any")
        noun = fill(
            self.described,
            noun=word + agreed["s"],
            side=fill(self.sides[side], **agreed),
            chosen=fill(self.chosen.get(determiner, ""), **agreed),
            state=fill(self.states.get(filter.get("state", ""), ""), **agreed),
            job=fill(self.job, job=self.jobs[filter["job"]]) if "job" in filter else "",
            where=self.where(filter, place, many and side == "any"),
        )
        key = f"{determiner}_other" if filter.get("other") else determiner
        return fill(self.determiners[key], noun=noun, n=filter.get("amount", ""), **agreed)

    def where(self, filter: Data, place: str, both_sides: bool) -> str:
        """Return the words after the noun: its row, its place, its limits."""
        said = [fill(self.filters["row"], both_sides, row=self.rows[filter["row"]])] if "row" in filter else []
        said += [self.here[place]] if filter.get("here") else []
        said += [fill(self.filters["grave"])] if filter.get("kind") == "grave" else []
        said += [fill(self.filters[name], n=filter[name]) for name in ("cost_max", "atk_min") if name in filter]
        return " ".join(said)

    def every(self, filter: Data, place: str) -> Thing:
        return Thing(self.phrase("every", filter, place, many=True), many=True)

    def predicate(self, verb: str, thing: Thing, data: Data, duration: str = "") -> str:
        """Return a sentence of what somebody gets or has: `this creature has +1 HP, Ward and can't attack`."""
        words = data.get("keywords", [])
        had = [f"{signed(data[stat])} {self.stats[stat]}" for stat in STATS if data.get(stat)]
        had += [self.keywords[word] for word in words if word not in self.cannot]
        parts = [f"{fill(self.verbs[verb], thing.many)} {', '.join(had)}"] if had else []
        parts += [fill(self.cannot[word], thing.many) for word in words if word in self.cannot]
        return " ".join(part for part in (thing.text, self.joined.join(parts), duration) if part)

    def facts(self, card: Data) -> str:
        """Return the kind of a card, and the numbers of a creature."""
        said = self.card_kinds[card.get("kind", card["type"])]
        if card["type"] == "creature":
            return f"{said}, {self.jobs[card['job']]}, {card['atk']}/{card['hp']}"
        return said


@cache
def lexicon_of(lang: str) -> Lexicon:
    """Read the words of a language when a text first needs them."""
    return read_lexicon(FOLDER, lang, Lexicon)
