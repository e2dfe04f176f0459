"""NAIPES 2.12: how actions are written and ordered."""

from __future__ import annotations

from typing import Any

import pytest

import carteado
from naipes.field import lay, plays, random_games
from naipes.looking import PACK, SLOTS
from table import Table, asked, forms

ACTIONS = ["place", "reinforce", "substitute", "commander", "governor", "buy", "convert", "pass_and_draw", "pass"]
ANSWERS = ["choose_ruler", "use", "decline", "take", "none", "move", "swap", "spade_swap", "king_play", "stop"]
TYPES = ACTIONS + ANSWERS
GAME = carteado.load("naipes")

FORMS: list[tuple[str, dict[str, Any]]] = [
    ("choose_ruler K", {"type": "choose_ruler", "ruler": "K"}),
    ("place 6S S", {"type": "place", "cards": ["6S"], "slot": "S"}),
    ("reinforce 2C+5D D", {"type": "reinforce", "cards": ["2C", "5D"], "slot": "D"}),
    ("substitute 9H H 0", {"type": "substitute", "cards": ["9H"], "slot": "H", "index": 0}),
    ("commander AD", {"type": "commander", "card": "AD"}),
    ("buy 3H", {"type": "buy", "card": "3H"}),
    ("take 9S", {"type": "take", "card": "9S"}),
    ("move S 1 C", {"type": "move", "slot": "S", "index": 1, "to": "C"}),
    ("swap C 0 S 0", {"type": "swap", "slot": "C", "index": 0, "to": "S", "index2": 0}),
    ("spade_swap H 1 1", {"type": "spade_swap", "slot": "H", "index": 1, "index2": 1}),
    ("king_play place 2C C", {"type": "king_play", "play": "place", "cards": ["2C"], "slot": "C"}),
    ("king_play reinforce 2C+5D D", {"type": "king_play", "play": "reinforce", "cards": ["2C", "5D"], "slot": "D"}),
    (
        "king_play substitute 2C+8H H 0",
        {"type": "king_play", "play": "substitute", "cards": ["2C", "8H"], "slot": "H", "index": 0},
    ),
    *[
        (word, {"type": word})
        for word in ("governor", "convert", "pass_and_draw", "pass", "use", "decline", "none", "stop")
    ],
]


def sort_key(action: dict[str, Any]) -> tuple[Any, ...]:
    """NAIPES-9.6."""
    named = action.get("cards") or ([action["card"]] if "card" in action else [])
    return (
        TYPES.index(action["type"]),
        ["place", "reinforce", "substitute"].index(action.get("play", "place")),
        [PACK.index(card) for card in named],
        "JQKX".index(action.get("ruler", "J")),
        SLOTS.index(action.get("slot", "C")),
        action.get("index", -1),
        SLOTS.index(action.get("to", "C")),
        action.get("index2", -1),
    )


def king_with_2s() -> Table:
    return lay(rulers=["K", "Q"], hands=[["5D", "2S", "8H"], []], discard=["2C", "2H", "8D"]).play("governor")


@pytest.mark.rule("NAIPES-9.1", "NAIPES-9.3")
def test_there_are_these_types_and_no_others() -> None:
    assert [form.name for form in GAME.grammar.forms] == TYPES
    with pytest.raises(carteado.Invalid):
        GAME.parse("forge 2C+2H")


@pytest.mark.rule("NAIPES-9.1")
def test_actions_and_answers_are_not_mixed() -> None:
    met: set[str] = set()
    for table in random_games(range(40), preset="v1.5"):
        types = {action.split()[0] for action in table.legal()}
        question = asked(table)
        assert types <= set(ACTIONS if question is not None and question[1] == "action" else ANSWERS)
        met |= types
    assert met == set(TYPES)


@pytest.mark.rule("NAIPES-9.2", "NAIPES-9.5")
@pytest.mark.parametrize(("text", "data"), FORMS)
def test_the_two_written_forms_of_an_action(text: str, data: dict[str, Any]) -> None:
    assert forms(GAME, GAME.parse(text)) == (text, data)
    assert GAME.parse_json(data) == GAME.parse(text)


