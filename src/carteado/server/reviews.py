"""Reviews of finished matches: made in worker processes while somebody waits, and stored.

People at tables come first: a review is judged in short spells, each a question of its own in the fair queue. When
nobody waits any more the rest is left; whoever asks again soon finds what was judged before.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from carteado.core.errors import Illegal, Refusal
from carteado.match.frames import unzip
from carteado.match.record import Record
from carteado.match.rules import load_version
from carteado.review.steps import Step
from carteado.server import archive_store
from carteado.server.protocol import Refused
from carteado.server.review_protocol import Review, ReviewProgress
from carteado.server.reviewing import count, judge_some, report
from carteado.server.schema import reviews
from carteado.server.telling import refused
from carteado.server.thinking.queue import Errand, Rank, Unwanted

if TYPE_CHECKING:
    from carteado.server.hall import Hall

REMEMBERED = 50  # unfinished reviews


class Wanted(NamedTuple):
    """The review of a seat of a match: from what it knew, or knowing all."""

    code: str
    seat: int
    knowing: bool


class Reader:
    """Somebody who waits for a review, and what to send; None ends it."""

    def __init__(self, player: str | None, address: str) -> None:
        self.player = player or ""
        self.address = address
        self.news: asyncio.Queue[Review | ReviewProgress | Refused | None] = asyncio.Queue()


class Reviewing:
    """A review that is not finished: what has been judged, and who waits for it."""

    def __init__(self, hall: Hall, wanted: Wanted, record: Record, score: float | None) -> None:
        self.hall = hall
        self.wanted = wanted
        self.record = record
        self.score = score
        self.choices: int | None = None
        self.judged: list[Step] = []
        self.readers: list[Reader] = []
        self.task: asyncio.Task[None] | None = None

    def join(self, reader: Reader) -> None:
        self.readers.append(reader)
        if self.choices is not None:
            reader.news.put_nowait(ReviewProgress(len(self.judged), self.choices))
        if self.task is None or self.task.done():
            self.task = self.hall.start(self.make())

    async def make(self) -> None:
        """Judge until the review is finished or nobody waits."""
        word: Review | Refused = refused(Illegal("thinking-failed"))
        try:
            while self.readers:
                try:
                    word = await self.finish()
                except Unwanted:
                    continue
                except Refusal as refusal:
                    word = refused(refusal)
                break
        finally:
            self.tell(word)
            self.tell(None)

    async def finish(self) -> Review:
        wanted = self.wanted
        if self.choices is None:
            self.choices = await self.ask(count, wanted.seat)
        while len(self.judged) < self.choices:
            self.tell(ReviewProgress(len(self.judged), self.choices))
            self.judged += await self.ask(judge_some, wanted.seat, wanted.knowing, self.choices, len(self.judged))
        made = report(self.record, wanted.seat, wanted.knowing, self.judged, self.score)
        await self.hall.reviews.keep(wanted, made)
        return made

    async def ask(self, question: Callable[..., Any], *facts: Any) -> Any:
        """Ask a worker on the account of whoever has waited longest."""
        if not self.readers:
            raise Unwanted
        first = self.readers[0]
        errand = Errand(first.player, first.address, lambda: Rank.READER if self.readers else None)
        return await self.hall.thinkers.ask(question, self.record, *facts, errand=errand)

    def tell(self, word: Review | ReviewProgress | Refused | None) -> None:
        for reader in self.readers:
            reader.news.put_nowait(word)


class Reviews:
    """Makes each review once, however many wait for it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.begun: OrderedDict[Wanted, Reviewing] = OrderedDict()

    async def stored(self, wanted: Wanted) -> Review | None:
        place = (
            reviews.c.match == wanted.code,
            reviews.c.seat == wanted.seat,
            reviews.c.knowing == wanted.knowing,
        )
        found = await self.store.rows(sa.select(reviews.c.data).where(*place))
        return msgspec.json.decode(unzip(found[0].data), type=Review) if found else None

    async def keep(self, wanted: Wanted, made: Review) -> None:
        """Store a finished review, unless another process was first."""
        dialect: Any = postgresql if self.store.shared else sqlite
        row = {"match": wanted.code, "seat": wanted.seat, "knowing": wanted.knowing}
        insert = dialect.insert(reviews).values({**row, "data": archive_store.packed(made)})
        async with self.store.engine.begin() as connection:
            await connection.execute(insert.on_conflict_do_nothing())
        self.begun.pop(wanted, None)

    async def begin(self, wanted: Wanted, row: Any, address: str) -> Reviewing:
        """The review under way, or a new one, at the cost of its match."""
        if wanted not in self.begun:
            await self.hall.processes.check(row)
            load_version(row.game, row.rules, row.package)
            record = await archive_store.record(self.store, wanted.code)
            result = (await archive_store.about(self.store, wanted.code)).result
            self.hall.limits.reviews.check(address, cost=len(record.actions))
            score = result["scores"][wanted.seat] if result and result["scores"] else None
            self.begun.setdefault(wanted, Reviewing(self.hall, wanted, record, score))
        self.begun.move_to_end(wanted)
        self.forget_left()
        return self.begun[wanted]

    def forget_left(self) -> None:
        """Drop the oldest reviews that nobody waits for, if there are many."""
        left = [wanted for wanted, reviewing in self.begun.items() if not reviewing.readers]
        for wanted in left[: max(0, len(self.begun) - REMEMBERED)]:
            del self.begun[wanted]
