"""The constants of Heroes: zones, phases, tokens; the options of a match (HEROES-2, 3, 6, 15 to 17, 29)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from carteado.kit.constants import words_of

MOST_SEATS: Final = 8
TEAM_SIZE: Final = 4
PLACES: Final = 4
SUBSTITUTIONS: Final = 2
SOURCES: Final = 4
STORAGE: Final = 4
KNOCKOUTS: Final = 4
MOB_HEALTH: Final = 5
MOST_TURNS: Final = 9
FIRST_FIELDING: Final = 3
MOST_TRIGGERS: Final = 50
BURN_SIDES: Final = 4
COPIES: Final = 3
USUAL: Final = (10, 8, 3, 4, 10)  # a typical deck by type: characters, sources, events, equipment, actions
MOB_SIDE: Final = -1


class Mode:
    TRADITIONAL: Final = 0
    ARENA: Final = 1
    TEAMS: Final = 2
    MIXED: Final = 3
    CHALLENGERS: Final = 4


class Zone:
    DECK: Final = 0
    HAND: Final = 1
    TEAM: Final = 2
    ATTACHED: Final = 3
    PLANTS: Final = 4
    SUPPORT: Final = 5
    EVENT: Final = 6
    MOB: Final = 7
    DEAD: Final = 8


class Type:
    CHARACTER: Final = 0
    SOURCE: Final = 1
    EVENT: Final = 2
    EQUIPMENT: Final = 3
    ACTION: Final = 4


class Phase:
    """The next step of the turn when no effect runs and no trigger waits (HEROES-6.1)."""

    START: Final = 0
    DRAW: Final = 1
    ENERGY: Final = 2
    MAIN: Final = 3
    COMBAT: Final = 4
    ORDER: Final = 5
    SLOT: Final = 6
    ACT: Final = 7
    BLEED: Final = 8
    AGAIN: Final = 9
    RESOLUTION: Final = 10
    EXPIRY: Final = 11
    END: Final = 12
    DISSIPATE: Final = 13
    HAND_LIMIT: Final = 14
    NEXT: Final = 15


class Stance:
    UPRIGHT: Final = 0
    PASSIVE: Final = 1
    ACTIVE: Final = 2


class Stat:
    """The stats that statics change (HEROES-25.6)."""

    SPEED: Final = 0
    HEALTH: Final = 1
    DAMAGE: Final = 2


class When:
    """Events that fire triggers (HEROES-25.2)."""

    ENTERS: Final = 0
    KO: Final = 1
    TURN_START: Final = 2
    COMBAT_START: Final = 3
    RESOLUTION: Final = 4
    TURN_END: Final = 5
    ATTACKS: Final = 6
    DAMAGED: Final = 7


class Who:
    """The players whom a static ability affects, relative to the controller of its card."""

    ME: Final = 0
    FOES: Final = 1
    ALL: Final = 2


class Forbid:
    """What a static may forbid to players."""

    PASSIVE: Final = 0
    ADVANCED_SOURCES: Final = 1
    HEAL: Final = 2
    ABILITY: Final = 3


class Token:
    """Kinds of tokens (HEROES-16); an immunity's kind is IMMUNITY plus its index in IMMUNITIES."""

    AGILITY: Final = 0
    STRENGTH: Final = 1
    MORE_LIFE: Final = 2
    SHIELD: Final = 3
    SLOW: Final = 4
    WEAKNESS: Final = 5
    LESS_LIFE: Final = 6
    POISON: Final = 7
    BURN: Final = 8
    BLEED: Final = 9
    DISEASE: Final = 10
    TAUNT: Final = 11
    PERCEPTION: Final = 12
    EVASION: Final = 13
    SIGHT: Final = 14
    INVISIBILITY: Final = 15
    SILENCE: Final = 16
    CONFUSION: Final = 17
    STUN: Final = 18
    FURY: Final = 19
    IMMUNITY: Final = 20


class Immune:
    """The kinds of those immunities that the rules test by name."""

    DAMAGE: Final = 20
    DEATH: Final = 21
    HEAL: Final = 22


