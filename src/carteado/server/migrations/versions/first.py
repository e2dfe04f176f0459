"""Players, matches, seats, entries and the pulse."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "first", None


def upgrade() -> None:
    create_players()
    create_matches()
    create_seats()
    create_entries()
    create_pulse()


def create_players() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
    )


def create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators_chat", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("started", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("due", sa.Float),
    )
    op.create_index("matches_due", "matches", ["due"])
    op.create_index("matches_public", "matches", ["public", "started"])


def create_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("player", sa.String(64)),
    )
    op.create_index("seats_player", "seats", ["player"])


def create_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def create_pulse() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
