"""The file format of a backup, which is the same for SQLite and PostgreSQL.

Compressed lines of JSON: a header; for each table its name and columns, then a line for each row; at the end the number
of rows of each table and the SHA-256 of all lines before. It holds seeds: keep it as you keep the database.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from carteado.core.errors import Invalid
from carteado.core.files import writing

FORMAT = 1


class Header(msgspec.Struct, tag_field="is", tag="carteado-backup", forbid_unknown_fields=True):
    """The first line."""

    format: int
    version: str
    revision: str
    made: float


class TableLine(msgspec.Struct, tag_field="is", tag="table", forbid_unknown_fields=True):
    """The table and the columns of the rows that follow."""

    table: str
    columns: list[str]


class Trailer(msgspec.Struct, tag_field="is", tag="end", forbid_unknown_fields=True):
    """The last line."""

    rows: dict[str, int]
    sha256: str


decoder: msgspec.json.Decoder[Header | TableLine | Trailer | list[Any]] = msgspec.json.Decoder(
    Header | TableLine | Trailer | list[Any]
)


@contextmanager
def new_file(file: Path) -> Iterator[IO[bytes]]:
    """Write a file atomically: it gets its name when it is complete and synced. Only its owner may read it."""
    if file.exists():
        raise Invalid("backup-file-exists", file=str(file))
    with writing(file), tempfile.NamedTemporaryFile("wb", dir=file.parent, prefix=".", delete=False) as raw:
        try:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
            Path(raw.name).rename(file)
        except BaseException:
            Path(raw.name).unlink(missing_ok=True)
            raise


class Writer:
    """Writes the lines, counts the rows, and ends the file with counts and checksum."""

    def __init__(self, raw: IO[bytes], header: Header) -> None:
        self.packed = gzip.GzipFile(fileobj=raw, mode="wb", mtime=0)
        self.hash = hashlib.sha256()
        self.counts: dict[str, int] = {}
        self.table = ""
        self.line(header)

    def line(self, found: Any) -> None:
        text = msgspec.json.encode(found) + b"\n"
        self.hash.update(text)
        self.packed.write(text)

    def begin(self, table: str, columns: list[str]) -> None:
        self.table = table
        self.counts[table] = 0
        self.line(TableLine(table, columns))

    def row(self, values: list[Any]) -> None:
        self.counts[self.table] += 1
        self.line(values)

    def seal(self) -> dict[str, int]:
        self.line(Trailer(self.counts, self.hash.hexdigest()))
        self.packed.close()
        return self.counts


def read_rows(file: Path) -> Iterator[tuple[TableLine, list[Any]]]:
    """Yield every row with its table; then check the trailer. Do not trust the rows before the iterator has ended."""
    hash, counts, table, sealed = hashlib.sha256(), dict[str, int](), None, False
    for text in raw_lines(file):
        line = decoded(file, text)
        if isinstance(line, Trailer):
            if line.sha256 != hash.hexdigest() or line.rows != counts:
                raise Invalid("backup-damaged", file=str(file), reason="SHA-256")
            sealed = True
            continue
        if sealed or (isinstance(line, list) and (table is None or len(line) != len(table.columns))):
            raise Invalid("backup-damaged", file=str(file), reason=repr(text[:40]))
        hash.update(text)
        if isinstance(line, TableLine):
            table = line
            counts[line.table] = 0
        elif isinstance(line, list) and table is not None:
            counts[table.table] += 1
            yield table, line
    if not sealed:
        raise Invalid("backup-damaged", file=str(file), reason="EOF")


def read_header(file: Path) -> Header:
    header = decoded(file, next(raw_lines(file), b""))
    if not isinstance(header, Header):
        raise Invalid("backup-damaged", file=str(file), reason="1")
    if header.format != FORMAT:
        raise Invalid("backup-other-format", file=str(file), found=header.format, expected=FORMAT)
    return header


def check_file(file: Path) -> dict[str, int]:
    """Read a whole backup and check it; return the number of rows of each table."""
    read_header(file)
    counts: dict[str, int] = {}
    for table, _ in read_rows(file):
        counts[table.table] = counts.get(table.table, 0) + 1
    return counts


def decoded(file: Path, text: bytes) -> Header | TableLine | Trailer | list[Any]:
    try:
        return decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("backup-damaged", file=str(file), reason=str(error)) from error


def raw_lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as packed:
            yield from packed
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise Invalid("backup-damaged", file=str(file), reason=str(error)) from error
    except OSError as error:
        raise Invalid("file-unreadable", file=str(file), reason=error.strerror or str(error)) from error
