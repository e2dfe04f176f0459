"""Guests in the browser: other devices, a new key, giving up; who speaks, who is muted, who is removed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visiting import Visitor


@pytest.mark.parametrize(("phone", "lang", "make"), [(False, "en", "Make a code"), (True, "pt", "Gerar um código")])
def test_the_same_guest_on_a_second_device(visit: Visit, phone: bool, lang: str, make: str) -> None:
    desk, other = visit(phone=phone, lang=lang), visit(phone=True)
    desk.call_me("Ana")
    desk.page.goto("/you")
    desk.page.get_by_role("button", name=make).click()
    link = desk.page.locator(".link a")
    expect(link).to_be_visible()
    assert desk.axe() == []
    address, code = link.get_attribute("href") or "", desk.page.locator(".code").inner_text()
    assert address.endswith(f"/you#{code}")
    other.page.goto(address)
    expect(other.page.get_by_label("Code from another device")).to_have_value(code)
    assert other.page.url.endswith("/you"), "the code does not stay in the history"
    other.page.get_by_role("button", name="Go on here").click()
    expect(other.page.locator(".welcome")).to_contain_text("You play as Ana")


def test_a_new_key_and_giving_up(visit: Visit) -> None:
    visitor = visit()
    visitor.call_me("Ana")
    page = visitor.page
    page.goto("/you")
    page.get_by_role("button", name="Change the key").click()
    expect(page.get_by_role("status").filter(has_text="Your key is changed")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You play as Ana")).to_be_visible()
    page.get_by_role("button", name="Forget me").click()
    expect(page.get_by_role("alert")).to_contain_text("cannot be undone")
    assert visitor.axe() == []
    page.get_by_role("button", name="Yes, forget me").click()
    expect(page.locator(".welcome")).to_contain_text("You play as a guest")


def at_table(visit: Visit, name: str, code: str) -> Visitor:
    visitor = visit()
    visitor.call_me(name)
    visitor.page.goto(f"/match/{code}")
    return visitor


def speak(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_label("Say something").fill(text)
    visitor.page.get_by_role("button", name="Send").click()


def test_a_speaker_is_named_muted_and_removed(visit: Visit) -> None:
    host = visit()
    host.call_me("Ana")
    code = host.create("nim", "me", "bot:random", spectators_chat=True)
    host.sit(code)
    eve = at_table(visit, "Eve", code)
    speak(eve, "Buy stones!")
    talk = host.page.get_by_role("region", name="Talk")
    expect(talk).to_contain_text("Eve (watching) Buy stones!")
    speak(host, "No.")
    expect(eve.page.get_by_role("region", name="Talk")).to_contain_text("Ana (Player 1) No.")
    talk.get_by_text("Who spoke").focus()
    host.page.keyboard.press("Enter")
    host.page.keyboard.press("Tab")
    expect(host.page.get_by_role("button", name="Mute Eve (watching)")).to_be_focused()
    host.page.keyboard.press("Enter")
    expect(talk).not_to_contain_text("Buy stones!")
    assert host.axe() == []
    host.page.reload()
    expect(talk).to_contain_text("No.")
    expect(talk).not_to_contain_text("Buy stones!")
    talk.get_by_text("Who spoke").click()
    host.page.get_by_role("button", name="Remove Eve (watching) from the table").click()
    expect(eve.page.get_by_text("The host of this table has removed you.")).to_be_visible()


def test_the_host_removes_somebody_who_waits(visit: Visit) -> None:
    host = visit()
    code = host.create("heroes", "me", "open", "open", mode="arena")
    host.sit(code)
    eve = at_table(visit, "Eve", code)
    eve.page.get_by_role("button", name="Sit down").first.click()
    host.page.get_by_role("button", name="Remove Eve from the table").click()
    expect(host.page.get_by_role("button", name="Remove Eve from the table")).to_have_count(0)
    expect(eve.page.get_by_text("The host of this table has removed you.")).to_be_visible()


def test_ones_own_results_are_counted(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.call_me("Ana")
    page.goto("/you")
    expect(page.get_by_text("Nothing yet.")).to_be_visible()
    code = visitor.create("duel", "me", "bot:greedy")
    visitor.sit(code)
    page.wait_for_selector(".touch")
    page.get_by_text("More", exact=True).click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.goto(f"/replay/{code}")
    expect(page.locator(".host")).to_be_visible()
    page.goto("/you")
    row = page.get_by_role("row", name="Forge March · Easy bot")
    expect(row.get_by_role("cell")).to_have_text(["1", "0", "0", "1"])
    assert visitor.axe() == []
