"""Storage of results: Parquet files, one per chunk and table, in a folder per configuration."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import polars as pl

from carteado.lab.job import Chunk, Job
from carteado.lab.playing import Sheet

SCHEMAS: dict[str, dict[str, Any]] = {
    "games": {
        "number": pl.Int64,
        "seed": pl.Int64,
        "scores": pl.List(pl.Float64),
        "reason": pl.String,
        "decisions": pl.Int64,
        "turns": pl.Int64,
        "seconds": pl.Float64,
        "lead_changes": pl.Int64,
        "lowest": pl.Float64,
        "decided": pl.Float64,
        "first": pl.Int64,
    },
    "questions": {
        "number": pl.Int64,
        "seat": pl.Int64,
        "kind": pl.String,
        "decisions": pl.Int64,
        "choices": pl.Int64,
        "most": pl.Int64,
    },
    "uses": {"number": pl.Int64, "seat": pl.Int64, "card": pl.String, "event": pl.String, "times": pl.Int64},
}


class Shelf:
    """The stored results of one job; an interrupted run resumes from them."""

    def __init__(self, folder: Path, job: Job) -> None:
        self.folder = folder / f"{job.game}-{job.key()}"
        for table in SCHEMAS:
            (self.folder / table).mkdir(parents=True, exist_ok=True)
        about = self.folder / "job.json"
        if not about.exists():
            told = {"job": msgspec.to_builtins(job, enc_hook=str), "options": dict(job.setup().options)}
            about.write_bytes(msgspec.json.format(msgspec.json.encode(told)))

    def file(self, table: str, chunk: Chunk) -> Path:
        return self.folder / table / f"{chunk.name}.parquet"

    def has(self, chunk: Chunk) -> bool:
        """Whether a chunk is complete: the table of games is written last."""
        return self.file("games", chunk).exists()

    def put(self, chunk: Chunk, sheet: Sheet) -> None:
        for table in ("questions", "uses", "games"):
            target = self.file(table, chunk)
            half = target.with_suffix(".half")
            frame(table, getattr(sheet, table)).write_parquet(half)
            half.replace(target)

    def read(self, chunk: Chunk) -> Sheet:
        tables = {table: pl.read_parquet(self.file(table, chunk)).to_dicts() for table in SCHEMAS}
        return msgspec.convert(tables, Sheet)


def frame(table: str, rows: Sequence[Any]) -> pl.DataFrame:
    """A data frame of rows with fixed columns, also for no rows."""
    return pl.DataFrame([msgspec.to_builtins(row) for row in rows], schema=SCHEMAS[table])


def frames(sheets: Sequence[Sheet]) -> dict[str, pl.DataFrame]:
    """Read all chunks as one data frame per table."""
    return {table: frame(table, [row for sheet in sheets for row in getattr(sheet, table)]) for table in SCHEMAS}
