"""The messages to a seat or a spectator, built only from that seat's view and the events it may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from carteado.core.errors import Illegal, Invalid, Refusal
from carteado.core.game import Game
from carteado.core.message import Blank, Message
from carteado.core.rng import seeded
from carteado.core.state import Action, State
from carteado.match.match import Match
from carteado.server.entries import Chair
from carteado.server.feeds import Feed
from carteado.server.folded import Folded
from carteado.server.protocol import ClockFace, Legal, LogEntry, Refused, Said, Seat, Table, Told

FORBIDDEN = "forbidden"  # the code of a refused action with its reason
OTHERS = Said("others-may-answer")  # shown to a seat that has acted, whether or not anybody can answer


def said(message: Message) -> Said:
    return Said(message.id, {name: blank(value) for name, value in message.blanks.items()})


def blank(value: Blank) -> Any:
    if isinstance(value, Message):
        return said(value)
    if isinstance(value, list):
        return [said(item) for item in value]
    return value


def refused(refusal: Refusal, id: int = 0) -> Refused:
    """The message for a refusal. It never lists legal actions: only the seat that is asked gets those."""
    kind = "invalid" if isinstance(refusal, Invalid) else "illegal" if isinstance(refusal, Illegal) else "stale"
    reason = refusal.facts.get("reason") if refusal.code == FORBIDDEN else None
    if refusal.code in ("illegal-action", FORBIDDEN):
        refusal = Illegal("illegal-now")
    facts = {
        name: blank(value)
        for name, value in refusal.facts.items()
        if isinstance(value, str | int | float | list | Message)
    }
    words = Said(f"refused-{refusal.code}", {"near": "none", **facts})
    return Refused(id, kind, refusal.code, words, None if reason is None else said(reason))


def legal_actions(state: State, view: Mapping[str, Any]) -> tuple[list[Legal], list[list[Said]]]:
    """The legal actions of the seat that is asked, and their prices, each distinct one once."""
    found: list[Legal] = []
    prices: list[list[Message]] = []
    for action in state.legal():
        legal, price = legal_action(state.game, action, view), state.price(action)
        if price:
            if price not in prices:
                prices.append(price)
            legal.price = prices.index(price)
        found.append(legal)
    return found, [[said(part) for part in price] for price in prices]


def legal_action(game: Game, action: Action, view: Mapping[str, Any]) -> Legal:
    return Legal(game.action_text(action), game.action_json(action), said(game.action_words(action, view)))


def concession(match: Match, view: Mapping[str, Any]) -> Legal | None:
    """How the seat that is asked may concede, unless that is among its legal actions already."""
    action = match.state.concession()
    return None if action is None or action in match.state.legal() else legal_action(match.game, action, view)


def log_entry(match: Match, feed: Feed, place: int) -> LogEntry:
    """One log entry as its reader may know it: an action, and any secret answers to it.

    The text of an action may name hidden cards, so only its own seat gets it. The seat is that of the first action, of
    which everybody knew that it was asked.
    """
    first, last = (feed.ends[place - 1] + 1, feed.ends[place]) if place else (0, 0)
    events = [event.heard_by(feed.seat) for events in match.log[first : last + 1] for event in events]
    own = [number for number in range(first, last + 1) if number and match.actors[number - 1] == feed.seat]
    action = match.game.action_text(match.actions[own[0] - 1]) if own else None
    actor = match.actors[(own[0] if own else first) - 1] if place else None
    return LogEntry(place, actor, action, told(match.game, events))


def seat_entry(match: Match, place: int, seat: int) -> LogEntry:
    """One action and its events as that seat may know them, for a finished match."""
    entry = whole_entry(match, place)
    own = entry.seat == seat
    events = [event.heard_by(seat) for event in match.log[place]]
    return LogEntry(place, entry.seat, entry.action if own else None, told(match.game, events))


def whole_entry(match: Match, place: int) -> LogEntry:
    """One log entry without hidden information, for a finished match."""
    actor = match.actors[place - 1] if place else None
    action = match.game.action_text(match.actions[place - 1]) if place else None
    return LogEntry(place, actor, action, told(match.game, [event.whole() for event in match.log[place]]))


def told(game: Game, events: Sequence[dict[str, Any]]) -> list[Told]:
    return [Told(event, said(game.event_words(event))) for event in events]


def seats_told(
    chairs: Sequence[Chair], names: Mapping[str, str], seat: int | None, present: Sequence[int]
) -> list[Seat]:
    return [
        Seat(
            kind=chair.kind,
            name=names.get(chair.player or "", ""),
            bot=chair.bot,
            you=place == seat,
            present=chair.kind == "bot" or place in present,
            left=chair.left,
        )
        for place, chair in enumerate(chairs)
    ]


def prompt(state: State) -> Said:
    """The question to the seat that is asked."""
    assert state.decision is not None
    return Said(f"{state.game.id}-prompt-{state.decision.kind.replace('_', '-')}")


def result_words(result: Mapping[str, Any] | None, seat: int | None = None) -> Said | None:
    """The result in words: who won, and how the match ended; to a seat, what that means for it."""
    if not result:
        return None
    if result["reason"] in ("drawn", "stopped"):
        return Said(f"result-{result['reason']}-by-host")
    if result["winners"] and seat is not None:
        return own_result(result, seat)
    how = f"-{result['reason']}" if result["reason"] in ("time", "resigned") else ""
    if result["winners"]:
        winners = [Said("player", {"seat": seat}) for seat in result["winners"]]
        return Said(f"result-won{how}", {"who": winners, "count": len(winners)})
    if len(result["scores"]) > 1 and any(result["scores"]):
        return Said("result-drawn")
    return Said(f"result-lost{how}")


def own_result(result: Mapping[str, Any], seat: int) -> Said:
    """Whether this seat won, with or against whom."""
    how = result["reason"] if result["reason"] in ("time", "resigned") else "play"
    others = [Said("player", {"seat": winner}) for winner in result["winners"] if winner != seat]
    if seat in result["winners"]:
        return Said("result-you-won", {"how": how, "others": others, "count": len(others)})
    return Said("result-you-lost", {"how": how, "who": others})


def ending(game: Game, view: Mapping[str, Any]) -> list[Said]:
    """What decided the match and how close it was; nothing if something else than the rules ended it."""
    return [said(line) for line in game.end_words(view)] if view.get("outcome") else []


class Reader(NamedTuple):
    """The reader of a table: the seat, how many log entries it has, and whether to send all of them again."""

    seat: int | None
    seen: int
    fresh: bool


class Audience(NamedTuple):
    """Who is connected: the names of players, the seats that are present, the number of spectators."""

    names: Mapping[str, str]
    present: Sequence[int]
    spectators: int


def table_for(folded: Folded, reader: Reader, audience: Audience, *, undo: bool, now: float) -> Table:
    """The whole table as that seat may see it."""
    match, facts, seat = folded.match, folded.facts, reader.seat
    behind = folded.behind(seat, now)
    over = folded.over and not behind
    view = {} if match is None else seen_view(folded, seat, now)
    asked = match is not None and seat is not None and folded.turn == seat and not behind
    result = folded.outcome() if over else None
    legal, prices = legal_actions(match.state, view) if match is not None and asked else ([], [])
    return Table(
        code=facts.code,
        number=folded.told(seat, now),
        game=facts.game,
        edition=folded.game.edition,
        mode=facts.mode,
        rules=facts.rules,
        options=options_told(folded, view, seat, over),
        commitment=facts.commitment,
        missing=folded.missing,
        nonces=[] if match is None else match.nonces,
        seat=seat,
        seats=seats_told(folded.chairs, audience.names, seat, audience.present),
        started=folded.started,
        view=unasked(view) if folded.waits(seat, now) else view,
        prompt=prompt(match.state) if match is not None and asked else OTHERS if folded.waits(seat, now) else None,
        legal=legal,
        prices=prices,
        concede=concession(match, view) if match is not None and asked else None,
        log=[] if match is None else new_entries(match, folded.feed(seat, now), reader.seen),
        fresh=reader.fresh,
        clock=facts.clock,
        absence=facts.absence,
        face=face_for(folded, seat, now),
        proposals=list(folded.proposals.values()),
        spectators=audience.spectators,
        undo=undo,
        chat=seat is not None or facts.spectators_chat,
        over=over,
        result=result,
        result_words=result_words(result, seat),
        ending=ending(folded.game, view) if over else [],
        seed=str(facts.seed) if over else None,
        deal=str(match.deal_seed) if match is not None and over else None,
        next=folded.next,
        words=view_words(folded.game, view),
    )


def new_entries(match: Match, feed: Feed, seen: int) -> list[LogEntry]:
    return [log_entry(match, feed, place) for place in range(seen, len(feed.ends))]


def seen_view(folded: Folded, seat: int | None, now: float) -> dict[str, Any]:
    """The view of the last table that the seat has been told of."""
    feed = folded.feed(seat, now)
    state = folded.played.state if feed.since is None or feed.before is None else feed.before
    return state.view(seat)


def unasked(view: dict[str, Any]) -> dict[str, Any]:
    """The view of a seat that has answered and waits for others: without a prompt."""
    return {**view, "prompt": None} if "prompt" in view else view


def face_for(folded: Folded, seat: int | None, now: float) -> ClockFace | None:
    """The clocks as the seat may see them: stopped while somebody may be asked in secret."""
    timer = folded.timer
    if timer.off or not folded.behind(seat, now):
        return timer.face(now)
    feed = folded.feeds[seat]
    return ClockFace([max(0.0, seconds) for seconds in feed.left], None) if feed.frozen else timer.face(now)


def options_told(folded: Folded, view: Mapping[str, Any], seat: int | None, over: bool) -> dict[str, Any]:
    """The options that the seat may see: a deck may be its owner's secret until the end.

    The view lists them. Before the start there is none, so the view of another deal says which ones are shown.
    """
    options = folded.setup.options
    if over:
        return options
    shown = (view or folded.game.deal(folded.setup, seeded(0)).view(seat)).get("options", options)
    return {name: value for name, value in options.items() if name in shown}


def view_words(game: Game, view: Mapping[str, Any]) -> list[Said]:
    """The view in words, line by line; empty before the start."""
    return [said(line) for line in game.table_words(view)] if view else []
