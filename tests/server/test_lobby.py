"""Making, finding and joining matches."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

import carteado
from carteado.texts import LANGUAGES
from server.clients import Person, Server, awaited

TOOLS = Path(__file__).parents[2] / "tools"


def test_a_guest_gets_a_cookie_that_scripts_cannot_read_and_keeps_it(server: Server) -> None:
    guest = Person(server)
    reply = guest.get("/api/me")
    cookie = reply.headers["set-cookie"]
    assert reply.json == {"name": ""}
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "set-cookie" not in guest.get("/api/me").headers


def test_a_name_is_kept(server: Server) -> None:
    ana = Person(server, "Ana  Maria")
    assert ana.get("/api/me").json == {"name": "Ana Maria"}


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb"])
def test_a_name_is_short_and_printable(server: Server, name: str) -> None:
    reply = Person(server).post("/api/me", {"name": name})
    assert (reply.status, reply.json["code"]) == (400, "name-bad")


def test_every_game_is_listed_with_what_can_be_chosen(server: Server) -> None:
    games = {game["id"]: game for game in Person(server).get("/api/games").json}
    assert set(games) == set(carteado.names())
    assert all(1 <= game["difficulty"] <= 5 and game["minutes"][0] < game["minutes"][1] for game in games.values())
    assert games["naipes"]["modes"] == [{"name": "duel", "seats": [2]}]
    assert "perfect" in games["siege"]["bots"]
    decks = {option["name"]: option for option in games["duel"]["options"]}
    assert decks["deck_0"]["free"]
    assert not decks["hand_max"]["free"]


@pytest.mark.parametrize("id", carteado.names())
def test_cards_decks_rules_and_texts_of_every_game_can_be_read(server: Server, id: str) -> None:
    guest = Person(server)
    games = {game["id"]: game for game in guest.get("/api/games").json}
    cards = {card["id"]: card for card in guest.get(f"/api/games/{id}/cards").json}
    for card in cards.values():
        assert set(card["name"]) == set(LANGUAGES)
    for deck in guest.get(f"/api/games/{id}/decks").json:
        assert {card for card, _ in deck["cards"]} <= set(cards)
    for lang in LANGUAGES:
        assert guest.get(f"/api/games/{id}/rules?lang={lang}").body.startswith(b"#")
        presets = games[id]["books"]
        assert len({guest.get(f"/api/games/{id}/rules?lang={lang}&preset={name}").body for name in presets}) == len(
            presets
        )
        drawn = guest.get(f"/api/games/{id}/rules/table.svg?lang={lang}")
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.body.startswith(b"<svg")
        assert f"{id}-name".encode() in guest.get(f"/api/games/{id}/texts/{lang}.ftl").body
        assert b"refused-stale" in guest.get(f"/api/texts/{lang}.ftl").body


def test_the_text_of_a_card_is_sent_in_its_structure(server: Server) -> None:
    cards = {card["id"]: card for card in Person(server).get("/api/games/duel/cards").json}
    (ability,) = cards["EMB-08"]["paragraphs"]["en"]
    assert (ability["name"], ability["cost"]) == ("Lob", [{"text": "1 mana", "mark": "", "of": ""}])
    (enchant,) = cards["NEU-16"]["paragraphs"]["pt"]
    assert enchant["text"][1] == {"text": "Esquiva", "mark": "keyword", "of": "elusive"}
    (summon,) = cards["EMB-14"]["paragraphs"]["en"]
    assert summon["text"][1] == {"text": "Recruits", "mark": "card", "of": "TOK-REC"}


def test_what_a_word_means_can_be_asked(server: Server) -> None:
    guest = Person(server)
    (meaning,) = guest.get("/api/games/siege/meanings?lang=pt&word=o%20tunel").json["found"]
    assert (meaning["key"], meaning["name"], meaning["rule"]) == ("tunnel", "túnel", "SIEGE-1.7")
    unknown = guest.get("/api/games/siege/meanings?lang=pt&word=muralia").json
    assert (unknown["found"], unknown["near"][0], len(unknown["near"])) == ([], "muralha", 3)
    (card,) = guest.get("/api/games/duel/meanings?word=EMB-H2").json["found"]
    assert card["key"] == "card:EMB-H2"


@pytest.mark.parametrize("id", carteado.names())
def test_everything_with_a_meaning_is_sent_without_the_cards(server: Server, id: str) -> None:
    for lang in LANGUAGES:
        told = Person(server).get(f"/api/games/{id}/meanings?lang={lang}").json
        keys = [one["key"] for one in told["found"]]
        assert len(keys) == len(set(keys)) > 20
        assert not any(key.startswith("card:") for key in keys)
        assert all(one["name"] and one["text"] for one in told["found"])


def test_ready_decks_name_the_hero_first(server: Server) -> None:
    decks = {deck["id"]: deck["cards"] for deck in Person(server).get("/api/games/duel/decks").json}
    assert decks["forge_march"][0][1] == 1
    assert sum(count for _, count in decks["forge_march"]) == 41


def test_what_seldom_changes_is_not_sent_twice(server: Server) -> None:
    guest = Person(server)
    first = guest.get("/api/games/duel/cards", Accept_Encoding="gzip")
    assert first.headers["content-encoding"] == "gzip"
    again = guest.get("/api/games/duel/cards", If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/chess/cards", "game-unknown"),
        ("/api/games/duel/rules?lang=la", "language-unknown"),
        ("/api/games/duel/rules/nothing.svg", "picture-unknown"),
        ("/api/games/duel/meanings?lang=la", "language-unknown"),
        ("/api/texts/la.ftl", "language-unknown"),
        ("/api/matches/nothing", "match-unknown"),
        ("/api/matches/nothing/qr.svg", "match-unknown"),
        ("/api/nothing", "not-found"),
    ],
)
def test_what_is_not_there_is_refused_by_a_code(server: Server, path: str, code: str) -> None:
    reply = Person(server).get(path)
    assert reply.status in (400, 404)
    assert reply.json["code"] == code
    assert reply.json["words"]["id"] == f"refused-{code}"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess", "seats": [{"who": "me"}]}, "game-unknown"),
        ({"game": "naipes", "seats": [{"who": "me"}]}, "seats-bad-number"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "me"}]}, "already-seated"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "cat"}]}, "seat-wish-unknown"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "bot:cat"}]}, "bot-unknown"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "bot:search:9999999"}]}, "bot-bad-strength"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "bot:search:60000ms"}]}, "bot-bad-strength"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": f"bot:search:{'0' * 90}1"}]}, "bot-bad-strength"),
        ({"game": "siege", "seats": [{"who": "bot:perfect"}], "options": {"natural_ones": True}}, "siege-no-table"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "open"}], "mode": "x"}, "mode-unknown"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "open"}], "options": {"x": 1}}, "option-unknown"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "open"}], "clock": {"kind": "sand"}}, "clock-bad"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "open"}], "clock": {"kind": "move"}}, "clock-bad"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "open"}], "absence": -1}, "absence-bad"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "open"}], "absence": 99999}, "absence-bad"),
        ({"game": "naipes", "seats": [{"who": "me"}, {"who": "open"}], "seed": 7}, "message-unreadable"),
        ({"game": "naipes"}, "message-unreadable"),
        ([], "message-unreadable"),
    ],
)
def test_a_match_that_cannot_be_is_refused(server: Server, wish: object, code: str) -> None:
    reply = Person(server).post("/api/matches", wish)
    assert reply.json["code"] == code
    assert reply.status in (400, 404)


def test_a_long_body_is_not_read(server: Server) -> None:
    reply = Person(server).ask("POST", "/api/matches", b" " * 100_000)
    assert (reply.status, reply.json["code"]) == (413, "message-too-long")


def test_private_matches_are_found_by_their_link_alone(server: Server) -> None:
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    private = ana.open_match("naipes", "me", "open")
    public = ana.open_match("naipes", "me", "open", public=True)
    assert {private, public} <= {match["code"] for match in ana.get("/api/matches").json}
    seen = {match["code"] for match in bia.get("/api/matches").json}
    assert public in seen
    assert private not in seen
    found = bia.get(f"/api/matches/{private}").json
    assert [seat["name"] for seat in found["seats"]] == ["Ana", ""]
    assert not found["yours"]


def test_the_link_is_shown_as_a_picture(server: Server) -> None:
    code = Person(server).open_match("naipes", "me", "open")
    picture = Person(server).get(f"/api/matches/{code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert b"<path" in picture.body


@awaited
async def test_a_friend_joins_by_link_and_the_match_starts(server: Server) -> None:
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    code = ana.open_match("naipes", "me", "open")
    async with ana.at(code) as first, bia.at(code) as second:
        assert not first.table["started"]
        assert first.table["view"] == {}
        assert first.table["log"] == []
        assert second.table["seat"] is None
        table = await second.ask(type="sit", seat=1)
        assert table["started"]
        assert table["seat"] == 1
        assert [seat["you"] for seat in table["seats"]] == [False, True]
        await first.when(lambda table: table["started"])
        assert [seat["name"] for seat in first.table["seats"]] == ["Ana", "Bia"]
        assert [seat["present"] for seat in first.table["seats"]] == [True, True]


@awaited
async def test_a_seat_given_up_before_the_start_is_open_again(server: Server) -> None:
    ana, bia = Person(server, "Ana"), Person(server, "Bia")
    code = ana.open_match("naipes", "me", "open")
    async with ana.at(code) as first, bia.at(code) as second:
        await first.say(type="leave")
        await first.when(lambda table: table["seat"] is None)
        await second.say(type="sit", seat=0)
        await second.when(lambda table: table["seat"] == 0)
        assert (await second.refusal(type="sit", seat=1))["code"] == "already-seated"
        await first.when(lambda table: table["seats"][0]["kind"] == "person")
        assert (await first.refusal(type="sit", seat=0))["code"] == "seat-taken"
        assert (await first.refusal(type="sit", seat=7))["code"] == "no-such-seat"


@awaited
async def test_a_new_name_is_told_at_the_table(server: Server) -> None:
    ana = Person(server, "Ana")
    code = ana.open_match("naipes", "me", "bot:random")
    async with ana.at(code) as seat:
        ana.post("/api/me", {"name": "Anita"})
        await seat.when(lambda table: table["seats"][0]["name"] == "Anita")


def test_pages_are_served_with_a_strict_policy(server: Server) -> None:
    for path in ("/", "/match/whatever", "/api/games", "/health"):
        headers = Person(server).get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_files_outside_the_site_are_not_served(server: Server) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py"):
        assert b"Starlette" not in Person(server).get(path).body


def test_health_and_metrics(server: Server) -> None:
    guest = Person(server)
    assert guest.get("/health").body == b"ok\n"
    metrics = guest.get("/metrics").body.decode()
    assert "carteado_entries_total" in metrics
    assert "# TYPE carteado_rooms gauge" in metrics


def test_the_types_of_the_client_are_up_to_date() -> None:
    """Of the protocol, and of every game that declares its views and events."""
    tool = runpy.run_path(str(TOOLS / "write_types.py"))
    files = tool["files"]()
    assert len(files) > 1
    for file, write in files.items():
        assert file.read_text(encoding="utf-8") == write(), file.name


def test_refusals_over_http_are_records_too(server: Server) -> None:
    reply = Person(server).ask("POST", "/api/matches", b"{")
    assert set(json.loads(reply.body)) == {"type", "id", "kind", "code", "words", "reason"}
