"""Card texts in English."""

from __future__ import annotations

import re

from carteado.games.apotheosis.language.lexicon import Data, Lexicon, Person


class English(Lexicon):
    def each(self, data: Data) -> Person:
        said = f"each {self.sides[data['side']]}"
        if "kind" in data:
            said += f" {self.kinds[data['kind']]}"
        if "within" in data:
            said += f" within {data['within']}"
        return Person(said, said, f"{said}'s")

    def noun(self, data: Data, many: bool) -> str:
        parts = []
        if "state" in data:
            parts.append(self.states[data["state"]])
        if "rarity" in data:
            parts.append(self.rarities[data["rarity"]])
        parts += [f"■{self.properties[data['prop']]}"] if "prop" in data else []
        parts.append(self.suits[data["suit"]] if "suit" in data else "cards" if many else "card")
        if "know" in data:
            parts.append(f"of {self.knowledge[data['know']]}")
        if "level_max" in data:
            parts.append(f"of level {data['level_max']} or less")
        return " ".join(parts)

    def possessed(self, zone: str, person: Person) -> str:
        if person.subject.startswith("each "):
            return f"the {self.zones[zone]} of {person.object}"
        return f"{person.owner} {self.zones[zone]}"

    def aim(self, data: Data) -> str:
        side, kind = self.sides[data["side"]], data.get("kind")
        said = {None: side, "dead": f"knocked out or dead {side}"}.get(kind) or f"{side} {self.kinds[data['kind']]}"
        reach = f", {self.stats['range']} {data['range']}" if "range" in data else ""
        return f"Target: {'an' if said[0] in 'ae' else 'a'} {said}{reach}"

    def negated(self, condition: str) -> str:
        said, verbs = re.subn(r"\b(is|are)\b", r"\1 not", condition, count=1)
        return said if verbs else f"not: {condition}"
