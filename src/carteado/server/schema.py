"""The database schema: players, matches, seats, the log of each match, archives, results and bans.

The log is authoritative. `seats` and the columns of `matches` after `created` are derived from it, for lists and for
the sweeper; they are written in the transaction that appends to the log.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
    false,
)

meta = MetaData()

players = sa.Table(
    "players",
    meta,
    Column("id", String(64), primary_key=True),  # SHA-256 of the player's token
    Column("name", String(24), nullable=False),
)

keys = sa.Table(
    "keys",
    meta,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

tokens = sa.Table(
    "tokens",
    meta,
    Column("id", String(64), primary_key=True),  # SHA-256 of a later token of its player, or of a revoked one
    Column("player", String(64)),  # NULL: the token is revoked
    Column("created", Float, nullable=False),
    Index("tokens_player", "player"),
)

links = sa.Table(
    "links",
    meta,
    Column("id", String(64), primary_key=True),  # SHA-256 of the code
    Column("player", String(64), nullable=False),
    Column("until", Float, nullable=False),
)

matches = sa.Table(
    "matches",
    meta,
    Column("code", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("mode", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("clock", Text, nullable=False),
    Column("absence", Integer, nullable=False),  # minutes of absence after which a bot may play; 0: never
    Column("public", Boolean, nullable=False),
    Column("spectators_chat", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("package", String(120), nullable=False, server_default=""),
    Column("uploaded", Boolean, nullable=False, server_default=false()),
    Column("owner", String(64), nullable=False, server_default=""),
    Column("last", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("turn", Integer),
    Column("started", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float),  # when the server must act: a bot is late, or a clock runs out
    Index("matches_due", "due"),
    Index("matches_public", "public", "started"),
)


def match_key() -> Column[str]:
    """Make the column of the match that a row belongs to, part of the primary key."""
    return Column("match", String(16), ForeignKey("matches.code"), primary_key=True)


seats = sa.Table(
    "seats",
    meta,
    match_key(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("player", String(64)),
    Index("seats_player", "player"),
)

entries = sa.Table(
    "entries",
    meta,
    match_key(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

compacted = sa.Table(  # the entries of a finished match up to `last`, in one row
    "compacted",
    meta,
    match_key(),
    Column("last", Integer, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

archives = sa.Table(  # finished matches that can be watched without their rules
    "archives",
    meta,
    match_key(),
    Column("made", Float, nullable=False),
    Column("people", Integer, nullable=False),  # how often a player sat down
    Column("fault", String(64), nullable=False, server_default=""),  # the code of the refusal if there is none
    Column("about", LargeBinary, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("texts", Text, nullable=False),  # by language, the hash of the game's messages
)

pages = sa.Table(  # packed frames; seat -1: without hidden information
    "pages",
    meta,
    match_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("page", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)

texts = sa.Table(  # messages of games, shared by archives
    "texts",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

reviews = sa.Table(  # packed reviews of finished matches
    "reviews",
    meta,
    match_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("knowing", Boolean, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

results = sa.Table(  # what people played and how it ended; it stays when the match is deleted
    "results",
    meta,
    Column("match", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("deck", String(64), nullable=False),
    Column("level", String(64), nullable=False),
    Column("score", Float, nullable=False),  # from 0, lost, to 1, won
    Column("at", Float, nullable=False),
    Index("results_player", "player"),
)

sets = sa.Table(  # card sets that players brought, as JSON
    "sets",
    meta,
    Column("game", String(64), primary_key=True),
    Column("digest", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # when it was last asked for
    Column("data", LargeBinary, nullable=False),
    Index("sets_owner", "owner"),
    Index("sets_used", "used"),
)

processes = sa.Table(  # the servers that run now
    "processes",
    meta,
    Column("id", String(16), primary_key=True),
    Column("at", Text, nullable=False),
    Column("version", String(64), nullable=False),
    Column("rules", Text, nullable=False),
    Column("beat", Float, nullable=False),
)

pulse = sa.Table(
    "pulse",
    meta,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

bans = sa.Table(
    "bans",
    meta,
    Column("target", String(64), primary_key=True),  # a player's id, or a network such as 203.0.113.0/24
    Column("reason", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),  # None: until it is lifted
)
