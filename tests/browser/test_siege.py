"""Siege on its board: whole games by tapping and by keys alone, words in two languages, a phone, the hint."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.looking import SIDEWAYS, SMALL
from browser.visiting import Visitor


def besieged(visitor: Visitor) -> Page:
    visitor.sit(visitor.create("siege", "me"))
    visitor.page.wait_for_selector(".deed")
    return visitor.page


def test_a_whole_siege_by_tapping_what_is_lit(visit: Visit) -> None:
    visitor = visit()
    page = besieged(visitor)
    visitor.play_to_end(seed=3)
    expect(page.locator(".ending")).to_contain_text("This deal was checked in your browser")
    expect(page.locator(".course .danger")).to_contain_text(re.compile("You (win|lose)"))
    assert page.locator(".deed").count() == 0


def test_the_card_of_the_day_is_lit_and_the_others_are_listed(visit: Visit) -> None:
    page = besieged(visit())
    expect(page.locator(".today .section.today")).to_contain_text("Day 1")
    assert page.locator(".today .section").count() == 3
    assert page.locator(".undrawn li").count() == 6


def test_a_die_rolls_and_tells_what_happened(visit: Visit) -> None:
    visitor = visit()
    page = besieged(visitor)
    while not (rolled := page.locator(".deed:has(b)")).count():  # the first card may leave nothing to roll for
        page.keyboard.press("e")
        assert visitor.offered()
    rolled.first.click()
    expect(page.locator(".rolls .die")).to_have_count(1)
    expect(page.locator(".rolls")).to_contain_text("the die shows")
    expect(page.get_by_role("log")).to_contain_text("Player 1 chose")


def test_every_action_leads_to_its_rule(visit: Visit) -> None:
    page = besieged(visit())
    links = page.locator(".deeds a")
    assert links.count() == 11
    for place in range(links.count()):
        assert re.fullmatch(r"/rules/siege#SIEGE-\d+\.\d+", links.nth(place).get_attribute("href") or "")


def test_soldiers_are_sent_by_pointing_at_them_and_at_the_place(visit: Visit) -> None:
    visitor = visit()
    page = besieged(visitor)
    while not page.locator('.deed[data-action="enter_tunnel"]').count():
        page.keyboard.press("e")
        assert visitor.offered()
    page.locator('[data-ref="soldiers"] > .touch').click()
    page.locator('[data-ref="place:tunnel_1"].next > .touch').click()
    expect(page.get_by_role("log")).to_contain_text("The soldiers are now in the tunnel, near the castle.")


def test_a_whole_siege_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    page = besieged(visitor)
    while visitor.offered():
        page.keyboard.press("b")
        page.keyboard.press("Home")
        page.keyboard.press("Enter")  # shows what the thing can do
        if page.locator(".menu .action").count():
            page.keyboard.press("Enter")  # the menu has the focus
        else:
            page.keyboard.press("Escape")
            page.keyboard.press("e")  # ends the turn
    expect(page.get_by_role("log")).to_contain_text("Player 1 chose")


def test_the_hint_marks_the_best_and_says_what_each_is_worth(visit: Visit) -> None:
    page = besieged(visit())
    page.keyboard.press("h")
    expect(page.locator(".action.best small")).to_contain_text(re.compile(r"★ [\d.]+ %"))
    expect(page.locator(".advised")).to_contain_text(re.compile(r"left:\s+\d+ % to win.*\.\s+[A-Z].*\."))


def test_the_language_changes_in_mid_game(visit: Visit) -> None:
    page = besieged(visit())
    before = page.locator(".deed").count()
    expect(page.locator(".course .top")).to_contain_text("Day 1")
    page.get_by_role("button", name="PT").or_(page.get_by_text("PT", exact=True)).first.click()
    expect(page.locator(".course .top")).to_contain_text("Dia 1")
    expect(page.locator(".tracks").first).to_contain_text("Muralha")
    assert page.locator(".deed").count() == before


def test_a_phone_has_room_for_everything(visit: Visit) -> None:
    visitor = visit(phone=True, lang="pt")
    page = besieged(visitor)
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(SMALL) == []
    visitor.play_to_end(seed=8)
    assert page.evaluate(SIDEWAYS) == []


def test_a_thing_says_why_it_cannot_be_chosen_and_an_action_what_it_costs_and_will_do(visit: Visit) -> None:
    visitor = visit()
    page = besieged(visitor)
    while not page.locator('.deed[data-action="enter_tunnel"]').count():
        page.keyboard.press("1")
        assert visitor.offered()
    page.locator('[data-ref="trebuchets"] > .touch').click()
    reason = page.locator(".toast")
    expect(reason).to_contain_text("The soldiers are not in the enemy lines.")
    expect(reason.get_by_role("link", name="SIEGE-8.9")).to_have_attribute("href", "/rules/siege#SIEGE-8.9")
    deed = page.locator('.deed[data-action="enter_tunnel"]')
    expect(deed).to_have_attribute("title", re.compile(r"1 AP, (none|\d) left"))
    deed.hover()
    foreseen = page.locator('[data-foreseen="enter_tunnel"]')
    expect(foreseen).to_contain_text("The soldiers are now in the tunnel, near the castle.")
    page.locator('[data-ref="soldiers"] > .touch').click()
    place = page.locator('[data-ref="place:tunnel_1"] > .touch')
    expect(place).to_have_attribute("title", re.compile(r"1 AP, (none|\d) left"))
    expect(foreseen).to_have_count(0)
