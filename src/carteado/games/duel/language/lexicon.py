"""What the languages of card texts share. Their words and their grammar are in english.py and portuguese.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from carteado.games.duel.board import STATS
from carteado.kit.telling import Thing, signed

Data = Mapping[str, Any]


class Lexicon:
    """One language. The tables hold words, the methods put them in order."""

    lang: ClassVar[str]
    keywords: ClassVar[dict[str, str]]
    stats: ClassVar[dict[str, str]]
    words: ClassVar[dict[str, Thing]]
    players: ClassVar[dict[str, str]]
    turns: ClassVar[dict[str, str]]
    aims: ClassVar[dict[str, str]]
    durations: ClassVar[dict[str, str]]
    events: ClassVar[dict[str, str]]
    simples: ClassVar[dict[str, tuple[str, str]]]
    cannot: ClassVar[dict[str, tuple[str, str]]]
    card_kinds: ClassVar[dict[str, str]]
    joined: ClassVar[str]
    free: ClassVar[str]
    once: ClassVar[str]
    extra_cost: ClassVar[str]
    attached: ClassVar[str]
    look_at_hand: ClassVar[str]

    def smooth(self, text: str) -> str:
        return text

    def event(self, when: str, **blanks: str) -> str:
        return " ".join(self.events[when].format(**{"at": "", "kind": "", **blanks}).split())

    def simple(self, word: str, thing: Thing) -> str:
        return self.simples[word][thing.many].format(what=thing.text)

    def changes(self, data: Data) -> tuple[str, list[str]]:
        """Stats and keywords that are had, and those that say what cannot be done."""
        had = [f"{signed(data[stat])} {self.stats[stat]}" for stat in STATS if data.get(stat)]
        words = data.get("keywords", [])
        had += [self.keywords[word] for word in words if word not in self.cannot]
        return ", ".join(had), [word for word in words if word in self.cannot]

    def predicate(self, verb: str, thing: Thing, data: Data, duration: str) -> str:
        """ "gets +1 ATK this turn", "has +1 HP, Ward and can't attack"."""
        had, barred = self.changes(data)
        parts = [f"{verb} {had}"] if had else []
        parts += [self.cannot[word][thing.many] for word in barred]
        return " ".join(part for part in (thing.text, self.joined.join(parts), duration) if part)

    def modify(self, thing: Thing, data: Data, duration: str) -> str:
        return self.predicate(self.verbs()[0][thing.many], thing, data, duration)

    def have(self, thing: Thing, data: Data) -> str:
        return self.predicate(self.verbs()[1][thing.many], thing, data, "")

    def verbs(self) -> tuple[tuple[str, str], tuple[str, str]]:
        """Gets and has, each for one and for many."""
        raise NotImplementedError

    def facts(self, card: Data) -> str:
        """What kind of card it is, and the numbers of a creature."""
        said = self.card_kinds[card.get("kind", card["type"])]
        if card["type"] == "creature":
            return f"{said}, {self.job(card['job'])}, {card['atk']}/{card['hp']}"
        return said

    def job(self, job: str) -> str:
        raise NotImplementedError
