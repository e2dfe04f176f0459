"""The machine's own Chromium, driven by Playwright. The shell without windows starts a page in half the time."""

from __future__ import annotations

import shutil

from debian import needed

SHELL = "chromium-headless-shell"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find() -> str:
    return needed(SHELL, lambda: shutil.which(SHELL) or shutil.which("chromium"))
