"""Who made a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "owner"
down_revision = "first"


def upgrade() -> None:
    op.add_column("matches", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
