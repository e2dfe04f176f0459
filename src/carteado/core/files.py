"""Writing files, with a refusal that says why one cannot be written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from carteado.core.errors import Invalid


@contextmanager
def writing(file: Path) -> Iterator[None]:
    """Context in which a file is written: makes its folder, and turns an OSError into a refusal."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        yield
    except OSError as error:
        raise Invalid("file-unwritable", file=str(file), reason=error.strerror or str(error)) from error
