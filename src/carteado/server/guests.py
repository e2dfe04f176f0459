"""Guests: recognising them by token, renewing tokens, linking another device, and forgetting a guest."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from carteado.core.errors import Invalid
from carteado.server.codes import SHAPE, new_code
from carteado.server.identity import Seal, id_of, token_in
from carteado.server.schema import keys, links, players, results, seats, tokens
from carteado.server.store import Store

KEY = "tokens"
LINK_SECONDS = 600
PLAYER = "carteado.player"
OUTDATED = "carteado.outdated"


class Guests:
    """The guests of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seal = Seal(b"")

    async def open(self) -> None:
        """Read the key that signs tokens; the first process creates it."""
        made = self.insert(keys).values(name=KEY, value=secrets.token_hex(32))
        async with self.store.engine.begin() as connection:
            await connection.execute(made.on_conflict_do_nothing())
            found = await connection.execute(sa.select(keys.c.value).where(keys.c.name == KEY))
            self.seal = Seal(bytes.fromhex(found.scalar_one()))

    def insert(self, table: sa.Table) -> Any:
        return (postgresql if self.store.shared else sqlite).insert(table)

    # Recognising

    async def recognise(self, connection: HTTPConnection) -> None:
        """Find the guest of the client's token; `player_of` returns it afterwards."""
        token, right = token_in(connection)
        player = None if token is None else await self.player(token, right)
        connection.scope[PLAYER] = player
        connection.scope[OUTDATED] = player is not None and not (right and self.seal.issued(token or ""))

    async def player(self, token: str, right: bool) -> str | None:
        """The guest of a token. An unsigned token of an older version is valid if its guest is known."""
        id = id_of(token)
        found = await self.store.rows(sa.select(tokens.c.player).where(tokens.c.id == id))
        issued = self.seal.issued(token)
        if issued and not right:
            return None
        if found:
            owner: str | None = found[0].player
            return owner
        return id if issued or await self.known(id) else None

    async def known(self, id: str) -> bool:
        named = sa.select(players.c.id).where(players.c.id == id)
        seated = sa.select(seats.c.player).where(seats.c.player == id).limit(1)
        return bool(await self.store.rows(named) or await self.store.rows(seated))

    # Other tokens of the same guest

    async def add_token(self, player: str) -> str:
        """Make another token for the guest."""
        token = self.seal.new_token()
        async with self.store.engine.begin() as connection:
            await self.keep(connection, token, player)
        return token

    async def renew(self, player: str) -> str:
        """Make a new token for the guest, and revoke all others."""
        token = self.seal.new_token()
        async with self.store.engine.begin() as connection:
            await self.revoke(connection, player)
            await self.keep(connection, token, player)
        return token

    async def forget(self, player: str) -> None:
        """Revoke all tokens of the guest, and delete the name and the results."""
        async with self.store.engine.begin() as connection:
            await self.revoke(connection, player)
            await connection.execute(sa.delete(players).where(players.c.id == player))
            await connection.execute(sa.delete(results).where(results.c.player == player))

    async def keep(self, connection: AsyncConnection, token: str, player: str) -> None:
        await connection.execute(self.insert(tokens).values(id=id_of(token), player=player, created=time.time()))

    async def revoke(self, connection: AsyncConnection, player: str) -> None:
        first = self.insert(tokens).values(id=player, player=None, created=time.time())
        await connection.execute(first.on_conflict_do_update(index_elements=["id"], set_={"player": None}))
        await connection.execute(sa.update(tokens).where(tokens.c.player == player).values(player=None))
        await connection.execute(sa.delete(links).where(links.c.player == player))

    # Links to another device

    async def make_link(self, player: str) -> str:
        """Make a code that links another device to the guest, once and within a short time; earlier ones are void."""
        code, now = new_code(), time.time()
        async with self.store.engine.begin() as connection:
            await connection.execute(sa.delete(links).where(sa.or_(links.c.player == player, links.c.until < now)))
            await connection.execute(sa.insert(links).values(id=link_id(code), player=player, until=now + LINK_SECONDS))
        return code

    async def follow_link(self, code: str) -> str:
        """Use up a code; return its guest."""
        if not SHAPE.fullmatch(code):
            raise Invalid("link-unknown")
        taken = sa.delete(links).where(links.c.id == link_id(code), links.c.until > time.time())
        async with self.store.engine.begin() as connection:
            found = (await connection.execute(taken.returning(links.c.player))).scalar_one_or_none()
        if found is None:
            raise Invalid("link-unknown")
        player: str = found
        return player


def player_of(connection: HTTPConnection) -> str | None:
    """The id of the guest who was recognised."""
    player: str | None = connection.scope[PLAYER]
    return player


def outdated(connection: HTTPConnection) -> bool:
    """Whether the guest needs a signed token or a cookie of the current name."""
    found: bool = connection.scope[OUTDATED]
    return found


def link_id(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
