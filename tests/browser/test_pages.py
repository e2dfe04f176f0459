"""Every page, as people with very different eyes and screens meet it."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from browser.conftest import SITE, Visit
from browser.looking import SIDEWAYS, UNREACHABLE

PAGES = {
    "/": ".tile",
    "/rules/naipes": ".rules",
    "/glossary/naipes": "table",
    "/cards/duel": ".cards .card",
    "/cards/siege": ".cards .card",
    "/about": "select",
    "/you": "#code",
}


@pytest.mark.parametrize(("phone", "dark", "lang"), [(False, False, "en"), (True, True, "pt")])
def test_no_page_shuts_anybody_out(visit: Visit, phone: bool, dark: bool, lang: str) -> None:
    visitor = visit(phone=phone, dark=dark, lang=lang)
    for path, sign in PAGES.items():
        visitor.page.goto(path)
        visitor.page.wait_for_selector(sign)
        assert visitor.axe() == [], path
        assert visitor.page.evaluate(UNREACHABLE) == [], path


@pytest.mark.parametrize("phone", [False, True])
def test_no_sheet_of_the_table_shuts_anybody_out(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.page
    page.goto("/")
    page.locator(".tile .first").first.click()
    page.wait_for_selector("dialog")
    assert visitor.axe() == []
    visitor.sit(visitor.create("nim", "me", "open"))
    page.wait_for_selector(".waiting img")
    assert visitor.axe() == []
    visitor.sit(visitor.create("nim", "me", "bot:random"))
    page.wait_for_selector(".action")
    assert visitor.axe() == []
    for key in "atr?":
        page.keyboard.press(key)
        page.wait_for_selector("dialog")
        assert visitor.axe() == [], key
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    if phone:
        page.get_by_role("button", name="Log").click()
        page.wait_for_selector(".panel")
        assert visitor.axe() == []


def test_nothing_is_wider_than_a_phone(visit: Visit) -> None:
    page = visit(phone=True).page
    for path, sign in PAGES.items():
        page.goto(path)
        page.wait_for_selector(sign)
        assert page.evaluate(SIDEWAYS) == [], path


def test_the_language_changes_at_once_and_is_kept(visit: Visit) -> None:
    page = visit(lang="en").page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    page.get_by_role("button", name="PT").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("O que vamos jogar?")
    assert page.evaluate("document.documentElement.lang") == "pt-BR"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("O que vamos jogar?")


def test_the_light_changes_and_is_kept(visit: Visit) -> None:
    page = visit().page
    page.goto("/about")
    page.get_by_role("combobox", name="Light").select_option("dark")
    page.reload()
    page.wait_for_selector("main")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_a_rule_has_an_address(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/siege#SIEGE-8.3")
    expect(page.locator(".lit")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("tunnel")
    expect(page.locator(".rules > li").first).to_contain_text("tunnel")
    page.get_by_role("searchbox").fill("SIEGE-4.1")
    page.get_by_role("combobox").select_option("digest")
    expect(page.locator(".rules > li").first).to_contain_text("either half of the tunnel")


def test_a_card_is_found_and_looked_at(visit: Visit) -> None:
    page = visit().page
    page.goto("/cards/duel")
    page.get_by_role("searchbox").fill("vault rat")
    card = page.locator(".cards li")
    expect(card).to_have_count(1)
    card.locator("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("Vault Rat")


def test_the_licences_of_what_the_pages_contain_can_be_read(visit: Visit) -> None:
    page = visit().page
    page.goto("/about")
    page.get_by_role("link", name="Licences").click()
    expect(page.locator("body")).to_contain_text("svelte")


@pytest.mark.parametrize(
    ("game", "others"), [("siege", 0), ("naipes", 1), ("duel", 1), ("heroes", 1), ("apotheosis", 1)]
)
def test_a_table_is_small(visit: Visit, game: str, others: int) -> None:
    """Under 200 kB compressed: everything that a browser loads that has never been here."""
    visitor = visit()
    loaded: set[str] = set()
    visitor.page.on("requestfinished", lambda request: loaded.add(urlsplit(request.url).path))
    visitor.sit(visitor.create(game, "me", *["bot:random"] * others))
    visitor.offered()
    files = [file for path in loaded if (file := SITE.parent / path.lstrip("/")).is_file()]
    assert any(file.name.startswith(f"{game}-") for file in files)
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) < 200_000
