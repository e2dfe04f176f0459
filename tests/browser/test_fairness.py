"""The page keeps what it saw first of a deal, checks the rest against it, and says aloud when it was deceived."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Visit
from browser.visiting import VISITED, Visitor, remember
from carteado.match.fairness import commit
from server.clients import GENEROUS, Server, sqlite

COMING_BACK = 90_000
FALSE_SEED = "f" * 64
SWAPS = {
    "seed and commitment": ("update matches set seed = ?, commitment = ?", [f'"{FALSE_SEED}"', commit(FALSE_SEED)]),
    "seed": ("update matches set seed = ?", [f'"{FALSE_SEED}"']),
    "nonce": ("update entries set text = ? where kind = 'nonce'", ["f" * 32]),
}
SAID = {
    "seed and commitment": "another commitment than the one your browser saw first",
    "seed": "The seed does not fit the commitment that your browser saw first",
    "nonce": "random numbers are not the ones that the match started with",
}


@contextmanager
def visiting(browser: Browser, address: str, lang: str = "en-US") -> Iterator[Visitor]:
    context = browser.new_context(base_url=address, locale=lang, reduced_motion="reduce")
    context.set_default_timeout(COMING_BACK)
    remember(context, "visited", VISITED)
    try:
        yield Visitor(context.new_page())
    finally:
        context.close()


@pytest.mark.parametrize("swap", SWAPS)
def test_a_server_that_swaps_the_deal_in_the_middle_is_found_out(browser: Browser, tmp_path: Path, swap: str) -> None:
    """In the database and, by a restart, in memory; the evidence can be kept, and a new page says the same."""
    server = Server(sqlite(tmp_path), *GENEROUS)
    try:
        with visiting(browser, f"http://{server.host}") as visitor:
            page = visitor.page
            code = visitor.create("siege", "me")
            visitor.sit(code)
            page.wait_for_selector(".action")
            expect(page.get_by_role("alert")).to_have_count(0)
            server.kill()
            change, values = SWAPS[swap]
            with sqlite3.connect(tmp_path / "tables.db") as database:
                database.execute(change, values)
            server = Server(sqlite(tmp_path), *GENEROUS, port=server.port)
            expect(page.locator(".notices")).not_to_contain_text("The line is down", timeout=COMING_BACK)
            if swap == "seed":  # its commitment is the old one, so that it shows when the seed does
                page.locator("summary", has_text="More").click()
                page.get_by_role("button", name="Give up").click()
                page.get_by_role("dialog").get_by_role("button", name="Give up").click()
            alarm = page.get_by_role("alert")
            expect(alarm).to_contain_text(SAID[swap], timeout=COMING_BACK)
            with page.expect_download() as download:
                alarm.get_by_role("button", name="Download the evidence").click()
            evidence = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
            assert evidence["code"] == code
            assert evidence["kept"] != evidence["shown"]
            page.reload()
            expect(page.get_by_role("alert")).to_contain_text(SAID[swap], timeout=COMING_BACK)
            assert visitor.axe() == []
            assert visitor.faults == []
    finally:
        server.kill()


def test_an_honest_deal_is_checked_quietly_by_players_and_by_those_who_watched(visit: Visit) -> None:
    player, watcher = visit(), visit(lang="pt")
    code = player.create("nim", "me", "bot:random")
    player.sit(code)
    watcher.sit(code)
    player.play_to_end()
    expect(player.page.locator(".ending")).to_contain_text("This deal was checked in your browser")
    expect(watcher.page.locator(".ending")).to_contain_text("seu navegador não acrescentou nada")
    player.page.goto(f"/replay/{code}")
    player.page.locator("summary", has_text="This deal was checked in your browser").click()
    facts = player.page.locator(".facts")
    expect(facts).to_contain_text("nobody's has changed")
    expect(facts).to_contain_text("Random number of Player 1")
    for page in (player.page, watcher.page):
        expect(page.get_by_role("alert")).to_have_count(0)


def test_it_works_on_plain_http_in_a_local_network(browser: Browser, tmp_path: Path) -> None:
    """Where a page is no secure context, browsers have no `crypto.subtle`."""
    server = Server(sqlite(tmp_path), *GENEROUS, "--origin", "http://table.test")
    try:
        with visiting(browser, f"http://table.test:{server.port}") as visitor:
            visitor.sit(visitor.create("siege", "me"))
            assert visitor.page.evaluate("[isSecureContext, crypto.subtle === undefined]") == [False, True]
            visitor.play_to_end()
            expect(visitor.page.locator(".ending")).to_contain_text("This deal was checked in your browser")
            assert [fault for fault in visitor.faults if "Cross-Origin-Opener-Policy" not in fault] == []
    finally:
        server.kill()
