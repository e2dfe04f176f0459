"""Heroes on its board: whole matches by tapping, an arena of three, a Mob, and everything within reach on a phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.heroing import Player
from browser.looking import SIDEWAYS, SMALL

SHORT = {"round_limit": 5, "draws_per_turn": 1}


def seated(visit: Visit, *bots: str, mode: str = "traditional", phone: bool = False, **options: object) -> Player:
    player = Player(visit(phone=phone))
    player.visitor.sit(player.visitor.create("heroes", "me", *bots, mode=mode, options={**SHORT, **options}))
    player.page.wait_for_selector(".board")
    return player


def asked(visit: Visit, question: str, *bots: str, **wish: Any) -> Player:
    """Somebody who is asked that: which deal leads to it is not known before, so matches are begun until one has."""
    for _ in range(8):
        player = seated(visit, *bots, **wish)
        if player.reach(question):
            return player
    raise AssertionError(f"in no match asked: {question}")


# Whole matches


def test_a_traditional_match_against_a_bot(visit: Visit) -> None:
    player = seated(visit, "bot:random")
    player.play_to_end()
    expect(player.page.locator(".ending")).to_contain_text("This deal was checked in your browser")
    assert player.done["card"] > 3
    assert player.done["power"]


def test_an_arena_of_three(visit: Visit) -> None:
    player = seated(visit, "bot:random", "bot:random", mode="arena", combat="turn_player")
    page = player.page
    expect(page.locator(".other .side.compact")).to_have_count(2)
    page.get_by_role("button", name="Random bot 2. Reserve").click()
    expect(page.locator(".other.shown .side:not(.compact)")).to_be_visible()
    expect(page.locator(".other:not(.shown)")).to_be_hidden()
    page.locator(".tab").first.click()
    expect(page.locator(".other .side.compact").nth(1)).to_be_visible()
    player.play_to_end()
    assert player.done["power"]


def test_challengers_with_an_ally(visit: Visit) -> None:
    player = seated(visit, "bot:random", mode="challengers", challenge_base=4, challenge_per_player=0)
    page = player.page
    expect(page.get_by_role("group", name="the Mob")).to_be_visible()
    for _ in range(200):
        if "common" in player.seen()["can"]:
            break
        assert player.step()
    ref = page.locator(".near .character .stand > .thing.can").first.get_attribute("data-ref")
    page.locator(f'[data-ref="{ref}"] > .touch').click()
    page.locator('[data-ref="common"].next > .touch').click(position={"x": 4, "y": 4})
    expect(page.locator(f'.common [data-ref="{ref}"]')).to_be_visible()
    page.locator(".tab").nth(2).click()
    expect(page.locator(".other.shown")).to_contain_text("ally")
    player.play_to_end()
    expect(page.get_by_role("log")).to_contain_text("the Common Team and the Mob fight")


# What a person sees


def test_the_order_of_combat_and_the_powers_of_the_active_character(visit: Visit) -> None:
    player = asked(visit, "This character", "bot:random")
    page = player.page
    now = page.locator(".order .now")
    expect(now).to_have_count(1)
    expect(page.locator(".body.acting")).to_have_count(1)
    expect(page.locator(".body.acting")).to_contain_text(now.locator(".name").inner_text())
    expect(page.locator(".power").first).to_be_visible()
    expect(page.locator(".phases .now")).to_have_text("combat")
    assert not player.visitor.axe()


def test_on_a_phone_everything_is_within_reach(visit: Visit) -> None:
    player = asked(visit, "This character", "bot:random", "bot:random", mode="arena", phone=True)
    page = player.page
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(SMALL) == []
    player = asked(visit, "Which target?", "bot:random", "bot:random", mode="arena", phone=True)
    page = player.page
    expect(page.locator(".board .thing.can:visible").first, "the side with the targets is seen").to_be_visible()
    for place in range(3):
        page.locator(".tab").nth(place).click()
        expect(page.locator(".side:visible")).to_have_count(1)
    page.locator(".tab").first.click()
    page.locator(".near .character .touch").first.press("z")
    expect(page.get_by_role("dialog")).to_contain_text("Health")


def test_a_power_says_why_it_cannot_be_used_and_another_what_it_costs_and_will_do(visit: Visit) -> None:
    player = asked(visit, "This character", "bot:random")
    page = player.page
    while not (page.locator("[data-unusable]").count() and page.locator(".power").count()):
        assert player.reach("This character")
        if not page.locator("[data-unusable]").count():
            player.step()
    page.locator("[data-unusable]").first.click()
    expect(page.locator(".toast").first.get_by_role("link")).to_have_attribute(
        "href", re.compile(r"/rules/heroes#HEROES-\d+\.\d+")
    )
    page.locator(".own .thing > .touch").first.click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(
        re.compile(r"in your own main phase only|is not in play")
    )
    page.keyboard.press("Escape")
    page.locator(".power").first.hover()
    expect(page.locator("[data-foreseen]")).to_contain_text(re.compile("use|chosen|certain"))
