"""Card sets: what a designer adds to a game and changes in it, read from a file or a folder and kept by its hash."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from platformdirs import user_cache_path
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode

from carteado.core import phrases
from carteado.core.errors import Invalid
from carteado.core.sets import ChosenPicture, Contents
from carteado.core.shapes import Anything, Either, Flag, ListOf, MapOf, Record, Shape, Text, Whole, Word, fields
from carteado.kit.cardfile import compose, id_of
from carteado.kit.faults import Fault, FaultyCards, Where
from carteado.kit.lines import LinedList, LinedMapping, line_of, lined, plain, unlined

FILE = "set.yaml"  # in a folder: everything but the cards, which may stand there or in files of their own
KEPT = "set.json"
ID = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,23}")
PATH = re.compile(r"[MmZzLlHhVvCcSsQqTtAa0-9eE ,.+-]+")
HELD: OrderedDict[Path, Contents] = OrderedDict()
MOST_HELD = 64
DEEPEST = 40
LONGEST_TEXT, LONGEST_PATH = 400, 12_000
SHOWN = 40  # characters of a text that an error message quotes

NAMES = Either(Text(), MapOf(Text()))
DECK = Record(
    {"name": NAMES, "cards": MapOf(Whole(1, 99)), **dict.fromkeys(("hero", "house", "classes", "entity"), Anything())},
    required=("cards",),
)
FIELDS: dict[str, Shape] = {
    "name": NAMES,
    "version": Either(Text(), Whole(0, 999_999)),
    "cards": ListOf(Anything()),
    "changes": MapOf(MapOf(Anything())),
    "decks": MapOf(DECK),
    "options": MapOf(Either(Flag(), Whole(-999, 999), Text())),
    "texts": Record({"en": MapOf(Text()), "pt": MapOf(Text())}),
    "pictures": MapOf(fields("ground", "emblem", ground=Text(), emblem=Text(), behind=Text())),
}


class Written(NamedTuple):
    """A set as it is written: its contents, and its cards and changes with their places."""

    contents: Contents
    cards: list[tuple[Where, Any]]
    changes: dict[str, tuple[Where, LinedMapping]]


# Reading


def read_draft(texts: Mapping[str, str], faults: list[Fault]) -> list[tuple[Where, LinedMapping]]:
    """Read the texts of single cards by name; add their faults to `faults`."""
    found: list[tuple[Where, LinedMapping]] = []
    for name, text in texts.items():
        where = Where(name, faults)
        root = compose(text, where)
        written = None if root is None or is_swollen(root, where) else plain(root)
        if isinstance(written, LinedMapping):
            at = where.of(id_of(written))
            check_texts(written, at)
            found.append((at, written))
        elif written is not None:
            where.refuse(written, phrases.MAPPING)
    return found


def is_swollen(root: Node, where: Where) -> bool:
    """Whether a node is used twice, so that a short text could stand for a long one, or is nested too deeply."""
    waiting, seen = [(root, 0)], set()
    while waiting:
        node, depth = waiting.pop()
        if isinstance(node, ScalarNode):
            continue
        if id(node) in seen or depth > DEEPEST:
            where.at(line_of(node)).refuse("*", phrases.MAPPING)
            return True
        seen.add(id(node))
        parts = [part for pair in node.value for part in (pair if isinstance(node, MappingNode) else (pair,))]
        waiting += [(part, depth + 1) for part in parts]
    return False


def read_set(path: Path, game: str) -> Written:
    """Read a set from a file or a folder; raise FaultyCards if its parts cannot be read, or Invalid if it has none."""
    files = sorted(path.glob("*.yaml")) if path.is_dir() else [path] if path.is_file() else []
    if not files:
        raise Invalid("cards-no-files", folder=str(path))
    texts = {file.name: read_text(file) for file in files}
    name = path.stem if path.is_file() else path.resolve().name
    drawn = {file.stem: path_in(file) for file in sorted((path / "pictures").glob("*.svg"))} if path.is_dir() else {}
    decks = {file.stem: read_text(file) for file in sorted((path / "decks").glob("*.yaml"))} if path.is_dir() else {}
    return read_texts(texts, game, name, decks, drawn)


def read_texts(
    texts: Mapping[str, str], game: str, name: str, decks: Mapping[str, str] | None = None, drawn: Any = None
) -> Written:
    """Read a set from the texts of its files by name."""
    faults: list[Fault] = []
    cards: list[tuple[Where, Any]] = []
    changes: dict[str, tuple[Where, LinedMapping]] = {}
    about: dict[str, Any] = {"name": {}, "version": "1"}
    for file, text in texts.items():
        where = Where(file, faults)
        root = compose(text, where)
        written = None if root is None else plain(root)
        if isinstance(written, LinedMapping):
            about |= read_about(written, where, game)
            cards += entries(where, written.get("cards"))
            for id, change in dict(written.get("changes") or {}).items():
                line = written["changes"].key_lines[id]
                if isinstance(change, LinedMapping):
                    changes[id] = (where.at(line).of(id), change)
        elif isinstance(written, LinedList):
            cards += entries(where, written)
        elif written is not None:
            where.refuse(written, phrases.CARDS)
    for deck, text in (decks or {}).items():
        where = Where(f"decks/{deck}.yaml", faults)
        root = compose(text, where)
        about.setdefault("decks", {})[deck] = None if root is None else DECK.read(plain(root), where)
    for id, drawing in (drawn or {}).items():
        about.setdefault("pictures", {}).setdefault(id, {"ground": "", "emblem": drawing})
    for where, data in [*cards, *changes.values()]:
        check_texts(data, where)
    if faults:
        raise FaultyCards(faults)
    return Written(made_contents(about, game, name, cards, changes), cards, changes)


def game_of(path: Path) -> str:
    """Return the game that a set names; refuse one that names none, such as a bare list of cards."""
    file = path / FILE if path.is_dir() else path
    root = compose(read_text(file), Where(file.name, [])) if file.exists() else None
    written = None if root is None else plain(root)
    game = written.get("game") if isinstance(written, LinedMapping) else None
    if not isinstance(game, str):
        raise Invalid("set-no-game", found=str(path))
    return game


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Invalid("file-unreadable", file=str(file), reason=str(error)) from error


def path_in(file: Path) -> str:
    """Return the paths of an SVG file as one."""
    return " ".join(re.findall(r"""\bd=["']([^"']+)["']""", read_text(file)))


def read_about(written: LinedMapping, where: Where, game: str) -> dict[str, Any]:
    """Return the checked parts of a set file besides its cards and changes."""
    found = Record({"game": Word(game), **FIELDS}).read(written, where) or {}
    return {name: unlined(found[name]) for name in found if name not in ("game", "cards", "changes")}


def entries(where: Where, listed: Any) -> list[tuple[Where, Any]]:
    """Return each card of a list with its place."""
    if not isinstance(listed, LinedList):
        return []
    return [(where.at(line).of(id_of(data)), data) for line, data in zip(listed.lines, listed, strict=True)]


def made_contents(about: dict[str, Any], game: str, name: str, cards: list[Any], changes: dict[str, Any]) -> Contents:
    named = about.pop("name") or name
    given = {
        **about,
        "game": game,
        "name": named if isinstance(named, Mapping) else {"en": named, "pt": named},
        "version": str(about.pop("version")),
        "cards": [unlined(data) for _, data in cards],
        "changes": {id: unlined(change) for id, (_, change) in changes.items()},
    }
    made = msgspec.convert(given, Contents)
    check_contents(made)
    return made


def written_from(contents: Contents) -> Written:
    """Return the contents of a set as if they stood in a file of its name."""
    faults: list[Fault] = []
    where = Where(contents.called("en") or FILE, faults)
    cards = [(where.of(id_of(data)), lined(data)) for data in contents.cards]
    changes = {id: (where.of(id), lined(change)) for id, change in contents.changes.items()}
    for at, data in [*cards, *changes.values()]:
        check_texts(data, at)
    if faults:
        raise FaultyCards(faults)
    check_contents(contents)
    return Written(contents, cards, changes)


# Checks: what the texts of a game are made from must be plain


def check_texts(data: Any, where: Where) -> None:
    """Add a fault for every text that is empty, long, or would be read as more than text; and for an odd id."""
    if isinstance(data, LinedMapping) and where.field == "":
        id = data.get("id")
        if isinstance(id, str) and not ID.fullmatch(id):
            where.at(data.lines["id"], "id").refuse(id[:SHOWN], phrases.like("MY-01"))
    if isinstance(data, str):
        if not is_plain(data):
            where.refuse(data[:SHOWN], phrases.TEXT)
    elif isinstance(data, LinedMapping):
        for name, held in data.items():
            check_texts(held, where.within(data, name))
    elif isinstance(data, LinedList):
        for number, held in enumerate(data):
            check_texts(held, where.within(data, number))


def is_plain(text: str) -> bool:
    shown = text.strip()
    return (
        bool(shown)
        and len(text) <= LONGEST_TEXT
        and text.isprintable()
        and not set("{}") & set(text)
        and (shown[0] not in "[*.")
    )


def check_contents(contents: Contents) -> None:
    """Refuse names, texts and pictures that are not what they should be."""
    said = [*contents.name.values(), contents.version, *[str(value) for value in contents.options.values()]]
    for texts in contents.texts.values():
        said += texts.values()
        for id in texts:
            if not re.fullmatch(rf"{contents.game}(-[a-z0-9]+)+", id):
                raise Invalid("set-bad-part", found=id[:SHOWN], allowed=f"{contents.game}-...")
    for name, deck in contents.decks.items():
        said += [str(words) for words in deck_names(name, deck).values()]
        if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", name):
            raise Invalid("set-bad-part", found=name[:SHOWN], allowed="my_deck")
    for text in said:
        if not is_plain(text):
            raise Invalid("set-bad-part", found=text[:SHOWN], allowed=phrases.TEXT)
    for chosen in contents.pictures.values():
        check_picture(chosen)


def check_picture(chosen: ChosenPicture) -> None:
    from carteado.kit.picture import emblems, grounds

    if chosen.ground and chosen.ground not in grounds():
        raise Invalid("set-bad-part", found=chosen.ground[:SHOWN], allowed=", ".join(grounds()))
    for drawn in (chosen.emblem, chosen.behind):
        if drawn and drawn not in emblems() and not (len(drawn) <= LONGEST_PATH and PATH.fullmatch(drawn)):
            raise Invalid("set-bad-part", found=drawn[:SHOWN], allowed="candle-flame, M0 0L512 512")


def deck_names(name: str, deck: Mapping[str, Any]) -> dict[str, str]:
    """Return the name of a deck by language."""
    named = deck.get("name", name.replace("_", " ").capitalize())
    return dict(named) if isinstance(named, Mapping) else {"en": str(named), "pt": str(named)}


# Keeping: a folder of the user's cache for each set, named by its hash


def keep(contents: Contents) -> Path:
    """Return the folder that holds a set."""

    def write(folder: Path) -> None:
        (folder / KEPT).write_bytes(contents.canonical())

    return written_once("sets", f"{contents.game}-{contents.digest}", write)


def find_kept(game: str, digest: str) -> Path | None:
    """Return the folder of a set that was kept here."""
    made = cache_folder() / "sets" / f"{game}-{digest}"
    return made if digest.isalnum() and made.exists() else None


def hold(contents: Contents) -> Path:
    """Return the folder that would hold a set, which is only remembered: a draft, of which there will be many."""
    folder = cache_folder() / "drafts" / f"{contents.game}-{contents.digest}"
    HELD[folder] = contents
    if len(HELD) > MOST_HELD:
        HELD.popitem(last=False)
    return folder


@lru_cache(maxsize=128)
def kept_contents(folder: Path) -> Contents | None:
    """Return the set that a folder holds; None for a folder of card files."""
    if folder in HELD:
        return HELD[folder]
    file = folder / KEPT
    return msgspec.json.decode(file.read_bytes(), type=Contents) if file.exists() else None


def cache_folder() -> Path:
    return user_cache_path("carteado", appauthor=False)


def written_once(kind: str, name: str, write: Callable[[Path], None]) -> Path:
    """Return a folder of the user's cache; if there is none of that name, write it, whole or not at all."""
    made = cache_folder() / kind / name
    if made.exists():
        return made
    made.parent.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(dir=made.parent))
    write(unfinished)
    try:
        os.rename(unfinished, made)  # noqa: PTH104  # atomic: another process may be writing the same folder
    except OSError:
        if not made.exists():
            raise
        shutil.rmtree(unfinished)
    return made


def set_messages(contents: Contents, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the texts that a set brings besides those of its cards: its own, and the names of its decks."""
    yield from contents.texts.get(lang, {}).items()
    for name, deck in contents.decks.items():
        named = deck_names(name, deck)
        yield f"{contents.game}-deck-{name.replace('_', '-')}", named.get(lang) or named["en"]
