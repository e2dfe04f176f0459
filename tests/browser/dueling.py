"""Somebody at a duel: plays by tapping what is lit, and keeps what the server sent."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from browser.visiting import Visitor
from carteado.games.duel.language.catalog import printed

SEEN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const refs = (selector) => all(selector).map((node) => node.dataset.ref);
  return {
    over: all(".ending").length > 0,
    question: document.querySelector(".prompt .question")?.textContent.trim() ?? "",
    busy: all(".host[aria-busy=true]").length > 0,
    hand: refs(".near-hand .thing.can"),
    fighters: refs(".cell .thing.can"),
    can: refs(".board .thing.can"),
    next: refs(".board .thing.next"),
    menu: all(".menu .action").length,
    links: refs(".chain .thing"),
  };
}"""


class Duelist:
    """One person's page. `frames` are the tables that came to it, as they were sent."""

    def __init__(self, visitor: Visitor, seat: int = 0) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.seat = seat
        self.frames: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def tables(self) -> list[dict[str, Any]]:
        """Every table that was sent, the newest last."""
        self.heard += [json.loads(frame) for frame in self.frames[len(self.heard) :]]
        return [word for word in self.heard if word["type"] == "table"]

    def view(self) -> dict[str, Any]:
        """What this person sees now."""
        view: dict[str, Any] = self.tables()[-1]["view"]
        return view

    def side(self) -> dict[str, Any]:
        side: dict[str, Any] = self.view()["players"][self.seat]
        return side

    def seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(SEEN)
        return seen

    def asked(self, question: str) -> bool:
        """Whether this person is being asked that, and nothing is on its way."""
        seen = self.seen()
        return seen["question"].startswith(question) and not seen["busy"]

    def tap(self, ref: str) -> None:
        self.visitor.tap(self.page.locator(f'.board [data-ref="{ref}"] > .touch').first)

    def answer(self) -> None:
        """Press the key of the first answer: pass, do not block, end the turn."""
        self.visitor.press_answer()

    def lead(self, first: str, *wanted: str) -> bool:
        """Tap a thing, and then the first that is lit of those it may lead to; take the choice back if none is."""
        self.tap(first)
        for ref in self.seen()["next"]:
            if ref.startswith(wanted):
                self.tap(ref)
                if self.seen()["menu"]:
                    self.page.locator(".menu .action").first.click()
                return True
        self.page.keyboard.press("Escape")
        return False


def wait(duelist: Duelist, ready: Callable[[], bool], seconds: float = 90) -> None:
    """The page must be let breathe: what it is sent is heard only then."""
    end = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < end, "waited too long"
        duelist.page.wait_for_timeout(30)


def gain_mana(duelist: Duelist) -> bool:
    """Use the first card of the hand as mana, if that is still open this turn."""
    seat = duelist.seat
    if duelist.side()["mana_gain_used"]:
        return False
    return any(duelist.lead(ref, f"mana:{seat}") for ref in duelist.seen()["hand"][:1])


def attack(duelist: Duelist) -> bool:
    """Send a creature of the attack row against the other hero."""
    return any(duelist.lead(ref, f"card:{1 - duelist.seat}") for ref in own_attackers(duelist))


def own_attackers(duelist: Duelist) -> list[str]:
    ready = [f"card:{one['id']}" for one in duelist.side()["attack"] if one and not one["exhausted"]]
    return [ref for ref in duelist.seen()["fighters"] if ref in ready]


def main_phase(duelist: Duelist) -> None:
    """One step of a plain plan: mana, creatures to the front, attack, end the turn."""
    seat = duelist.seat
    fronts = (f"slot:{seat}:attack", f"traps:{seat}", f"slot:{seat}:defense")
    if gain_mana(duelist):
        return
    if any(duelist.lead(ref, *fronts) for ref in affordable(duelist)) or attack(duelist):
        return
    duelist.page.get_by_role("button", name="End the turn").click()


def affordable(duelist: Duelist) -> list[str]:
    """Creatures and traps of the hand that are lit and can be paid."""
    side = duelist.side()
    mana = side["mana"] + side["bonus"]
    lit = duelist.seen()["hand"]
    wanted = [card for card in side["hand"] if printed()[card["card"]]["type"] in ("creature", "trap")]
    return [ref for card in wanted if card["cost"] <= mana and (ref := f"card:{card['id']}") in lit]


def step(duelist: Duelist) -> bool:
    """Do one thing, if it is this person's turn to do something; False at the end of the match."""
    return act(duelist, duelist.seen())


def reach(duelist: Duelist, question: str, seconds: float = 300) -> None:
    """Play until that is asked. What is done about a look is done about that look: the next might be the question."""
    end = time.monotonic() + seconds
    seen = duelist.seen()
    while seen["busy"] or not seen["question"].startswith(question):
        assert act(duelist, seen), f"over before it was asked: {question}"
        assert time.monotonic() < end, f"never asked: {question}"
        seen = duelist.seen()


def act(duelist: Duelist, seen: dict[str, Any]) -> bool:
    """About what is seen, do one thing."""
    if seen["over"]:
        return False
    question = "" if seen["busy"] else seen["question"]
    if question.startswith("What will you do?"):
        main_phase(duelist)
    elif question.startswith(("Which target?", "Which card pays?")):
        duelist.tap(seen["can"][0])
    elif question:
        duelist.answer()
    else:
        duelist.page.wait_for_timeout(50)  # somebody else is asked
    return True
