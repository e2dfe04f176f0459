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
    "--host-resolver-rules=MAP *.test 127.0.0.1",  # names of a local network that lead to this machine
)


def find() -> str:
    return needed(SHELL, lambda: shutil.which(SHELL) or shutil.which("chromium"))
