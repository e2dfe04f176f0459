"""Write the emblems that the pictures of cards use, from the npm package of game-icons."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from carteado.games import load, names
from carteado.kit.picture import EMBLEMS, emblems_in
from carteado.texts.box import emblems_on_paper

SOURCE = Path(__file__).parent.parent / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?", re.IGNORECASE)
STEP = re.compile(r"([MLHVCSQTAZ])([^MLHVCSQTAZ]*)", re.IGNORECASE)
SIZES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
ARC = re.compile(r"\s*,?\s*".join([rf"({NUMBER.pattern})"] * 3 + ["([01])", "([01])"] + [rf"({NUMBER.pattern})"] * 2))


def steps(path: str) -> Iterator[tuple[str, list[float]]]:
    """Split a path into single commands; a repeated command is written each time."""
    for command, rest in STEP.findall(path):
        if command in "Aa":
            numbers = [float(number) for found in ARC.findall(rest) for number in found]
        else:
            numbers = [float(number) for number in NUMBER.findall(rest)]
        size = SIZES[command.upper()]
        for start in range(0, len(numbers), size) if size else [0]:
            yield command, numbers[start : start + size]
            command = {"M": "L", "m": "l"}.get(command, command)


def whole(path: str) -> str:
    """Round every point of a path to whole units of its 512 by 512 grid, without adding up the errors.

    >>> whole("M10.4 10.4l5.3.3v.4z")
    'm10 10l6 1v0z'
    """
    made = ""
    x = y = start_x = start_y = 0.0  # the exact point, and where the current outline began
    at_x = at_y = first_x = first_y = 0  # the same points as written
    for command, numbers in steps(path):
        kind, relative = command.upper(), command.islower()
        if kind == "Z":
            made += "z"
            x, y, at_x, at_y = start_x, start_y, first_x, first_y
            continue
        near_x, near_y = (x, y) if relative else (0.0, 0.0)
        if kind == "H":
            points = [(near_x + numbers[0], y)]
        elif kind == "V":
            points = [(x, near_y + numbers[0])]
        else:
            ends = numbers[-2:] if kind == "A" else numbers
            points = [(near_x + a, near_y + b) for a, b in zip(ends[::2], ends[1::2], strict=True)]
        moves = [(round(a) - at_x, round(b) - at_y) for a, b in points]
        x, y = points[-1]
        at_x, at_y = at_x + moves[-1][0], at_y + moves[-1][1]
        if kind == "M":
            start_x, start_y, first_x, first_y = x, y, at_x, at_y
        made += kind.lower() + written(kind, numbers, moves)
    return made


def written(kind: str, numbers: list[float], moves: list[tuple[int, int]]) -> str:
    if kind == "H":
        return str(moves[0][0])
    if kind == "V":
        return str(moves[0][1])
    radii = [f"{number:.3g}" for number in numbers[:5]] if kind == "A" else []
    return " ".join([*radii, *(str(number) for move in moves for number in move)]).replace(" -", "-")


def main() -> None:
    icons = json.loads(SOURCE.read_text(encoding="utf-8"))["icons"]
    used = sorted({name for id in names() for name in (*emblems_in(load(id).folder), *emblems_on_paper(load(id)))})
    lacking = [name for name in used if name not in icons]
    if lacking:
        raise SystemExit(f"not in game-icons: {', '.join(lacking)}")
    paths = {name: whole(re.findall(r' d="([^"]*)"', icons[name]["body"])[0]) for name in used}
    EMBLEMS.write_text(json.dumps(paths, indent=0) + "\n", encoding="utf-8")
    print(f"{EMBLEMS.name}: {len(paths)} emblems")


if __name__ == "__main__":
    main()
