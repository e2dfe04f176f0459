"""Questions about the table that is shown: why something is not allowed, what an action will do, and which is best."""

from __future__ import annotations

from carteado.core.errors import Invalid
from carteado.core.game import Game
from carteado.core.message import Message
from carteado.match.advice import Advice, thumb_rule
from carteado.match.pointing import reasons_against
from carteado.match.preview import foresee
from carteado.match.ways import ways_to
from carteado.server.protocol import AskPreview, AskWhy, Hint, HintLine, Preview, Way, Why
from carteado.server.requests import LONGEST_ACTION, check_asked
from carteado.server.room import Room
from carteado.server.telling import said
from carteado.server.visitor import Visitor

MOST_THINGS = 12


async def why(room: Room, visitor: Visitor, request: AskWhy) -> None:
    """Say what forbids an action, or the choice of things on the table, and the ways to reach them."""
    seat = check_asked(room, visitor, request.number)
    check_length(request.action, *request.things)
    state = room.folded.played.state
    if request.action:
        reason = state.explain(state.game.parse(request.action))
        found = [] if reason is None else [reason]
    else:
        found = reasons_against(state, request.things)
    ways = [] if request.action else told_ways(room, seat, request.things)
    visitor.tell(Why(request.number, [said(reason) for reason in found], ways))


def told_ways(room: Room, seat: int, things: list[str]) -> list[Way]:
    state, game = room.folded.played.state, room.folded.game
    view = state.view(seat)
    return [
        Way(
            actions=[game.action_text(action) for action in way.actions],
            words=said(game.action_words(way.actions[0], view)),
            price=[said(part) for part in state.price(way.actions[0])],
            lines=[*(said(game.event_words(heard)) for heard in way.preview.events), *map(said, way.odds)],
            open=way.preview.open,
        )
        for way in ways_to(state, seat, things)
    ]


async def preview(room: Room, visitor: Visitor, request: AskPreview) -> None:
    """Say what a legal action will do, as far as that is certain for its seat."""
    seat = check_asked(room, visitor, request.number)
    check_length(request.action)
    state, game = room.folded.played.state, room.folded.game
    action = game.parse(request.action)
    if action not in state.legal():
        raise state.refusal(action)
    found = foresee(state, seat, action)
    lines = [game.event_words(heard) for heard in found.events] + game.odds(state, action)
    visitor.tell(Preview(request.number, request.action, [said(line) for line in lines], found.open))


def hint_of(game: Game, number: int, advice: Advice | None) -> Hint:
    """Return the message that tells a seat what was advised for it."""
    if advice is None:
        return Hint(number, False, [], None, [])
    lines = [HintLine(game.action_text(action), worth) for action, worth in advice.worths.items()]
    reason = said(Message(thumb_rule(game, advice.best)))
    return Hint(number, advice.exact, lines, reason, [said(words) for words in advice.plan])


def check_length(*words: str) -> None:
    if len(words) > MOST_THINGS or any(len(word) > LONGEST_ACTION for word in words):
        raise Invalid("message-too-long", allowed=LONGEST_ACTION)
