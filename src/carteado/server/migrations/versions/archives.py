"""Archives of finished matches, and their entries in one row.

A process of the version before may still be running: everything here is new beside what it knows. The trigger keeps it,
as it keeps everybody, from writing an entry again that was compacted.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "archives", "identity"

SQLITE = """
CREATE TRIGGER entries_compacted BEFORE INSERT ON entries
WHEN EXISTS (SELECT 1 FROM compacted WHERE compacted."match" = NEW."match" AND compacted.last >= NEW.number)
BEGIN SELECT RAISE(ABORT, 'compacted'); END
"""
POSTGRESQL = (
    """
CREATE FUNCTION refuse_compacted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM compacted WHERE compacted."match" = NEW."match" AND compacted.last >= NEW.number) THEN
    RAISE unique_violation USING MESSAGE = 'compacted';
  END IF;
  RETURN NEW;
END $$
""",
    """
CREATE TRIGGER entries_compacted BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION refuse_compacted()
""",
)


def upgrade() -> None:
    op.add_column("matches", sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute(
        "UPDATE matches SET uploaded = true WHERE code IN "
        "(SELECT \"match\" FROM entries WHERE kind = 'end' AND text = '')"
    )
    op.create_table(
        "compacted",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "archives",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("fault", sa.String(64), nullable=False, server_default=""),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("texts", sa.Text, nullable=False),
    )
    op.create_table(
        "pages",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.code"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("page", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "texts",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    for statement in POSTGRESQL if op.get_bind().dialect.name == "postgresql" else (SQLITE,):
        op.execute(statement)