@pytest.mark.rule("NAIPES-9.5")
def test_every_legal_action_reads_back_from_both_forms() -> None:
    for table in random_games(range(10)):
        for action in table.state.legal():
            assert GAME.parse(GAME.action_text(action)) == action
            assert GAME.parse_json(GAME.action_json(action)) == action


@pytest.mark.rule("NAIPES-9.2", "NAIPES-5.1")
def test_a_pair_is_written_once_in_canonical_order() -> None:
    table = lay(hands=[["5C", "2H", "2D", "8D"], []])
    pairs = [play.split()[1] for play in plays(table) if "+" in play and play.endswith("W")]
    assert pairs == ["5C+2H", "5C+2D", "2H+2D", "2H+8D"]


@pytest.mark.rule("NAIPES-9.2")
def test_a_pair_typed_in_the_other_order_is_no_second_action() -> None:
    assert GAME.parse("place 8H+2C H") == GAME.parse("place 2C+8H H")
    assert GAME.parse_json({"type": "place", "cards": ["8H", "2C"], "slot": "H"}) == GAME.parse("place 2C+8H H")
    assert GAME.action_text(GAME.parse("place 8H+2C H")) == "place 2C+8H H"


@pytest.mark.rule("NAIPES-9.2")
def test_two_2s_are_one_operand_without_a_choice_of_suit() -> None:
    table = lay(hands=[["2C", "2H"], []], joker_active=True)
    pairs = [GAME.action_json(action) for action in table.state.legal() if "2C+2H" in GAME.action_text(action)]
    assert pairs == [{"type": "place", "cards": ["2C", "2H"], "slot": name} for name in SLOTS]


@pytest.mark.rule("NAIPES-9.3", "NAIPES-9.6")
def test_legal_actions_are_sorted_without_duplicates() -> None:
    for table in random_games(range(30)):
        keys = [sort_key(GAME.action_json(action)) for action in table.state.legal()]
        assert keys == sorted(keys)
        assert len(set(table.legal())) == len(table.legal())


@pytest.mark.rule("NAIPES-9.3", "NAIPES-9.6")
def test_the_order_of_a_full_action_phase() -> None:
    table = lay(
        rulers=["X", "Q"],
        hands=[["5D", "2S", "10C", "AH", "AC"], []],
        slots=[{"D": ["3D"], "C": ["4C"]}, {}],
        options={"pass_and_draw": True},
    )
    assert table.legal() == [
        *("place 10C W", "place 2S S", "place 2S W", "place 2S+5D W", "place 5D W"),
        *("reinforce 10C C", "reinforce 2S+5D D", "reinforce 5D D"),
        *("substitute 10C C 0", "substitute 2S+5D D 0", "substitute 5D D 0"),
        *("commander AC", "commander AH", "governor"),
        *("buy AC", "buy 10C", "buy 2S", "buy AH", "buy 5D"),
        *("convert", "pass_and_draw", "pass"),
    ]


@pytest.mark.rule("NAIPES-9.6")
def test_a_single_card_stands_before_a_pair_that_starts_with_it() -> None:
    placed = [answer for answer in king_with_2s().legal() if " place " in answer and answer.endswith("W")]
    assert [answer.split()[2] for answer in placed] == [
        "2C",
        "2C+2S",
        "2C+2H",
        "2C+8H",
        "2C+5D",
        "2S+2H",
        "2S+8D",
        "2H",
        "2H+5D",
        "8D",
    ]


@pytest.mark.rule("NAIPES-9.6")
@pytest.mark.parametrize("dealt", [["X", "J"], ["K", "Q"], ["X", "K"], ["Q", "J"]])
def test_rulers_stand_in_the_order_j_q_k_x(dealt: list[str]) -> None:
    table = lay(phase="rulers", dealt=[dealt, ["Q", "X"]])
    assert table.legal() == [f"choose_ruler {kind}" for kind in "JQKX" if kind in dealt]


