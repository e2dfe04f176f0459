"""Questions of cards of another set, answered in the browser: options, X, cards to put away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.dueling import Duelist, gain_mana, wait
from browser.looking import SIDEWAYS, SMALL
from duel.echoes import FILE
from server.clients import GENEROUS, Server, running, sqlite

FEW_CARDS = {"deck_size": 20, "max_copies": 20, "mulligan_max": 0}
IDLE = "ROO-H1; 20 SHD-R"  # the bot can only gain mana


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose duel has the cards of the example set."""
    folder = tmp_path_factory.mktemp("sets")
    with running(sqlite(folder), *GENEROUS, "--set", f"duel={FILE}") as made:
        yield made


def seated(visit: Visit, card: str, **way: object) -> Duelist:
    """Somebody whose deck is one card, twenty times, against a bot that does nothing."""
    duelist = Duelist(visit(**way))
    options = {**FEW_CARDS, "deck_0": f"TID-H1; 20 {card}", "deck_1": IDLE}
    duelist.visitor.sit(duelist.visitor.create("duel", "me", "bot:random", options=options))
    duelist.page.wait_for_selector(".board")
    return duelist


def asked(duelist: Duelist) -> str:
    """Wait until this person is asked; return the kind of question."""
    wait(duelist, lambda: bool(duelist.seen()["question"]) and not duelist.seen()["busy"])
    kind: str = duelist.view()["prompt"]["kind"]
    return kind


def reach_main(duelist: Duelist, mana: int) -> None:
    """Play on to a main phase with so much mana."""
    while True:
        number = duelist.tables()[-1]["number"]
        if asked(duelist) == "main":
            if duelist.side()["mana"] >= mana:
                return
            if gain_mana(duelist):
                wait(duelist, lambda: duelist.tables()[-1]["number"] > number)  # noqa: B023 - called at once
                continue
        duelist.answer()
        wait(duelist, lambda: duelist.tables()[-1]["number"] > number)  # noqa: B023 - called at once


def play(duelist: Duelist, *places: str) -> None:
    """Play the first card of the hand: tap it, then the places, then its line of the menu, if there is one."""
    duelist.tap(duelist.seen()["hand"][0])
    for place in places:
        duelist.tap(place)
    if duelist.seen()["menu"]:
        duelist.page.locator(".menu .action").first.click()


def answer(duelist: Duelist, words: str) -> None:
    duelist.page.locator(".prompt .action", has_text=words).click()


@pytest.mark.parametrize("phone", [False, True])
def test_options_are_chosen_by_what_they_say(visit: Visit, phone: bool) -> None:
    duelist = seated(visit, "ECH-01", phone=phone, lang="pt")
    page = duelist.page
    reach_main(duelist, 2)
    play(duelist)
    assert asked(duelist) == "option"
    expect(page.locator(".question.well")).to_contain_text("Encruzilhada")
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(SMALL) == []
    answer(duelist, "Cause 2 de dano ao herói inimigo.")
    expect(page.locator(".prompt .action", has_text="Cause 2 de dano")).to_have_count(0)
    answer(duelist, "Compre uma carta.")
    wait(
        duelist,
        lambda: duelist.view()["players"][1]["hero"]["hp"] == duelist.view()["players"][1]["hero"]["max_hp"] - 2,
    )


def test_cards_are_put_away_by_keyboard(visit: Visit) -> None:
    duelist = seated(visit, "ECH-03")
    page = duelist.page
    reach_main(duelist, 1)
    play(duelist)
    wait(duelist, lambda: duelist.view()["asking"] is not None)
    expect(page.locator(".question.well")).to_contain_text("Twin Lessons")
    first = page.locator(".tray .touch").first
    first.focus()
    page.keyboard.press("Enter")
    wait(duelist, lambda: len(duelist.view()["asking"]["picked"]) == 1)
    expect(page.locator(".tray .picked")).to_have_count(1)
    hand = duelist.side()["hand_count"]
    duelist.answer()
    wait(duelist, lambda: duelist.side()["hand_count"] == hand + 1)


def test_x_is_chosen_and_paid(visit: Visit) -> None:
    duelist = seated(visit, "ECH-04")
    reach_main(duelist, 2)
    mana = duelist.side()["mana"]
    play(duelist)
    assert asked(duelist) == "x"
    duelist.page.keyboard.press("2")  # the answers are 0, 1, ...
    assert asked(duelist) == "target"
    duelist.tap("card:1")
    wait(
        duelist,
        lambda: duelist.view()["players"][1]["hero"]["hp"] == duelist.view()["players"][1]["hero"]["max_hp"] - 1,
    )
    assert duelist.side()["mana"] == mana - 2
