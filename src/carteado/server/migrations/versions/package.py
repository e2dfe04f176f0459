"""Which package had the rules of a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "package", "bans"


def upgrade() -> None:
    op.add_column("matches", sa.Column("package", sa.String(120), nullable=False, server_default=""))
