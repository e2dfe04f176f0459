"""Put runs of text together: spaces, commas, capitals."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from carteado.core.face import Run, Runs

CLOSING = tuple(".,;:)!?")


def words(text: str) -> Runs:
    return (Run(text),) if text else ()


def joined(parts: Iterable[Runs], between: str = " ") -> Runs:
    """Join the parts that are not empty.

    >>> plain(joined([words("draw"), (), words("a card")]))
    'draw a card'
    """
    made: list[Run] = []
    for part in parts:
        if made and part:
            made.append(Run(between))
        made += part
    return tidy(made)


def listed(parts: Iterable[Runs], last: str) -> Runs:
    """Join parts as a list: commas, and `last` before the last part.

    >>> plain(listed([words("+1 ATK"), words("+1 HP"), words("Ward")], " and "))
    '+1 ATK, +1 HP and Ward'
    """
    said = [part for part in parts if part]
    if len(said) < 2:
        return joined(said)
    return joined([joined(said[:-1], ", "), said[-1]], last)


def tidy(runs: Iterable[Run]) -> Runs:
    """Merge unmarked neighbours; drop double spaces, spaces at the ends and spaces before a comma or stop."""
    made: list[Run] = []
    for run in runs:
        text = re.sub(" +", " ", run.text)
        before = made[-1].text if made else " "
        if before.endswith(" "):
            text = text.lstrip(" ")
        if text.startswith(CLOSING) and made:
            made[-1] = replace(made[-1], text=before.rstrip(" "))
        if not text:
            continue
        if made and not run.mark and not made[-1].mark:
            made[-1] = Run(made[-1].text + text)
        else:
            made.append(replace(run, text=text))
    if made:
        made[-1] = replace(made[-1], text=made[-1].text.rstrip(" "))
    return tuple(run for run in made if run.text)


def capital(runs: Runs) -> Runs:
    """Capitalize the first letter and leave the others."""
    if not runs:
        return runs
    first = runs[0]
    return (replace(first, text=first.text[:1].upper() + first.text[1:]), *runs[1:])


def verb_of(order: Runs) -> str:
    """Return the first word of an order."""
    return order[0].text.partition(" ")[0] if order else ""


def without_verb(order: Runs) -> Runs:
    """Return an order without its first word."""
    first, *others = order
    return tidy((replace(first, text=first.text.partition(" ")[2]), *others))


def lowered(runs: Runs) -> Runs:
    """Begin with a small letter."""
    if not runs:
        return runs
    first = runs[0]
    return (replace(first, text=first.text[:1].lower() + first.text[1:]), *runs[1:])
