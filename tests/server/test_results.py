"""The results of one's own matches are counted by game, deck and level, and stay when the matches are deleted."""

from __future__ import annotations

from pathlib import Path

from carteado.server import results
from carteado.server.admin.endings import delete_match
from carteado.server.hall import Hall
from carteado.server.lobby_protocol import ResultLine
from carteado.server.protocol import Leave
from server.clients import Person, Server, awaited
from server.rooms import hall_on, seated

HERE = "127.0.0.1"


async def given_up(hall: Hall, game: str, *players: str) -> str:
    """The code of a match that the first player gave up, archived."""
    room, sitters = await seated(hall, game, *players)
    assert await sitters[0].say(Leave()) is None
    await hall.archives.need(room.code, HERE)
    return room.code


@awaited
async def test_results_are_counted_by_game_deck_and_level(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        for _ in range(2):
            await given_up(hall, "naipes", "ana", "bia")
        await given_up(hall, "duel", "bia", "ana")
        await given_up(hall, "siege", "ana")
        assert await results.of_player(hall.store, "ana") == [
            ResultLine("naipes", "", "people", 2, 0, 2),
            ResultLine("duel", "old_growth", "people", 1, 1, 0),
            ResultLine("siege", "", "preset:official", 1, 0, 1),
        ]
        assert await results.of_player(hall.store, "bia") == [
            ResultLine("naipes", "", "people", 2, 2, 0),
            ResultLine("duel", "forge_march", "people", 1, 0, 1),
        ]
        assert await results.of_player(hall.store, "eva") == []


@awaited
async def test_they_outlive_their_match_and_go_with_their_player(tmp_path: Path) -> None:
    async with hall_on(tmp_path) as hall:
        code = await given_up(hall, "naipes", "ana", "bia")
        await delete_match(hall.store, code)
        assert len(await results.of_player(hall.store, "ana")) == 1
        await hall.guests.forget("ana")
        assert await results.of_player(hall.store, "ana") == []
        assert len(await results.of_player(hall.store, "bia")) == 1


@awaited
async def test_everybody_is_told_their_own_results_only(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("siege", "me")
    async with ana.at(code) as seat:
        await seat.when(lambda table: table["started"])
        await seat.ask(type="leave")
        await seat.when(lambda table: table["over"])
    assert ana.get(f"/api/matches/{code}/replay").status == 200
    assert ana.get("/api/me/results").json == [
        {"game": "siege", "deck": "", "level": "preset:official", "played": 1, "won": 0, "lost": 1}
    ]
    assert Person(server, "Bia").get("/api/me/results").json == []
    assert Person(server).get("/api/me/results").json == []
