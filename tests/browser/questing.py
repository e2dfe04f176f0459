"""Somebody at a table of Apotheosis: plays by tapping what glows, with a plain plan, so that a battle ends."""

from __future__ import annotations

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
    acting: all(".cell .unit.you.acting").map((node) => node.closest("[data-ref]").dataset.ref)[0] ?? "",
    foes: all(".cell .unit.foe:not(.down)").map((node) => node.closest("[data-ref]").dataset.ref),
    hand: refs(".hand .thing.can"),
    can: refs(".board .thing.can"),
    next: refs(".board .thing.next"),
    menu: all(".menu .action").length,
    answers: all(".prompt .action").length,
  };
}"""

READY = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].some((node) => node.getClientRects().length);
  return seen(".ending") || (seen(".prompt .question") && seen(".thing.can, .prompt .action:not([disabled])"));
}"""
SETTLED = "() => !document.querySelector('.action[disabled]')"
MAIN = "What will the character do?"
PATIENCE = 120_000  # milliseconds: bots on a busy machine
MISSES = 5  # in a row: more than chance
DEEDS = 3  # of a turn: enough to see something, few enough to come to an end


class Player:
    def __init__(self, visitor: Visitor, most_deeds: int = DEEDS) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.most_deeds = most_deeds
        self.deeds = 0  # of this turn
        self.tried: set[str] = set()  # cards that led nowhere this turn
        self.misses = 0
        self.done: dict[str, int] = {}  # how often each way of doing something was taken

    def seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        return seen

    def tap(self, ref: str) -> None:
        """Near its upper left corner: cards of an inventory lie over each other."""
        thing = self.page.locator(f'.board [data-ref="{ref}"]:visible > .touch').first
        thing.click(position={"x": 10, "y": 12}, timeout=3000)

    def count(self, way: str) -> None:
        self.done[way] = self.done.get(way, 0) + 1
        self.deeds += 1

    def ready(self) -> None:
        """Wait until this person is asked something, or the match is over."""
        self.page.wait_for_function(READY, timeout=PATIENCE)

    def settle(self) -> None:
        self.page.wait_for_function(SETTLED, timeout=PATIENCE)

    def go(self, seen: dict[str, Any]) -> bool:
        """Tap who acts, then an enemy beside it, else the reachable tile nearest to an enemy."""
        if seen["acting"] not in seen["can"]:
            return False
        self.tap(seen["acting"])
        tiles = [ref for ref in self.seen()["next"] if ref.startswith("tile:")]
        struck = [ref for ref in tiles if ref in seen["foes"]]
        goal = min(struck or tiles, key=lambda ref: (nearest(ref, seen["foes"]), ref), default=None)
        if goal is None or not (struck or nearest(goal, seen["foes"]) < nearest(seen["acting"], seen["foes"])):
            self.page.keyboard.press("Escape")
            return False
        self.tap(goal)
        if self.page.locator(".menu .action:visible").count():
            self.page.locator(".menu .action").first.click(timeout=3000)
        self.settle()
        self.count("attack" if struck else "move")
        return True

    def place(self, seen: dict[str, Any]) -> bool:
        """Tap a card of the inventory, then the area that beckons."""
        for ref in seen["hand"]:
            if ref in self.tried:
                continue
            self.tried.add(ref)
            self.tap(ref)
            areas = [one for one in self.seen()["next"] if one.startswith("area:")]
            if areas:
                area = self.page.locator(f'.board [data-ref="{areas[0]}"]:visible > .touch')
                area.click(position={"x": 6, "y": 6}, timeout=3000)
                self.settle()
                self.count("card")
                return True
            self.page.keyboard.press("Escape")
        return False

    def main(self, seen: dict[str, Any]) -> None:
        if self.deeds < self.most_deeds and (self.go(seen) or self.place(seen)):
            return
        self.deeds = 0
        self.tried.clear()
        self.page.get_by_role("button", name="End the turn").click()
        self.settle()

    def answer(self, seen: dict[str, Any]) -> None:
        """The last of the loose answers, which is to pass or be done; else the first thing that glows."""
        if seen["answers"]:
            self.page.locator(".prompt .action").last.click(timeout=3000)
            self.settle()
        elif seen["can"]:
            self.tap(seen["can"][0])
            self.done["pick"] = self.done.get("pick", 0) + 1

    def step(self) -> bool:
        """Do one thing when this person is asked something; False at the end of the match."""
        self.ready()
        seen = self.seen()
        if seen["over"]:
            return False
        question = seen["question"]
        try:
            if question.startswith(MAIN):
                self.main(seen)
            else:
                self.answer(seen)
            self.misses = 0
        except Error as error:
            self.misses += 1  # the table moved on while the hand was on its way
            if self.misses > MISSES:
                raise AssertionError(f"cannot answer {question}: {seen}\n{error}") from error
            self.page.keyboard.press("Escape")
        return True

    def play_to_end(self, most: int = 500) -> None:
        assert any(self.step() is False for _ in range(most)), f"no end: {self.page.url}"

    def reach(self, question: str, most: int = 100) -> None:
        """Play until that is asked."""
        for _ in range(most):
            self.ready()
            if self.seen()["question"].startswith(question):
                return
            assert self.step(), f"over before it was asked: {question}"
        raise AssertionError(f"never asked: {question}")


def spot(ref: str) -> tuple[int, int]:
    tile = ref.removeprefix("tile:")
    return ord(tile[0]), int(tile[1:])


def nearest(ref: str, others: list[str]) -> int:
    """How many steps it is to the nearest of the others."""
    x, y = spot(ref)
    return min((abs(x - to_x) + abs(y - to_y) for to_x, to_y in map(spot, others)), default=99)
