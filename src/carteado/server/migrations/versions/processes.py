"""The server processes on one database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "processes", "archives"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Text, nullable=False),
        sa.Column("version", sa.String(64), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
    )
