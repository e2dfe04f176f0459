"""Who made a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "owner", "first"


def upgrade() -> None:
    op.add_column("matches", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
