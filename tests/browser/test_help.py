"""Help on the spot: what a word or a mark means is found where one is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit


@pytest.mark.parametrize(
    ("lang", "path", "word", "meaning"),
    [
        ("en", "/rules/naipes", "ace", "Commander"),
        ("pt", "/rules/naipes", "a dama", "Governante"),
        ("pt", "/rules/duel", "overrun", "Atropelar"),
        ("pt", "/rules/siege", "tunel", "Túnel"),
    ],
)
def test_the_search_of_the_rules_says_first_what_the_word_means(
    visit: Visit, lang: str, path: str, word: str, meaning: str
) -> None:
    page = visit(lang=lang).page
    page.goto(path)
    page.get_by_role("searchbox").fill(word)
    expect(page.locator(".meanings dt").first).to_have_text(meaning)
    expect(page.locator(".meanings a").first).to_have_text(re.compile(r"[A-Z]+-[\d.]+"))


def test_an_ace_is_no_face(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/naipes")
    page.get_by_role("searchbox").fill("ace")
    expect(page.locator(".meanings")).to_be_visible()
    texts = page.locator(".rules > li").all_inner_texts()
    assert texts
    assert all("ace" in text.lower().replace("face", "").replace("place", "") for text in texts)


def test_a_word_that_nothing_is_called_offers_the_nearest(visit: Visit) -> None:
    page = visit(lang="pt").page
    page.goto("/rules/naipes")
    page.get_by_role("searchbox").fill("reforso baxo")
    offered = page.locator(".near .button")
    expect(offered).to_have_count(3)
    offered.first.click()
    expect(page.locator(".meanings dt").first).to_have_text("Reforço Baixo")


def test_the_rules_open_at_their_summary(visit: Visit) -> None:
    page = visit(phone=True).page
    page.goto("/rules/apotheosis")
    expect(page.get_by_role("heading", name="How to play in five minutes")).to_be_in_viewport()
    expect(page.locator(".text p").first).to_be_in_viewport()


@pytest.mark.parametrize("phone", [False, True])
def test_a_first_visit_shows_once_what_the_marks_mean(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone, visited="")
    page = visitor.page
    visitor.sit(visitor.create("duel", "me", "bot:greedy"))
    first = page.get_by_role("dialog", name="First time at this table")
    expect(first).to_contain_text("attack: the damage that the creature deals")
    expect(first).to_contain_text("Ranged: nobody strikes back at its attacks")
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".mulligan")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("g")
    how = page.get_by_role("dialog", name="How to play")
    expect(how.locator(".text p").first).to_be_visible()
    how.get_by_text("What the marks mean").click()
    expect(how.get_by_role("link", name="Glossary")).to_have_attribute("href", "/glossary/duel")


def test_the_lobby_says_where_to_start_and_what_a_deck_is_like(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    expect(page.locator(".tile").first).to_contain_text("Start here")
    expect(page.locator(".tile").first).to_contain_text("10 to 20 minutes · learned in minutes")
    page.locator(".tile", has_text="Duel of Cartoverse").get_by_role("button", name="Play").click()
    expect(page.get_by_role("dialog")).to_contain_text("Easy. Cheap creatures that attack at once")
