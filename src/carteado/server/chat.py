"""Chat at a table: who may speak, under which name, and whom the match's owner removes."""

from __future__ import annotations

from collections.abc import Iterable

from carteado.core.errors import Illegal, Invalid
from carteado.server.addresses import source_of
from carteado.server.changes import AnyChange, Left, Removed, Spoke
from carteado.server.names import look_alike
from carteado.server.protocol import Remove, Say
from carteado.server.room import Room
from carteado.server.visitor import Visitor

LONGEST = 300


async def say(room: Room, visitor: Visitor, request: Say) -> None:
    folded = room.folded
    seat = folded.seat_of(visitor.player)
    if visitor.player is None:
        raise Illegal("no-player")
    if seat is None:
        check_spectator(room, visitor)
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in request.text).split())
    if not 0 < len(text) <= LONGEST:
        raise Invalid("chat-bad-length", allowed=f"1-{LONGEST}")
    await room.change(Spoke(seat, visitor.name, text, visitor.player))


def check_spectator(room: Room, visitor: Visitor) -> None:
    """Refuse a spectator where chat is closed, who was removed, or whose name looks like another's."""
    folded = room.folded
    if not folded.facts.spectators_chat:
        raise Illegal("chat-closed")
    if sent_away(room, visitor):
        raise Illegal("removed-by-host")
    own = folded.speaker(visitor.player or "")
    spoke = [line.name for line in folded.chat if line.seat is None and line.speaker != own]
    check_name(visitor.name, [*seated_names(room, visitor.player), *spoke])


def check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like another one at the table."""
    for other in others:
        if look_alike(name, other):
            raise Illegal("name-like-another", found=name, other=other)


async def remove(room: Room, visitor: Visitor, request: Remove) -> None:
    """Remove somebody as the owner of the match: a spectator who spoke, at any time; a player only before the start."""
    folded = room.folded
    if not hosted_by(room, visitor):
        raise Illegal("not-the-host")
    player = folded.player_at(request.seat) if request.speaker is None else folded.speakers.get(request.speaker)
    if player is None or player == visitor.player:
        raise Illegal("nobody-to-remove")
    seat = folded.seat_of(player)
    if seat is not None and folded.started:
        raise Illegal("already-started")
    changes: list[AnyChange] = [Removed(player)]
    if seat is not None:
        changes.insert(0, Left(seat))
    await room.change(*changes)


def hosted_by(room: Room, visitor: Visitor) -> bool:
    """Whether the visitor made the match."""
    return visitor.player is not None and visitor.player == room.folded.facts.owner


def sent_away(room: Room, visitor: Visitor) -> bool:
    """Whether the host removed this visitor, or somebody at the same address."""
    return visitor.player in room.folded.removed or source_of(visitor.address) in room.unwelcome


def seated_names(room: Room, other_than: str | None) -> list[str]:
    players = (chair.player for chair in room.folded.chairs)
    return [room.names.get(player, "") for player in players if player and player != other_than]
