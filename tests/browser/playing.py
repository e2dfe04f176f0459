"""Somebody who plays at a board by tapping what glows: what is the same in every game. The plan is the game's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from playwright.sync_api import Page

from browser.visiting import Visitor

SEEN = """([found, counted]) => {
  const seen = (node) => node.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const refs = (selector) => all(selector).map((node) => node.closest("[data-ref]").dataset.ref);
  const each = (wanted, look) => Object.entries(wanted).map(([name, selector]) => [name, look(selector)]);
  return {
    over: all(".ending").length > 0,
    question: document.querySelector(".prompt .question")?.textContent.trim() ?? "",
    hand: refs(".hand .thing.can"),
    can: refs(".board .thing.can"),
    next: refs(".board .thing.next"),
    ...Object.fromEntries([...each(found, refs), ...each(counted, (selector) => all(selector).length)]),
  };
}"""


class Player:
    """One person's page, and what was done there."""

    FOUND: ClassVar[Mapping[str, str]] = {}  # more that is looked for: the things in which this stands
    COUNTED: ClassVar[Mapping[str, str]] = {}  # and how often this is seen

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.tried: set[str] = set()  # cards of the hand that led nowhere this turn
        self.done: dict[str, int] = {}  # how often each way of doing something was taken

    def seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEEN, [self.FOUND, self.COUNTED])
        return seen

    def tap(self, ref: str) -> None:
        self.visitor.tap(self.page.locator(f'.board [data-ref="{ref}"]:visible > .touch').first)

    def count(self, way: str) -> None:
        self.done[way] = self.done.get(way, 0) + 1

    def answer(self, seen: dict[str, Any]) -> None:
        """Do one thing about what is asked."""
        raise NotImplementedError

    def step(self) -> bool:
        """Do one thing, if it is this person's turn to do something; False at the end of the match."""
        seen = self.seen()
        if seen["over"]:
            return False
        self.answer(seen)
        return True

    def lead(self, seen: dict[str, Any], *places: str) -> str | None:
        """Tap cards of the hand that were not tried yet, until one leads to such a place, and leave it chosen."""
        for ref in seen["hand"]:
            if ref in self.tried:
                continue
            self.tried.add(ref)
            self.tap(ref)
            beckoning = self.seen()["next"]
            for place in places:
                if goal := next((one for one in beckoning if one.startswith(place)), None):
                    return str(goal)
            self.page.keyboard.press("Escape")
        return None

    def play_to_end(self, most: int = 2500) -> None:
        assert any(self.step() is False for _ in range(most)), f"no end: {self.page.url}"
