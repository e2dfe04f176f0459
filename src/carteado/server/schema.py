"""What is kept in the database: players, matches, who sits where, the log of each match, and who is banned.

The log is the truth. `seats` and the columns of `matches` after `created` say the same again, for lists and for the
sweeper; they are written in the transaction that appends to the log.
"""

from __future__ import annotations

import sqlalchemy as sa

meta = sa.MetaData()

players = sa.Table(
    "players",
    meta,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the player's token
    sa.Column("name", sa.String(24), nullable=False),
)

keys = sa.Table(
    "keys",
    meta,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)

tokens = sa.Table(
    "tokens",
    meta,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of a token that is not its player's first, or is void
    sa.Column("player", sa.String(64)),  # none: the token is void
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("tokens_player", "player"),
)

links = sa.Table(
    "links",
    meta,
    sa.Column("id", sa.String(64), primary_key=True),  # SHA-256 of the code
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)

matches = sa.Table(
    "matches",
    meta,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("rules", sa.String(64), nullable=False),
    sa.Column("mode", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("absence", sa.Integer, nullable=False),  # minutes away after which a bot may sit in; 0: never
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("spectators_chat", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("package", sa.String(120), nullable=False, server_default=""),
    sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("owner", sa.String(64), nullable=False, server_default=""),
    sa.Column("last", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer),
    sa.Column("started", sa.Boolean, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("due", sa.Float),  # when the server must act by itself: a bot is late, or a clock runs out
    sa.Index("matches_due", "due"),
    sa.Index("matches_public", "public", "started"),
)

seats = sa.Table(
    "seats",
    meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("player", sa.String(64)),
    sa.Index("seats_player", "player"),
)

entries = sa.Table(
    "entries",
    meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

compacted = sa.Table(  # the entries of a finished match up to `last`, in one row instead of one row each
    "compacted",
    meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
    sa.Column("last", sa.Integer, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

archives = sa.Table(  # what is kept of a finished match so that it can be watched without its rules
    "archives",
    meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),  # how often a player sat down
    sa.Column("fault", sa.String(64), nullable=False, server_default=""),  # why there is none: the code of a refusal
    sa.Column("about", sa.LargeBinary, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
    sa.Column("texts", sa.Text, nullable=False),  # by language, the hash of the game's messages
)

pages = sa.Table(  # packed frames; seat -1 is with everything told
    "pages",
    meta,
    sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("page", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

texts = sa.Table(  # messages of games as they were, shared by all archives that need them
    "texts",
    meta,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

processes = sa.Table(  # the servers that run now
    "processes",
    meta,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("version", sa.String(64), nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("beat", sa.Float, nullable=False),
)

pulse = sa.Table(
    "pulse",
    meta,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
)

bans = sa.Table(
    "bans",
    meta,
    sa.Column("target", sa.String(64), primary_key=True),  # a player's id, or a network such as 203.0.113.0/24
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("until", sa.Float),  # None: until it is lifted
)
