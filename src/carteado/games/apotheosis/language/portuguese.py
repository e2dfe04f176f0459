"""Card texts in Portuguese: nouns have a gender, adjectives agree, prepositions contract."""

from __future__ import annotations

import re

from carteado.games.apotheosis.language.lexicon import Data, Lexicon, Person
from carteado.kit.telling import contract

MASCULINE = ("entity", "item", "companion", "event")


class Portuguese(Lexicon):
    def smooth(self, text: str) -> str:
        return contract(text)

    def agreed(self, adjective: str, data: Data, many: bool) -> str:
        masculine = data.get("suit") in MASCULINE
        return (re.sub("a$", "o", adjective) if masculine else adjective) + ("s" if many else "")

    def possessed(self, zone: str, person: Person) -> str:
        if person.you:
            article, name = self.zones[zone].split(" ", 1)
            return f"{article} {'seu' if article == 'o' else 'sua'} {name}"
        return f"{self.zones[zone]} {person.owner}"
