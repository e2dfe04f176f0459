"""Reviews of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "reviews", "processes"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("knowing", sa.Boolean, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
