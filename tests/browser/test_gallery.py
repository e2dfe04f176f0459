"""The gallery: every printed fact of a card can be read on its face, and its words lead to their rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit

# The cards whose parts cover each other, or that something sticks out of; the smallest letter of their texts.
COVERED = """cards => cards.filter(card => {
    const parts = [".card-head", ".card-art", ".line", ".text", ".foot"].flatMap(part => {
        const found = card.querySelector(part);
        return found ? [found.getBoundingClientRect()] : [];
    });
    const face = card.querySelector(".face").getBoundingClientRect();
    const apart = parts.every((part, place) => place === 0 || part.top > parts[place - 1].bottom - 1);
    return !(apart && parts.every(part => part.bottom < face.bottom + 1 && part.right < face.right + 1));
}).map(card => card.textContent.slice(0, 40))"""
SMALLEST = """cards => Math.min(...cards.map(card =>
    parseFloat(getComputedStyle(card.querySelector(".text") ?? card.querySelector(".line")).fontSize)))"""
CARDS = {"duel": 133, "heroes": 127}


@pytest.mark.parametrize("lang", ["en", "pt"])
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", CARDS)
def test_nothing_on_a_card_covers_its_facts(visit: Visit, game: str, phone: bool, lang: str) -> None:
    page = visit(phone=phone, lang=lang).page
    page.goto(f"/cards/{game}")
    expect(page.locator(".cards li")).to_have_count(CARDS[game])
    page.evaluate("document.fonts.ready")
    cards = page.locator(".cards .card")
    assert cards.evaluate_all(COVERED) == []
    assert cards.evaluate_all(SMALLEST) >= 8


@pytest.mark.parametrize(
    ("game", "card", "keyword", "rule"),
    [
        ("duel", "spark hound", "Alert", "Enters play ready."),
        ("heroes", "lamp saint", "Immunity: Death", "The character cannot be knocked out."),
        ("apotheosis", "house ironfen", "Once per Round", "One activation in each round."),
    ],
)
def test_a_keyword_of_a_card_opens_its_definition(visit: Visit, game: str, card: str, keyword: str, rule: str) -> None:
    page = visit().page
    page.goto(f"/cards/{game}")
    page.get_by_role("searchbox").fill(card)
    page.locator(".cards li button").click()
    dialog = page.get_by_role("dialog")
    definition = dialog.get_by_text(rule)
    expect(definition).to_be_hidden()
    dialog.locator("summary", has_text=keyword).click()
    expect(definition).to_be_visible()
