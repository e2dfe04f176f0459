"""The constants of the card language: keywords, timings, stats, rules, durations (APOTHEOSIS-30)."""

from __future__ import annotations

from typing import Final

from carteado.games.apotheosis.board import ATTRIBUTES, KNOWLEDGE, PROPERTIES, SUITS
from carteado.kit.constants import words_of


class Activation:
    """How an effect is activated (APOTHEOSIS-30.1); manual is the absence of a keyword."""

    MANUAL: Final = 0
    AUTO: Final = 1
    PERMANENT: Final = 2
    TEMP: Final = 3


class When:
    """Timings (APOTHEOSIS-30.2) and plain words; MAIN is the absence of both."""

    MAIN: Final = 0
    ON_PLAY: Final = 1
    ON_EXIT: Final = 2
    ON_OBTAIN: Final = 3
    ON_REVEAL: Final = 4
    ON_CONCEAL: Final = 5
    ON_EXHAUST: Final = 6
    ON_RECOVER: Final = 7
    ON_DISCARD: Final = 8
    ON_BURY: Final = 9
    ON_BANISH: Final = 10
    START_OF_YOUR_TURN: Final = 11
    END_OF_YOUR_TURN: Final = 12
    START_OF_TEAM_TURN: Final = 13
    END_OF_TEAM_TURN: Final = 14
    START_OF_PARTNERS_TURN: Final = 15
    END_OF_PARTNERS_TURN: Final = 16
    START_OF_OPPONENTS_TURN: Final = 17
    END_OF_OPPONENTS_TURN: Final = 18
    START_OF_ALL_TURNS: Final = 19
    END_OF_ALL_TURNS: Final = 20
    START_OF_THIS_CHARACTER_TURN: Final = 21
    END_OF_THIS_CHARACTER_TURN: Final = 22
    START_OF_ROUND: Final = 23
    END_OF_ROUND: Final = 24
    START_OF_BATTLE: Final = 25
    END_OF_BATTLE: Final = 26
    CHECKING: Final = 27
    ATTACKING: Final = 28
    ATTACKED: Final = 29
    SELECTED: Final = 30
    ROLLING: Final = 31
    RESPOND_ACTIVATION: Final = 32
    RESPOND_ATTACK: Final = 33
    INJURED: Final = 34
    ANY_TURN: Final = 35


class Scan:
    """Windows of a phase: the first timing of a family stands for all of it."""

    START_OF_TURN: Final = 100
    END_OF_TURN: Final = 101


class Task:
    NONE: Final = 0
    DISCARD: Final = 1
    BURY: Final = 2
    BANISH: Final = 3
    REGISTER: Final = 4


class Reach:
    DIRECT: Final = 0
    ARCING: Final = 1
    AREA: Final = 2


class Side:
    ALLY: Final = 0
    PARTNER: Final = 1
    ENEMY: Final = 2
    ANY: Final = 3


class Sort:
    """Kinds of characters that a selector or target may be limited to."""

    ANY: Final = 0
    HERO: Final = 1
    COMPANION: Final = 2
    DEAD: Final = 3


class By:
    """The means of an attack."""

    NORMAL: Final = 0
    ITEM: Final = 1
    SKILL: Final = 2
    TECHNIQUE: Final = 3
    OTHER: Final = 4


class Stat:
    """Stats that modifiers change: the seven attributes, then these."""

    CON: Final = 0
    FOR: Final = 1
    AGI: Final = 2
    PER: Final = 3
    INT: Final = 4
    CAR: Final = 5
    ESP: Final = 6
    DMG: Final = 7
    DMG_BY: Final = 8
    DMG_TAKEN: Final = 12
    INJURY_TAKEN: Final = 13
    RANGE: Final = 14
    HP_MAX: Final = 15
    HEALING: Final = 16
    CHECK: Final = 17
    EQUIP: Final = 18
    MEMENTO: Final = 19
    SUPPORT: Final = 20
    INVENTORY: Final = 21
    MOVE_COST: Final = 22
    RECOMPOSITION: Final = 23
    SALVATION: Final = 24
    KNOW: Final = 25
    DMG_WITH: Final = 39
    COUNT: Final = 62


