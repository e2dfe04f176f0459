"""Sends the table of a live match to everybody connected, each as that seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carteado.server.takeback import may_take_back
from carteado.server.telling import Audience, Reader, table_for
from carteado.server.visitor import Visitor, encode

if TYPE_CHECKING:
    from carteado.server.room import Room


class Broadcast:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.announced: tuple[list[int], int] = ([], 0)  # who is here, as the other processes were last told
        self.undo_known: dict[int, tuple[int, tuple[int, int], bool]] = {}  # by seat: table, choice, answer

    def send(self, moved: bool = False) -> None:
        """Send the table to every visitor; those who know the same get the same message.

        After an action (`moved`) send it only to those who see that the table has changed.
        """
        room, now = self.room, self.room.hall.clock()
        for visitor in room.visitors:
            self.renew(visitor)
        audience = Audience(room.names, room.present, room.spectators)
        made: dict[Reader, bytes] = {}
        for visitor in room.visitors:
            shown = room.folded.told(visitor.seat, now), room.folded.waits(visitor.seat, now)
            if moved and not visitor.fresh and shown == visitor.shown:
                continue
            reader = Reader(visitor.seat, visitor.seen, visitor.fresh)
            if reader not in made:
                undo = self.may_undo(visitor.seat, now)
                made[reader] = encode(table_for(room.folded, reader, audience, undo=undo, now=now))
            visitor.post(made[reader])
            visitor.shown = shown
            visitor.seen, visitor.fresh = shown[0] + 1 if room.folded.started else 0, False
        if room.here != self.announced:
            self.announced = room.here
            room.hall.announce_presence(room)

    def renew(self, visitor: Visitor) -> None:
        """Send everything anew to a visitor whose seat has changed, or who saw a table that was taken back."""
        seat = self.room.folded.seat_of(visitor.player)
        if visitor.epoch != self.room.epoch or seat != visitor.seat:
            visitor.seat, visitor.epoch, visitor.seen, visitor.fresh = seat, self.room.epoch, 0, True

    def may_undo(self, seat: int | None, now: float) -> bool:
        """Whether a takeback would be granted or could be proposed; never while the seat has yet to be told something.

        The answer is cached for each table that the seat sees. Something revealed since the seat's last choice stays
        revealed, so a no holds until there is another choice.
        """
        folded = self.room.folded
        if seat is None or seat not in folded.earlier or folded.behind(seat, now):
            return False
        told, choice = folded.told(seat, now), (folded.earlier[seat][0], len(folded.people))
        number, judged, known = self.undo_known.get(seat, (-1, choice, True))
        if folded.over or judged != choice or (known and number != told):
            known = may_take_back(folded, seat)
            self.undo_known[seat] = (told, choice, known)
        return known

    def forget_undo(self) -> None:
        self.undo_known.clear()
