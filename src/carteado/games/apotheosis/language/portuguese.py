"""Card texts in Portuguese: nouns have a gender, adjectives agree, prepositions contract."""

from __future__ import annotations

import re

from carteado.games.apotheosis.language.lexicon import Data, Lexicon, Person
from carteado.kit.telling import contract

MASCULINE = ("entity", "item", "companion", "event")


class Portuguese(Lexicon):
    def smooth(self, text: str) -> str:
        return contract(text)

    def each(self, data: Data) -> Person:
        said = f"cada {self.sides[data['side']]}"
        if "kind" in data:
            said += f" {self.kinds[data['kind']]}"
        if "within" in data:
            said += f" a até {data['within']} {self.tiles[data['within'] > 1]}"
        return Person(said, f"a {said}", f"de {said}")

    def noun(self, data: Data, many: bool) -> str:
        parts = [self.suits[data["suit"]] if "suit" in data else "cartas" if many else "carta"]
        end = "o" if data.get("suit") in MASCULINE else "a"
        if "state" in data:
            parts.append(self.states[data["state"]][:-1] + end + ("s" if many else ""))
        if "rarity" in data:
            parts.append(re.sub("a$", end, self.rarities[data["rarity"]]))
        if "prop" in data:
            parts.append(f"■{self.properties[data['prop']]}")
        if "know" in data:
            parts.append(f"de {self.knowledge[data['know']]}")
        if "level_max" in data:
            parts.append(f"de nível {data['level_max']} ou menos")
        return " ".join(parts)

    def possessed(self, zone: str, person: Person) -> str:
        if person.you:
            article, name = self.zones[zone].split(" ", 1)
            return f"{article} {'seu' if article == 'o' else 'sua'} {name}"
        return f"{self.zones[zone]} {person.owner}"

    def aim(self, data: Data) -> str:
        side, kind = self.sides[data["side"]], data.get("kind")
        said = {None: side, "dead": f"{side} nocauteado ou morto"}.get(kind) or f"{self.kinds[data['kind']]} {side}"
        reach = f", {self.stats['range']} {data['range']}" if "range" in data else ""
        return f"Alvo: um {said}{reach}"

    def negated(self, condition: str) -> str:
        said, verbs = re.subn(r"\b(está|é|for|possui|acertar)\b", r"não \1", condition, count=1)
        return said if verbs else f"não: {condition}"
