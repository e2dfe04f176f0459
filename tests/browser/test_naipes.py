"""Naipes on its board: whole matches, two people, a choice in mid-effect, two languages, a phone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from browser.battling import Battler, play_out
from browser.conftest import Visit
from browser.looking import SIDEWAYS, SMALL

FIRST = {"first_player": "0"}


def against_bot(visit: Visit, seed: int = 0, **how: bool | str) -> Battler:
    battler = Battler(visit(**how), seed)
    battler.visitor.sit(battler.visitor.create("naipes", "me", "bot:random", options=FIRST))
    battler.wait_for(".choosing .thing.can")
    return battler


def choose_ruler(battler: Battler) -> None:
    battler.page.locator(".choosing .thing.can > .touch").first.click()


def seated(visit: Visit) -> tuple[Battler, Battler]:
    """Two people at one table, each with a browser of their own."""
    one, other = Battler(visit(), 1), Battler(visit(), 2)
    one.visitor.share(other.visitor, "naipes", options=FIRST)
    for battler in (one, other):
        battler.wait_for(".choosing")
    return one, other


def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    battler = against_bot(visit, seed=4)
    play_out(battler)
    page = battler.page
    expect(page.locator(".ending")).to_contain_text("This deal was checked in your browser")
    outcome = battler.view()["outcome"]
    totals = [outcome["columns"][slot]["totals"] for slot in "CSWHD"]
    shown = [int(total) for total in page.locator(".result li:not(.sum) b").all_inner_texts()]
    assert shown == [total for pair in totals for total in reversed(pair)]


def test_two_people_play_a_match_and_see_the_same_end(visit: Visit) -> None:
    one, other = seated(visit)
    play_out(one, other)
    for battler in (one, other):
        battler.wait_for(".result")
    assert one.view()["outcome"] == other.view()["outcome"]


def test_what_lies_face_down_is_not_sent_to_the_other(visit: Visit) -> None:
    one, other = seated(visit)
    choose_ruler(one)
    other.wait_for(".choosing .thing.can")
    choose_ruler(other)
    one.wait_for(".near-hand .thing.can")
    for ref in one.placing():
        one.tap(ref)
    one.settle()
    expect(one.page.locator('.near [data-ref^="unit:"]')).to_have_count(1)
    expect(other.page.locator('.far [data-ref^="unit:"] .back')).to_have_count(1)
    (unit,) = [unit for units in one.view()["players"][0]["slots"].values() for unit in units]
    assert not unit["up"]
    sent = [json.loads(frame)["view"] for frame in other.frames if '"table"' in frame]
    hidden = [*unit["cards"], *one.view()["players"][0]["hand"]]
    assert not [card for card in hidden if f'"{card}"' in json.dumps(sent)]


def test_touching_a_card_shows_where_it_can_go(visit: Visit) -> None:
    battler = against_bot(visit)
    choose_ruler(battler)
    battler.wait_for(".near-hand .thing.can")
    card, slot = battler.placing()
    battler.tap(card)
    assert slot in battler.seen()["next"]
    expect(battler.page.locator(".prompt")).to_contain_text("Choose where.")
    battler.page.keyboard.press("Escape")
    assert battler.seen()["next"] == []


def test_a_card_is_dragged_into_its_slot(visit: Visit) -> None:
    battler = against_bot(visit)
    choose_ruler(battler)
    battler.wait_for(".near-hand .thing.can")
    page = battler.page
    card, slot = (page.locator(f'.frame [data-ref="{ref}"]').bounding_box() for ref in battler.placing())
    assert card
    assert slot
    page.mouse.move(card["x"] + 12, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(slot["x"] + 30, slot["y"] + 60, steps=4)
    page.mouse.up()
    battler.settle()
    expect(page.locator('.near [data-ref^="unit:"]')).to_have_count(1)


def test_every_card_is_under_the_pointer_that_aims_at_it(visit: Visit) -> None:
    """A slot does not lie over its units, nor a card of the hand over the next, whether chosen or pointed at."""
    battler = against_bot(visit)
    choose_ruler(battler)
    battler.wait_for(".near-hand .thing.can")
    for ref in battler.placing():
        battler.tap(ref)
    battler.settle()
    unit = battler.page.locator('.near [data-ref^="unit:"] > .touch')
    unit.click(trial=True)
    hand = battler.page.locator(".near-hand .thing > .touch")
    for place in range(hand.count()):  # from left to right: each lies partly over the one before
        hand.nth(place).click(position={"x": 9, "y": 30}, trial=True)


def test_a_ruler_can_be_read_closely(visit: Visit) -> None:
    battler = against_bot(visit)
    choose_ruler(battler)
    battler.wait_for(".far-ruler .thing")
    battler.page.locator(".far-ruler .touch").click(button="right")
    expect(battler.page.locator("dialog.closeup")).to_contain_text("Once a game")


def test_the_language_changes_in_mid_game(visit: Visit) -> None:
    battler = against_bot(visit)
    page = battler.page
    choose_ruler(battler)
    battler.wait_for(".near-hand .thing.can")
    hand = page.locator(".near-hand .thing").count()
    expect(page.locator(".prompt")).to_contain_text("What will you do?")
    page.get_by_role("button", name="PT").or_(page.get_by_text("PT", exact=True)).first.click()
    expect(page.locator(".prompt")).to_contain_text("O que você faz?")
    expect(page.locator(".near-hand .touch").first).to_have_attribute("aria-label", re.compile(" de "))
    assert page.locator(".near-hand .thing").count() == hand


def test_a_phone_has_room_for_a_whole_match(visit: Visit) -> None:
    battler = against_bot(visit, seed=6, phone=True, lang="pt")
    page = battler.page
    choose_ruler(battler)
    battler.wait_for(".near-hand .thing.can")
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(SMALL) == []
    play_out(battler)
    assert page.evaluate(SIDEWAYS) == []
