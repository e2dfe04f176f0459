"""The command line's own words, in the reader's language: headings of help pages, and words that cannot be read."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from carteado.core.errors import Invalid, unknown
from carteado.texts import Speaker

HEADINGS = ("Usage:", "Options:", "Commands:", "Arguments:", "Show this message and exit.", "[required]", "[default:")

# The library's name for a command line that cannot be read.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]


def spoken(say: Speaker) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """The classes of a command line whose help speaks that language."""

    def translate(help: str) -> str:
        for place, heading in enumerate(HEADINGS):
            help = help.replace(heading, say(f"cli-heading-{place}"))
        return help

    class SpokenGroup(TyperGroup):
        def get_help(self, ctx: Any) -> str:
            return translate(super().get_help(ctx))

    class SpokenCommand(TyperCommand):
        def get_help(self, ctx: Any) -> str:
            return translate(super().get_help(ctx))

    return SpokenGroup, SpokenCommand


def usage_refusal(error: Exception) -> Invalid:
    """A command line that cannot be read, as a refusal like any other."""
    name = type(error).__name__
    parameter = getattr(getattr(error, "param", None), "opts", None) or [getattr(error, "param_hint", None) or ""]
    word = str(max(parameter, key=len))
    if name == "MissingParameter":
        return Invalid("usage-missing", word=word.upper())
    if name == "BadParameter":
        return Invalid("usage-bad-value", word=word)
    if name == "NoSuchOption":
        near = ", ".join(getattr(error, "possibilities", None) or []) or "none"
        return Invalid("usage-unknown-option", word=str(getattr(error, "option_name", "")), near=near)
    message = str(getattr(error, "message", error))
    if message.startswith("No such command"):
        context: Any = getattr(error, "ctx", None)
        return unknown("usage-unknown-command", message.split("'")[1], context.command.list_commands(context))
    return Invalid("usage", reason=message)
