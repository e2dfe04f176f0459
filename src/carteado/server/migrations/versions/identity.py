"""The key that signs tokens, tokens beyond a guest's first, and links to other devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "identity", "absence"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tokens_player", "tokens", ["player"])
    op.create_table(
        "links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
