"""The machine's own Chromium, driven by Playwright."""

from __future__ import annotations

import shutil

from debian import needed

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
    return needed("chromium", lambda: shutil.which("chromium"))
