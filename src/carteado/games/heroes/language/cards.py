"""What a card file of Heroes may hold: the fields of each type of card, of triggers, actions and activations."""

from __future__ import annotations

from typing import Any

from carteado.core.shapes import ByField, ListOf, Named, OnlyTrue, Record, Shape, Text, Whole, Word, exported
from carteado.games.heroes import board
from carteado.games.heroes.language.printed import Aim, HeroStatic
from carteado.games.heroes.language.words import LANGUAGE, NAME, SUBJECTS, ActionCost, EquipmentCost, SourceCost
from carteado.kit.cards import Condition, Op

SCOPES = (
    *("turn_player", "each_opponent", "each_player", "everyone"),
    *("random_character", "all_allies", "all_enemies"),
)
COUNT = Whole(1, 20)
EFFECTS = ListOf(LANGUAGE.shape(Op), least=1, most=99)
TARGETS = ListOf(LANGUAGE.shape(Aim), least=1, most=2)
STATICS = ListOf(LANGUAGE.shape(HeroStatic), most=99)
FLAGS: dict[str, Shape] = {"uses": Whole(2, 9), "cant_miss": OnlyTrue(), "once_per_game": OnlyTrue()}


def trigger(when: str) -> Record:
    """Return the shape of a trigger of that event."""
    subject = LANGUAGE.shape(SUBJECTS[when])
    said = {"name": NAME, "when": Word(*board.WHENS), "who": subject, "once": OnlyTrue(), "do": EFFECTS}
    return Record(said, required=("when", "who", "do"))


def activation(name: str, cost: Any) -> Named:
    """Return the shape of an activation with costs of that type."""
    said = {"cost": LANGUAGE.shape(cost), "targets": TARGETS, "do": EFFECTS}
    return Named(name, lambda: Record(said, required=("cost", "do")))


TRIGGER = Named("trigger", lambda: ByField("when", {when: trigger(when) for when in board.WHENS}))
USED: dict[str, Shape] = {
    "kind": Word("active", "passive"),
    "cost": LANGUAGE.shape(ActionCost),
    **FLAGS,
    "targets": TARGETS,
    "do": EFFECTS,
}
ACTION = Named(
    "action",
    lambda: Record({"name": NAME, **USED, "if": LANGUAGE.shape(Condition)}, required=("name", "kind", "cost", "do")),
)
EQUIPMENT_ACTIVATION = activation("equipment_activation", EquipmentCost)
SOURCE_ACTIVATION = activation("source_activation", SourceCost)

PRINTED: dict[str, Shape] = {"id": Text(), "name": NAME, "type": Word(*board.TYPES), "unique": OnlyTrue()}
STANDING: dict[str, Shape] = {"static": STATICS, "triggers": ListOf(TRIGGER, most=99)}
NEEDED = ("id", "name", "type")
TRAITS: dict[str, Shape] = {
    "alter_ego": Text(),
    "earth": Whole(0, 999),
    "alignment": Word(*board.ALIGNMENTS),
    "stars": Whole(1, 5),
    "health": Whole(1),
    "protection": Whole(0),
    "speed": Whole(0),
    "abilities": ListOf(Word(*board.ABILITIES), most=5),
    "alliances": ListOf(Word(*board.ALLIANCES), most=99),
    "actions": ListOf(ACTION, least=1, most=99),
}
CARDS: dict[str, Record] = {
    "character": Record(
        {**PRINTED, "title": NAME, "subtype": Word("five_star", "mob"), **TRAITS, **STANDING},
        required=(*NEEDED, *TRAITS),
    ),
    "source": Record(
        {
            **PRINTED,
            "subtype": Word("basic", "advanced"),
            "entry": Record({"discard_basic": COUNT}),
            "activations": ListOf(SOURCE_ACTIVATION, least=1, most=1),
        },
        required=(*NEEDED, "subtype"),
    ),
    "event": Record({**PRINTED, "scope": Word(*SCOPES), **STANDING}, required=(*NEEDED, "scope")),
    "equipment": Record(
        {
            **PRINTED,
            "cost": Whole(1, 20),
            "storage": COUNT,
            "silo": OnlyTrue(),
            "activations": ListOf(EQUIPMENT_ACTIVATION, least=1, most=8),
            **STANDING,
        },
        required=(*NEEDED, "cost", "storage"),
    ),
    "action": Record(
        {**PRINTED, "ability": Word(*board.ABILITIES, "general"), **USED, "static": STATICS},
        required=(*NEEDED, "ability", "kind", "cost", "do"),
    ),
}
CARD = ByField("type", CARDS)


def json_schema() -> dict[str, Any]:
    """Return a JSON Schema of a card file, for editors."""
    definitions = (*LANGUAGE.definitions(), TRIGGER, ACTION, EQUIPMENT_ACTIVATION, SOURCE_ACTIVATION)
    return exported(ListOf(CARD), "Heroes - The Contest: cards", definitions)
