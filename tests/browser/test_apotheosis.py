"""Apotheosis on its board: whole battles by tapping, what a tap shows, and everything within reach on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import carteado
from browser.conftest import Visit
from browser.looking import SIDEWAYS, SMALL
from browser.questing import DEEDS, MAIN, Player

OVERRUN = """cards => cards.filter(card => {
    const [face, foot] = [".face", ".foot"].map(part => card.querySelector(part).getBoundingClientRect());
    const boxes = [...card.querySelectorAll(".box, .req, .tag, .bar")].map(box => box.getBoundingClientRect().right);
    return foot.bottom > face.bottom + 1 || Math.max(...boxes) > face.right;
}).map(card => card.textContent.slice(0, 40))"""
SMALLEST = """cards => Math.min(...cards.map(card =>
    parseFloat(getComputedStyle(card.querySelector(".text")).fontSize)))"""
SHORT = {"round_limit": 5, "mulligan": 0, "preparation": 1, "draw": 1, "opening_hand": 4}


def seated(
    visit: Visit, *bots: str, mode: str = "duel", phone: bool = False, deeds: int = DEEDS, **options: object
) -> Player:
    player = Player(visit(phone=phone), deeds)
    player.visitor.sit(player.visitor.create("apotheosis", "me", *bots, mode=mode, options={**SHORT, **options}))
    player.page.wait_for_selector(".board")
    return player


# Whole battles


def test_a_duel_against_a_bot(visit: Visit) -> None:
    player = seated(visit, "bot:random", board="lane")  # two columns: nobody is far from anybody
    player.play_to_end()
    expect(player.page.locator(".ending")).to_contain_text("This deal was checked in your browser")
    assert player.done.get("attack", 0) + player.done.get("move", 0) > 0


def test_an_encounter_alone(visit: Visit) -> None:
    player = seated(visit, mode="encounter", deeds=1, draw=0)
    page = player.page
    scenario = page.get_by_role("group", name="Scenario")
    expect(scenario).to_contain_text("Fell every enemy")
    expect(scenario).to_contain_text("Round 3:")
    expect(page.locator(".cell .unit.foe")).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("the Gate"))).to_be_visible()
    player.play_to_end()
    expect(page.get_by_role("log")).to_contain_text("The Lantern Gate")


# What a person sees


def test_who_acts_is_tapped_and_then_the_tile(visit: Visit) -> None:
    player = seated(visit, "bot:random")
    page = player.page
    player.reach(MAIN)
    acting = player.seen()["acting"][0]
    player.tap(acting)
    seen = player.seen()
    tiles = [ref for ref in seen["next"] if ref.startswith("tile:") and ref not in seen["foes"]]
    assert tiles, "reachable tiles glow"
    page.locator(f'[data-ref="{tiles[0]}"] > .touch').hover()
    expect(page.locator(".overlay .way")).to_have_count(1)
    assert not player.visitor.axe()
    page.keyboard.press("Escape")
    assert not player.seen()["next"]


def test_a_line_of_sight_is_drawn_to_an_enemy_that_is_looked_at(visit: Visit) -> None:
    player = seated(visit, "bot:random")
    player.reach(MAIN)
    expect(player.page.locator(".overlay .sight")).to_have_count(0)
    foe = player.seen()["foes"][0]
    player.page.locator(f'[data-ref="{foe}"] > .touch').hover()
    expect(player.page.locator(".overlay .sight")).to_have_count(1)


def test_an_attack_can_be_answered_where_the_eye_is(visit: Visit) -> None:
    """The master's wolves come to whoever stands still, and House Ironfen answers attacks."""
    player = seated(visit, mode="encounter", deeds=0, draw=0, preparation=0)
    page = player.page
    answer = page.locator(".power", has_text="House Ironfen")
    player.ready()
    while not answer.count():
        assert player.step()
        player.ready()
    expect(page.get_by_role("list", name="Under way")).to_contain_text("attacks Player 1's hero")
    expect(page.locator(".moment")).to_contain_text("is attacked")
    expect(page.locator(".overlay .aim")).to_have_count(1)
    answer.click()
    expect(page.get_by_role("log")).to_contain_text("House Ironfen changes the result by -2")


def test_arrow_keys_go_from_tile_to_tile(visit: Visit) -> None:
    player = seated(visit, "bot:random")
    page = player.page
    player.reach(MAIN)
    page.locator('[data-ref="tile:b3"] > .touch').focus()
    for key, tile in (("ArrowUp", "b4"), ("ArrowRight", "c4"), ("ArrowDown", "c3"), ("ArrowLeft", "b3")):
        page.keyboard.press(key)
        expect(page.locator(f'[data-ref="tile:{tile}"] > .touch')).to_be_focused()


def test_a_card_looked_at_shows_what_is_printed_on_it(visit: Visit) -> None:
    player = seated(visit, "bot:random")
    page = player.page
    page.get_by_role("button", name=re.compile("House Ironfen")).first.press("z")
    look = page.get_by_role("dialog")
    for words in ("House Ironfen", "common", "Threshold", "EARTH", "game-icons.net", "Attacked"):
        expect(look).to_contain_text(words)


@pytest.mark.parametrize("lang", ["en", "pt"])
@pytest.mark.parametrize("phone", [False, True])
def test_every_card_of_the_gallery_is_large_enough_to_read_and_holds_its_text(
    visit: Visit, lang: str, phone: bool
) -> None:
    page = visit(phone=phone, lang=lang).page
    page.goto("/cards/apotheosis")
    expect(page.locator(".cards li")).to_have_count(len(carteado.load("apotheosis").card_data()))
    cards = page.locator(".cards .card")
    assert cards.evaluate_all(OVERRUN) == []
    assert cards.evaluate_all(SMALLEST) >= 11


def test_on_a_phone_everything_is_within_reach(visit: Visit) -> None:
    player = seated(visit, "bot:random", phone=True)
    page = player.page
    player.reach(MAIN)
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(SMALL) == []
    for name in ("Random bot", "Scenario", "Your table"):
        page.get_by_role("group", name="Tables of the heroes").get_by_role("button", name=name).click()
    expect(page.locator("div.near")).to_be_visible()
    expect(page.locator("div.far")).to_be_hidden()
