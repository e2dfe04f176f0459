"""Somebody at a table of Heroes: plays by tapping what glows, with a plain plan so that a match comes to its end."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Error, Page

from browser.visiting import Visitor

SEEN = """() => {
  const seen = (node) => node.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const refs = (selector) => all(selector).map((node) => node.dataset.ref);
  return {
    over: all(".ending").length > 0,
    question: document.querySelector(".prompt .question")?.textContent.trim() ?? "",
    busy: all(".action[disabled], [data-energy][disabled]").length > 0,
    hand: refs(".hand .thing.can"),
    can: refs(".board .thing.can"),
    next: refs(".board .thing.next"),
    energy: all("[data-energy]:not(.out)").length,
    powers: all(".power").length,
    menu: all(".menu .action").length,
  };
}"""

SETTLED = "() => !document.querySelector('.action[disabled]')"
MISSES = 5  # in a row: more than chance
PLACES = ("team:", "plants:", "support:", "event", "card:")


class Player:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.tried: set[str] = set()  # cards of the hand that led nowhere this turn
        self.misses = 0
        self.done: dict[str, int] = {}  # how often each way of doing something was taken

    def seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        return seen

    def tap(self, ref: str) -> None:
        """Near its upper left corner: cards of a hand lie over each other."""
        thing = self.page.locator(f'.board [data-ref="{ref}"] > .touch').first
        thing.click(position={"x": 10, "y": 12}, timeout=3000)

    def count(self, way: str) -> None:
        self.done[way] = self.done.get(way, 0) + 1

    def play_a_card(self, seen: dict[str, Any]) -> bool:
        """Tap a card of the hand and then the place that beckons."""
        for ref in seen["hand"]:
            if ref in self.tried:
                continue
            self.tried.add(ref)
            self.tap(ref)
            places = [one for place in PLACES for one in self.seen()["next"] if one.startswith(place)]
            if places:
                self.tap(places[0])
                self.page.wait_for_function(SETTLED)
                self.count("card")
                return True
            self.page.keyboard.press("Escape")
        return False

    def main(self, seen: dict[str, Any]) -> None:
        if self.play_a_card(seen):
            return
        if seen["energy"]:
            self.page.locator("[data-energy]:not(.out):visible").first.click(timeout=3000)
            self.count("energy")
            return
        self.tried.clear()
        self.page.get_by_role("button", name="End the main phase").click()

    def act(self, seen: dict[str, Any]) -> None:
        """The last of the powers: what costs energy stands behind what is free."""
        if seen["powers"]:
            self.page.locator(".power").last.click(timeout=3000)
            self.count("power")
        else:
            self.page.keyboard.press("1")

    def step(self) -> bool:
        """Do one thing, if it is this person's turn to do something; False at the end of the match."""
        seen = self.seen()
        if seen["over"]:
            return False
        question = "" if seen["busy"] else seen["question"]
        try:
            if question.startswith("What will you do?"):
                self.main(seen)
            elif question.startswith(("This character", "Use it once more")):
                self.act(seen)
            elif question and seen["can"]:
                self.tap(seen["can"][0])
                self.count("target")
            elif question:
                self.page.keyboard.press("1")
            else:
                time.sleep(0.03)
            self.misses = 0
        except Error as error:
            self.misses += 1  # the table moved on while the hand was on its way
            if self.misses > MISSES:
                raise AssertionError(f"cannot answer {question}: {seen}\n{error}") from error
            self.page.keyboard.press("Escape")
        return True

    def play_to_end(self, most: int = 2500) -> None:
        assert any(self.step() is False for _ in range(most)), f"no end: {self.page.url}"

    def reach(self, question: str, most: int = 600) -> bool:
        """Play until that is asked; False if the match is over before."""
        for _ in range(most):
            seen = self.seen()
            if seen["question"].startswith(question) and not seen["busy"]:
                return True
            if not self.step():
                return False
        raise AssertionError(f"never asked: {question}")
