"""Secrets from which cards are dealt."""

from __future__ import annotations

import os
import secrets

UNSAFE_SECRET = "CARTEADO_UNSAFE_SECRET"


def new_secret() -> str:
    """Draw a secret. Tests may fix it; whoever knows it can foresee every deal."""
    return os.environ.get(UNSAFE_SECRET) or secrets.token_hex(32)
