"""The test bench: any position, played on from there by one hand on every seat; nothing is kept."""

from __future__ import annotations

from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from carteado.core.errors import Invalid
from carteado.core.state import State
from carteado.games import load
from carteado.learn.playing import Turn
from carteado.server.exercises import check_length
from carteado.server.lobby_protocol import LessonTable
from carteado.server.protocol import LogEntry
from carteado.server.telling import legal_actions, prompt, told, view_words
from carteado.server.workshop_protocol import BenchTaken


def bench_table(edition: str, taken: BenchTaken) -> LessonTable:
    """Lay a position, take the actions, and tell the table as the seat that is asked may see it."""
    check_length(taken.actions)
    game = load(edition)
    state: State = game.position(read_position(taken.position))
    log: list[Turn] = []
    for text in taken.actions:
        asked, state.events = state.decision, []
        action = game.parse(text)
        state.apply(action)
        assert asked is not None
        log.append(Turn(asked.seat, action, state.events))
    seat = taken.seat if state.decision is None else state.decision.seat
    view = state.view(seat)
    legal, prices = legal_actions(state, view) if state.decision is not None else ([], [])
    heard = [told(game, [event.heard_by(seat) for event in turn.events]) for turn in log]
    return LessonTable(
        number=len(log),
        seat=seat,
        seats=state.setup.seats,
        view=view,
        words=view_words(game, view),
        prompt=prompt(state) if state.decision is not None else None,
        legal=legal,
        prices=prices,
        log=[
            LogEntry(place, turn.seat, game.action_text(turn.action), words)
            for place, (turn, words) in enumerate(zip(log, heard, strict=True), 1)
        ],
        heard=heard[-1] if heard else [],
        step=0,
        steps=0,
        say={},
        point=[],
        reads=False,
        shown=None,
        mistake=None,
        rule="",
        next=None,
    )


def read_position(text: str) -> dict[str, Any]:
    """Read a position; refuse what is no mapping, and aliases, which could make a short text a long one."""
    try:
        if any(type(token).__name__ == "AliasToken" for token in YAML(pure=True).scan(text)):
            raise Invalid("position-unreadable", reason="*")
        data = YAML(typ="safe", pure=True).load(text)
    except (YAMLError, RecursionError) as error:
        raise Invalid("position-unreadable", reason=" ".join(str(error).split())[:200]) from error
    if not isinstance(data, dict):
        raise Invalid("position-unreadable", reason="{...}")
    return data
