"""Following what others do: step by step, at the reader's pace, and what has happened since the last decision."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.visiting import Visitor

ASKED = ".thing.can, .action, .ending"

# Whether a step of others waits; else whether the reader is asked; null until one of them is so.
SETTLED = """() => {
  if (document.querySelector(".follow .first")) return "held";
  if (document.querySelector(".host[aria-busy=true]")) return null;
  return document.querySelector(".thing.can, .action, .ending") ? "asked" : null;
}"""


def held(page: Page) -> bool:
    """Wait until a step of others waits to be shown, or the reader is asked."""
    return bool(page.wait_for_function(SETTLED).json_value() == "held")


def play_until_held(visitor: Visitor, most: int = 60) -> None:
    """Play until something that the other one did waits to be shown."""
    rng = random.Random(3)
    for _ in range(most):
        if held(visitor.page):
            return
        assert visitor.tap_one(rng)
    raise AssertionError("the other one did nothing")


def told(page: Page) -> int:
    return page.locator(".log .line").count()


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "pt")])
def test_step_by_step_nothing_of_others_is_shown_before_one_goes_on(visit: Visit, phone: bool, lang: str) -> None:
    visitor = visit(phone=phone, lang=lang, pace="step")
    page = visitor.page
    visitor.sit(visitor.create("naipes", "me", "bot:greedy"))
    play_until_held(visitor)
    if phone:
        page.keyboard.press("l")
    expect(page.locator(".prompt .action, .thing.can")).to_have_count(0)
    before = told(page)
    while held(page):
        page.keyboard.press("n")
        expect(page.locator(".log .line")).not_to_have_count(before)
        shown = told(page)
        assert 0 < shown - before <= 6, "one step of the other one at a time"
        last = page.locator(".log .line").last.inner_text().strip()
        expect(page.locator(".follow .lines")).to_contain_text(last)
        before = shown
    assert visitor.axe() == []


def test_the_pace_is_a_setting_that_is_kept(visit: Visit) -> None:
    visitor = visit(pace="step")
    page = visitor.page
    visitor.sit(visitor.create("naipes", "me", "bot:greedy"))
    play_until_held(visitor)
    page.locator(".follow").get_by_role("button", name="Step by step").click()
    settings = page.get_by_role("dialog", name="Settings")
    assert visitor.axe() == []
    settings.get_by_label("At once").check()
    page.keyboard.press("Escape")
    expect(page.locator(".follow")).to_have_count(0)
    page.wait_for_selector(ASKED)
    page.reload()
    page.wait_for_selector(".host")
    page.keyboard.press("s")
    expect(settings.get_by_label("At once")).to_be_checked()


def test_at_normal_pace_the_steps_come_by_themselves(visit: Visit) -> None:
    visitor = visit(pace="normal")
    page = visitor.page
    visitor.sit(visitor.create("naipes", "me", "bot:greedy"))
    play_until_held(visitor)
    page.wait_for_selector(".follow .lines p:not(.soft)")
    page.wait_for_selector(ASKED)


@pytest.mark.parametrize("lang", ["en", "pt"])
def test_the_recap_tells_what_has_happened_since_ones_last_decision(visit: Visit, lang: str) -> None:
    visitor = visit(lang=lang, pace="step")
    page = visitor.page
    visitor.sit(visitor.create("naipes", "me", "bot:greedy"))
    play_until_held(visitor)
    mine = page.locator(".log .entry.mine").last.inner_text().split("\n")[0].strip()
    page.get_by_role("button", name=re.compile("Show everything|Mostrar tudo")).click()
    page.wait_for_selector(ASKED)
    page.get_by_role("button", name=re.compile(r"^(Recap|Resumo) ?\d")).click()
    recap = page.get_by_role("dialog").locator(".recap")
    expect(recap.locator("li").first).to_contain_text(mine)
    expect(recap.locator(".line").last).to_have_text(page.locator(".log .line").last.inner_text())
    assert recap.locator("li:not(.mine)").count()
    assert visitor.axe() == []
