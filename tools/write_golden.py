"""Write the golden files anew: transcripts, counted trees, card texts. Read the diff before you commit."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from duel.test_golden_texts import write_texts
from golden.games import FOLDER, files

if __name__ == "__main__":
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(name)
    write_texts()
