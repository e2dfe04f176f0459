"""The constants of Apotheosis: zones, suits, steps, costs, boards (APOTHEOSIS-1 to 9)."""

from __future__ import annotations

from typing import Final

from carteado.kit.constants import words_of

MOST_SEATS: Final = 4
MASTER: Final = 4
CLASSES: Final = 3
ATTACHMENTS: Final = 5
ACTION_LIMIT: Final = 200
ACTIVATION_LIMIT: Final = 200
REST_POINTS: Final = 2
EVOLVE_XP: Final = 3
FOREVER: Final = 9999
CRIT: Final = 6  # the face from which a roll is perfect, unless a flag changes it
STRIDE: Final = 16  # a tile is STRIDE * y + x, both from 0
TILES: Final = 13 * STRIDE
KNOWN_TO_ALL: Final = 31  # in `seen`: every seat, and spectators (PUBLIC)
PUBLIC: Final = 16
PROOFS: Final = 12
PACK: Final = 100000
GAME_MASTER: Final = -2  # the actor of an activation from the Master's Hand
COMPANION_HP: Final[tuple[int, ...]] = (0, 5, 10, 15)
FREE_LEVELS: Final[tuple[int, ...]] = (0, 1, 4, 6)
ENTITY_LEVELS: Final[tuple[int, ...]] = (0, 3, 6, 9)


class Ap:
    """The AP costs of the main phase's actions (APOTHEOSIS-9)."""

    NORMAL: Final = 3
    PLACE: Final = 2
    ATTACH: Final = 2
    LOOT: Final = 2
    CHECK: Final = 2
    TURN: Final = 1


class Mode:
    DUEL: Final = 0
    TEAMS: Final = 1
    FFA: Final = 2
    ENCOUNTER: Final = 3


class Zone:
    DECK: Final = 0
    INVENTORY: Final = 1
    SHEET: Final = 2
    EQUIP: Final = 3
    MEMENTO: Final = 4
    SUPPORT: Final = 5
    ATTACHED: Final = 6
    DISCARD: Final = 7
    SHEET_DECK: Final = 8
    SHEET_DISCARD: Final = 9
    SCENARIO: Final = 10
    BANISHED: Final = 11
    MASTER_HAND: Final = 12
    CONTAINER: Final = 13
    TABLE: Final = 14


class Suit:
    HOUSE: Final = 0
    CLASS: Final = 1
    ENTITY: Final = 2
    ITEM: Final = 3
    SKILL: Final = 4
    COMPANION: Final = 5
    EVENT: Final = 6


class Kind:
    HERO: Final = 0
    COMPANION: Final = 1
    OBJECT: Final = 2


class Life:
    ALIVE: Final = 0
    KO: Final = 1
    DEAD: Final = 2
    OVERKILL: Final = 3
    REMOVED: Final = 4


class Ground:
    OPEN: Final = 0
    BLOCKED: Final = 1
    DISABLED: Final = 2


class Step:
    """The next step of the battle when nothing runs and nothing waits (APOTHEOSIS-6.4, 7.1, 7.3, 18.3)."""

    MULLIGAN: Final = 0
    PREPARE: Final = 1
    BATTLE: Final = 2
    ROUND: Final = 3
    MASTER: Final = 4
    RECOMPOSITION: Final = 5
    ORDER: Final = 6
    NEXT: Final = 7
    TURN: Final = 8
    RECEIVE: Final = 9
    START: Final = 10
    MAIN: Final = 11
    END: Final = 12
    CLOSE: Final = 13
    ROUND_END: Final = 14
    EXPIRE: Final = 15
    BATTLE_END: Final = 16
    HEIRS: Final = 17
    OVER: Final = 18


MODES: Final = words_of(Mode)
ZONES: Final = words_of(Zone)
SUITS: Final = words_of(Suit)
TYPES: Final = ("human", "creature", "summon")
SUMMON: Final = 2
RARITIES: Final = ("common", "uncommon", "rare", "epic", "legendary")
LEGENDARY: Final = 4
COPIES: Final = (3, 3, 3, 1, 1)
RARITY_COLOURS: Final = ("#9E9E9E", "#8BC34A", "#01579B", "#673AB7", "#FFC400")
COLLECTIONS: Final = ("Threshold", "Ember Court", "Deep Ford", "Forbidden")
SPECIFIERS: Final = ("vest", "headpiece", "feet", "accessory", "utility")
VALUES: Final = ("price", "xp", "will", "fate")
ATTRIBUTES: Final = ("CON", "FOR", "AGI", "PER", "INT", "CAR", "ESP")
KNOWLEDGE: Final = (
    *("faith", "arcane", "cooperation", "defense", "athletics", "practice", "art"),
    *("instruction", "cunning", "elemental", "transmutation", "vital", "mental", "dimensional"),
)
PATHS: Final = (
    *("magician", "priestess", "empress", "emperor", "priest", "lovers", "chariot"),
    *("force", "hermit", "wheel", "justice", "hanged", "death", "temperance"),
    *("devil", "tower", "star", "moon", "sun", "judgment", "world"),
)
PROPERTIES: Final = (
    *("BLADE", "BOW", "STAFF", "SHIELD", "POTION", "TOOL", "FIRE"),
    *("WATER", "EARTH", "AIR", "LIGHT", "SHADOW", "BLOOD", "MIND"),
    *("SONG", "PRAYER", "BEAST", "SPIRIT", "CLIMATE", "TRAP", "GUARD"),
    *("TRAVEL", "OATH"),
)
MARKERS: Final = ("HIDDEN", "BURNING", "POISONED", "MARKED")
COUNTERS: Final = ("TIME", "CHARGE")
FACINGS: Final = ("n", "e", "s", "w")
TERRAINS: Final = ("field", "rock", "ice", "silver_ice", "swamp", "sand", "water")
ENTRY_COSTS: Final = (1, 1, 1, 1, 2, 2, 2)
GROUNDS: Final = ("open", "blocked", "disabled")
LIVES: Final = ("alive", "ko", "dead", "overkill", "removed")
KINDS: Final = ("hero", "companion", "object")
STEPS: Final = words_of(Step)
BOARDS: Final[dict[str, tuple[int, int]]] = {
    "skirmish": (3, 4),
    "court": (5, 7),
    "chess": (8, 8),
    "battlefield": (11, 11),
    "plaza": (5, 5),
    "arena": (3, 3),
    "clash": (3, 2),
    "lane": (2, 4),
    "pit": (1, 2),
}
DUEL_BOARDS: Final = ("arena", "clash", "lane", "pit")
LETTERS: Final = "abcdefghijk"


def seat_fact(seat: int) -> int | None:
    """Return a seat as events and views name it; None for the master."""
    return None if seat == MASTER else seat
