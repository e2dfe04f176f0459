"""HEROES-15.4 and R113: tokens that last several turns, which cards of other sets may give."""

from __future__ import annotations

from pathlib import Path

import pytest

from carteado.games.heroes.language.text import card_text
from heroes.arena import P1, end_turn
from heroes.characters import tokens
from heroes.looking import team
from heroes.workshop import action, faults, lasting, lay_made, workshop
from table import Table, do

MADE = {"team": [{"card": "C90", "actions": ["A97"]}]}
THIEF = {"team": [{"card": "C91", "actions": ["A98"]}]}


def turns(table: Table) -> list[int]:
    seen = table.view(None)["players"][0]["team"][0]["tokens"]
    return [token["turns"] for token in seen]


@pytest.mark.rule("HEROES-15.4", "HEROES-15.5", "HEROES-R113")
def test_a_token_for_n_turns_stays_fresh_so_much_longer() -> None:
    """Received in turn T: the stack for 2 turns goes at the end of T+2, the single for 3 at the end of T+3."""
    table = lay_made(MADE, {"team": ["C16"]}, at="combat")
    do(table, "use A97")
    assert (tokens(table, "C90"), turns(table)) == (["strength", "agility*2", "slow", "slow"], [1, 0, 0, 0])
    end_turn(table)
    assert tokens(table, "C90") == ["strength", "agility*2", "slow", "slow"]
    end_turn(table)
    assert tokens(table, "C90") == ["strength", "slow"], "singles go one a turn, stacks at once"
    end_turn(table)
    assert tokens(table, "C90") == []


@pytest.mark.rule("HEROES-15.10", "HEROES-R113")
def test_a_moved_token_keeps_the_turns_that_it_has_left() -> None:
    table = lay_made(
        THIEF, {"team": [{"card": "C16", "tokens": [{"type": "strength", "turn": 9}, "agility"]}]}, turn=7, at="combat"
    )
    do(table, "use A98")
    assert (tokens(table, "C91"), turns(table), team(table, P1)) == (["strength", "agility"], [1, 0], ["C16"])


def test_the_text_says_how_long() -> None:
    folder = workshop().cards
    assert card_text("A97", "en", folder) == (
        "Put 1 Strength token for 3 turns, a stack of 2 Agility tokens for 2 turns and 2 Slow tokens for 2 turns "
        "on this character."
    )
    assert card_text("A97", "pt", folder) == (
        "Coloque 1 token de Força por 3 turnos, uma stack de 2 tokens de Agilidade por 2 turnos e 2 tokens de "
        "Lentidão por 2 turnos neste personagem."
    )


@pytest.mark.rule("HEROES-R113")
@pytest.mark.parametrize(("type", "turns"), [("shield", 2), ("perception", 3), ("strength", 1), ("strength", 10)])
def test_tokens_that_never_expire_and_other_numbers_are_refused(type: str, turns: int, tmp_path: Path) -> None:
    assert faults(tmp_path, action("A97", lasting(type, 1, turns))) == ["A97"]
    assert faults(tmp_path, action("A97", lasting("taunt", 1, 2))) == []
