"""Somebody at a table: makes matches, plays by tapping what is lit, looks for what is wrong with a page."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

CREATE = """async (wish) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch("/api/matches", {method: "POST", headers, body: JSON.stringify(wish)});
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).code;
}"""

# What can be tapped now, in the order in which a hand would look for it.
OFFERED = """() => {
  const seen = (node) => node.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  document.querySelectorAll("[data-tap]").forEach((node) => node.removeAttribute("data-tap"));
  if (all(".ending").length) return {over: true, count: 0};
  const menu = all(".menu .action:not([disabled])");
  const next = all(".thing.next > .touch");
  const fresh = [...all(".thing.can:not(.chosen) > .touch"), ...all(".prompt .action:not([disabled])")];
  const found = menu.length || next.length ? [...menu, ...next] : fresh;
  const rest = found.length ? found : all(".action:not([disabled])");
  rest.forEach((node, place) => node.setAttribute("data-tap", place));
  return {over: false, count: rest.length};
}"""


class Visitor:
    """A page, and what the browser complained about while it was open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.hear)

    def hear(self, message: ConsoleMessage) -> None:
        """Errors of the page's own; an answer that refuses, or a line that breaks, is not one."""
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.faults.append(message.text)

    def create(self, game: str, *seats: str, **wish: Any) -> str:
        """A match: `create("duel", "me", "bot:greedy")`."""
        if self.page.url == "about:blank":
            self.page.goto("/about")
            self.page.wait_for_selector("main")
        code: str = self.page.evaluate(CREATE, {"game": game, "seats": [{"who": seat} for seat in seats], **wish})
        return code

    def sit(self, code: str) -> None:
        """Go to the table."""
        self.page.goto(f"/match/{code}")
        self.page.wait_for_selector(".host, .waiting")

    def tap_one(self, rng: random.Random) -> bool:
        """Tap something that is lit, if anything is; False at the end of the match."""
        offered = self.page.evaluate(OFFERED)
        if offered["over"]:
            return False
        if not offered["count"]:
            self.page.wait_for_timeout(60)
            return True
        try:
            lit = self.page.locator(f'[data-tap="{rng.randrange(offered["count"])}"]')
            lit.click(position={"x": 9, "y": 9}, timeout=1500)  # the corner that a fan of cards leaves bare
        except Error:
            pass  # the table moved on while the hand was on its way
        return True

    def play_to_end(self, seed: int = 0, most: int = 4000) -> None:
        """Play a match to its end by tapping, at random, what is lit."""
        rng = random.Random(seed)
        for _ in range(most):
            if not self.tap_one(rng):
                return
        raise AssertionError(f"no end after {most} taps: {self.page.url}")

    def axe(self) -> list[str]:
        """Serious and critical findings of axe on the page as it is now."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run({resultTypes: ['violations']})")
        return [
            f"{one['impact']} {one['id']}: {[node['target'] for node in one['nodes']][:3]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
