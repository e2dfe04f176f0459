"""Errors of a database that is down, locked, full or damaged, and how they are reported."""

from __future__ import annotations

import logging
import os

from sqlalchemy.exc import SQLAlchemyError

from carteado.core.errors import Invalid
from carteado.server.logs import NO_HANDLES

AGAIN = 5  # seconds
log = logging.getLogger("carteado.server")


def driver_errors() -> tuple[type[Exception], ...]:
    """The errors of asyncpg, which SQLAlchemy does not wrap while it connects."""
    try:
        import asyncpg
    except ImportError:
        return ()
    return (asyncpg.PostgresError, asyncpg.InterfaceError)


TROUBLE: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, *driver_errors())


def refusal_for(error: BaseException) -> Invalid:
    """The refusal that a client gets, and one line for the log."""
    if no_handles(error):
        log.error("out of file handles: a request is refused")
        return Invalid("server-full", seconds=AGAIN)
    log.error("the database does not answer", extra={"facts": {"error": type(error).__name__}})
    return Invalid("database-trouble", seconds=AGAIN)


def no_handles(error: BaseException) -> bool:
    """Whether this process has run out of file handles, which SQLite reports only as a file that cannot be opened."""
    if isinstance(error, OSError):
        return error.errno in NO_HANDLES
    try:
        os.close(os.dup(2))
    except OSError as lack:
        return lack.errno in NO_HANDLES
    return False


def tell_failure(event: str, error: BaseException) -> None:
    """Log a failure; with a stack only if it was not the database's."""
    if isinstance(error, TROUBLE):
        log.error(event, extra={"facts": {"error": type(error).__name__}})
    else:
        log.error(event, exc_info=error)
