"""Puzzles in the browser: failed, taken back and solved, with hint and solution when they are asked for."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.looking import CUT, SIDEWAYS, UNREACHABLE
from browser.visiting import Visitor
from carteado.puzzles.book import book, games_with_puzzles
from carteado.puzzles.days import puzzle_of_the_day, today
from carteado.puzzles.puzzle import Puzzle, choices
from carteado.puzzles.solving import Solving, solution
from carteado.texts import Speaker

GAMES = games_with_puzzles()
READY = '.exercise:has(.host:not([aria-busy="true"]) > *) .coach[data-number="{number}"]'


def table(page: Page, number: int) -> None:
    """Wait for the table after that many own actions."""
    page.wait_for_selector(READY.format(number=number))


def wrong(puzzle: Puzzle) -> str:
    texts = [puzzle.game.action_text(action) for action in choices(puzzle.begin())]
    return next(text for text in texts if text != puzzle.answer)


def deed(page: Page, text: str) -> Any:
    """The button of an action of the siege."""
    return page.locator(f'.deed[data-action="{text}"]')


def failing(puzzle: Puzzle, lang: str) -> str:
    verdict = Solving(puzzle).take(wrong(puzzle))
    assert verdict.reason is not None
    return str(Speaker.of(puzzle.game, lang).say(verdict.reason))


def test_a_puzzle_is_failed_taken_back_and_solved(visit: Visit) -> None:
    visitor, puzzle = visit(), book("siege")[0]
    page = visitor.page
    page.goto("/")
    page.locator('a[href="/puzzles/siege"]').click()
    expect(page.get_by_role("heading", name=f"0 of {len(book('siege'))} solved")).to_be_visible()
    assert visitor.axe() == []
    page.locator('ol a[href="/puzzle/siege/1"]').click()
    table(page, 0)
    assert visitor.axe() == []
    expect(page.locator(".coach h2")).to_have_text(Speaker.of(puzzle.game, "en").say(puzzle.title))
    expect(page.locator(".coach .words")).to_have_text(Speaker.of(puzzle.game, "en").say(puzzle.task))
    deed(page, wrong(puzzle)).click()
    table(page, 1)
    expect(page.locator(".coach .words.mistake")).to_contain_text(failing(puzzle, "en"))
    expect(page.locator(".coach .heard li").first).to_be_visible()
    expect(page.locator(".deed")).to_have_count(0)
    assert visitor.axe() == []
    page.get_by_role("button", name="Take back").click()
    table(page, 0)
    deed(page, puzzle.answer).click()
    table(page, 1)
    expect(page.locator(".coach .words")).to_have_text("Solved!")
    page.get_by_role("link", name="Next puzzle").click()
    table(page, 0)
    assert page.url.endswith("/puzzle/siege/2")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("li.done a")).to_have_attribute("href", "/puzzle/siege/1")
    page.reload()
    expect(page.get_by_role("heading", name=f"1 of {len(book('siege'))} solved")).to_be_visible()


def begins_with_a_card(puzzle: Puzzle) -> bool:
    """Whether the answer plays a card of the hand, and to pass would be wrong."""
    texts = [puzzle.game.action_text(action) for action in choices(puzzle.begin())]
    return "pass" in texts and puzzle.answer.split()[0] in ("place", "reinforce", "substitute")


def test_a_puzzle_by_keyboard_with_a_hint(visit: Visit) -> None:
    page, puzzle = visit().page, next(filter(begins_with_a_card, book("naipes")))
    page.goto(f"/puzzle/naipes/{puzzle.number}")
    table(page, 0)
    key = page.locator('.prompt [data-action="pass"] kbd').inner_text()
    page.keyboard.press(key.lower())
    table(page, 1)
    expect(page.locator(".coach .words.mistake")).to_be_visible()
    page.keyboard.press("u")
    table(page, 0)
    page.keyboard.press("h")
    pointed = page.locator(".coach .pointed button")
    expect(pointed).to_be_visible()
    page.keyboard.press("h")
    label = page.evaluate("document.activeElement.ariaLabel")
    assert label.startswith(pointed.inner_text())
    page.keyboard.press("Enter")
    expect(page.locator(".thing.chosen")).to_have_count(1)
    expect(page.locator(".thing.chosen")).to_have_attribute("data-ref", re.compile(puzzle.answer.split()[1]))


def test_the_solution_is_shown_and_the_puzzle_not_counted_as_solved(visit: Visit) -> None:
    visitor, puzzle = visit(), book("siege")[1]
    page = visitor.page
    page.goto("/puzzle/siege/2")
    table(page, 0)
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator(".solution li")).to_have_count(len(solution(puzzle)))
    assert visitor.axe() == []
    deed(page, puzzle.answer).click()
    table(page, 1)
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("li:has(a[href='/puzzle/siege/2'])")).to_contain_text("Solution seen")
    expect(page.locator("li.done")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_puzzles_at_its_own_board(visit: Visit, game: str) -> None:
    puzzle = book(game)[0]
    page = visit().page
    page.goto(f"/puzzle/{game}/{puzzle.number}")
    table(page, 0)
    expect(page.locator(".coach h2")).to_have_text(Speaker.of(puzzle.game, "en").say(puzzle.title))
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".coach .pointed, .coach .named").first).to_be_visible()


def test_puzzles_on_a_phone_in_portuguese(visit: Visit) -> None:
    visitor = visit(phone=True, lang="pt")
    page, puzzle = visitor.page, book("siege")[0]
    before = today()
    page.goto("/")
    page.get_by_role("navigation").get_by_role("link", name="Desafios").click()
    expect(page.get_by_role("heading", name="Desafio do dia")).to_be_visible()
    offered = page.locator(".day a").get_attribute("href")
    days = [puzzle_of_the_day(day) for day in (before, today())]
    assert offered in [f"/puzzle/{one.game.id}/{one.number}" for one in days]
    assert looks_whole(visitor)
    page.locator('.book a[href="/puzzles/siege"]').click()
    expect(page.locator("ol li.sheet")).to_have_count(len(book("siege")))
    assert looks_whole(visitor)
    page.locator('ol a[href="/puzzle/siege/1"]').click()
    table(page, 0)
    assert looks_whole(visitor)
    visitor.tap(deed(page, wrong(puzzle)))
    table(page, 1)
    expect(page.locator(".coach .words.mistake")).to_contain_text(failing(puzzle, "pt"))
    assert looks_whole(visitor)


def looks_whole(visitor: Visitor) -> bool:
    """Whether axe finds nothing, nothing scrolls sideways, and nothing is cut off or out of reach."""
    assert visitor.axe() == []
    assert [visitor.page.evaluate(fault) for fault in (SIDEWAYS, UNREACHABLE, CUT)] == [[], [], []]
    return True
