"""Numbers as people type them."""

from __future__ import annotations


def read_number(text: str, most: int) -> int | None:
    """Parse a whole number from 0 to `most` in plain digits; None if the text is not one, however long it is.

    >>> read_number("12", 99), read_number("007", 99), read_number("9" * 5000, 99), read_number("²", 99)
    (12, None, None, None)
    """
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(most)):
        return None
    number = int(text)
    return number if number <= most and str(number) == text else None
