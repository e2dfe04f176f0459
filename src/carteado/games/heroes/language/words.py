"""The card language of Heroes: every word with its class, and how the value of each type of field is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NewType

from carteado.core.shapes import Change, Record, Shape, Text, Whole, Word
from carteado.games.heroes import board
from carteado.games.heroes.language import aims, conditions, kinds, numbers, operations, players, selectors, statics
from carteado.games.heroes.language.printed import Aim, Cost, HeroStatic
from carteado.games.heroes.language.selectors import STATES, CharacterFilter, StaticFilter
from carteado.kit import arithmetic, flow_words, nodes
from carteado.kit.cards import SIDES, Amount, Block, Condition, Filter, Op, Selector, Who
from carteado.kit.language.base import Kind, Language, Plain, Scope
from carteado.kit.language.kinds import Choice, Fields, Options, Steps
from carteado.kit.language.words import Keyed, Sorts, WordOr, Words

NAME = Record({"en": Text(), "pt": Text()}, required=("en", "pt"))
BOUNDS = ("min", "max", "exactly")
TURN_EVENTS = ("turn_start", "combat_start", "resolution", "turn_end")
NUMBERED = ("health", "protection", "speed", "energy")  # the bounds of a filter that statics or effects change
CHANGING = ("token", "ability", "state", *(f"{number}_{end}" for number in NUMBERED for end in ("min", "max")))


class Masks(Kind):
    """One word of a closed list, built as its mask."""

    def __init__(self, masks: Mapping[str, int]) -> None:
        self.masks = masks

    def shape(self, language: Language) -> Shape:
        return Word(*self.masks)

    def build(self, data: Any, scope: Scope) -> int:
        return self.masks[data]

    def word(self, mask: int) -> str:
        return next(word for word, one in self.masks.items() if one == mask)


TARGETS: dict[str, Any] = {"t1": selectors.Chosen(0), "t2": selectors.Chosen(1)}
ONE: dict[str, Any] = {"self": nodes.Self, "it": nodes.It, "by": nodes.By, "each": flow_words.Each, **TARGETS}
CHARACTERS: dict[str, Any] = {**ONE, "all": nodes.All, "random": nodes.Random, "weakest": selectors.Weakest}
PLAYERS: dict[str, Any] = {
    "me": players.Me,
    "foes": players.Foes,
    "all": players.Everybody,
    "active": players.Active,
    "t1": players.ChosenPlayer(0),
    "t2": players.ChosenPlayer(1),
}
OPERATIONS: dict[str, Any] = {
    "damage": operations.Damage,
    "heal": operations.Heal,
    "token": operations.Token,
    "remove": operations.Remove,
    "move_token": operations.MoveToken,
    "energy": Fields(operations.Energy, one_of=("to", "who")),
    "drain": operations.Drain,
    "move_energy": operations.MoveEnergy,
    "draw": operations.Draw,
    "discard": operations.Discard,
    "reveal": operations.Reveal,
    "search": operations.Search,
    "end_event": Fields(operations.EndEvent),
    "knock_out": operations.KnockOut,
    "ready": operations.Ready,
    "branch": flow_words.Branch,
    "repeat": flow_words.Repeat,
    "for_each": flow_words.ForEach,
    "may": Fields(flow_words.May, ["do", "else"]),
    "choose": Fields(flow_words.Choose, ["options", "amount"]),
}
NUMBERS: dict[str, Any] = {
    "health": numbers.Health,
    "protection": numbers.Protection,
    "speed": numbers.Speed,
    "energy": numbers.Energy,
    "damage_taken": numbers.DamageTaken,
    "stars": numbers.Stars,
    "tokens": numbers.Tokens,
    "hand": numbers.Hand,
    "kos": numbers.Kos,
    "sources": numbers.Sources,
    "reserve": numbers.Reserve,
    "dead": numbers.Dead,
}
AMOUNTS: dict[str, Any] = {"count": nodes.Count, **{word: Fields(of, alone=True) for word, of in NUMBERS.items()}}
CALCULATIONS = [
    *(arithmetic.Times, arithmetic.Half, nodes.Plus, arithmetic.Minus),
    *(arithmetic.AtLeast, arithmetic.AtMost),
]
CONDITIONS: dict[str, Any] = {
    "count": Fields(conditions.Count, one_of=BOUNDS),
    **{word: Fields(conditions.Compared, one_of=BOUNDS, number=of) for word, of in NUMBERS.items()},
    "turn": Fields(conditions.Turn, alone=True),
    "event": Fields(conditions.Event, alone=True),
    "chance": conditions.Chance,
}
FORBIDDEN: dict[str, Any] = {
    "passive": statics.ForbidPassive,
    "advanced_sources": statics.ForbidAdvancedSources,
    "heal": statics.ForbidHeal,
    "ability": Fields(statics.ForbidAbility, alone=True),
}
STATICS: dict[str, Any] = {
    "speed": statics.ChangeSpeed,
    "health": statics.ChangeHealth,
    "damage": statics.ChangeDamage,
    "prevent": statics.Prevent,
    "immune": statics.Immune,
    "grant": statics.Grant,
    "storage": statics.Storage,
    "cost": statics.ChangeCost,
    "forbid": statics.ForbidPlayers,
    "field_limit": statics.FieldLimit,
    "order": statics.Order,
    "duplicate_names": statics.DuplicateNames,
    "multi_action": statics.MultiAction,
}
AIMS: dict[str, Any] = {"character": aims.CharacterAim, "equipment": aims.EquipmentAim, "player": aims.PlayerAim}

# The subject of each event: a card, or a player's turn.
Entering = NewType("Entering", Who)
SomeCharacter = NewType("SomeCharacter", Who)
SomeTurn = NewType("SomeTurn", Who)
SUBJECTS: dict[str, Any] = {
    "enters": Entering,
    **dict.fromkeys(("ko", "attacks", "damaged"), SomeCharacter),
    **dict.fromkeys(TURN_EVENTS, SomeTurn),
}
ITSELF: dict[str, Any] = {"self": nodes.Itself()}

# What a power may cost, by the card that it stands on.
ActionCost = NewType("ActionCost", Cost)
EquipmentCost = NewType("EquipmentCost", Cost)
SourceCost = NewType("SourceCost", Cost)

PLAIN: dict[Any, Kind] = {
    nodes.Size: Plain(Whole(1, 20)),
    nodes.More: Plain(Whole(1)),
    nodes.Least: Plain(Whole(0)),
    nodes.Most: Plain(Whole(0)),
    kinds.Exact: Plain(Whole(0)),
    arithmetic.Factor: Plain(Whole(2, 20)),
    arithmetic.Rounding: Choice(["down", "up"]),
    arithmetic.Less: Plain(Whole(1, 99)),
    arithmetic.Bound: Plain(Whole(0, 99)),
    kinds.Change: Plain(Change(-20, 20)),
    kinds.Earth: Plain(Whole(0, 999)),
    kinds.Stars: Plain(Whole(1, 5)),
    kinds.TargetCount: Plain(Whole(2, 9)),
    kinds.Turns: Plain(Whole(2, board.MOST_TURNS)),
    kinds.WhichSide: Choice(SIDES),
    kinds.EitherSide: Choice(SIDES, ["own", "enemy"]),
    kinds.TurnSide: Choice(SIDES, ["own", "any"]),
    kinds.WhichToken: Choice(board.TOKENS),
    kinds.WhichAlliance: Choice(board.ALLIANCES),
    kinds.WhichAbility: Choice(board.ABILITIES),
    kinds.WhichAlignment: Choice(board.ALIGNMENTS),
    kinds.WhichState: Choice(STATES),
    kinds.WhichImmunity: Choice(board.IMMUNITIES),
    kinds.WhichTurn: Choice(conditions.WHOSE),
    kinds.WhichEvent: Choice(conditions.SLOTS),
    kinds.WhichPlayers: Choice(board.PLAYERS),
    kinds.CardType: Choice(board.TYPES),
    kinds.OnlyEquipment: Choice(board.TYPES, ["equipment"]),
    kinds.OnlyHand: Choice(["hand"]),
    kinds.SlowestFirst: Choice(["slowest_first"]),
    kinds.TokenKinds: Masks({**{word: 1 << kind for kind, word in enumerate(board.TOKENS)}, **board.GROUPS}),
}
FILTER = [field.name for field in Fields(CharacterFilter).fields]
LANGUAGE = Language(
    {
        **PLAIN,
        Filter: Fields(CharacterFilter),
        CharacterFilter: Fields(CharacterFilter),
        StaticFilter: Fields(CharacterFilter, [name for name in FILTER if name not in CHANGING]),
        kinds.Characters: Words("characters", CHARACTERS),
        Selector: Words("characters", CHARACTERS),
        kinds.One: Words("one", ONE),
        kinds.Declared: Words("declared", TARGETS),
        kinds.Reached: Words(
            "reached", {"self": nodes.Self, "host": selectors.Host, "all": Fields(nodes.All, filter=StaticFilter)}
        ),
        players.Players: Words("players", PLAYERS),
        players.Controller: Words("controller", {"me": players.Me}),
        **{number: Fields(number) for number in NUMBERS.values()},
        Amount: Words("amount", AMOUNTS, (nodes.Number, Whole(0)), around=CALCULATIONS),
        Condition: Words("condition", CONDITIONS),
        Op: Words("operation", OPERATIONS, around=[nodes.If]),
        Block: Steps(),
        flow_words.Options: Options(flow_words.Options),
        statics.Forbidden: Words("forbidden", FORBIDDEN),
        statics.Equipment: Fields(statics.Equipment),
        HeroStatic: Keyed("static", STATICS, {"name": NAME}),
        Aim: Sorts("kind", AIMS, {"id": Word(*TARGETS)}),
        ActionCost: Fields(Cost, ["use", "keep", "generate"]),
        EquipmentCost: Fields(Cost, ["use", "keep"]),
        SourceCost: Fields(Cost, ["discard_hand", "hurt"]),
        Entering: Words("entering", ITSELF),
        SomeCharacter: WordOr(ITSELF, Fields(selectors.Someone)),
        SomeTurn: Fields(selectors.SomeTurn),
    }
)
