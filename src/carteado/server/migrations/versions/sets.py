"""Card sets that players brought."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "sets", "results"


def upgrade() -> None:
    op.create_table(
        "sets",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("sets_owner", "sets", ["owner"])
    op.create_index("sets_used", "sets", ["used"])
