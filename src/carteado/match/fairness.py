"""Fair deals: the server commits to its seed before the players add nonces, so that nobody alone chooses the deal."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

from carteado.core.errors import Invalid

NONCE = re.compile(r"(?:[0-9a-f]{2}){16,32}")


def commit(seed: int | str) -> str:
    """SHA-256 of the seed's text, as `printf %s SEED | sha256sum` prints it.

    >>> commit("castle")[:16]
    '913a53d7df2fad65'
    """
    return hashlib.sha256(str(seed).encode()).hexdigest()


def deal_seed(seed: int | str, nonces: Sequence[str]) -> int | str:
    """The seed of the deal: the secret seed itself without nonces, else derived from both.

    The derived one is the SHA-256 of the secret seed and the nonces in order of seats, joined by colons; a bot adds
    the empty text. `printf %s SEED:NONCE:NONCE | sha256sum` prints it.

    >>> deal_seed("castle", [])
    'castle'
    >>> deal_seed("castle", ["00" * 16, ""])[:16]
    'b33ed680021e03d1'
    """
    if not nonces:
        return seed
    return hashlib.sha256(":".join([str(seed), *nonces]).encode()).hexdigest()


def check_nonce(nonce: str) -> None:
    """Refuse a nonce that is not 16 to 32 bytes in lowercase hexadecimal."""
    if not NONCE.fullmatch(nonce):
        raise Invalid("nonce-bad", found=nonce[:80], allowed="[0-9a-f], 32-64")


def check_nonces(nonces: Sequence[str], players: Sequence[str]) -> None:
    """Refuse nonces that do not fit the players: none at all, or one for each person and none for a bot."""
    if not nonces:
        return
    if len(nonces) != len(players):
        raise Invalid("record-bad-nonces", found=len(nonces), allowed=len(players))
    for seat, (nonce, player) in enumerate(zip(nonces, players, strict=True)):
        if player.startswith("bot:") != (nonce == "") or (nonce and not NONCE.fullmatch(nonce)):
            raise Invalid("record-bad-nonces", found=f"{seat + 1}: {nonce[:80]!r}", allowed="[0-9a-f], 32-64")
