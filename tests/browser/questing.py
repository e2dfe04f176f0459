"""Somebody at a table of Apotheosis: plays with a plain plan, so that a battle ends."""

from __future__ import annotations

from typing import Any

from browser import playing
from browser.visiting import Visitor

READY = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].some((node) => node.getClientRects().length);
  if (seen(".host[aria-busy=true]")) return false;
  return seen(".ending") || (seen(".prompt .question") && seen(".thing.can, .prompt .action:not([disabled])"));
}"""
SETTLED = "() => !document.querySelector('.host[aria-busy=true]')"
MAIN = "What will the character do?"
DEEDS = 3  # of a turn: enough to see something, few enough to come to an end


class Player(playing.Player):
    FOUND = {"acting": ".cell .unit.you.acting", "foes": ".cell .unit.foe:not(.down)"}
    COUNTED = {"answers": ".prompt .action"}

    def __init__(self, visitor: Visitor, most_deeds: int = DEEDS) -> None:
        super().__init__(visitor)
        self.most_deeds = most_deeds
        self.deeds = 0  # of this turn

    def do(self, way: str) -> None:
        self.count(way)
        self.deeds += 1

    def ready(self) -> None:
        """Wait until this person is asked something, or the match is over."""
        self.page.wait_for_function(READY)

    def settle(self) -> None:
        self.page.wait_for_function(SETTLED)

    def go(self, seen: dict[str, Any]) -> bool:
        """Tap who acts, then an enemy beside it, else the reachable tile nearest to an enemy."""
        acting = next((ref for ref in seen["acting"] if ref in seen["can"]), None)
        if acting is None:
            return False
        self.tap(acting)
        tiles = [ref for ref in self.seen()["next"] if ref.startswith("tile:")]
        struck = [ref for ref in tiles if ref in seen["foes"]]
        goal = min(struck or tiles, key=lambda ref: (nearest(ref, seen["foes"]), ref), default=None)
        if goal is None or not (struck or nearest(goal, seen["foes"]) < nearest(acting, seen["foes"])):
            self.page.keyboard.press("Escape")
            return False
        self.tap(goal)
        if self.page.locator(".menu .action:visible").count():
            self.page.locator(".menu .action").first.click()
        self.settle()
        self.do("attack" if struck else "move")
        return True

    def place(self, seen: dict[str, Any]) -> bool:
        """Tap a card of the inventory, then the area that beckons."""
        ref = self.lead(seen, "area:")
        if ref is None:
            return False
        self.tap(ref)
        self.settle()
        self.do("card")
        return True

    def main(self, seen: dict[str, Any]) -> None:
        if self.deeds < self.most_deeds and (self.go(seen) or self.place(seen)):
            return
        self.deeds = 0
        self.tried.clear()
        self.page.get_by_role("button", name="End the turn").click()
        self.settle()

    def answer(self, seen: dict[str, Any]) -> None:
        """By the plan on a turn; else the last of the loose answers, which is to pass; else the first that glows."""
        if seen["question"].startswith(MAIN):
            self.main(seen)
        elif seen["answers"]:
            self.page.locator(".prompt .action").last.click()
            self.settle()
        elif seen["can"]:
            self.tap(seen["can"][0])
            self.count("pick")

    def step(self) -> bool:
        self.ready()
        return super().step()

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
