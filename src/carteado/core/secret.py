"""Secrets from which cards are dealt."""

from __future__ import annotations

import os
import secrets

UNSAFE_SECRET = "CARTEADO_UNSAFE_SECRET"


def new_secret() -> str:
    """A secret that nobody can guess. For tests alone a fixed one can be given: who knows it can foresee every deal."""
    return os.environ.get(UNSAFE_SECRET) or secrets.token_hex(32)
