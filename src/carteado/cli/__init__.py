"""The command line."""

from carteado.cli.commands import app, main

__all__ = ["app", "main"]
