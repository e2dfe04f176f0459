"""How an event that a promise waits for is written: `{when: turn_start, who: {side: own}}`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from carteado.core.shapes import ByField, Record, Shape, Word
from carteado.games.duel.board import WHENS
from carteado.games.duel.language.promised import Occasion
from carteado.kit.language.base import Kind, Language, Scope


class OccasionKind(Kind):
    """An event and its subject; `subjects` gives the type of the subject of each event."""

    def __init__(self, subjects: Mapping[str, Any]) -> None:
        self.subjects = subjects

    def types(self) -> Iterable[Any]:
        return self.subjects.values()

    def shape(self, language: Language) -> Shape:
        return ByField("when", {when: self.of(when, language) for when in self.subjects})

    def of(self, when: str, language: Language) -> Record:
        fields = {"when": Word(when), "who": language.shape(self.subjects[when])}
        return Record(fields, required=fields)

    def build(self, data: Any, scope: Scope) -> Any:
        when = data["when"]
        return Occasion(WHENS.index(when), scope.within("who").build(self.subjects[when], data["who"]))