@pytest.mark.rule("NAIPES-9.5")
def test_a_swap_names_the_earlier_slot_first() -> None:
    for table in random_games(range(30)):
        for swap in plays(table, "swap"):
            _, slot, _, to, _ = swap.split()
            assert SLOTS.index(slot) < SLOTS.index(to)
    table = lay(slots=[{"D": ["9D"], "C": ["8C"], "W": ["10C"]}, {}]).play("governor")
    swaps = [answer for answer in table.legal() if answer.startswith("swap")]
    assert swaps == ["swap C 0 W 0", "swap C 0 D 0", "swap W 0 D 0"]
    assert table.refuses("swap D 0 C 0")


@pytest.mark.rule("NAIPES-9.5", "NAIPES-6.16")
def test_the_picks_of_a_king_play_are_its_cards_in_the_pile() -> None:
    from_pile = king_with_2s().play("king_play place 2C+2S S")
    assert from_pile.view(0)["players"][0]["hand"] == ["8H", "5D"]
    assert from_pile.view(0)["discard"] == 2
    both_from_pile = king_with_2s().play("king_play place 2C+2H W")
    assert len(both_from_pile.view(0)["players"][0]["hand"]) == 3
    assert both_from_pile.view(0)["discard"] == 1


@pytest.mark.rule("NAIPES-9.4")
@pytest.mark.parametrize(
    "action",
    [
        "place 6S H",
        "place 6H H",
        "reinforce 6S S",
        "substitute 6S D 0",
        "substitute 6S W 2",
        "commander AC",
        "governor",
        "buy 9D",
        "pass_and_draw",
        "choose_ruler Q",
        "use",
        "decline",
        "take 6S",
        "none",
        "move D 0 C",
        "swap W 0 D 0",
        "spade_swap D 1 1",
        "king_play place 6S S",
        "stop",
    ],
)
def test_anything_else_is_rejected_and_changes_nothing(action: str) -> None:
    table = lay(hands=[["6S", "AD"], ["6H"]], slots=[{"D": ["7D"], "W": ["5C"]}, {}], used=[True, False])
    before = (table.view(0), table.view(1), table.legal())
    assert table.refuses(action)
    assert (table.view(0), table.view(1), table.legal()) == before
    assert table.heard() == []


@pytest.mark.rule("NAIPES-9.2", "NAIPES-9.4")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "forge 2C+2H",
        "place",
        "place S",
        "place 11S S",
        "place 6X S",
        "place 6S",
        "place 6S Z",
        "place 2S+2S S",
        "place 2C+5D+8H W",
        "substitute 6S S",
        "substitute 6S S 3",
        "commander",
        "take 2C+5D",
        "move S 0",
        "move S 3 C",
        "choose_ruler A",
        "pass now",
    ],
)
def test_what_cannot_be_read_is_rejected(text: str) -> None:
    with pytest.raises(carteado.Invalid):
        GAME.parse(text)


@pytest.mark.rule("NAIPES-9.2", "NAIPES-9.4")
@pytest.mark.parametrize(
    "data",
    [
        {"type": "place", "cards": "6S", "slot": "S"},
        {"type": "place", "cards": [], "slot": "S"},
        {"type": "place", "cards": [6], "slot": "S"},
        {"type": "place", "cards": ["6S", 7], "slot": "S"},
        {"type": "place", "cards": ["6S", "6S"], "slot": "S"},
        {"type": "place", "cards": ["6S", "??"], "slot": "S"},
        {"type": "place", "cards": ["2C", "5D", "8H"], "slot": "W"},
        {"type": "place", "card": "6S", "slot": "S"},
        {"type": "commander", "card": 0},
        {"type": "commander", "card": ["AD"]},
        {"type": "move", "slot": "S", "index": -1, "to": "C"},
        {"type": "pass", "slot": "S"},
    ],
)
def test_data_that_cannot_be_read_is_rejected(data: dict[str, Any]) -> None:
    with pytest.raises(carteado.Invalid):
        GAME.parse_json(data)


@pytest.mark.rule("NAIPES-9.4")
def test_nothing_is_legal_after_the_end() -> None:
    table = lay(deck=[], final_seat=0).play("pass")
    assert table.legal() == []
    assert table.refuses("pass")
