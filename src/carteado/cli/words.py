"""The language of the command line: what it says, prints and reads."""

from __future__ import annotations

import json
import sys
from typing import Any

import typer

from carteado.core.errors import Invalid
from carteado.terminal.usage import spoken
from carteado.texts import LANGUAGES, Speaker, choose_language


def asked_language(words: list[str]) -> str | None:
    """Find the last `--lang` among the arguments, before or after the command: help texts are made before parsing."""
    found = None
    for place, word in enumerate(words):
        if word.startswith("--lang="):
            found = word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(words):
            found = words[place + 1]
    return found


def known_language(asked: str | None) -> str:
    return choose_language(asked if asked in LANGUAGES else None)


say = Speaker(known_language(asked_language(sys.argv[1:])))
Group, Command = spoken(say)


def command_group(help: str, **more: Any) -> typer.Typer:
    """Make a group of commands, with help in the language asked for."""
    return typer.Typer(
        cls=Group, help=say(help), add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, **more
    )


def language(lang: str | None) -> str:
    """Choose the language that a command was given, else the one given before the command, else the system's."""
    return choose_language(asked_language(sys.argv[1:]) if lang is None else lang)


def speaker(lang: str | None, game: str | None = None) -> Speaker:
    """Make a speaker of the language asked for, with the texts of a game."""
    from carteado.games import load

    chosen = language(lang)
    return Speaker.of(load(game), chosen) if game else Speaker(chosen)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


def read_options(preset: str | None, pairs: list[str] | None) -> dict[str, str]:
    return {**({"preset": preset} if preset else {}), **read_pairs(pairs)}


def read_pairs(pairs: list[str] | None) -> dict[str, str]:
    """Read `name=value` pairs."""
    found = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Invalid("option-not-a-pair", found=pair)
        found[name] = value
    return found
