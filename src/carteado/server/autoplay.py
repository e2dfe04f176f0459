"""The bots of a live match: each is asked on its turn, as long as somebody will see its action."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from carteado.core.errors import Refusal, Stale
from carteado.core.state import Action
from carteado.server.changes import Acted
from carteado.server.telling import refused
from carteado.server.thinking.queue import Errand, Rank, Unwanted
from carteado.server.visitor import Visitor

if TYPE_CHECKING:
    from carteado.server.room import Room

PACE = 0.05  # seconds between two actions in a match among bots
EXPECTED = ("bots-busy", "server-stopping")
log = logging.getLogger("carteado.server")


class Turn(NamedTuple):
    """A bot's turn: the table it is asked at, its seat and its spec."""

    number: int
    epoch: int
    seat: int
    bot: str


class Question(NamedTuple):
    """A bot's turn with the saved table."""

    turn: Turn
    legal: tuple[Action, ...]
    saved: dict[str, Any]


class Autoplay:
    """Lets bots act until a person is asked or the match is over. A match among bots pauses while nobody watches."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.held = False  # whether a bot could not act; the sweep tries again
        self.told: set[Visitor] = set()  # visitors who were told that too many matches of bots are running

    def go_on(self) -> None:
        """Ask the bot whose turn it is; the room's lock is held."""
        if self.room.folded.over:
            self.forget()
        elif self.task is None and self.turn() is not None and self.admitted():
            self.held = False
            self.task = self.room.hall.start(self.play())
            self.task.add_done_callback(self.ended)

    def forget(self) -> None:
        """Give the place of this match among the running matches of bots to another one."""
        self.held = False
        self.room.hall.exhibitions.close(self.room.code)

    def admitted(self) -> bool:
        """Whether the match may run: the number of matches among bots is limited. Tell the spectators if it may not."""
        facts = self.room.folded.facts
        if self.room.folded.people:
            return True
        try:
            self.room.hall.exhibitions.admit(facts.code, facts.owner, self.room.address)
        except Refusal as refusal:
            self.held = True
            for visitor in self.room.visitors - self.told:
                visitor.tell(refused(refusal))
            self.told = set(self.room.visitors)
            return False
        return True

    def ended(self, task: asyncio.Task[None]) -> None:
        if self.task is task:
            self.task = None

    async def play(self) -> None:
        try:
            while (question := await self.next_question()) is not None:
                await self.act(question.turn, await self.choose(question))
        except Unwanted:
            return
        except Refusal as refusal:
            self.held = True
            if refusal.code not in EXPECTED:
                log.error("a bot cannot act", extra={"facts": {"code": refusal.code}})
        except Exception:
            self.held = True
            raise

    async def next_question(self) -> Question | None:
        async with self.room.lock:
            await self.room.settle()
            turn = self.turn()
            if turn is None:
                self.task = None  # under the lock, so that the next holder can start a new task
                return None
            state = self.room.folded.played.state
            legal = state.legal()
            return Question(turn, legal, state.save() if len(legal) > 1 else {})

    async def act(self, turn: Turn, text: str) -> None:
        """Write the bot's action if the table has not changed meanwhile."""
        room = self.room
        try:
            async with room.lock:
                await room.settle()
                if self.turn() == turn:
                    await room.change(Acted(turn.seat, text))
        except Stale:
            log.info("another process was first")
        if not room.folded.people:
            await asyncio.sleep(PACE)

    async def choose(self, question: Question) -> str:
        turn, folded = question.turn, self.room.folded
        if len(question.legal) == 1:
            return folded.game.action_text(question.legal[0])
        seed = f"{folded.facts.seed}:bot:{turn.seat}:{turn.number}"
        errand = Errand(folded.facts.owner, self.room.address, lambda: self.rank(turn))
        return await self.room.hall.thinkers.choose(errand, question.saved, turn.bot, seed)

    def turn(self) -> Turn | None:
        """The bot's turn to ask now; None if it is not a bot's turn or no player or spectator will see the action.

        None too while somebody connected here has yet to be told of the last action.
        """
        folded = self.room.folded
        bot, seat = folded.bot_asked, folded.turn
        if bot is None or seat is None or not (folded.people or self.room.visitors):
            return None
        if self.room.next_due(self.room.hall.clock()) is not None:
            return None
        return Turn(folded.number, self.room.epoch, seat, bot)

    def rank(self, turn: Turn) -> Rank | None:
        """Who waits for the bot's action now; None withdraws the question."""
        if self.turn() != turn:
            return None
        if self.room.present:
            return Rank.PERSON
        return Rank.ABSENT if self.room.folded.people else Rank.AUDIENCE
