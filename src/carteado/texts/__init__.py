"""Localised texts from Fluent files."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from carteado.core.errors import Refusal, unknown
from carteado.core.game import Game
from carteado.core.message import Blank, Message

LANGUAGES = {"pt": "pt-BR", "en": "en"}
FOLDER = Path(__file__).parent
WEB = FOLDER / "web"  # what only the pages say: no command waits until it is read
SEPARATORS = {"pt": str.maketrans(".,", ",.")}  # of decimals and thousands, where they are not as in English
LONGEST = 500  # longer arguments are substituted after formatting, as Fluent limits their length


class Speaker:
    """Formats messages in one language for one reader; `names` are the names of the seats.

    For every argument such as `who` a message also gets `who_is`: `you` if it names the reader, who needs another
    grammar ("your hero", not "You's hero"), else `other`.
    """

    def __init__(self, lang: str, *folders: Path, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.names = names
        self.bundles = [bundle(lang, folder) for folder in (FOLDER, *folders)]

    @classmethod
    def of(cls, game: Game, lang: str, names: Sequence[str] = ()) -> Speaker:
        """Make a speaker who knows the texts of a game and of the cards that it is played with."""
        made = cls(lang, names=names)
        made.bundles.append(game_bundle(lang, game))
        return made

    def learn(self, text: str, source: str) -> None:
        """Add the messages of a Fluent source text."""
        self.bundles.append(read_bundle(self.lang, text, source))

    def __call__(self, id: str, **blanks: Blank) -> str:
        return self.say(Message(id, **blanks))

    def knows(self, id: str) -> bool:
        return any(known.has_message(id) for known in self.bundles)

    def say(self, message: Message) -> str:
        if message.id == "player":
            return self.names[int(str(message.blanks["seat"]))]
        filled = {name: self.fill(value) for name, value in message.blanks.items()}
        filled.update({f"{name}_is": self.person(value) for name, value in message.blanks.items()})
        long = {name: str(value) for name, value in filled.items() if len(str(value)) > LONGEST}
        filled.update({name: f"\ue000{name}\ue001" for name in long})
        for known in self.bundles:
            if known.has_message(message.id):
                pattern = known.get_message(message.id).value
                assert pattern is not None
                text, errors = known.format_pattern(pattern, filled)
                if errors:
                    raise KeyError(f"{message.id} ({self.lang}): {errors}")
                said = str(text)
                for name, value in long.items():
                    said = said.replace(f"\ue000{name}\ue001", value)
                return said
        raise KeyError(f"no text for {message.id} ({self.lang})")

    def fill(self, value: Blank) -> str | int | float:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, list):
            return self.join([self.say(item) for item in value])
        return value

    def number(self, value: float, digits: int = 0, *, sign: bool = False) -> str:
        """Format a number with so many decimals.

        >>> Speaker("en").number(1234.5, 1), Speaker("pt").number(1234.5, 1)
        ('1,234.5', '1.234,5')
        """
        return f"{value:{'+' if sign else ''},.{digits}f}".translate(SEPARATORS.get(self.lang, {}))

    def end_words(self, game: str, reason: str) -> str:
        """Say in a few words what decided a match; games without such words show the name of the reason."""
        id = f"{game}-end-{reason.replace('_', '-')}"
        return self(id) if self.knows(id) else reason

    def person(self, value: Blank) -> str:
        named = isinstance(value, Message) and value.id == "player"
        return "you" if named and self.fill(value) == self("seat-you") else "other"

    def join(self, items: Sequence[str]) -> str:
        """Join a list: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", start=", ".join(items[:-1]), end=items[-1])

    def reason(self, message: Message) -> str:
        """Say why an action is not allowed, with the number of the rule that forbids it."""
        text = self.say(message)
        return self("with-rule", text=text, rule=message.blanks["rule"]) if "rule" in message.blanks else text

    def price(self, parts: Sequence[Message]) -> str:
        """Say what an action costs, to stand behind its words; "" if it is free."""
        return self("with-price", price="; ".join(self.say(part) for part in parts)) if parts else ""

    def refusal(self, refusal: Refusal) -> str:
        """Format a refusal; several reasons have a line each."""
        facts = {name: value for name, value in refusal.facts.items() if isinstance(value, str | int | Message)}
        many = {name: value for name, value in refusal.facts.items() if isinstance(value, list)}
        lines = {name: "\n".join(self.say(line) for line in value) for name, value in many.items()}
        return self(f"refused-{refusal.code}", **{"near": "none", **facts, **lines})


def sentence(text: str) -> str:
    """Capitalise the first letter: names are written for the middle of a sentence."""
    return text[:1].upper() + text[1:]


@cache
def bundle(lang: str, folder: Path) -> FluentBundle:
    """Load the messages of one folder, `en.ftl` or `pt.ftl`."""
    return read_bundle(lang, (folder / f"{lang}.ftl").read_text(encoding="utf-8"), f"{folder.name}/{lang}.ftl")


@lru_cache(maxsize=32)
def game_bundle(lang: str, game: Game) -> FluentBundle:
    """Load the messages of a game."""
    return read_bundle(lang, game.messages(lang), f"{game.id}/{lang}.ftl")


def read_bundle(lang: str, text: str, source: str) -> FluentBundle:
    made = FluentBundle([LANGUAGES[lang]], use_isolating=False)
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{source} cannot be read here: {entry.content}")
    made.add_resource(resource)
    return made


def choose_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Choose the language asked for, else the system's, else English.

    >>> choose_language(None, {"LANG": "pt_BR.UTF-8"})
    'pt'
    """
    if asked is not None:
        if asked not in LANGUAGES:
            raise unknown("language-unknown", asked, LANGUAGES)
        return asked
    spoken = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "pt" if spoken.lower().startswith("pt") else "en"
