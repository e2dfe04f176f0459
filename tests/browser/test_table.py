"""What the table does for any game, shown with one that has no board."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.conftest import Visit
from browser.visiting import VISITED, Visitor, remember
from server.clients import GENEROUS, Server, sqlite


def test_a_game_without_a_board_is_played_to_its_end(visit: Visit) -> None:
    visitor = visit()
    visitor.sit(visitor.create("nim", "me", "bot:random"))
    expect(visitor.page.locator(".words")).to_contain_text("Stones")
    visitor.play_to_end()
    expect(visitor.page.locator(".ending")).to_contain_text("This deal was checked in your browser")


def test_nothing_is_asked_for_twice_until_the_first_table_is_there(visit: Visit) -> None:
    visitor = visit()
    asked: list[str] = []
    visitor.page.goto("/")
    visitor.page.locator(".tile", has_text="Nim").locator(".first").click()
    visitor.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    visitor.page.get_by_role("button", name="To the table").click()
    visitor.page.wait_for_selector(".action")
    assert asked
    assert sorted(asked) == sorted(set(asked))


def test_the_title_says_whose_turn_it_is(visit: Visit) -> None:
    one, other = visit(), visit()
    one.share(other, "nim")
    expect(one.page).to_have_title("▶ Your turn: Nim")
    expect(other.page).to_have_title("Nim")
    one.page.locator(".action").first.click()
    expect(other.page).to_have_title("▶ Your turn: Nim")
    expect(other.page.get_by_role("log")).to_contain_text("Player 1 took")


def test_what_was_agreed_about_time_and_absence_is_shown_to_whoever_may_sit_down(visit: Visit) -> None:
    one, other = visit(), visit(lang="pt")
    clock = {"kind": "total", "seconds": 300, "increment": 5}
    code = one.create("nim", "me", "open", clock=clock, absence=15, public=True)
    one.sit(code)
    expect(one.page.locator(".waiting")).to_contain_text("5:00 each, and 5 seconds more a move.")
    expect(one.page.locator(".waiting")).to_contain_text("away for 15 minutes, the others at the table may agree")
    other.page.goto("/")
    expect(other.page.locator(f"a[href='/match/{code}']")).to_contain_text("ausente há 15 minutos")


def test_a_match_is_set_up_with_its_rule_of_absence(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".tile", has_text="Nim").locator(".first").click()
    expect(page.get_by_label("If somebody stays away")).to_have_count(0)
    page.get_by_label("Player 2").select_option("open")
    page.locator("summary", has_text="Clock and visitors").click()
    page.get_by_label("If somebody stays away").select_option(label="after 5 minutes a bot may sit in")
    page.get_by_role("button", name="To the table").click()
    expect(page.locator(".waiting")).to_contain_text("away for 5 minutes")


def test_an_action_is_chosen_by_a_number_key(visit: Visit) -> None:
    visitor = visit()
    visitor.sit(visitor.create("nim", "me", "bot:random"))
    visitor.page.wait_for_selector(".action")
    visitor.page.keyboard.press("2")
    expect(visitor.page.get_by_role("log")).to_contain_text("Player 1 took 2.")


def test_undo_against_a_bot_and_hint(visit: Visit) -> None:
    visitor = visit()
    visitor.sit(visitor.create("nim", "me", "bot:random"))
    page = visitor.page
    page.wait_for_selector(".action")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".worth").first).to_have_text(re.compile(r"\d+ %"))
    page.keyboard.press("1")
    expect(page.get_by_role("log")).to_contain_text("Player 1 took 1.")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("log")).not_to_contain_text("Player 1 took 1.")


def test_people_at_a_table_talk(visit: Visit) -> None:
    one, other = visit(), visit()
    one.share(other, "nim")
    one.page.get_by_label("Say something").fill("Good luck!")
    one.page.get_by_role("button", name="Send").click()
    expect(other.page.get_by_role("region", name="Talk")).to_contain_text("Good luck!")


def test_a_table_outlives_its_server(browser: Browser, tmp_path: Path) -> None:
    """Killed and started again: the page says so, comes back by itself, and the match goes on."""
    server = Server(sqlite(tmp_path), *GENEROUS)
    context = browser.new_context(base_url=f"http://{server.host}", locale="en-US")
    remember(context, "visited", VISITED)
    try:
        visitor = Visitor(context.new_page())
        page = visitor.page
        visitor.sit(visitor.create("siege", "me"))
        page.locator(".action", has_text="End the turn").click()
        assert visitor.offered()
        told = page.get_by_role("log").inner_text()
        server.kill()
        expect(page.locator(".notices")).to_contain_text("The line is down")
        server = Server(sqlite(tmp_path), *GENEROUS, port=server.port)
        expect(page.locator(".notices")).not_to_contain_text("The line is down")
        expect(page.get_by_role("log")).to_contain_text(told.splitlines()[-1])
        page.locator(".action", has_text="End the turn").click()
        expect(page.get_by_role("log")).not_to_have_text(told)
        assert visitor.faults == []
    finally:
        context.close()
        server.kill()


def test_giving_up_is_asked_twice(visit: Visit) -> None:
    visitor = visit()
    visitor.sit(visitor.create("nim", "me", "bot:random"))
    page = visitor.page
    page.locator("summary", has_text="More").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.wait_for_selector(".ending")


def test_again_with_the_seats_swapped(visit: Visit) -> None:
    visitor = visit()
    visitor.sit(visitor.create("nim", "me", "bot:random"))
    visitor.play_to_end()
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.get_by_role("link", name="To the new match").click()
    expect(visitor.page.locator(".plate").last).to_contain_text("you")
