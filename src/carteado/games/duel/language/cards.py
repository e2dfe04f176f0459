"""What a card file of the duel may hold: the fields of each type of card, of triggers and of abilities."""

from __future__ import annotations

from typing import Any

from carteado.core.shapes import ByField, ListOf, Named, OnlyTrue, Record, Shape, Text, Whole, Word, exported
from carteado.games.duel.board import FACTIONS, JOBS, KEYWORDS, KINDS, RARITIES, TYPES, WHENS
from carteado.games.duel.language.printed import Cost, DuelStatic, Target, Way
from carteado.games.duel.language.statics import ChangeOwnCost
from carteado.games.duel.language.tokens import NAME
from carteado.games.duel.language.words import LANGUAGE, SUBJECTS, Extra, TriggerIf
from carteado.kit.cards import Op

ONCE_ANYWAY = ("played", "turn_start", "turn_end")
EFFECTS = ListOf(LANGUAGE.shape(Op), least=1, most=99)
TARGETS = ListOf(LANGUAGE.shape(Target), least=1, most=2)
STATICS = ListOf(LANGUAGE.shape(DuelStatic), most=99)
MODES = ListOf(Record({"targets": TARGETS, "effects": EFFECTS}, required=("effects",)), least=2, most=9)
WAYS = ListOf(LANGUAGE.shape(Way), least=1, most=4)


def trigger(when: str) -> Record:
    """Return the shape of a trigger of that event; only `played` has targets, and needs no `who`."""
    said: dict[str, Shape] = {"when": Word(*WHENS)}
    if when in SUBJECTS:
        said["who"] = LANGUAGE.shape(SUBJECTS[when])
    if when not in ONCE_ANYWAY:
        said["once"] = OnlyTrue()
    said["if"] = LANGUAGE.shape(TriggerIf)
    if when == "played":
        said["targets"] = TARGETS
    said["do"] = EFFECTS
    return Record(said, required=[name for name in ("when", "who", "do") if name in said])


TRIGGER = Named("trigger", lambda: ByField("when", {when: trigger(when) for when in WHENS}))
ABILITY = Named(
    "ability",
    lambda: Record(
        {
            "id": Word("a1", "a2", "a3", "a4"),
            "name": NAME,
            "cost": LANGUAGE.shape(Cost),
            "targets": TARGETS,
            "do": EFFECTS,
        },
        required=("id", "name", "cost", "do"),
    ),
)

PRINTED: dict[str, Shape] = {
    "id": Text(),
    "name": NAME,
    "plural": NAME,
    "type": Word(*TYPES),
    "faction": Word(*FACTIONS),
    "rarity": Word(*RARITIES),
    "token": OnlyTrue(),
    "triggers": ListOf(TRIGGER, most=99),
}
COSTLY: dict[str, Shape] = {**PRINTED, "cost": Whole(0, 20), "loyalty": Whole(0, 9)}
PLAYED: dict[str, Shape] = {"x": OnlyTrue(), "ways": WAYS, "own_cost": LANGUAGE.shape(ChangeOwnCost)}
NEEDED = ("id", "name", "type", "faction", "rarity")
CARDS: dict[str, Record] = {
    "shard": Record({**COSTLY, "cost": Whole(0, 0), "basic": OnlyTrue()}, required=NEEDED),
    "creature": Record(
        {
            **COSTLY,
            **PLAYED,
            "atk": Whole(0),
            "hp": Whole(1),
            "job": Word(*JOBS),
            "keywords": ListOf(Word(*KEYWORDS), most=99, distinct=True),
            "static": STATICS,
            "abilities": ListOf(ABILITY, most=4),
        },
        required=(*NEEDED, "cost", "atk", "hp", "job"),
    ),
    "spell": Record(
        {
            **COSTLY,
            **PLAYED,
            "kind": Word(*KINDS),
            "attach": Word("enemy"),
            "extra_cost": LANGUAGE.shape(Extra),
            "targets": TARGETS,
            "effects": EFFECTS,
            "modes": MODES,
            "static": STATICS,
        },
        required=(*NEEDED, "cost", "kind"),
    ),
    "trap": Record(COSTLY, required=(*NEEDED, "cost", "triggers")),
    "hero": Record({**PRINTED, "hp": Whole(1), "abilities": ListOf(ABILITY, most=4)}, required=(*NEEDED, "hp")),
}
CARD = ByField("type", CARDS)


def json_schema() -> dict[str, Any]:
    """Return a JSON Schema of a card file, for editors."""
    definitions = (*LANGUAGE.definitions(), TRIGGER, ABILITY)
    return exported(ListOf(CARD), "Duel of Cartoverse: cards", definitions)
