"""What the player sees: everything but the order of the deck is public (SIEGE-10.2)."""

from __future__ import annotations

from typing import Any, Literal, TypedDict, cast

from carteado.core.state import Action
from carteado.games.siege.actions import Do
from carteado.games.siege.board import PLACES, STRENGTH, STRENGTH_IN_CLOSE_COMBAT, TRACKS, TURN_FLAGS, UNITS, Space
from carteado.games.siege.grammar import ENDS, GRAMMAR
from carteado.games.siege.rules import choices, deeds, dice, ending
from carteado.games.siege.state import SiegeState
from carteado.kit.seeing import Outcome, Prompt, prompt

PlaceName = Literal["castle", "tunnel_1", "tunnel_2", "lines"]
Bar = Literal["event", "close_combat", "points", "needs"]
BEHIND_LINES = (Do.RAID, Do.SABOTAGE)
Danger = Literal["two_in_close_combat", "surrender_wall", "surrender_morale", "surrender_supplies"]
FREE = (Do.FREE_MOVE, Do.EXTRA_AP, Do.END_TURN)


class Units(TypedDict):
    """The space of each unit, counted from the walls; null if it was removed."""

    ladders: int | None
    ram: int | None
    tower: int | None


class Strength(TypedDict):
    """What a die must beat where the unit stands, before modifiers."""

    ladders: int
    ram: int
    tower: int


class Tracks(TypedDict):
    wall: int
    morale: int
    supplies: int


class TurnFlags(TypedDict):
    """What the player has already done this turn."""

    boiled: bool
    free_moved: bool
    entered: bool
    just_entered: bool
    extra_used: bool
    ap_spent: bool


class Options(TypedDict):
    line_check_at: str
    enemy_start: int
    must_spend_one: bool
    cc_dice: str
    cc_fail_loses: bool
    cc_drm: str
    cc_mandatory: bool
    cc_entry_morale: bool
    free_move_on_entry_turn: bool
    fast_move: str
    cards_per_day: int
    allow_futile: bool
    natural_ones: bool


class View(TypedDict):
    """The table, and what the rules say about it.

    `needed`: the lowest die that succeeds, by action (7: none does). `destinations`: where an action takes the
    soldiers. `barred`: why no action of a kind is legal. `dangers`: the losses that ending the turn now would bring.
    """

    game: str
    options: Options
    day: int
    turn: int
    undrawn: list[int]
    played: list[int]
    card: int
    event: str
    units: Units
    strength: Strength
    trebuchets: int
    tracks: Tracks
    soldiers: PlaceName
    carried: int
    ap: int
    turn_flags: TurnFlags
    needed: dict[str, int]
    destinations: dict[str, PlaceName]
    barred: dict[str, Bar]
    dangers: list[Danger]
    prompt: Prompt | None
    outcome: Outcome | None


def view(table: SiegeState, seat: int | None) -> View:
    outcome = table.outcome()
    legal = table.legal()
    return {
        "game": table.game.id,
        "options": cast(Options, dict(table.setup.options)),
        "day": table.day,
        "turn": len(table.played) + 1,
        "undrawn": sorted(table.deck),
        "played": list(table.played),
        "card": table.card,
        "event": table.section.name,
        "units": named(Units, UNITS, [None if at == Space.GONE else at for at in table.units]),
        "strength": named(Strength, UNITS, [strength(table, unit) for unit in range(len(UNITS))]),
        "trebuchets": table.trebuchets,
        "tracks": named(Tracks, TRACKS, table.tracks),
        "soldiers": place(table.soldiers),
        "carried": table.carried,
        "ap": table.ap,
        "turn_flags": named(TurnFlags, TURN_FLAGS, [getattr(table, name) for name in TURN_FLAGS]),
        "needed": {GRAMMAR.text(action): die for action in legal if (die := dice.needed(table, action))},
        "destinations": {
            GRAMMAR.text(action): place(to) for action in legal if (to := destination(table, action)) is not None
        },
        "barred": barred(table, {action[0] for action in legal}) if legal else {},
        "dangers": [cast(Danger, reason) for reason in ending.losses(table)] if legal else [],
        "prompt": prompt(table, seat),
        "outcome": None if outcome is None else cast(Outcome, outcome.record()),
    }


def named(kind: Any, names: tuple[str, ...], values: list[Any]) -> Any:
    """Build a structure of this kind from names and values."""
    return kind(**dict(zip(names, values, strict=True)))


def strength(table: SiegeState, unit: int) -> int:
    return STRENGTH_IN_CLOSE_COMBAT if table.units[unit] == Space.CLOSE_COMBAT else STRENGTH[unit]


def place(soldiers: int) -> PlaceName:
    return cast(PlaceName, PLACES[soldiers])


def destination(table: SiegeState, action: Action) -> int | None:
    """Return where an action takes the soldiers; None if it does not move them."""
    match action[0]:
        case Do.ENTER_TUNNEL:
            return deeds.tunnel_end(table)
        case Do.FAST_MOVE:
            return PLACES.index(ENDS[action[1]])
        case Do.FREE_MOVE:
            return deeds.free_move_end(table, action[1])
    return None


def barred(table: SiegeState, allowed: set[int]) -> dict[str, Bar]:
    """Return for each kind without a legal action why: the event, close combat, too few AP, or an unmet need."""
    payable = {action[0] for action in choices.tasks(table)}
    return {
        form.name: bar(table, kind, payable)
        for kind, form in enumerate(GRAMMAR.forms)
        if kind not in allowed and kind != Do.END_TURN
    }


def bar(table: SiegeState, kind: int, payable: set[int]) -> Bar:
    if table.section.only_behind_lines and kind not in (*BEHIND_LINES, Do.EXTRA_AP):
        return "event"
    if choices.must_fight(table) and kind not in (*FREE, Do.CLOSE_COMBAT):
        return "close_combat"
    return "points" if kind in payable else "needs"
