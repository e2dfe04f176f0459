"""A hero is built from nothing, its faults are told and cured, and it is played; decks of other games likewise."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.visiting import Visitor

CLASSES = ("Shieldhand", "Reedbow", "Dawn Squire")


def come(visit: Visit, path: str, **how: Any) -> Visitor:
    visitor = visit(**how)
    visitor.page.goto(path)
    return visitor


def kind(page: Page, name: str) -> None:
    page.get_by_role("group", name="Kinds of cards").get_by_role("button", name=re.compile(rf"^{name}")).click()


def choose(page: Page, card: str) -> None:
    page.get_by_label("Cards", exact=True).get_by_role("button", name=f"Choose {card}", exact=True).click()


def figure(page: Page, name: str) -> str:
    return page.locator(".figure", has=page.get_by_text(name, exact=True)).first.locator("dd").inner_text()


def fill(page: Page, size: int) -> None:
    """One copy more of whatever there is more of, until the deck is full."""
    more = page.get_by_label("Cards", exact=True).get_by_role("button", name=re.compile(r"^One .* more$"))
    number = page.locator(".size b")
    while (found := int(number.inner_text())) < size:
        more.and_(page.locator(":enabled")).first.click()
        expect(number).to_have_text(str(found + 1))


def play_some(visitor: Visitor, actions: int) -> None:
    """Tap what is lit until the match has had so many actions."""
    code = visitor.page.url.rpartition("/")[2]
    rng = random.Random(3)
    for _ in range(500):
        visitor.tap_one(rng)
        if visitor.page.request.get(f"/api/matches/{code}").json()["number"] >= actions:
            return
    raise AssertionError("the match does not go on")


def test_a_hero_is_built_from_nothing_and_played(visit: Visit) -> None:
    visitor = come(visit, "/cards/apotheosis")
    page = visitor.page
    page.get_by_role("link", name="Build a hero").click()
    faults = page.locator(".fault")
    expect(faults.first).to_contain_text("A hero needs a House: House Ironfen")
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()

    choose(page, "House Ironfen")
    expect(page.get_by_text("A hero needs a House")).to_have_count(0)
    assert (figure(page, "CON"), figure(page, "HP")) == ("6", "6")
    kind(page, "Classes")
    for name in CLASSES:
        choose(page, name)
    expect(page.get_by_role("group", name="Kinds of cards").get_by_text("3/3")).to_be_visible()
    choose(page, "Linebreaker")
    expect(faults.filter(has_text="3 Classes at most")).to_be_visible()
    same_path = faults.filter(has_text="No two Classes of one path")
    expect(same_path).to_contain_text("Linebreaker")
    expect(same_path.get_by_role("link", name="APOTHEOSIS-3.1")).to_have_attribute(
        "href", "/rules/apotheosis#APOTHEOSIS-3.1"
    )
    choose(page, "Linebreaker")
    expect(same_path).to_have_count(0)
    expect(page.locator(".figure", has=page.get_by_text("CON", exact=True)).locator("dd")).to_have_text("8")

    page.get_by_text("What a deck may be").click()
    page.get_by_label("Cards in a deck").select_option("20")
    kind(page, "Items")
    fill(page, 20)
    expect(page.get_by_text("Legal: it can be played.")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Bulwark")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Bulwark is kept in this browser.")).to_be_visible()

    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/match/*")
    page.wait_for_selector(".host")
    play_some(visitor, 8)

    page.goto("/")
    page.locator(".tile", has_text="Apotheosis").get_by_role("button").click()
    option = page.get_by_label("Player 1").locator("option", has_text="Bulwark")
    expect(option).to_have_count(1)
    assert "H01" in str(option.get_attribute("value"))


def test_what_was_begun_is_there_when_one_comes_back(visit: Visit) -> None:
    visitor = come(visit, "/build/apotheosis#P1")
    page = visitor.page
    expect(page.get_by_text("Legal: it can be played.")).to_be_visible()
    page.get_by_label("My list").get_by_role("button", name="One Hew less").click()
    expect(page.locator(".size b")).to_have_text("29")
    page.goto("/build/apotheosis")
    expect(page.locator(".size b")).to_have_text("29")
    expect(page.locator(".fault")).to_contain_text("The deck has 29 cards; it must have 30.")
    assert visitor.axe() == []


def test_a_card_is_looked_at_closely_full_art_too(visit: Visit) -> None:
    page = come(visit, "/build/apotheosis").page
    kind(page, "Items")
    page.get_by_role("button", name="Look at Ford Mirror").click()
    closeup = page.get_by_role("dialog", name="Ford Mirror")
    expect(closeup).to_contain_text("Deep Ford")
    expect(closeup).to_contain_text("game-icons.net")


def test_a_list_goes_out_and_comes_in(visit: Visit) -> None:
    page = come(visit, "/build/duel#forge_march").page
    expect(page.get_by_text("Legal: it can be played.")).to_be_visible()
    page.get_by_role("button", name="Export, import").click()
    out = page.get_by_label("The list, as the command line reads it").input_value()
    assert "1 EMB-H1  # " in out
    page.get_by_label("A list to read").fill("3 Nobody At All")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("dialog").get_by_text("There is no card Nobody At All.")).to_be_visible()
    page.get_by_label("A list to read").fill("\n".join(out.splitlines()[:-1]))
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".fault").filter(has_text="cards besides the hero")).to_be_visible()


@pytest.mark.parametrize("game", ["apotheosis", "heroes"])
def test_chance_builds_something_legal(visit: Visit, game: str) -> None:
    page = come(visit, f"/build/{game}").page
    expect(page.locator(".fault").first).to_be_visible()
    page.get_by_label("Start from…").select_option("random")
    expect(page.get_by_text("Legal: it can be played.")).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_enabled()


def test_on_a_phone_the_list_and_the_cards_take_turns(visit: Visit) -> None:
    visitor = come(visit, "/build/apotheosis#P4", phone=True, lang="pt", dark=True)
    page = visitor.page
    turn = page.get_by_role("button", name="Minha lista 30/30 ✓")
    expect(turn).to_be_visible()
    assert visitor.axe() == []
    turn.click()
    expect(page.get_by_text("Permitido: pode ser jogado.")).to_be_visible()
    assert visitor.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.locator(".deck button:visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 40).map(one => one.textContent)"
    )
    assert small == []
