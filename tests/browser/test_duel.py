"""The duel on its board: a whole match, answers in the chain, coming back in the middle, nothing hidden is sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.dueling import Duelist, act, attack, gain_mana, own_attackers, reach, step, wait
from browser.looking import MISSED, SIDEWAYS, SMALL, WATCH_FLIGHTS
from carteado.games.duel.language.catalog import printed

SHORT = {"hero_hp_bonus": -10, "fatigue_loss": 10}
FEW_CARDS = {"deck_size": 20, "max_copies": 20, "mulligan_max": 0}
SPARKS = "EMB-H1; 10 EMB-02; 10 EMB-15"  # hounds that may attack at once, and a Burst for one mana
FRONTS = "EMB-H1; 20 EMB-18"  # enchantments of a row, for two mana
MEDICS = "ROO-H1; 20 NEU-04"  # a creature that asks for a target when it is played


def seated(visit: Visit, *, options: dict[str, Any]) -> tuple[Duelist, Duelist, str]:
    """Two people at one table, each with a browser of their own."""
    one, other = Duelist(visit(), 0), Duelist(visit(), 1)
    code = one.visitor.share(other.visitor, "duel", options=options)
    for duelist in (one, other):
        duelist.page.wait_for_selector(".board, .mulligan")
    return one, other, code


# A whole match


def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    duelist = Duelist(visit())
    duelist.visitor.sit(duelist.visitor.create("duel", "me", "bot:random", options=SHORT))
    page = duelist.page
    page.locator(".mulligan .touch").first.click()
    page.get_by_role("button", name="Exchange one card").click()
    page.wait_for_selector(".board")
    assert any(step(duelist) is False for _ in range(900)), "no end"
    expect(page.locator(".ending")).to_contain_text("This deal was checked in your browser")
    assert duelist.tables()[-1]["over"]


def test_the_opening_hand_is_exchanged_in_one_step(visit: Visit) -> None:
    duelist = Duelist(visit())
    duelist.visitor.sit(duelist.visitor.create("duel", "me", "bot:random"))
    page = duelist.page
    cards = page.locator(".mulligan .touch")
    page.get_by_role("button", name="Keep all of them").wait_for()
    marked = {cards.nth(place).get_attribute("data-card") for place in (0, 2)}
    for key in "13":
        page.keyboard.press(key)
    page.get_by_role("button", name="Exchange 2 cards").click()
    page.wait_for_selector(".board")
    entries = [entry for table in duelist.tables() for entry in table["log"]]
    told = [event["facts"] for entry in entries for event in entry["events"]]
    (exchanged,) = [facts for facts in told if facts["event"] == "mulliganed" and facts["seat"] == 0]
    assert {str(card["id"]) for card in exchanged["cards"]} == marked


def test_on_a_phone_everything_is_within_reach(visit: Visit) -> None:
    duelist = Duelist(visit(phone=True, lang="pt"))
    options = {**FEW_CARDS, "deck_0": MEDICS, "deck_1": MEDICS}
    duelist.visitor.sit(duelist.visitor.create("duel", "me", "bot:random", options=options))
    page = duelist.page
    page.wait_for_selector(".near-hand .thing.can")
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(SMALL) == []
    page.locator(".near-hand .touch").first.press("z")
    expect(page.get_by_role("dialog")).to_contain_text("Ao ser jogada")


def test_a_hand_that_moves_still_answers_a_finger(visit: Visit) -> None:
    """The sixth card makes a second row on a phone. The cards fly, their hand does not: clicks on it would be lost."""
    duelist = Duelist(visit(phone=True, still=False), seat=1)
    options = {
        **FEW_CARDS,
        "hand_start": 5,
        "second_extra_cards": 0,
        "second_sparks": 0,
        "deck_0": MEDICS,
        "deck_1": MEDICS,
    }
    duelist.visitor.sit(duelist.visitor.create("duel", "bot:random", "me", options=options))
    page = duelist.page
    rows = page.locator(".own > .hand")
    reach(duelist, "What will you do?")
    expect(rows).to_have_count(2)
    page.evaluate(WATCH_FLIGHTS)
    assert gain_mana(duelist)
    expect(rows).to_have_count(1)
    assert "thing" in page.evaluate("window.flown")
    assert "own" not in page.evaluate("window.flown")
    page.wait_for_function("() => !document.getAnimations().some((one) => one.effect.target.closest('.own'))")
    assert page.evaluate(MISSED) == []


def test_a_row_lights_up_once_it_can_be_tapped(visit: Visit) -> None:
    """Slots lie over their row until a card for it is chosen."""
    duelist = Duelist(visit())
    options = {**FEW_CARDS, "deck_0": FRONTS, "deck_1": MEDICS}
    duelist.visitor.sit(duelist.visitor.create("duel", "me", "bot:random", options=options))
    page = duelist.page
    reach(duelist, "What will you do?")
    while duelist.side()["mana"] < 2:
        act(duelist, duelist.seen())
        reach(duelist, "What will you do?")
    expect(page.locator(".row .thing.can")).to_have_count(0)
    duelist.tap(duelist.seen()["hand"][0])
    expect(page.locator(".row .thing.next")).to_have_count(4)
    page.locator('[data-ref="row:0:attack"] > .touch').click()
    expect(page.get_by_role("log")).to_contain_text("Scorched Front")


# Two people and a chain


def reach_a_response(one: Duelist, other: Duelist) -> tuple[Duelist, Duelist]:
    """Play until an attack can be answered; returns the attacker and the one who is asked.

    Both keep a mana back, so that the answer can be answered in turn.
    """
    for _ in range(200):
        for me, foe in ((one, other), (other, one)):
            if me.asked("Will you respond?"):
                if me.view()["chain"][0]["kind"] == "attack" and able_to_burst(me) and able_to_burst(foe):
                    return foe, me
                me.answer()
            elif me.asked("Will you block?"):
                me.answer()
            elif me.asked("What will you do?"):
                prepare(me, foe)
    raise AssertionError("no attack was answered")


def able_to_burst(duelist: Duelist) -> bool:
    side = duelist.side()
    return side["mana"] + side["bonus"] > 0 and any(card["card"] == "EMB-15" for card in side["hand"])


def prepare(me: Duelist, foe: Duelist) -> None:
    """Take one action of the own turn; what comes of it is told, or the other is asked about it first."""
    number = me.tables()[-1]["number"]
    hounds = [f"card:{card['id']}" for card in me.side()["hand"] if card["card"] == "EMB-02"]
    if not me.side()["mana_gain_used"]:
        gain_mana(me)
    elif hounds and me.side()["mana"] > 1 and not own_attackers(me):
        me.lead(hounds[0], f"slot:{me.seat}:attack")
    elif me.view()["turn"] > 1 and own_attackers(me):
        attack(me)
    else:
        me.page.get_by_role("button", name="End the turn").click()
    answers = ("Will you respond?", "Will you block?")
    wait(me, lambda: me.tables()[-1]["number"] > number or any(foe.asked(question) for question in answers))


def test_two_people_answer_each_other_in_the_chain(visit: Visit) -> None:
    one, other, _ = seated(visit, options={**FEW_CARDS, "deck_0": SPARKS, "deck_1": SPARKS})
    attacker, asked = reach_a_response(one, other)
    hound = asked.view()["chain"][0]["id"]
    expect(asked.page.locator(".chain li")).to_have_count(1)
    expect(asked.page.locator(".chain")).to_contain_text("Spark Hound")
    expect(asked.page.locator(".arrows .attack")).to_have_count(1)

    burst = next(f"card:{card['id']}" for card in asked.side()["hand"] if card["card"] == "EMB-15")
    assert asked.lead(burst, f"card:{hound}")
    wait(attacker, lambda: attacker.asked("Will you respond?"))
    links = attacker.page.locator(".chain .thing")
    expect(links).to_have_count(2)
    assert [links.nth(place).get_attribute("data-ref") for place in (0, 1)] == ["link:2", "link:1"]
    expect(links.first).to_contain_text("on Spark Hound")
    expect(attacker.page.locator(".arrows .aim")).to_have_count(1)

    attacker.answer()
    for duelist in (attacker, asked):
        wait_for_the_end_of_the_chain(duelist)
        expect(duelist.page.locator(f'.cell [data-ref="card:{hound}"]')).to_have_count(0)
        expect(duelist.page.get_by_role("log")).to_contain_text("Spark Hound died")


def wait_for_the_end_of_the_chain(duelist: Duelist) -> None:
    wait(duelist, lambda: not duelist.view()["chain"])


def test_coming_back_in_the_middle_of_a_chain(visit: Visit) -> None:
    one, other, _ = seated(visit, options={**FEW_CARDS, "deck_0": SPARKS, "deck_1": SPARKS})
    attacker, asked = reach_a_response(one, other)
    asked.page.reload()
    asked.page.wait_for_selector(".chain .thing")
    assert asked.asked("Will you respond?")
    burst = next(f"card:{card['id']}" for card in asked.side()["hand"] if card["card"] == "EMB-15")
    assert asked.lead(burst, f"card:{asked.view()['chain'][0]['id']}")
    attacker.page.reload()
    expect(attacker.page.locator(".chain .thing")).to_have_count(2)
    attacker.answer()
    wait_for_the_end_of_the_chain(attacker)
    wait_for_the_end_of_the_chain(asked)


def test_coming_back_in_the_middle_of_a_declaration(visit: Visit) -> None:
    duelist = Duelist(visit())
    options = {**FEW_CARDS, "deck_0": MEDICS, "deck_1": SPARKS, "hero_hp_bonus": 30}
    duelist.visitor.sit(duelist.visitor.create("duel", "me", "bot:random", options=options))
    page = duelist.page
    reach(duelist, "Which target?")
    page.reload()
    page.wait_for_selector(".prompt .question")
    expect(page.locator(".declaring")).to_contain_text("You are playing Roadside Medic")
    assert duelist.asked("Which target?")
    assert "card:0" in duelist.seen()["can"]
    duelist.tap("card:0")
    expect(page.locator(".cell .thing.card").first).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("Roadside Medic")
    wait(duelist, lambda: "NEU-04" in [one["card"] for one in creatures(duelist)])


def creatures(duelist: Duelist) -> list[dict[str, Any]]:
    side = duelist.side()
    return [one for one in (*side["attack"], *side["defense"]) if one]


# What a spectator is sent


def test_a_spectator_is_never_sent_what_is_hidden(visit: Visit) -> None:
    one, other, code = seated(visit, options={"deck_0": "forge_march", "deck_1": "lantern_school"})
    watcher = Duelist(visit())
    watcher.visitor.sit(code)
    for duelist in (one, other) if one.view()["first"] == 0 else (other, one):
        duelist.page.locator(".mulligan .touch").first.click()
        duelist.page.get_by_role("button", name="Exchange one card").click()
    for duelist in (one, other):
        duelist.page.wait_for_selector(".board")
    for place in range(46):
        step((one, other)[place % 2])
    wait(watcher, lambda: watcher.view()["turn"] >= one.view()["turn"])
    expect(watcher.page.locator(".far-hand .back").first).to_be_visible()
    expect(watcher.page.locator(".thing.can")).to_have_count(0)

    assert one.tables()[-1]["number"] > 15
    secrets = Secrets(one.tables(), other.tables())
    compared = 0
    for frame in watcher.frames:
        table = json.loads(frame)
        if table["type"] == "table" and table["started"] and secrets.knows(table["view"]):
            secrets.check(frame, table)
            assert not {"deck_0", "deck_1"} & {*table["options"], *table["view"]["options"]}
            compared += 1
    assert compared > 10


PRIVATE = ("hand", "deck", "aside", "traps", "declaring", "options")
PERSONAL = ("seat", "prompt", "play_order")  # in which views differ without telling a card


def cards_in(part: Any, without: tuple[str, ...] = ()) -> Iterator[tuple[int, str]]:
    """Every card that is named in a part of a view, by its number."""
    if isinstance(part, Mapping):
        if isinstance(part.get("id"), int) and "card" in part:
            yield part["id"], part["card"]
        for name, inner in part.items():
            if name not in without:
                yield from cards_in(inner, without)
    elif isinstance(part, list):
        for inner in part:
            yield from cards_in(inner, without)


def moment(view: Mapping[str, Any]) -> str:
    """What everybody sees of a table, by which those of several people are told to be of one moment."""

    def public(part: Any) -> Any:
        if isinstance(part, Mapping):
            return {name: public(inner) for name, inner in part.items() if name not in (*PRIVATE, *PERSONAL)}
        return [public(inner) for inner in part] if isinstance(part, list) else part

    return json.dumps(public(view))


class Secrets:
    """What only the players knew at each moment, from what the two of them were sent."""

    def __init__(self, *sent: list[dict[str, Any]]) -> None:
        self.views = [{moment(table["view"]): table["view"] for table in tables if table["started"]} for tables in sent]
        self.public: dict[str, set[tuple[int, str]]] = {}
        shown: set[tuple[int, str]] = set()
        for when in self.views[0]:
            if when in self.views[1]:
                for views in self.views:
                    shown |= set(cards_in(views[when], PRIVATE))
                self.public[when] = set(shown)

    def knows(self, view: Mapping[str, Any]) -> bool:
        return moment(view) in self.public

    def check(self, frame: str, table: dict[str, Any]) -> None:
        when = moment(table["view"])
        public = self.public[when]
        held: set[tuple[int, str]] = set()
        names: set[str] = set()
        for seat, views in enumerate(self.views):
            side = views[when]["players"][seat]
            held |= set(cards_in([side["hand"], side["traps"]]))
            names |= set(side["deck"])
        hidden = {(id, card) for id, card in held - public if card != "SPK-00"}
        names = (names | {card for _, card in hidden}) - {card for _, card in public}
        numbers = {id for id, _ in cards_in(table)}
        numbers |= {
            int(digits) for digits in re.findall(r'@(\d+)|"number":"(\d+)"', frame) for digits in digits if digits
        }
        numbers |= {id for id in table["view"]["play_order"] if isinstance(id, int)}
        assert hidden
        assert not numbers & {id for id, _ in hidden}
        for card in names:
            assert card not in frame
            assert card.lower() not in frame
            assert not any(name in frame for name in printed()[card]["name"].values())
