"""Results of finished matches, counted for the people who played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "results", "reviews"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("deck", sa.String(64), nullable=False),
        sa.Column("level", sa.String(64), nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("results_player", "results", ["player"])
