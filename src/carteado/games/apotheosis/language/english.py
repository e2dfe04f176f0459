"""Card texts in English."""

from __future__ import annotations

from carteado.games.apotheosis.language.lexicon import Lexicon, Person


class English(Lexicon):
    def possessed(self, zone: str, person: Person) -> str:
        if person.subject.startswith("each "):
            return f"the {self.zones[zone]} of {person.object}"
        return f"{person.owner} {self.zones[zone]}"