ALIGNMENTS: Final = ("hero", "villain", "hero_villain", "villain_hero")
ALLIANCES: Final = ("dawn", "garden", "mist", "forge", "choir", "court")
MODES: Final = words_of(Mode)
ZONES: Final = words_of(Zone)
TYPES: Final = words_of(Type)
PHASES: Final = words_of(Phase)
STANCES: Final = words_of(Stance)
STATS: Final = words_of(Stat)
WHENS: Final = words_of(When)
PLAYERS: Final = words_of(Who)
ABILITIES: Final = (
    *("energy", "elemental", "toxic", "science", "mentalism", "magic"),
    *("strength", "speed", "flight", "cosmic", "divine"),
)
IMMUNITIES: Final = (
    *("damage", "death", "heal", "silence", "confusion", "stun", "fury", "burn", "poison", "bleed", "disease"),
    *("attribute_plus", "attribute_minus", "special_plus", "special_minus", "buff", "debuff"),
)
TOKENS: Final = (*words_of(Token)[: Token.IMMUNITY], *(f"immunity:{name}" for name in IMMUNITIES))
HARMFUL_IMMUNITIES: Final = ("heal", "buff", "attribute_plus", "special_plus")


def bits(*names: str) -> int:
    return sum(1 << TOKENS.index(name) for name in names)


def immunity_bits(harmful: bool) -> int:
    return bits(*(f"immunity:{name}" for name in IMMUNITIES if (name in HARMFUL_IMMUNITIES) == harmful))


# Families and polarity as masks of kinds (HEROES-15.12).
FAMILIES: Final[dict[str, int]] = {
    "attribute_plus": bits("agility", "strength", "more_life", "shield"),
    "attribute_minus": bits("slow", "weakness", "less_life"),
    "continuous": bits("poison", "burn", "bleed", "disease"),
    "special_plus": bits("taunt", "perception", "evasion", "sight", "invisibility"),
    "special_minus": bits("silence", "confusion", "stun", "fury"),
    "immunity": immunity_bits(True) | immunity_bits(False),
}
BUFFS: Final[int] = FAMILIES["attribute_plus"] | FAMILIES["special_plus"] | immunity_bits(False)
DEBUFFS: Final[int] = (
    FAMILIES["attribute_minus"] | FAMILIES["continuous"] | FAMILIES["special_minus"] | immunity_bits(True)
)
GROUPS: Final[dict[str, int]] = {**FAMILIES, "buff": BUFFS, "debuff": DEBUFFS, "any": BUFFS | DEBUFFS}
ALL_IMMUNITIES: Final[int] = FAMILIES["immunity"]


def blocked_by(immunity: str) -> int:
    """Return the mask of token kinds that cannot be received under an immunity (HEROES-17.2 to 17.4)."""
    if immunity in GROUPS:
        return GROUPS[immunity]
    return bits(immunity) if immunity in TOKENS else 0


# By immunity: the kinds that it blocks, and those that it suppresses while held (never an immunity, HEROES-17.4).
BLOCKED: Final[list[int]] = [blocked_by(name) for name in IMMUNITIES]
SUPPRESSED: Final[list[int]] = [blocked & ~ALL_IMMUNITIES for blocked in BLOCKED]
LASTING: Final[int] = bits("shield", "perception")
BURNING: Final[int] = bits("poison", "burn", "disease")


@dataclass(eq=False)
class Config:
    """The mode, the number of seats and the options of a match (HEROES-29.2); 0 for `none`. Shared by clones.

    `stages` are the modes of the stages of Mixed, `stage_rounds` their last rounds, 0 for the usual one.
    """

    mode: int
    seats: int
    opening_hand: int = 7
    mulligan_below: int = 2
    draws_per_turn: int = 2
    first_turn_draw: bool = False
    first_turn_combat: bool = False
    hand_limit: int = 7
    turn_player_combat: bool = False
    attachments: int = 3
    basic_entry_energy: bool = True
    events_block: bool = False
    names_for_table: bool = False
    round_limit: int = 20
    mob_energy: int = 1
    challenge_base: int = 8
    challenge_per_player: int = 2
    team_count: int = 2
    concede: bool = False
    stages: list[int] = field(default_factory=list)
    stage_rounds: list[int] = field(default_factory=list)
