"""Making new matches: first entries, and checks of clock and absence settings."""

from __future__ import annotations

import time
from collections.abc import Sequence

from carteado.core.errors import Invalid
from carteado.core.game import Game, Setup
from carteado.core.secret import new_secret
from carteado.games import package
from carteado.match.fairness import commit
from carteado.server.changes import AnyChange, Started
from carteado.server.codes import new_code
from carteado.server.entries import Entry, Facts
from carteado.server.folded import Folded
from carteado.server.folding import add
from carteado.server.protocol import Clock

NO_CLOCK = Clock()
SECONDS = {"none": (0, 0), "move": (5, 7 * 24 * 3600), "total": (30, 24 * 3600)}
MOST_INCREMENT = 600
MOST_ABSENCE = 7 * 24 * 60


def new_facts(
    game: Game,
    setup: Setup,
    *,
    seed: int | str | None = None,
    owner: str = "",
    clock: Clock = NO_CLOCK,
    absence: int = 0,
    public: bool = False,
    spectators_chat: bool = False,
) -> Facts:
    """Make the facts of a new match; without a seed it gets a secret one."""
    seed = new_secret() if seed is None else seed
    return Facts(
        code=new_code(),
        game=game.id,
        rules=game.rules_version,
        mode=setup.mode,
        seats=setup.seats,
        options=dict(setup.options),
        seed=seed,
        commitment=commit(seed),
        clock=clock,
        absence=absence,
        public=public,
        spectators_chat=spectators_chat,
        created=time.time(),
        package=package(game.id),
        owner=owner,
    )


def add_all(folded: Folded, changes: Sequence[AnyChange]) -> list[Entry]:
    """Fold the first changes of a match, and its start if it can start; return the entries."""
    entries = [add_first(folded, change) for change in changes]
    if folded.ready:
        entries.append(add_first(folded, Started()))
    return entries


def add_first(folded: Folded, change: AnyChange) -> Entry:
    entry = Entry(folded.facts.code, folded.last + 1, change, folded.facts.created)
    add(folded, entry)
    return entry


def turned(options: dict[str, bool | int | str], seats: int) -> dict[str, str]:
    """For each option of a rematch, the option it takes its value from: `deck_0` follows the player of seat 0."""
    found = {name: name for name in options}
    for name in options:
        stem, _, seat = name.rpartition("_")
        if stem and seat.isdecimal() and int(seat) < seats:
            found[name] = f"{stem}_{(int(seat) + 1) % seats}"
    return {name: source if source in options else name for name, source in found.items()}


def check_clock(clock: Clock) -> None:
    if clock.kind not in SECONDS:
        raise Invalid("clock-bad", found=clock.kind, allowed=", ".join(SECONDS))
    low, high = SECONDS[clock.kind]
    if not low <= clock.seconds <= high:
        raise Invalid("clock-bad", found=clock.seconds, allowed=f"{low}-{high}")
    most = MOST_INCREMENT if clock.kind == "total" else 0
    if not 0 <= clock.increment <= most:
        raise Invalid("clock-bad", found=clock.increment, allowed=f"0-{most}")


def check_absence(minutes: int) -> None:
    if not 0 <= minutes <= MOST_ABSENCE:
        raise Invalid("absence-bad", found=minutes, allowed=f"0-{MOST_ABSENCE}")
