"""Build card texts from fragments: capitals, signs, Portuguese contractions."""

from __future__ import annotations

import re

CONTRACTIONS = (
    (r"\ba a\b", "à"),
    (r"\ba as\b", "às"),
    (r"\ba o\b", "ao"),
    (r"\ba os\b", "aos"),
    (r"\bde (a|o|as|os)\b", r"d\1"),
    (r"\bde (est[ae]s?|ess[ae]s?|aquel[ae]s?|el[ae]s?)\b", r"d\1"),
    (r"\bem (a|o|as|os|est[ae]s?|ess[ae]s?|aquel[ae]s?|el[ae]s?)\b", r"n\1"),
    (r"\ba a(quel[ae]s?)\b", r"à\1"),
)


def capital(text: str) -> str:
    """Capitalize the first letter and leave the others."""
    return text[:1].upper() + text[1:]


def contract(text: str) -> str:
    """Apply Portuguese contractions.

    >>> contract("cause 2 de dano a a criatura, ou a o herói de esta coluna")
    'cause 2 de dano à criatura, ou ao herói desta coluna'
    >>> contract("coloque 1 em este personagem, em ele e em aquele; dê 1 a aquele de este time")
    'coloque 1 neste personagem, nele e naquele; dê 1 àquele deste time'
    """
    for pattern, contracted in CONTRACTIONS:
        text = re.sub(pattern, contracted, text)
    return text


def signed(number: int) -> str:
    """Return a number with its sign.

    >>> signed(2), signed(-1)
    ('+2', '-1')
    """
    return f"{number:+d}"
