"""Apotheosis in words, for a reader of any language."""

from carteado.games.apotheosis.words.actions import action
from carteado.games.apotheosis.words.events import event
from carteado.games.apotheosis.words.question import question
from carteado.games.apotheosis.words.table import ending, table

__all__ = ["action", "ending", "event", "question", "table"]
