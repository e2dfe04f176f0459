"""A whole match without a pointer: to what can be chosen by the page keys, Enter, and the numbers of the answers."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.test_naipes import against_bot, choose_ruler
from browser.visiting import Visitor

STATE = """() => ({
  menu: document.querySelectorAll(".menu .action:not([disabled])").length,
  answers: document.querySelectorAll(".prompt .action:not([disabled])").length,
  things: document.querySelectorAll(".thing.can > .touch").length,
  choosing: document.querySelectorAll(".thing.chosen").length > 0,
})"""


def press_one(visitor: Visitor, rng: random.Random) -> bool:
    """Wait to be asked, then one choice by keys; False at the end."""
    if not visitor.offered():
        return False
    keyboard, state = visitor.page.keyboard, visitor.page.evaluate(STATE)
    if state["menu"] and rng.random() < 0.6:
        keyboard.press(str(rng.randint(1, min(9, state["menu"]))))
    elif state["answers"] and not state["choosing"] and (not state["things"] or rng.random() < 0.15):
        visitor.press_answer(rng.randrange(state["answers"]))
    else:
        keyboard.press("b")
        for _ in range(rng.randint(1, 5)):
            keyboard.press("PageDown")
        keyboard.press("Enter")
    return True


def test_a_whole_match_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.sit(visitor.create("naipes", "me", "bot:random"))
    rng = random.Random(5)
    for _ in range(3000):
        if not press_one(visitor, rng):
            break
    expect(visitor.page.locator(".ending")).to_be_visible()


def test_arrows_lead_where_they_point(visit: Visit) -> None:
    battler = against_bot(visit)
    choose_ruler(battler)
    battler.wait_for(".near-hand .thing.can")
    battler.page.keyboard.press("b")
    battler.page.locator(".near-hand .touch").first.focus()
    focused = battler.page.locator(".touch:focus")
    for arrow, way in (("ArrowRight", 1), ("ArrowLeft", -1)):
        before = focused.bounding_box()
        battler.page.keyboard.press(arrow)
        after = focused.bounding_box()
        assert before
        assert after
        assert (after["x"] - before["x"]) * way > 0


def test_a_sheet_is_left_with_escape_and_the_focus_comes_back(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.sit(visitor.create("nim", "me", "bot:random"))
    page.wait_for_selector(".action")
    page.keyboard.press("a")
    expect(page.get_by_role("dialog").locator(".action").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
