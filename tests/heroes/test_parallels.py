"""What the cards of the example set Parallels do: questions, branches, loops, bounds and calculated amounts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from carteado.texts import Speaker
from heroes.arena import P0, P1
from heroes.characters import energy, hp, tokens
from heroes.looking import hand, reserve, slot
from heroes.parallels import game, lay, play
from table import Table, asked, do, legal, story


def at_slot(name: str, *sides: Mapping[str, Any], **position: Any) -> Table:
    """A table in COMBAT at the slot of that character; those before it have passed."""
    table = lay(*sides, **{"at": "combat", **position})
    while slot(table) != name:
        do(table, "pass")
    return table


@pytest.mark.rule("HEROES-22.15")
def test_one_of_several_options_is_chosen_when_the_step_comes_up() -> None:
    table = at_slot("C80", {"team": [{"card": "C80", "energy": 1}]}, {"team": ["C16"]})
    play(table, "use C80 a1")
    assert asked(table) == (P0, "option")
    assert legal(table) == ["option 1", "option 2", "option 3"]
    assert energy(table, "C80") == 0
    assert table.view(P1)["asking"] == {"id": 0, "card": "C80", "kind": "option", "chosen": [], "most": 1}
    play(table, "option 2")
    assert tokens(table, "C16") == ["confusion"]
    assert hand(table, P0) == []
    assert [heard["number"] for heard in story(table, "chose_option")] == [2]


@pytest.mark.rule("HEROES-22.15")
def test_two_options_are_done_in_printed_order() -> None:
    table = lay({"team": [{"card": "C80", "actions": ["A82"]}], "deck": ["C16"]}, {"team": ["C10"]})
    play(table, "use A82", "option 3")
    assert asked(table) == (P0, "option")
    assert legal(table) == ["option 1", "option 2"]
    assert table.view(P1)["asking"]["chosen"] == [3]
    assert tokens(table, "C80") == []
    play(table, "option 1")
    assert tokens(table, "C80") == ["agility", "agility"]
    assert hand(table, P0) == ["C16"]
    assert [heard["event"] for heard in story(table, "drew", "token")] == ["drew", "token", "token"]


@pytest.mark.rule("HEROES-22.15")
def test_yes_does_it_and_no_does_not() -> None:
    sides = {"team": [{"card": "C82", "actions": ["A81"], "energy": 1}]}, {"team": ["C83"]}
    table = play(at_slot("C82", *sides), "use A81")
    assert asked(table) == (P0, "may")
    assert legal(table) == ["yes", "no"]
    play(table, "no")
    assert hp(table, "C82") == "9/0"
    assert len(story(table, "declined")) == 1
    other = do(play(at_slot("C82", *sides), "use A81"), "yes", dice=[2])
    assert hp(other, "C82") == "8/0"
    assert len(story(other, "accepted", "rolled")) == 2


@pytest.mark.rule("HEROES-22.15")
def test_a_trigger_may_ask_its_controller() -> None:
    ours = {"team": ["C83", "C81"]}
    table = at_slot("C81", ours, {"team": [{"card": "C82", "damage": 8}, "C10"]})
    before = reserve(table, P0)
    do(table, "use C81 a2")
    assert asked(table) == (P0, "may")
    play(table, "no")
    assert reserve(table, P0) == before + 1


@pytest.mark.rule("HEROES-22.15")
def test_the_mob_says_yes() -> None:
    mob = {"card": "M80", "damage": 3}
    table = lay({"team": ["C16"]}, {"team": ["C10"]}, mode="challengers", seats=2, round=3, at="combat", mob=mob)
    while not story(table, "healed"):
        play(table, legal(table)[-1])
    assert not story(table, "accepted", "declined")


@pytest.mark.rule("HEROES-22.15", "HEROES-19.3")
def test_whoever_is_asked_may_concede() -> None:
    table = at_slot("C80", {"team": [{"card": "C80", "energy": 1}]}, {"team": ["C16"]})
    play(table, "use C80 a1")
    do(table, "concede")
    assert table.view(None)["asking"] is None
    assert table.state.outcome() is not None


@pytest.mark.rule("HEROES-22.16")
@pytest.mark.parametrize(("held", "left", "health"), [(3, 1, 0), (1, 1, 1)])
def test_a_branch_does_one_part_or_the_other(held: int, left: int, health: int) -> None:
    table = at_slot("C82", {"team": ["C82"]}, {"team": [{"card": "C81", "energy": held}]})
    play(table, "use C82 a2")
    assert energy(table, "C81") == left
    assert hp(table, "C81") == f"{8 - health}/0"


@pytest.mark.rule("HEROES-22.16")
def test_for_each_does_a_block_for_everyone_found() -> None:
    table = lay({"team": [{"card": "C82", "damage": 5}, "C80", {"card": "C81", "damage": 3}]}, {"team": ["C16"]})
    play(table, "use C82 a1")
    assert hp(table, "C82") == "5/0"
    assert hp(table, "C81") == "6/0"
    assert tokens(table, "C82") == tokens(table, "C81") == ["shield"]
    assert tokens(table, "C80") == []


@pytest.mark.rule("HEROES-22.16")
def test_repeated_damage_picks_anew_each_time() -> None:
    table = at_slot("C81", {"team": [{"card": "C81", "energy": 2}]}, {"team": ["C82", "C83"]})
    do(table, "use C81 a1", dice=[1, 2, 1])
    assert [heard["card"] for heard in story(table, "picked")] == ["C82", "C83", "C82"]
    assert hp(table, "C82") == "7/0"
    assert hp(table, "C83") == "6/1"


@pytest.mark.rule("HEROES-22.17")
def test_a_trigger_that_works_once_per_turn() -> None:
    sides = {"team": [{"card": "C81", "energy": 2}]}, {"team": ["C81"]}
    table = lay(*sides, at="combat")
    do(table, "use P0.C81 a1", dice=[1, 1, 1])
    assert hp(table, "P1.C81") == "5/0"
    assert hp(table, "P0.C81") == "7/0"
    assert len(story(table, "triggered")) == 2


def test_bounds_limit_the_targets_and_amounts_are_calculated() -> None:
    foe = {"team": [{"card": "C82", "energy": 4}, {"card": "C81", "energy": 3}, {"card": "C80"}]}
    table = at_slot("C83", {"team": [{"card": "C83", "energy": 1}]}, foe)
    play(table, "use C83 a1")
    assert energy(table, "C81") == 2
    assert hp(table, "C81") == "3/0"


def test_half_is_rounded_up() -> None:
    table = lay({"team": [{"card": "C81", "damage": 5, "actions": ["A80"]}]}, {"team": ["C16"]})
    play(table, "use A80")
    assert hp(table, "C81") == "6/0"


@pytest.mark.parametrize(("lang", "said"), [("en", "asks you: Choose"), ("pt", "pergunta a você: Escolha")])
def test_the_question_is_told(lang: str, said: str) -> None:
    made = game()
    say = Speaker(lang, made.folder / "texts", names=["Ana", "Bia"])
    say.learn(made.card_messages(lang), "parallels")
    table = lay({"team": [{"card": "C80", "actions": ["A82"]}]}, {"team": ["C16"]})
    do(table, "use A82")
    (line,) = [say.say(message) for message in made.question_words(table.view(P0))]
    assert said.split(": ")[0] in line
    assert say.say(made.action_words(table.state.legal()[0], table.view(P0))) in ("option 1", "opção 1")
