"""Time spans as a host writes them: `12h`, `90d`, `6w`."""

from __future__ import annotations

import re

from carteado.core.errors import Invalid

SECONDS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
WRITTEN = re.compile(r"([1-9][0-9]{0,4})([hdw])")


def read_age(text: str) -> float:
    """Parse a time span into seconds.

    >>> read_age("2d")
    172800.0
    """
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise Invalid("age-bad", found=text, allowed="12h, 90d, 6w")
    return float(int(found[1]) * SECONDS[found[2]])
