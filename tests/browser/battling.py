"""Somebody at a match of naipes: plays by tapping what is lit, and keeps what the server sent."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import Page, WebSocket

from browser.visiting import Visitor

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const refs = (selector) => all(selector).map((node) => node.dataset.ref);
  return {
    over: all(".ending").length > 0,
    busy: all(".host[aria-busy=true]").length > 0,
    can: refs(".frame .thing.can:not(.chosen)"),
    next: refs(".frame .thing.next"),
    menu: all(".menu .action").length,
    answers: all(".prompt .action").length,
  };
}"""


class Battler:
    """One person's page. `frames` are the messages that came to it, as they were sent."""

    def __init__(self, visitor: Visitor, seed: int = 0) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.rng = random.Random(seed)
        self.frames: list[str] = []
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def view(self) -> dict[str, Any]:
        """What this person sees now."""
        tables = [word for word in map(json.loads, self.frames) if word["type"] == "table"]
        view: dict[str, Any] = tables[-1]["view"]
        return view

    def seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        return seen

    def tap(self, ref: str) -> None:
        self.visitor.tap(self.page.locator(f'.frame [data-ref="{ref}"] > .touch').first)

    def placing(self) -> tuple[str, str]:
        """A card of the hand and an empty slot that it may go to; nothing stays chosen."""
        for card in [ref for ref in self.seen()["can"] if ref.startswith("card:")]:
            self.tap(card)
            slots = [ref for ref in self.seen()["next"] if ref.startswith("slot:")]
            self.page.keyboard.press("Escape")
            if slots:
                return card, slots[0]
        raise AssertionError("no card may be placed")

    def settle(self) -> None:
        """A card that may be forged as well goes alone: that is the first of the menu."""
        if self.seen()["menu"]:
            self.page.keyboard.press("1")

    def step(self) -> bool:
        """If asked, tap one thing or press the last of the answers, which ends the turn; False at the end."""
        seen = self.seen()
        if seen["over"]:
            return False
        if seen["busy"] or not (seen["menu"] or seen["next"] or seen["can"] or seen["answers"]):
            self.page.wait_for_timeout(20)  # somebody else is asked
        elif seen["menu"]:
            self.page.keyboard.press("1")
        elif seen["next"]:
            self.tap(self.rng.choice(seen["next"]))
        elif seen["can"] and (not seen["answers"] or self.rng.random() < 0.6):
            self.tap(self.rng.choice(seen["can"]))
        else:
            self.visitor.press_answer(seen["answers"] - 1)
        return True

    def wait_for(self, selector: str) -> None:
        self.page.wait_for_selector(selector)


def play_out(*battlers: Battler, seconds: float = 300) -> None:
    """All of them tap, in turns, until the battle is over."""
    deadline = time.monotonic() + seconds
    while all(battler.step() for battler in battlers):
        assert time.monotonic() < deadline, "no end"
