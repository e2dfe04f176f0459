"""The command-line parser's own texts in the reader's language: help headings and usage errors."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from carteado.core.errors import Invalid, unknown
from carteado.texts import Speaker

HEADINGS = ("Usage:", "Options:", "Commands:", "Arguments:", "Show this message and exit.", "[required]", "[default:")

# The parser's exception for a usage error.
UsageError: type[Exception] = typer.BadParameter.__bases__[0]


def spoken(say: Speaker) -> tuple[type[TyperGroup], type[TyperCommand]]:
    """Make the command classes whose help is in that language."""

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
    """Convert a usage error to a refusal."""
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
