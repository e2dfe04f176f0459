"""What tests of printing share: a game with a speaker, and the pages of a PDF."""

from __future__ import annotations

import re
import zlib

import carteado
from carteado.core.game import Game
from carteado.texts import Speaker

MILLIMETRE = 72 / 25.4


def table(id: str, lang: str = "en") -> tuple[Game, Speaker]:
    game = carteado.load(id)
    return game, Speaker(lang, game.folder / "texts")


def unpacked(pdf: bytes) -> bytes:
    """A PDF with what its compressed streams hold."""
    texts = [pdf]
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            texts.append(zlib.decompress(stream))
        except zlib.error:
            continue
    return b"\n".join(texts)


def page_sizes(pdf: bytes) -> list[tuple[float, float]]:
    """The pages of a PDF in millimetres."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", unpacked(pdf))
    return [(round(float(width) / MILLIMETRE, 1), round(float(height) / MILLIMETRE, 1)) for width, height in boxes]
