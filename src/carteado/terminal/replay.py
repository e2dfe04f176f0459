"""Showing a recorded match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carteado.match.match import Match
from carteado.match.record import make_record
from carteado.terminal.table import seat_names
from carteado.texts import Speaker, sentence


def show(match: Match, say: Speaker, seat: int | None, verified: bool, as_json: Callable[[Any], None] | None) -> None:
    """Print a finished match in full or as one seat knew it; an unfinished one as a spectator knows it."""
    heard = events(match, seat)
    if as_json is not None:
        as_json({**summary(match), "verified": verified, "events": heard})
        return
    say.names = seat_names(say, match.players)
    name = say(f"{match.game.id}-name")
    print(say("replay-title", name=name, rules=match.game.rules_version, actions=match.number))
    print(say("replay-commitment", commitment=match.commitment))
    for event in heard:
        print(sentence(say.say(match.game.event_words(event))))
    if match.over:
        for line in match.game.table_words(match.state.view(seat)):
            print(say.say(line))
        print(say("replay-seed", seed=str(match.seed)))
        if match.nonces:
            print(say("replay-deal", nonces=":".join(match.nonces), deal=str(match.deal_seed)))
    else:
        print(say("replay-unfinished"))
    if verified:
        print(say("replay-verified"))


def events(match: Match, seat: int | None) -> list[dict[str, Any]]:
    if match.over and seat is None:
        return [event.whole() for entry in match.log for event in entry]
    return match.heard(seat if match.over else None)


def summary(match: Match) -> dict[str, Any]:
    """The record as plain data; without secrets if the match is unfinished."""
    record = make_record(match)
    facts: dict[str, Any] = {"game": record.game, "rules": record.rules, "mode": record.mode, "options": record.options}
    facts |= {"players": record.players, "commitment": record.commitment, "number": match.number, "over": match.over}
    if match.over:
        facts |= {"seed": record.seed, "nonces": record.nonces, "actions": record.actions}
        facts |= {"hash": record.hash, "outcome": record.outcome}
    return facts
