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


# The buttons of the question of which something else lies over the middle, or that are cut off.
HIDDEN = """() => [...document.querySelectorAll(".ask .action")].filter((node) => {
  if (!node.checkVisibility({visibilityProperty: true})) return false;
  const box = node.getBoundingClientRect();
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !node.contains(seen);
}).map((node) => node.innerText)"""


@pytest.mark.parametrize(("lesson", "tries"), [("answers", 0), ("boxes", 5), ("your-turn", 0), ("apotheosis", 1)])
def test_every_answer_to_a_question_is_in_sight(visit: Visit, lesson: str, tries: int) -> None:
    """Two answers to an attack, one beside the inventory, and resting and ending the turn, at 1280 pixels."""
    page = visit().page
    page.goto(f"/lesson/apotheosis/{lesson}")
    shown = 0
    while True:
        now = step(page, shown)
        if page.locator(".coach .onward").inner_text() == "Show me":
            if tries == 0:
                break
            tries -= 1
        page.locator(".coach .onward").click()
        shown += 1
    assert page.locator(".ask .action").count() >= 1, now["said"]
    assert page.evaluate(HIDDEN) == []


def test_each_last_step_shows_its_price(visit: Visit) -> None:
    page = visit().page
    page.goto("/lesson/apotheosis/the-first-blow")
    for shown in range(3):
        step(page, shown)
        page.locator(".coach .onward").click()
    step(page, 3)
    expect(page.locator('[data-ref="way:n"]')).to_contain_text("2 AP")
    expect(page.locator('[data-ref="way:s"]')).to_contain_text("4 AP")
