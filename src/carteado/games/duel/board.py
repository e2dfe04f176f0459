"""The constants of the duel: zones, slots, keywords, events, and the configuration (DUEL-0, 1, 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from carteado.kit.constants import words_of

COLUMNS: Final = 5
ROW_SIZE: Final = 5
SIDE_SIZE: Final = 10
SLOTS: Final = 20


class Zone:
    DECK: Final = 0
    HAND: Final = 1
    GRAVE: Final = 2
    MANA: Final = 3
    SHARD: Final = 4
    TRAPS: Final = 5
    CREATURES: Final = 6
    ROW: Final = 7
    COLUMN: Final = 8
    HOST: Final = 9
    HERO_ENCHANTS: Final = 10
    CHAIN: Final = 11
    HERO: Final = 12
    GONE: Final = 13
    EXILE: Final = 14
    EMBLEM: Final = 15


class Pile:
    """The piles of a player whose cards effects may look for."""

    HAND: Final = 0
    DECK: Final = 1
    GRAVE: Final = 2
    EXILE: Final = 3
    TRAPS: Final = 4


class Destination:
    """Where an effect may put a card."""

    HAND: Final = 0
    TOP: Final = 1
    BOTTOM: Final = 2
    DECK: Final = 3
    GRAVE: Final = 4
    EXILE: Final = 5
    MANA: Final = 6
    ATTACK: Final = 7
    DEFENSE: Final = 8


class Seen:
    """Bits of those who know a card: one for each seat, and one for spectators."""

    PUBLIC: Final = 4
    BY_ALL: Final = 7


class Phase:
    """The next step of the turn when no effect runs and no trigger waits."""

    MULLIGAN: Final = 0
    START: Final = 1
    MAIN: Final = 2
    OPENING: Final = 3
    BLOCKED: Final = 4
    RESPOND: Final = 5
    RESOLVE: Final = 6
    TURN_END: Final = 7
    CLOSING: Final = 8
    NEXT_TURN: Final = 9


class Row:
    ATTACK: Final = 0
    DEFENSE: Final = 1


class Type:
    SHARD: Final = 0
    CREATURE: Final = 1
    SPELL: Final = 2
    TRAP: Final = 3
    HERO: Final = 4


class Kind:
    """Kinds of spell (DUEL-1.2); NONE for other cards."""

    NONE: Final = -1
    CAST: Final = 0
    BURST: Final = 1
    ROW_ENCHANT: Final = 2
    COLUMN_ENCHANT: Final = 3
    CREATURE_ENCHANT: Final = 4
    HERO_ENCHANT: Final = 5


class Stat:
    ATK: Final = 0
    HP: Final = 1
    ARMOR: Final = 2


class Duration:
    THIS_TURN: Final = 0
    UNTIL_MY_TURN: Final = 1
    FOREVER: Final = 2
    UNTIL: Final = 3


class Keyword:
    """Keywords, one bit each."""

    ALERT: Final = 1
    RANGED: Final = 2
    ELUSIVE: Final = 4
    OVERRUN: Final = 8
    DRAIN: Final = 16
    VENOM: Final = 32
    WARD: Final = 64
    BARRIER: Final = 128
    BULWARK: Final = 256
    CANNOT_ATTACK: Final = 512
    CANNOT_BLOCK: Final = 1024
    GUARDIAN: Final = 2048
    FLYING: Final = 4096


class When:
    """Events that fire triggers (DUEL-13)."""

    PLAYED: Final = 0
    ENTERS: Final = 1
    DIES: Final = 2
    ATTACKS: Final = 3
    BLOCKS: Final = 4
    DAMAGED: Final = 5
    HITS_HERO: Final = 6
    SPELL_PLAYED: Final = 7
    ABILITY_USED: Final = 8
    SHARD_PLAYED: Final = 9
    TURN_START: Final = 10
    TURN_END: Final = 11


class Trait:
    """Bits of `Card.hears` beside those of the events: what only some cards make the rules look at."""

    HERO_STATICS: Final = 30
    HISTORY: Final = 31
    PLAYED_FROM_GRAVE: Final = 32
    GUARDIANS: Final = 33


FACTIONS: Final = ("ember", "tide", "root", "dusk", "neutral")
NEUTRAL: Final = 4
JOBS: Final = ("warrior", "mage", "scout", "cleric", "beast", "construct", "spirit", "rogue")
RARITIES: Final = ("common", "rare", "epic", "legendary")
SPARK: Final = "SPK-00"  # the Borrowed Spark (DUEL-3.6)
ZONES: Final = words_of(Zone)
PHASES: Final = words_of(Phase)
ROWS: Final = words_of(Row)
PILES: Final = words_of(Pile)
DESTINATIONS: Final = words_of(Destination)
TYPES: Final = words_of(Type)
KINDS: Final = words_of(Kind)
STATS: Final = words_of(Stat)
DURATIONS: Final = words_of(Duration)
EVENTS: Final = 12
KEYWORDS: Final = words_of(Keyword)
WHENS: Final = words_of(When)


def slot(player: int, row: int, column: int) -> int:
    """Return the number of a slot (DUEL-2.3); columns count from 0 here, from 1 in everything a person reads."""
    return player * SIDE_SIZE + row * ROW_SIZE + column


def player_of(at: int) -> int:
    return at // SIDE_SIZE


def row_of(at: int) -> int:
    return at % SIDE_SIZE // ROW_SIZE


def column_of(at: int) -> int:
    return at % ROW_SIZE


def neighbours(at: int) -> list[int]:
    """Return the adjacent slots in slot order: to its sides, in its other row, and facing it (DUEL-2.4, 2.5)."""
    player, row, column = player_of(at), row_of(at), column_of(at)
    found = [slot(player, 1 - row, column)]
    if column > 0:
        found.append(at - 1)
    if column < COLUMNS - 1:
        found.append(at + 1)
    if row == Row.ATTACK:
        found.append(slot(1 - player, Row.ATTACK, column))
    return sorted(found)


NEIGHBOURS: Final[list[list[int]]] = [neighbours(at) for at in range(SLOTS)]


@dataclass(eq=False)
class Config:
    """Every constant of DUEL-0, as the rules read it."""

    hand_start: int = 6
    mulligan_max: int = 3
    second_extra_cards: int = 1
    second_sparks: int = 1
    draw_per_turn: int = 1
    fatigue_loss: int = 1
    hero_draw_cost: int = 1
    loyalty_base: int = 1
    hero_hp_bonus: int = 0
    hand_max: int = 10
    deck_size: int = 40
    max_copies: int = 3
    trap_max: int = 5
    turn_limit: int = 200
    effect_limit: int = 200
    strike_back: bool = True
    defenders_ready: bool = False
    concede: bool = False
