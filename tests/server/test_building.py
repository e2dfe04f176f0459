"""Decks judged while they are being built."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from carteado.texts import LANGUAGES, Speaker
from server.clients import Person, Server, awaited

BUILT = ["apotheosis", "duel", "heroes"]


def judged(server: Server, game: str, text: str, **options: Any) -> dict[str, Any]:
    reply = Person(server).post(f"/api/games/{game}/deck", {"text": text, "options": options})
    assert reply.status == 200, reply.body
    return dict(reply.json)


def codes(deck: dict[str, Any]) -> list[str]:
    return [fault["words"]["id"].removeprefix("refused-") for fault in deck["faults"]]


@pytest.mark.parametrize("id", BUILT)
def test_ready_decks_are_legal_and_come_back_as_an_option_takes_them(server: Server, id: str) -> None:
    game = carteado.load(id)
    option = next(option for option in game.options if option.free)
    for name, cards in game.decks().items():
        options = next(options for options in game.presets.values() if name in game.legal_decks(options))
        deck = judged(server, id, name, **options)
        assert deck["faults"] == []
        assert dict(deck["cards"]) == dict(cards)
        assert option.read(deck["text"]) == deck["text"]
        assert deck["smallest"] <= deck["size"] <= deck["largest"]


@pytest.mark.parametrize("id", BUILT)
@awaited
async def test_a_random_deck_is_legal_and_can_be_played(server: Server, id: str) -> None:
    deck = judged(server, id, "random")
    assert deck["faults"] == []
    option = next(option for option in carteado.load(id).options if option.free)
    ana = Person(server, "Ana")
    code = ana.open_match(id, "me", "bot:random", options={option.name: deck["text"]})
    async with ana.at(code) as seat:
        assert seat.table["started"]


@pytest.mark.parametrize("id", BUILT)
def test_every_fault_names_a_rule_of_the_rulebook_and_has_words(server: Server, id: str) -> None:
    game = carteado.load(id)
    book = (game.folder / "rulebook" / "en.md").read_text(encoding="utf-8")
    parts = judged(server, id, "")["parts"]
    everything = "; ".join(f"9 {card}" for part in parts if part["counted"] for card, _ in part["copies"])
    for text in ("", everything):
        deck = judged(server, id, text)
        assert deck["faults"]
        for fault in deck["faults"]:
            assert f"**{fault['rule']}**" in book
            for lang in LANGUAGES:
                assert Speaker(lang, game.folder / "texts")(fault["words"]["id"], **fault["words"]["blanks"])


@pytest.mark.parametrize("id", BUILT)
def test_what_may_be_added_is_what_the_check_allows(server: Server, id: str) -> None:
    for part in judged(server, id, "")["parts"]:
        if part["counted"]:
            deck = judged(server, id, "; ".join(f"{copies} {card}" for card, copies in part["copies"]))
            assert all(fault["card"] == "" for fault in deck["faults"])


def test_a_hero_grows_before_the_eye(server: Server) -> None:
    """Spec 6.9: Brannoch's numbers, first without and then with what he lacks."""
    sheet = judged(server, "apotheosis", "C02; C24; C13; E03")
    assert codes(sheet) == ["apotheosis-hero-no-house", "apotheosis-hero-bad-size"]
    hero = judged(server, "apotheosis", "P1")
    numbers = {title["id"]: {name["id"]: value for name, value in lines} for title, lines in figures(hero)}
    assert list(numbers["apotheosis-build-attributes"].values()) == [9, 8, 5, 4, 3, 5, 4]
    assert list(numbers["apotheosis-build-awake"].values()) == [9, 11, 8, 6, 3, 4, 4]
    assert list(numbers["apotheosis-build-body"].values()) == [6, 11, 8, 6, 2, 16]
    assert numbers["apotheosis-build-knowledge"]["apotheosis-word-athletics"] == 3


def figures(deck: dict[str, Any]) -> list[tuple[dict[str, Any], list[Any]]]:
    return [(group["title"], group["figures"]) for group in deck["figures"]]


def test_cards_that_a_hero_cannot_place_are_legal_and_named(server: Server) -> None:
    deck = judged(server, "apotheosis", "H01; C13; 3 S09; 2 S01")
    assert "S09" in deck["unfit"]
    assert "S01" not in deck["unfit"]
    assert "apotheosis-hero-card-not-allowed" not in codes(deck)


def test_options_move_the_limits(server: Server) -> None:
    assert "apotheosis-hero-level" in codes(judged(server, "apotheosis", "H01; C03; C06; C09"))
    assert "apotheosis-hero-level" not in codes(judged(server, "apotheosis", "H01; C03; C06; C09", level_cap=10))
    assert judged(server, "duel", "", deck_size=60)["smallest"] == 60


@pytest.mark.parametrize(
    ("game", "body", "code"),
    [
        ("apotheosis", {"text": "3 Fen Clever"}, "apotheosis-hero-unknown-card"),
        ("apotheosis", {"text": "H01; H02"}, "apotheosis-hero-two-houses"),
        ("apotheosis", {"text": "", "options": {"level_cap": 5}}, "option-bad-value"),
        ("duel", {"text": f"{'9' * 5000} EMB-01"}, "duel-deck-unknown-card"),
        ("naipes", {"text": ""}, "decks-none"),
        ("naipes", {"text": "random"}, "decks-none"),
        ("duel", {"list": ""}, "message-unreadable"),
    ],
)
def test_what_cannot_be_read_is_refused(server: Server, game: str, body: dict[str, Any], code: str) -> None:
    reply = Person(server).post(f"/api/games/{game}/deck", body)
    assert (reply.status, reply.json["code"]) == (400, code)
