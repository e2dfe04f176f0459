"""Card sets that players bring: drafts checked, sets stored, played at a table, measured and printed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

import strangers
from server.clients import GENEROUS, Person, Server, awaited, running, sqlite

STRONG: dict[str, Any] = {
    "game": "duel",
    "name": {"en": "Night Watch", "pt": "Ronda da Noite"},
    "cards": [{**strangers.card("duel"), "cost": 0, "atk": 9, "hp": 9, "faction": "ember"}],
    "changes": {"EMB-01": {"atk": 7}},
    "options": {"hand_start": 5},
}


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite(tmp_path_factory.mktemp("workshop")), *GENEROUS) as made:
        yield made


def brought(person: Person, contents: Any = STRONG) -> dict[str, Any]:
    reply = person.post("/api/sets", contents)
    assert reply.status == 201, reply.body
    return dict(reply.json)


def draft(*cards: str, **more: Any) -> dict[str, Any]:
    return {
        "name": {"en": "Draft"},
        "version": "1",
        "cards": {f"c{place}": text for place, text in enumerate(cards)},
        **more,
    }


CARD = strangers.BLOCKS["duel"].text.removeprefix("- ").replace("\n  ", "\n")


def test_a_draft_is_told_its_faults_at_their_lines_and_its_whole_cards(workshop: Server) -> None:
    changed = "id: EMB-01\nname: {en: Cinder Recruit, pt: Outra}\ntype: creature\nfaction: ember\nrarity: common\n"
    person = Person(workshop)
    reply = person.post(
        "/api/games/duel/workshop", draft(CARD, CARD.replace("MY-01", "MY-02").replace("hp: 3", "hp: x"))
    )
    found = reply.json
    assert [(fault["card"], fault["line"], fault["field"]) for fault in found["faults"]] == [("c1", 8, "hp")]
    (face,) = found["cards"]
    assert (face["id"], face["name"]["pt"]) == ("MY-01", "Guardiã da Lâmpada")
    assert face["text"]["en"] != face["text"]["pt"]
    assert found["contents"] is None
    found = person.post("/api/games/duel/workshop", draft(changed + "cost: 1\natk: 4\nhp: 1\njob: warrior\n")).json
    assert found["faults"] == []
    assert found["changes"][0]["id"] == "EMB-01"
    assert found["contents"]["changes"]["EMB-01"]["atk"] == 4
    swollen = "a: &a [x, x]\nb: [*a, *a]\n"
    assert person.post("/api/games/duel/workshop", draft(swollen)).json["faults"]
    assert person.post("/api/games/duel/workshop", draft("[" * 5000)).json["faults"]


@awaited
async def test_two_people_play_a_set_that_its_host_brought(workshop: Server) -> None:
    ana, rui = Person(workshop, "Ana"), Person(workshop, "Rui")
    made = brought(ana)
    deck = f"EMB-H1; 37 SHD-E; 3 {strangers.card('duel')['id']}"
    options = {"deck_0": deck, "deck_1": deck}
    code = ana.open_match(made["edition"], "me", "open", options=options, public=True)
    (listed,) = [one for one in rui.get("/api/matches").json if one["code"] == code]
    assert (listed["game"], listed["set"]["name"]["pt"], listed["set"]["by"]) == ("duel", "Ronda da Noite", "Ana")
    assert (listed["set"]["added"], listed["set"]["changed"]) == ([strangers.card("duel")["id"]], ["EMB-01"])
    facts = rui.get(f"/api/sets/{made['edition']}").json
    assert facts["changes"][1]["fields"] == [["atk", "2", "7"]]
    async with ana.at(code) as one, rui.at(code) as other:
        await other.say(type="sit", seat=1)
        assert one.table["edition"] == other.table["edition"] == made["edition"]
    cards = {card["id"]: card for card in rui.get(f"/api/games/{made['edition']}/cards").json}
    assert cards[strangers.card("duel")["id"]]["name"]["en"] == "Lamp Keeper"
    assert "Lamp Keeper" in rui.get(f"/api/games/{made['edition']}/texts/en.ftl").body.decode()


def test_a_set_that_could_keep_the_server_busy_is_refused(workshop: Server) -> None:
    person = Person(workshop)

    def code(**card: Any) -> str:
        reply = person.post("/api/sets", {**STRONG, "cards": [{**STRONG["cards"][0], **card}]})
        assert reply.status >= 400
        return str(reply.json["code"])

    block: list[Any] = [{"draw": {"who": "me", "amount": 1}}]
    for _ in range(3):
        block = [{"repeat": {"times": 99, "do": block}}]
    assert code(triggers=[{"when": "dies", "who": "self", "do": block}]) == "set-too-busy"
    deep: Any = block
    for _ in range(40):
        deep = [deep]
    assert code(triggers=deep) == "set-too-deep"
    assert code(atk="many") == "card-file-invalid"
    assert code(name={"en": "A\nduel-name = B", "pt": "C"}) == "card-file-invalid"
    reply = person.post("/api/sets", {**STRONG, "cards": [{**STRONG["cards"][0], "id": f"X-{n}"} for n in range(201)]})
    assert reply.json["code"] in ("set-too-many-cards", "set-too-large")


@awaited
async def test_a_planted_strength_is_measured_as_better(workshop: Server) -> None:
    person = Person(workshop)
    edition = brought(person)["edition"]
    address = f"ws://{workshop.host}/ws/measure/{edition}?level=random&pairs=100"
    async with connect(address, additional_headers={"Cookie": person.cookie}) as line:
        words = [json.loads(word) async for word in line]
    assert words[0] == {"type": "progress", "done": 0, "of": 100}
    assert (words[-1]["type"], words[-1]["verdict"]) == ("measured", "better")
    assert {use["card"] for use in words[-1]["uses"]} == {strangers.card("duel")["id"], "EMB-01"}


def test_a_set_is_printed_and_laid_on_the_bench(workshop: Server) -> None:
    person = Person(workshop)
    edition = brought(person)["edition"]
    assert person.get(f"/api/games/{edition}/print.pdf?lang=pt").body.startswith(b"%PDF")
    position = "turn: 3\nplayers: [{hero: EMB-H1, hand: [MY-01], mana: 3}, {hero: ROO-H1}]\n"
    table = person.post(f"/api/games/{edition}/bench", {"position": position}).json
    play = next(legal["text"] for legal in table["legal"] if legal["text"].startswith("play_creature"))
    after = person.post(f"/api/games/{edition}/bench", {"position": position, "actions": [play]}).json
    assert (after["number"], after["log"][0]["action"]) == (1, play)
    refused = person.post(f"/api/games/{edition}/bench", {"position": "a: &a [*a]"})
    assert refused.json["code"] == "position-unreadable"


@pytest.mark.parametrize("mode", ["off", "local"])
def test_a_closed_workshop_takes_nothing(mode: str, tmp_path: Path) -> None:
    with running(sqlite(tmp_path), *GENEROUS, "--workshop", mode) as server:
        person = Person(server)
        local = mode == "local"
        assert person.get("/api/workshop").json == {"open": local}
        assert (person.post("/api/sets", STRONG).status == 201) == local
        proxied = person.post("/api/sets", STRONG, X_Forwarded_For="203.0.113.7")
        assert (proxied.status, proxied.json["code"]) == (409, "workshop-closed")
