"""Boards that the packages of games bring are drawn, played on and taught at; without one a game is played in words."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from browser.conftest import ROOT, Visit
from carteado.cli.new_game import write_package
from installing import lay_beside
from server.clients import GENEROUS, Server, running, sqlite

VISITED = "sueca harvest broken bare"
BROKEN = "export function draw() { throw new Error('nothing is drawn'); }\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which the trick-taking example, a new game and two without a board of use are installed."""
    folder = tmp_path_factory.mktemp("own")
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        for name in ("harvest", "broken", "bare"):
            write_package(name, folder / name)
        (folder / "broken" / "carteado_broken" / "board.js").write_text(BROKEN, encoding="utf-8")
        (folder / "bare" / "carteado_bare" / "board.js").unlink()
        for book in (folder / "bare" / "carteado_bare" / "rulebook").iterdir():
            book.unlink()
        for package in (ROOT / "examples" / "sueca", *(folder / name for name in ("harvest", "broken", "bare"))):
            patch.setenv("PYTHONPATH", lay_beside(package, folder))
        yield stack.enter_context(running(sqlite(folder), *GENEROUS))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_board_of_a_package_is_drawn_and_played_on(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone, dark=phone, visited=VISITED)
    page = visitor.page
    visitor.sit(visitor.create("sueca", "me", "bot:random", "bot:random", "bot:random", options={"preset": "hand"}))
    assert visitor.offered()
    board = page.locator(".own-board")
    expect(board.locator(".hand .card")).to_have_count(10)
    assert visitor.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    playable = board.locator(".hand .card:enabled").first
    card = playable.get_attribute("data-ref")
    playable.click()
    expect(board.locator(f".hand [data-ref='{card}']")).to_have_count(0)
    assert visitor.offered()
    expect(board.locator(".hand .card")).to_have_count(9)


def test_a_board_is_served_as_a_script_of_the_page(visit: Visit) -> None:
    asked = visit().page.request
    served = asked.get("/api/games/sueca/board.js")
    assert served.headers["content-type"] == "text/javascript; charset=utf-8"
    assert served.headers["content-security-policy"].startswith("default-src 'self'")
    assert served.body() == (ROOT / "examples/sueca/carteado_sueca/board.js").read_bytes()
    assert [asked.get(f"/api/games/{game}/board.js").status for game in ("bare", "duel", "nothing")] == [404] * 3


def test_the_actions_and_the_table_stay_beside_the_board_in_words(visit: Visit) -> None:
    visitor = visit(lang="pt", visited=VISITED)
    page = visitor.page
    visitor.sit(visitor.create("harvest", "me", "bot:random"))
    assert visitor.offered()
    cards = page.locator(".own-board .card:enabled")
    expect(page.locator(".prompt .action")).to_have_count(cards.count())
    expect(cards.first).to_have_attribute("aria-label", f"Jogar o {cards.first.inner_text()}")
    page.get_by_text("A mesa em palavras", exact=True).click()
    expect(page.get_by_role("list", name="A mesa em palavras")).to_contain_text("Suas cartas")
    before = cards.count()
    cards.first.focus()
    page.keyboard.press("Enter")
    expect(cards).to_have_count(before - 1)
    visitor.press_answer()
    visitor.play_to_end()


def test_a_lesson_points_at_the_board_of_a_package(visit: Visit) -> None:
    page = visit(visited=VISITED).page
    page.goto("/lesson/harvest/the-first-rounds")
    expect(page.locator(".own-board [data-ref='card:9']")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    page.locator(".own-board [data-ref='card:9']").click()
    expect(page.locator(".own-board [data-ref='card:9']")).to_have_count(0)
    expect(page.get_by_text("Now give away your")).to_be_visible()


def test_a_board_that_fails_leaves_the_table_in_words(visit: Visit) -> None:
    visitor = visit(visited=VISITED)
    visitor.sit(visitor.create("broken", "me", "bot:random"))
    expect(visitor.page.get_by_text("The board of this game cannot be drawn.")).to_be_visible()
    visitor.play_to_end()


def test_a_game_without_board_and_rulebook_says_so_and_is_played_in_words(visit: Visit) -> None:
    visitor = visit(visited=VISITED)
    page = visitor.page
    page.goto("/rules/bare")
    expect(page.get_by_text("bare has no rulebook yet.")).to_be_visible()
    page.goto("/")
    tiles = page.locator(".tile")
    expect(tiles.filter(has_text="Harvest").get_by_role("link", name="Rules")).to_have_count(1)
    expect(tiles.filter(has_text="Bare").get_by_role("link", name="Rules")).to_have_count(0)
    visitor.sit(visitor.create("bare", "me", "bot:random"))
    expect(page.get_by_role("list", name="The table in words")).to_contain_text("Your cards")
    expect(page.locator(".own-board")).to_have_count(0)
    visitor.play_to_end()
