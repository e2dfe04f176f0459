"""WebSockets: each connects one client to one table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from carteado.core.errors import Illegal, Invalid, Refusal
from carteado.server import advice, chat, requests
from carteado.server.asking import address_of, hall_of
from carteado.server.codes import match_code
from carteado.server.guests import player_of
from carteado.server.hall import Hall
from carteado.server.limits import MESSAGE, Bucket
from carteado.server.protocol import (
    VERSION,
    Act,
    Answer,
    AskHint,
    AskPreview,
    AskWhy,
    ClientWord,
    Hello,
    Hosting,
    Leave,
    Nonce,
    Ping,
    Pong,
    Propose,
    Remove,
    Say,
    ServerWord,
    Sit,
    Undo,
)
from carteado.server.room import Room
from carteado.server.telling import refused
from carteado.server.thinking.queue import Errand, Rank, Unwanted
from carteado.server.trouble import TROUBLE, refusal_for, tell_failure
from carteado.server.visitor import LAGGING, REFUSED_LINE, Visitor

GREETING = 10.0  # seconds within which a client must say hello
FLUSHING = 2.0  # seconds to send the outbox before the socket is closed
PATIENCE = 100
PREVIEW_COST = 4.0  # of a preview, in reasons
REMATCH = "rematch"
GONE = 1000
TOO_MUCH = 1008
COME_BACK = 1013
UNTOLD: tuple[type[Exception], ...] = (Refusal, *TROUBLE)
decoder: msgspec.json.Decoder[ClientWord] = msgspec.json.Decoder(ClientWord)

HANDLERS: dict[type[Any], Callable[[Room, Visitor, Any], Awaitable[None]]] = {
    Act: requests.act,
    Sit: requests.sit,
    Nonce: requests.nonce,
    Leave: requests.leave,
    Undo: requests.undo,
    Propose: requests.propose,
    Answer: requests.answer,
    Say: chat.say,
    Remove: chat.remove,
    AskWhy: advice.why,
    AskPreview: advice.preview,
}


class TableSocket:
    """One client's socket at a table, from its first message to its last."""

    def __init__(self, socket: WebSocket, hall: Hall, room: Room, visitor: Visitor) -> None:
        self.socket = socket
        self.hall = hall
        self.room = room
        self.visitor = visitor
        self.greeted = False
        self.bucket = Bucket(hall.limits.message_burst)
        self.offences = 0
        self.greeting = asyncio.get_running_loop().time() + GREETING

    async def serve(self) -> None:
        sender = asyncio.create_task(self.send_all())
        closer = asyncio.create_task(self.close_when_lost(sender))
        try:
            with suppress(WebSocketDisconnect):
                await self.receive_all()
        finally:
            self.visitor.lose(GONE)
            await self.leave()
            await closer

    async def send_all(self) -> None:
        """Send the messages of the outbox in order."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self.visitor.outbox.get()) is not None:
                await self.socket.send_text(message.decode())

    async def close_when_lost(self, sender: asyncio.Task[None]) -> None:
        """Close the socket; nothing else does. Do not wait for the sender if the client lags."""
        await self.visitor.lost.wait()
        await asyncio.wait({sender}, timeout=0 if self.visitor.ending == LAGGING else FLUSHING)
        sender.cancel()
        await close(self.socket, self.visitor.ending)

    async def leave(self) -> None:
        """Leave the room, even if the database cannot be reached."""
        try:
            await self.room.leave(self.visitor)
        except UNTOLD as error:
            tell_failure("others were not told that a visitor left", error)

    async def receive_all(self) -> None:
        while not self.visitor.lost.is_set():
            message = await self.listen()
            if message["type"] == "websocket.disconnect":
                return
            self.hall.metrics.count("messages")
            await self.take(message)
            if self.offences > PATIENCE:
                self.visitor.lose(TOO_MUCH)

    async def take(self, message: MutableMapping[str, Any]) -> None:
        """Do what the message asks for, or refuse it."""
        id = 0
        try:
            word = self.read(message)
            id = word.id if isinstance(word, Act) else 0
            await self.answer(word)
        except Refusal as refusal:
            self.hall.metrics.count("refused")
            self.tell(refused(refusal, id))
        except TROUBLE as error:
            self.tell(refused(refusal_for(error), id))

    async def listen(self) -> MutableMapping[str, Any]:
        """Wait for the next message; disconnect a client that does not say hello in time."""
        try:
            async with asyncio.timeout_at(None if self.greeted else self.greeting):
                return await self.socket.receive()
        except TimeoutError:
            self.visitor.lose(TOO_MUCH)
            raise WebSocketDisconnect from None

    def read(self, message: MutableMapping[str, Any]) -> ClientWord:
        limits = self.hall.limits
        if not self.bucket.take(limits.message_burst, limits.messages_per_second):
            self.offences += 1
            raise Invalid("too-fast", seconds=1)
        text = message.get("text") or message.get("bytes") or b""
        if len(text) > MESSAGE:
            self.offences += 1
            raise Invalid("message-too-long", allowed=MESSAGE)
        try:
            return decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.offences += 1
            raise Invalid("message-unreadable", reason=str(error)[:200]) from error

    async def answer(self, word: ClientWord) -> None:
        if isinstance(word, Ping):
            self.tell(Pong())
        elif isinstance(word, Hello):
            await self.greet(word)
        elif not self.greeted:
            raise Illegal("hello-first")
        elif isinstance(word, AskHint):
            await self.hint(word)
        else:
            await self.grant(word)

    async def greet(self, word: Hello) -> None:
        if word.version != VERSION:
            raise Invalid("other-version", found=word.version, expected=VERSION)
        if word.seen < 0:
            raise Invalid("number-bad", name="seen", found=word.seen, allowed="0-")
        if self.greeted:
            raise Illegal("hello-twice")
        self.greeted = True
        await self.room.enter(self.visitor, word.seen)
        if chat.hosted_by(self.room, self.visitor):
            self.tell(Hosting())

    async def grant(self, word: ClientWord) -> None:
        if isinstance(word, Say):
            self.hall.limits.chat.check(self.visitor.address, self.visitor.player)
        elif isinstance(word, Propose) and word.what == REMATCH:
            self.hall.limits.creations.check(self.visitor.address, self.visitor.player)
        elif isinstance(word, AskWhy | AskPreview):
            cost = 1.0 if isinstance(word, AskWhy) else PREVIEW_COST
            self.hall.limits.advice.check(self.visitor.address, self.visitor.player, cost)
        async with self.room.lock:
            await self.room.settle()
            await HANDLERS[type(word)](self.room, self.visitor, word)

    async def hint(self, word: AskHint) -> None:
        """Ask the strongest bot for a hint, for the seat that is asked and nobody else."""
        room = self.room
        async with room.lock:
            await room.settle()
            seat = requests.check_asked(room, self.visitor, word.number)
            self.hall.limits.hints.check(self.visitor.address, self.visitor.player)
            saved = room.folded.played.state.save()
        self.hall.start(self.think(saved, seat, word.number))

    async def think(self, saved: dict[str, Any], seat: int, number: int) -> None:
        """Run the hint on the account of the visitor, and send it."""
        visitor = self.visitor
        seed = f"{self.room.folded.facts.seed}:hint:{seat}:{number}"
        errand = Errand(visitor.player or "", visitor.address, lambda: None if visitor.lost.is_set() else Rank.PERSON)
        try:
            found = await self.hall.thinkers.hint(errand, saved, seat, seed)
        except Unwanted:
            return
        except Refusal as refusal:
            self.tell(refused(refusal))
        else:
            self.tell(advice.hint_of(self.room.folded.game, number, found))

    def tell(self, word: ServerWord) -> None:
        self.visitor.tell(word)


def answered(serve: Callable[[WebSocket], Awaitable[None]]) -> Callable[[WebSocket], Awaitable[None]]:
    """Return an endpoint that accepts a socket and serves it; a refusal or trouble turns it away."""

    async def endpoint(socket: WebSocket) -> None:
        try:
            await socket.accept()
            await serve(socket)
        except Refusal as refusal:
            await turn_away(socket, refusal)
        except WebSocketDisconnect:
            return
        except TROUBLE as error:
            if socket.application_state is WebSocketState.CONNECTED:
                await turn_away(socket, refusal_for(error))

    return endpoint


async def serve(socket: WebSocket) -> None:
    """WS /ws/CODE"""
    hall = hall_of(socket)
    player = player_of(socket)
    address = address_of(socket)
    code = match_code(socket)
    hall.bans.check(address, player)
    hall.limits.connect(address, player)
    try:
        hall.metrics.count("connections")
        names = await hall.store.names([player]) if player else {}
        room = await hall.room(code)
        if player in room.folded.removed:
            raise Illegal("removed-by-host")
        hall.limits.check_room(seated=room.folded.seat_of(player) is not None)
        room.sockets += 1
        try:
            await TableSocket(socket, hall, room, Visitor(player, names.get(player or "", ""), address)).serve()
        finally:
            room.sockets -= 1
    finally:
        hall.limits.disconnect(address, player)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Send the refusal, and close with a code that says whether to try again."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(refused(refusal)).decode())
    await close(socket, COME_BACK if "seconds" in refusal.facts else REFUSED_LINE, refusal.code)


async def close(socket: WebSocket, code: int, reason: str = "") -> None:
    """Close the socket if it is open."""
    if socket.client_state is WebSocketState.CONNECTED and socket.application_state is WebSocketState.CONNECTED:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code, reason)


ROUTES = [WebSocketRoute("/ws/{code}", answered(serve))]