class Rule:
    """Flags on a character, one bit each."""

    IGNORE_CONTROL: Final = 1
    SP_AS_MP: Final = 2
    PIERCE: Final = 4
    CANNOT_MOVE: Final = 8
    CANNOT_ATTACK: Final = 16
    KNOCKOUT: Final = 32
    UNTARGETABLE: Final = 64
    CANNOT_ACTIVATE: Final = 16384


class Until:
    """Durations."""

    TURN: Final = 0
    ROUND: Final = 1
    BATTLE: Final = 2
    START: Final = 3
    END: Final = 4
    COUNTERS: Final = 5


class Verb:
    """How an operation or a cost puts cards away."""

    DISCARD: Final = 0
    BURY: Final = 1
    BANISH: Final = 2


class State:
    """States that a filter of cards may test, one bit each."""

    EXHAUSTED: Final = 1
    RECOVERED: Final = 2
    CONCEALED: Final = 4
    REVEALED: Final = 8


class Watch:
    """Changes that conditions of passives depend on, one bit each; other changes need no recalculation."""

    PLACES: Final = 1
    HP: Final = 2
    CARDS: Final = 4
    TIME: Final = 8


class Way:
    """Movement by effects (APOTHEOSIS-8.10)."""

    FREE: Final = 0
    PUSH: Final = 1
    PULL: Final = 2
    JUMP: Final = 3
    BESIDE: Final = 4


ACTIVATIONS: Final = words_of(Activation)
TIMINGS: Final = ("", *words_of(When)[1:])
KEYWORD_TIMINGS: Final = TIMINGS[1:32]
PLAIN_WORDS: Final = (*TIMINGS[32:], "attached")
LIMITS: Final = ("once_per_turn", "once_per_round", "once_per_battle", "turn_sacrifice", "no_response", "no_negation")
SCOPES: Final = ("hand", "discard_pile", "team")
TASKS: Final = ("", *words_of(Task)[1:])
SIDES: Final = words_of(Side)
SORTS: Final = ("", *words_of(Sort)[1:])
BYS: Final = words_of(By)[:4]
UNTARGETABLE: Final = ("attack", "ranged", "normal", "item", "skill", "technique", "event", "any")
STATS: Final = (
    *(*ATTRIBUTES, "dmg", *[""] * len(BYS), "dmg_taken", "injury_taken", "range", "hp_max", "healing", "check"),
    *("equip", "memento", "support", "inventory", "move_cost", "recomposition", "salvation"),
)
RULES: Final = ("ignore_control", "sp_as_mp", "pierce", "cannot_move", "cannot_attack", "knockout")
UNTILS: Final = words_of(Until)
STATES: Final = words_of(State)
VERBS: Final = words_of(Verb)
WAYS: Final = words_of(Way)
REACHES: Final = ("D", "A", "R")
SIGNS: Final = {"<": 1, "<=": 3, "==": 2, "!=": 5, ">=": 6, ">": 4}  # bits: less 1, equal 2, greater 4


def stat_name(stat: int) -> str:
    """Return the name of a stat in data and events: `CON`, `dmg(skill)`, `dmg(BOW)`, `know(mental)`."""
    if stat >= Stat.DMG_WITH:
        return f"dmg({PROPERTIES[stat - Stat.DMG_WITH]})"
    if stat >= Stat.KNOW:
        return f"know({KNOWLEDGE[stat - Stat.KNOW]})"
    if Stat.DMG_BY <= stat < Stat.DMG_TAKEN:
        return f"dmg({BYS[stat - Stat.DMG_BY]})"
    return STATS[stat]


def rule_names(bits: int, crit: int) -> list[str]:
    """Return the names of flags in data and events: `cannot_move`, `untargetable(ranged)`, `crit_on(5)`."""
    found = [name for place, name in enumerate(RULES) if bits >> place & 1]
    found += [f"untargetable({x})" for place, x in enumerate(UNTARGETABLE) if bits // Rule.UNTARGETABLE >> place & 1]
    found += [f"cannot_activate({x})" for place, x in enumerate(SUITS) if bits // Rule.CANNOT_ACTIVATE >> place & 1]
    if crit < 6:
        found.append(f"crit_on({crit})")
    return found
