"""After how many minutes away a bot may sit in, as agreed when a match was made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "absence", "package"


def upgrade() -> None:
    op.add_column("matches", sa.Column("absence", sa.Integer, nullable=False, server_default="0"))
