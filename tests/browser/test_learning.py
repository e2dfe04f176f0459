"""Courses in the browser: every lesson to its end, everything pointed at is there, mistakes are taken back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import carteado
from browser.conftest import Visit
from browser.looking import SIDEWAYS
from browser.visiting import Visitor
from carteado.learn.course import course

GAMES = [id for id in carteado.names() if course(id)]

# The step shown once the page has settled: the refs that nothing draws, and the button that leads on.
STEP = """async () => {
  const coach = document.querySelector(".coach");
  const board = document.querySelector(".host");
  if (!coach?.dataset.number || board?.getAttribute("aria-busy") === "true") return null;
  if (!board.childElementCount) return null;
  const drawn = (ref) => {
    const found = ref.startsWith("action:")
      ? document.querySelectorAll(`[data-action="${CSS.escape(ref.slice(7))}"]`)
      : document.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`);
    return [...found].some((node) => node.getClientRects().length);
  };
  return {
    number: Number(coach.dataset.number),
    missing: JSON.parse(coach.dataset.point).filter((ref) => !drawn(ref)),
    said: coach.querySelector(".words").innerText,
    over: coach.dataset.over === "true",
  };
}"""


def step(page: Page, number: int) -> dict[str, Any]:
    """Wait for the table after that many actions, and look at it."""
    page.wait_for_selector(f'.coach[data-number="{number}"]')
    found: dict[str, Any] = page.wait_for_function(STEP).json_value()
    return found


def go_through(visitor: Visitor, game: str, name: str) -> None:
    """Go through a lesson: the coach shows how, and everything that it points at is there."""
    page = visitor.page
    number, now = 0, step(page, 0)
    while not now["over"]:
        assert now["missing"] == [], f"{game} {name} after {number}: {now['said']}"
        page.locator(".coach .onward").click()
        number += 1
        now = step(page, number)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_course(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/learn/{game}")
    page.get_by_role("link", name="Begin").click()
    for lesson in course(game):
        expect(page.get_by_role("heading", name=lesson.title["en"], exact=True)).to_be_visible()
        go_through(visitor, game, lesson.name)
        expect(page.locator(".coach .words")).to_contain_text(lesson.end["en"][:30])
        if lesson is not course(game)[-1]:
            page.get_by_role("link", name="Next lesson").click()
    page.get_by_role("button", name="Play with the coach").click()
    expect(page.get_by_role("complementary", name="Coach")).to_be_visible()
    page.goto(f"/learn/{game}")
    expect(page.locator("li.done")).to_have_count(len(course(game)))


def test_a_lesson_by_hand_with_a_mistake_and_a_reload(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.locator('a[href="/learn/siege"]').click()
    assert visitor.axe() == []
    page.get_by_role("link", name="First shots").click()
    step(page, 0)
    page.keyboard.press("n")
    step(page, 1)
    assert visitor.axe() == []
    page.locator('[data-action="end_turn"]').click()
    expect(page.locator(".coach .words")).to_contain_text("Points that are left over are lost.")
    assert page.locator(".deed").count() == 0
    page.reload()
    expect(page.locator(".coach .words")).to_contain_text("Points that are left over are lost.")
    page.keyboard.press("u")
    step(page, 1)
    expect(page.locator(".coach .pointed")).to_contain_text("Ladders")
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    step(page, 2)
    expect(page.locator(".coach .words")).to_contain_text("Hit!")
    expect(page.locator(".coach .heard")).to_contain_text("the die shows 3")
    page.reload()
    expect(page.locator(".coach .words")).to_contain_text("Hit!")


def test_a_lesson_on_a_phone_in_portuguese(visit: Visit) -> None:
    visitor = visit(phone=True, lang="pt")
    page = visitor.page
    page.goto("/lesson/siege/first-shots")
    step(page, 0)
    page.get_by_role("button", name="Continuar").click()
    step(page, 1)
    assert page.evaluate(SIDEWAYS) == []
    visitor.tap(page.locator('[data-action="archers ladders"]'))
    step(page, 2)
    expect(page.locator(".coach .words")).to_contain_text("Acertou!")
