"""The gallery of cards that are being written: told of every save over a real socket."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from server.benches import Bench, benched
from server.clients import ANSWERING, GENEROUS, Person, awaited, running, sqlite


async def hear(line: ClientConnection) -> dict[str, Any]:
    word: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), ANSWERING))
    return word


def card(bench: Bench, id: str) -> dict[str, Any]:
    reply = Person(bench).get("/api/games/duel/cards")
    return next(one for one in reply.json if one["id"] == id)


@awaited
async def test_every_save_is_told_and_the_gallery_has_the_card_as_it_is_now(tmp_path: Path) -> None:
    with benched(tmp_path) as bench:
        facts = {game["id"]: game["watched"] for game in Person(bench).get("/api/games").json}
        assert facts["duel"]
        assert not facts["naipes"]
        async with connect(f"ws://{bench.host}/ws/cards/duel") as line:
            assert await hear(line) == {"number": 0, "changed": [], "faults": []}
            bench.save("atk: 2", "atk: 5")
            assert await hear(line) == {"number": 1, "changed": ["EMB-01"], "faults": []}
            changed = card(bench, "EMB-01")
            assert changed["data"]["atk"] == 5
            assert changed["facts"] == {
                "en": "creature, Warrior, 5/1 · Ember, common, cost 1",
                "pt": "criatura, Guerreiro, 5/1 · Brasa, comum, custo 1",
            }
            bench.save("atk: 5", "attack: 5")
            faulty = await hear(line)
            assert faulty["changed"] == []
            assert {fault["id"] for fault in faulty["faults"]} == {"card-fault"}
            assert "ember.yaml:10, EMB-01" in {fault["blanks"]["place"] for fault in faulty["faults"]}
            missing = next(fault["blanks"] for fault in faulty["faults"] if fault["blanks"]["place"].endswith("atk"))
            assert [missing[part]["id"] for part in ("found", "allowed")] == ["fault-nothing", "fault-required"]
            assert card(bench, "EMB-01") == changed


@awaited
async def test_a_server_that_watches_nothing_says_so(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), *GENEROUS) as server:
        assert not any(game["watched"] for game in Person(server).get("/api/games").json)
        async with connect(f"ws://{server.host}/ws/cards/duel") as line:
            assert (await hear(line))["code"] == "not-found"
