"""The rulebook of a game: the players' book, then the technical appendix.

A line such as `<!-- glossary -->` in the Markdown stands for a chapter that is made from the game's data. A preset may
have a book of its own (`digest.en.md`): the rules and chapters that differ from the players' book, which replace those
there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from html import escape
from itertools import groupby

from carteado.core.errors import Invalid, unknown
from carteado.core.game import Game
from carteado.core.options import Value
from carteado.kit.cardfile import read_cards
from carteado.texts import LANGUAGES, Speaker, sentence
from carteado.texts.box import box, box_lines, deck_title
from carteado.texts.glossary import sorted_entries

RULE = re.compile(r"^- \*\*([A-Z]+-[RX]?\d+(?:\.\d+)?)\*\* ", re.MULTILINE)
MARK = re.compile(r"^<!-- (\w+) -->$", re.MULTILINE)
CHAPTER = re.compile(r"^## (.+)$", re.MULTILINE)
NUMBER = re.compile(r"^(\d+)\. ")
PIECE = re.compile(r"^(?:#{1,3} (?:\d+\.|.+)|- \*\*[A-Z]+-[RX]?\d+(?:\.\d+)?\*\*)", re.MULTILINE)
NAMED = re.compile(r"[A-Z]+-\d+\.\d+$")
BLANK = re.compile(r"\{([\w-]+)\}")

Words = dict[str, dict[str, str]]


@lru_cache(maxsize=64)
def rulebook(game: Game, lang: str, preset: str = "") -> str:
    """The whole rulebook as Markdown; under a preset that has a book of its own, that one."""
    text = players_book(game, lang, preset)
    if (game.folder / "rulebook" / f"appendix.{lang}.md").exists():
        text = f"{text}\n{source(game, f'appendix.{lang}.md')}"
    return filled(game, lang, text, contents(text))


def printed_book(game: Game, lang: str) -> str:
    """The players' book for paper, whose contents are made by the press."""
    return filled(game, lang, players_book(game, lang), "<!-- contents -->")


def filled(game: Game, lang: str, text: str, contents: str) -> str:
    """Fill in the chapters that are made from data."""
    say = Speaker.of(game, lang)
    chapters: dict[str, Callable[[], str]] = {
        "contents": lambda: contents,
        "box": partial(box_list, game, lang),
        "glossary": partial(glossary_table, game, say),
        "cards": partial(card_list, game, say),
        "decks": partial(deck_lists, game, say),
    }
    return MARK.sub(lambda mark: chapters[mark.group(1)](), text)


def players_book(game: Game, lang: str, preset: str = "") -> str:
    """The players' book before its generated chapters are filled in; refuse a game without one."""
    if not books(game):
        raise Invalid("book-none", game=game.id)
    game.read_options({"preset": preset} if preset else {})
    book = source(game, f"{lang}.md")
    return replace_pieces(book, source(game, f"{preset}.{lang}.md")) if preset in books(game)[1:] else book


def books(game: Game) -> list[str]:
    """The presets that have a book of their own; the players' book is that of the default. A game may have none."""
    if not all((game.folder / "rulebook" / f"{lang}.md").exists() for lang in LANGUAGES):
        return []
    default, *others = game.presets
    return [default, *(name for name in others if (game.folder / "rulebook" / f"{name}.en.md").exists())]


def book_for(game: Game, options: Mapping[str, Value]) -> str:
    """The preset whose book comes nearest to these options."""
    told = books(game) or list(game.presets)
    return max(told, key=lambda name: sum(options[key] == value for key, value in game.presets[name].items()))


def replace_pieces(book: str, others: str) -> str:
    """Replace the rules and the beginnings of chapters that the other text has too."""
    new = dict(pieces(others))
    told = [(new.pop(key).rstrip() + text[len(text.rstrip()) :]) if key in new else text for key, text in pieces(book)]
    if new:
        raise ValueError(f"not in the players' book: {', '.join(new)}")
    return "".join(told)


def pieces(book: str) -> Iterator[tuple[str, str]]:
    """Cut a book before each rule and each heading; a numbered chapter is known by its number."""
    starts = list(PIECE.finditer(book))
    for place, start in enumerate(starts):
        end = starts[place + 1].start() if place + 1 < len(starts) else len(book)
        yield start.group(), book[start.start() : end]


