"""Lines of logs and tables as a player reads them."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from carteado.kit.words import hyphens
from carteado.texts import LANGUAGES, Speaker

CAPTAIN: dict[str, Any] = {"event": "hurt", "id": 4, "card": "C26", "amount": 2, "lost": 0, "health": 8, "pool": 1}
HEALED: dict[str, Any] = {"event": "healed", "id": 4, "card": "C26", "amount": 2, "health": 8}
WALKER: dict[str, Any] = {"event": "damaged", "id": 7, "card": "EMB-07", "amount": 5, "hp": -1}
SPARKS: dict[str, Any] = {"event": "sparks", "seat": 1, "count": 1}


def said(game: str, heard: dict[str, Any], lang: str) -> str:
    rules = carteado.load(game)
    return Speaker(lang, rules.folder / "texts", names=["Ana", "Rui"]).say(rules.event_words(heard))


@pytest.mark.parametrize(
    ("game", "heard", "english", "portuguese"),
    [
        ("heroes", CAPTAIN, "2 damage, and its Protection absorbed it: Health 8", "e a Proteção absorveu: Saúde 8"),
        ("heroes", {**CAPTAIN, "lost": 2, "health": -1}, "lost 2 Health: 0 left", "perdeu 2 de Saúde: restam 0"),
        ("heroes", HEALED, "healed by 2: Health 8", "recuperou 2 de Saúde: 8 agora"),
        ("duel", WALKER, "took 5 damage, 0 HP left.", "sofreu 5 de dano, restam 0 PV."),
        ("duel", SPARKS, "Rui received 1 Borrowed Spark.", "Rui recebeu 1 Centelha Emprestada."),
        ("duel", {**SPARKS, "count": 2}, "received 2 Borrowed Sparks.", "recebeu 2 Centelhas Emprestadas."),
    ],
)
def test_an_event_reads_well_in_both_languages(game: str, heard: dict[str, Any], english: str, portuguese: str) -> None:
    assert english in said(game, heard, "en")
    assert portuguese in said(game, heard, "pt")


@pytest.mark.parametrize(
    ("phase", "line"),
    [("combat", "Rodada 3: o grande combate."), ("resolution", "Rodada 3: o grande combate, resolução.")],
)
def test_the_great_combat_is_named_once(phase: str, line: str) -> None:
    game = carteado.load("heroes")
    view = game.position({"mode": "challengers", "seats": 2, "round": 3}).view(None)
    words = game.table_words({**view, "active": None, "phase": phase})
    assert Speaker("pt", game.folder / "texts", names=["Ana", "Rui"]).say(words[0]) == line


def test_the_end_says_what_decided_it_and_what_was_close() -> None:
    game = carteado.load("naipes")
    columns = {name: {"totals": [9, 8], "winner": 0} for name in "CSWH"} | {"D": {"totals": [2, 9], "winner": 1}}
    outcome = {"reason": "columns", "columns": columns, "won": [4, 1], "totals": [38, 41], "winner": 0}
    lines = game.end_words({"seat": 1, "outcome": outcome})
    speaker = Speaker("pt", game.folder / "texts", names=["Ana", "Rui"])
    assert [speaker.say(line) for line in lines] == [
        "Batalhas: 1 a 4. Pontos: 41 a 38.",
        "A batalha mais disputada: Paus, 8 a 9.",
    ]


@pytest.mark.parametrize("id", ["duel", "heroes", "apotheosis"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ready_deck_says_what_it_is_like(id: str, lang: str) -> None:
    game = carteado.load(id)
    speaker = Speaker(lang, game.folder / "texts")
    for deck in game.decks():
        assert len(speaker(f"{id}-deck-{hyphens(deck)}-what")) > 30


def test_a_shard_is_played_by_its_name() -> None:
    game = carteado.load("duel")
    state = game.position({"players": [{"hand": ["SHD-E"], "mana_gain_used": False}, {}]})
    speaker = Speaker("pt", game.folder / "texts", names=["Ana", "Rui"])
    words = [speaker.say(game.action_words(action, state.view(0))) for action in state.legal()]
    assert any(line.startswith("jogar Estilhaço da Brasa") for line in words)
