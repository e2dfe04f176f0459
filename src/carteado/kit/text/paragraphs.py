"""The text of a card in paragraphs: one for each ability, with its name and cost apart from what it does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from carteado.kit.text.runs import Runs, plain


class Paragraph(NamedTuple):
    """What an ability does; an activated one has a name and a cost."""

    text: Runs
    name: str = ""
    cost: Runs = ()

    def flat(self) -> str:
        """Return the paragraph without its structure."""
        head = " ".join(part for part in (self.name, f"[{plain(self.cost)}]" if self.cost else "") if part)
        return f"{head}: {plain(self.text)}" if head else plain(self.text)


def flat(paragraphs: Iterable[Paragraph]) -> str:
    return " ".join(paragraph.flat() for paragraph in paragraphs)