def source(game: Game, name: str) -> str:
    return (game.folder / "rulebook" / name).read_text(encoding="utf-8")


def contents(text: str) -> str:
    """The titles of all chapters after the contents themselves; `1. ` would begin a list inside the list."""
    return "\n".join("- " + NUMBER.sub(r"\1: ", title) for title in CHAPTER.findall(text)[1:])


def box_list(game: Game, lang: str) -> str:
    """Everything in the box, then what is not in it."""
    say = Speaker.of(game, lang)
    lines = [f"- {line}" for line in box_lines(game, say)]
    needed = [part.name(lang) for part in box(game).needed]
    return "\n".join(lines) + (f"\n\n{say('box-needed', things=say.join(needed))}" if needed else "")


def glossary_table(game: Game, say: Speaker) -> str:
    head = [say("book-term"), say("book-meaning"), say("book-rule")]
    rows = [head, ["---"] * 3]
    for entry in sorted_entries(game, say.lang):
        wording = entry.wording(say.lang)
        rows.append([f"**{wording.term}**", wording.meaning, entry.rule])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def card_list(game: Game, say: Speaker) -> str:
    """Every card with its type line and text, in the order of the card files; like cards share a line."""
    lines = []
    for words, alike in groupby(game.card_data(), key=partial(card_words, game, say)):
        names = ", ".join(say.say(game.card_words(card)[0]) for card in alike)
        lines.append(f"- **{sentence(names)}** {words}")
    return "\n".join(lines)


def card_words(game: Game, say: Speaker, card: str) -> str:
    """The type line and the text of a card."""
    _, facts, text = game.card_words(card)
    paragraphs = [paragraph.flat() for paragraph in game.card_paragraphs(card, say.lang)]
    told = " ".join(paragraphs) or (say.say(text) if text is not None else "")
    return f"({say.say(facts)}). {' '.join(told.split())}".rstrip()


def deck_lists(game: Game, say: Speaker) -> str:
    """The ready decks, each with its cards and their copies."""
    return "\n\n".join(deck_list(game, say, name, cards) for name, cards in game.decks().items())


def deck_list(game: Game, say: Speaker, name: str, cards: Mapping[str, int]) -> str:
    lines = [f"{count} × {say.say(game.card_words(card)[0])}" for card, count in cards.items()]
    total = say("book-deck-cards", count=sum(cards.values()))
    return f"### {deck_title(game, say, name)}\n\n{total} {'; '.join(lines)}."


def rule_ids(text: str) -> list[str]:
    """The numbers of all rules, rulings and examples, in order."""
    return RULE.findall(text)


def rule_named(line: str) -> str | None:
    """The number of the rule that a line of help ends with."""
    found = NAMED.search(line)
    return found.group() if found else None


def find_rule(game: Game, lang: str, id: str, preset: str = "") -> str:
    """The text of one rule; the game's own prefix may be left out."""
    text = rulebook(game, lang, preset)
    wanted = id.upper()
    if "-" not in wanted:
        wanted = f"{game.id.upper()}-{wanted}"
    starts = list(RULE.finditer(text))
    for place, start in enumerate(starts):
        if start.group(1) == wanted:
            end = starts[place + 1].start() if place + 1 < len(starts) else len(text)
            return re.split(r"\n#|\n\n(?=[^ ])", text[start.start() : end])[0].strip()
    raise unknown("rule-unknown", wanted, rule_ids(text), game=game.id)


def picture(game: Game, name: str, lang: str) -> str:
    """A picture of the rulebook as SVG, with its words in this language."""
    known = pictures(game)
    if name not in known:
        raise unknown("picture-unknown", name, known, game=game.id)
    words = read_cards(game.folder / "rulebook" / "pictures.yaml", Words)
    return BLANK.sub(lambda blank: escape(words[blank.group(1)][lang]), source(game, f"{name}.svg"))


def pictures(game: Game) -> list[str]:
    return sorted(path.stem for path in (game.folder / "rulebook").glob("*.svg"))
