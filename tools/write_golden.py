"""Rewrite what is generated from the cards and games: messages, transcripts, perft, card texts. Read the diff."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from carteado.games.apotheosis import messages as apotheosis
from carteado.games.duel import messages as duel
from carteado.games.heroes import messages as heroes
from golden import versions
from golden.games import FOLDER, files

if __name__ == "__main__":
    apotheosis.write_messages()
    duel.write_messages()
    heroes.write_messages()
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name)
    if changed := versions.write():
        sys.exit(
            f"Cards or play changed, so rules_version must be raised, and `make golden` run again: {', '.join(changed)}"
        )
