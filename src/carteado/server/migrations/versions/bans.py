"""Bans of players and networks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "bans", "owner"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
