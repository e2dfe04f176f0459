"""Take screenshots of the pages into build/shots/: every board after some play, on desktop and phone."""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser import chromium
from browser.visiting import Visitor

SHOTS = Path(__file__).parent.parent / "build" / "shots"
SIZES = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
TAPS = {"siege": 24, "naipes": 40, "duel": 50, "heroes": 70, "apotheosis": 60}
SEATS = {"siege": ["me"]}
OPPONENT = "bot:greedy"


@contextmanager
def serving() -> Iterator[str]:
    """Yield the address of a server with an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'tables.db'}"
        words = ["serve", "--port", "0", "--db", db, "--limits", "100", "--lang", "en"]
        command = [sys.executable, "-c", "from carteado.cli import main; main()", *words]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait(timeout=20)


@contextmanager
def looking(browser: Browser, address: str, size: str, *, dark: bool = False, lang: str = "en") -> Iterator[Visitor]:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        locale="pt-BR" if lang == "pt" else "en-US",
        reduced_motion="reduce",
    )
    for setting, value in (("pace", "instant"), ("visited", " ".join(TAPS))):
        context.add_init_script(f"try {{ localStorage['carteado-{setting}'] = '{value}' }} catch {{}}")
    try:
        yield Visitor(context.new_page())
    finally:
        context.close()


def shoot(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
    print(SHOTS / f"{name}.png")


def shoot_pages(visitor: Visitor, name: str) -> None:
    pages = {"lobby": ("/", ".tile"), "gallery": ("/cards/duel", ".cards"), "rules": ("/rules/naipes", ".rules")}
    for page, (path, sign) in pages.items():
        visitor.page.goto(path)
        visitor.page.wait_for_selector(sign)
        shoot(visitor.page, f"{page}-{name}")


def shoot_board(visitor: Visitor, game: str, name: str) -> None:
    """Shoot the board in the middle of a match, and the same match as a replay."""
    page = visitor.page
    code = visitor.create(game, *SEATS.get(game, ["me", OPPONENT]))
    visitor.sit(code)
    rng = random.Random(7)
    for _ in range(TAPS[game]):
        visitor.tap_one(rng)
    page.keyboard.press("Escape")
    page.wait_for_timeout(900)
    shoot(page, f"{game}-{name}")


def shoot_replay(visitor: Visitor, name: str) -> None:
    code = visitor.create("naipes", OPPONENT, OPPONENT)
    visitor.sit(code)
    visitor.page.wait_for_selector(".ending", timeout=60_000)
    visitor.page.goto(f"/replay/{code}")
    visitor.page.wait_for_selector(".transport")
    visitor.page.get_by_role("slider").fill("30")
    visitor.page.wait_for_timeout(600)
    shoot(visitor.page, f"replay-{name}")


def main() -> None:
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(chromium.ARGUMENTS))
        for size in SIZES:
            for dark in (False, True):
                name = f"{size}-{'dark' if dark else 'light'}"
                with looking(browser, address, size, dark=dark, lang="pt" if dark else "en") as visitor:
                    shoot_pages(visitor, name)
                    for game in TAPS:
                        shoot_board(visitor, game, name)
                    shoot_replay(visitor, name)
        browser.close()


if __name__ == "__main__":
    main()
