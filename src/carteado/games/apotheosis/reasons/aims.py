"""Targets that an effect cannot have, and effects that find none (APOTHEOSIS-10.2, 10.3, 21.2, 22)."""

from __future__ import annotations

from typing import Final

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.games.apotheosis.board import Life
from carteado.games.apotheosis.frames import Act
from carteado.games.apotheosis.language.printed import Range
from carteado.games.apotheosis.language.terms import REACHES, SIDES, SORTS, Reach, Sort, When
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.reasons.message import Reason, below, name, piece, tile, why
from carteado.games.apotheosis.rules import legality, ranges, tiles
from carteado.games.apotheosis.state import ApoState

NO_REACH: Final = "none"


def no_target(table: ApoState, act: Act) -> Reason:
    """An effect that finds nobody, or that could not do all that its text says (APOTHEOSIS-10.2, 22.1, 22.2)."""
    if legality.some_target(table, act):
        return None
    what = name(table, act.source)
    if act.everyone or act.targets or not ranges.needs_target(act.power):
        return why("infeasible", "22.2", what=what)
    reach = ranges.bar_range(table, act)
    if reach is not None and reach.kind == Reach.AREA:
        if not ranges.covered(table, act.user, reach.reach):
            return why("empty-area", "10.2", what=what, reach=written(reach))
        return why("infeasible", "22.2", what=what)
    if ranges.aims(table, act):
        return why("infeasible-anywhere", "22.2", what=what)
    return why("nobody-in-reach", "10.2", what=what, reach=written(reach), **kinds(act))


def written(reach: Range | None) -> str:
    return NO_REACH if reach is None else f"{REACHES[reach.kind]}{reach.reach}"


def kinds(act: Act) -> dict[str, str]:
    """Return the side and the kind of character that an effect is for."""
    aim = act.power.aim
    if aim is None:
        return {"side": "any", "kind": "any"}
    return {"side": SIDES[aim.side], "kind": SORTS[aim.kind] or "any"}


def target(table: ApoState, player: int, action: Action) -> Reason:
    at = action[1]
    who = table.occupants[at]
    if who < 0:
        return why("nobody-there", "21.2", tile=tile(at))
    frame = below(table)
    assert isinstance(frame, Act)
    if frame.window >= 0 and frame.power.when == When.RESPOND_ATTACK and frame.defender < 0:
        return why("no-defender", "24.5", who=piece(table, who))
    return wrong_target(table, frame, table.chars[who])


def wrong_target(table: ApoState, act: Act, char: Char) -> Message:
    """What keeps an effect from this target: its kind, the distance, the line, a flag, or the dry run."""
    user, reach = table.chars[act.user], ranges.bar_range(table, act)
    what, who = name(table, act.source), piece(table, char.id)
    if reason := wrong_kind(table, act, user, char):
        return reason
    if reach is not None and not ranges.reaches(table, user, char, reach.kind, reach.reach):
        far = tiles.distance(user.at, char.at)
        if in_distance(table, user, char, reach):
            return why("no-line", "10.3", what=what, who=who)
        return why("out-of-reach", "10.2", who=who, far=far, reach=written(reach))
    if ranges.shielded(table, act, char):
        return why("untargetable", "1.2", who=who)
    return why("infeasible-there", "22.2", what=what, who=who)


def wrong_kind(table: ApoState, act: Act, user: Char, char: Char) -> Reason:
    aim, what, who = act.power.aim, name(table, act.source), piece(table, char.id)
    if char.life != Life.ALIVE and (aim is None or aim.kind != Sort.DEAD):
        return why("fallen", "10.2", who=who)
    if aim is not None:
        if ranges.aimed(aim.side, aim.kind, user, char):
            return None
        return why("other-target", "21.2", what=what, who=who, **kinds(act))
    return why("aims-at-itself", "10.2", what=what) if char.id == user.id else None


def in_distance(table: ApoState, user: Char, char: Char, reach: Range) -> bool:
    """Whether a target is near enough, whatever stands between."""
    most = reach.reach
    if reach.kind == Reach.ARCING:
        most = max(1, most + table.board.altitude[user.at] - table.board.altitude[char.at])
    return tiles.distance(user.at, char.at) <= most
