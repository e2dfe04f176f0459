"""Why an action is not legal, and what a legal one costs."""

from __future__ import annotations

from typing import Any

import pytest

from carteado.core.message import Message
from carteado.core.state import Action
from carteado.texts import Speaker
from naipes.field import cost, lay, random_games
from table import Table

PASSING = {"preset": "v1.5"}


def hand(*cards: str, **position: Any) -> Table:
    return lay(hands=[list(cards), []], **position)


def slots(own: dict[str, list[str]], other: dict[str, list[str]] | None = None, **position: Any) -> Table:
    return lay(slots=[own, other or {}], **position)


def king(*discard: str, **position: Any) -> Table:
    return lay(rulers=["K", "Q"], discard=list(discard), **position).play("governor")


def queen(**own: list[str]) -> Table:
    return slots(own, rulers=["Q", "K"]).play("governor")


def hearts(own: dict[str, list[str]], **position: Any) -> Table:
    return slots(own, hands=[["AH"], []], **position).play("commander AH")


def spades(own: list[str], other: list[str]) -> Table:
    """Reinforcements to exchange in the clubs column, and others in the hearts column."""
    filler = {"C": ["5C", "2C"]}, {"C": ["6C", "3C"]}
    own_side, other_side = ({**side, "H": units} for side, units in zip(filler, (own, other), strict=True))
    return slots(own_side, other_side, hands=[["AS"], []]).play("commander AS")


def half_hidden() -> Table:
    """The Queen at work, a unit face up in diamonds and one face down in clubs."""
    return hand("6C", slots=[{"D": ["5D"]}, {}], rulers=["Q", "K"]).play("place 6C C", "governor")


def rulers() -> Table:
    return lay(phase="rulers", dealt=[["J", "K"], ["Q", "X"]])


ROWS: list[tuple[str, str, str, Table]] = [
    ("not-asked", "6.9", "move C 0 S", lay()),
    ("not-asked", "2.2", "choose_ruler J", lay()),
    ("question-first", "2.2", "pass", rulers()),
    ("question-first", "3.4", "pass", queen(C=["5C"])),
    ("not-dealt", "2.2", "choose_ruler Q", rulers()),
    ("not-in-hand", "4.1", "place 6S S", hand("6C")),
    ("not-in-hand", "4.1", "place 2C+5D D", hand("2C")),
    ("not-a-soldier", "1.3", "place AC C", hand("AC")),
    ("not-forgeable", "5.1", "place 2C+5C C", hand("2C", "5C")),
    ("not-forgeable", "5.1", "place 3C+5D D", hand("3C", "5D")),
    ("does-not-fit", "4.1", "place 6S H", hand("6S")),
    ("frozen", "1.9", "reinforce 2S S", hand("2S", "6S").play("place 6S S")),
    ("occupied", "4.2", "place 2S S", hand("2S", slots=[{"S": ["6S"]}, {}])),
    ("empty", "4.3", "reinforce 6S S", hand("6S")),
    ("empty", "4.4", "substitute 6S S 0", hand("6S")),
    ("no-unit", "4.4", "substitute 6S S 1", hand("6S", slots=[{"S": ["5S"]}, {}])),
    ("combination", "1.8", "reinforce 9S S", hand("9S", slots=[{"S": ["5S"]}, {}])),
    ("combination", "1.8", "substitute 9S S 0", hand("9S", slots=[{"S": ["5S", "6S"]}, {}])),
    ("main-spent", "4.2", "place 6S S", hand("6S", main=0)),
    ("main-spent", "4.5", "reinforce 6S S", hand("6S", main=0, slots=[{"S": ["5S"]}, {}])),
    ("main-spent", "4.5", "substitute 6S S 0", hand("6S", main=0, slots=[{"S": ["5S"]}, {}])),
    ("additional-spent", "4.5", "reinforce 3S S", hand("3S", add=0, slots=[{"S": ["5S"]}, {}])),
    ("not-an-ace", "6.1", "commander 6S", hand("6S")),
    ("not-in-hand", "6.1", "commander AS", hand("6S")),
    ("additional-spent", "6.1", "commander AS", hand("AS", add=0)),
    ("ruler-used", "6.2", "governor", lay(used=[True, False])),
    ("additional-spent", "6.2", "governor", lay(rulers=["J", "K"], add=0)),
    ("deck-empty", "6.2", "governor", lay(rulers=["J", "K"], deck=[], final_seat=0)),
    ("nothing-to-move", "6.2", "governor", lay(rulers=["Q", "K"])),
    ("pile-empty", "6.2", "governor", lay(rulers=["K", "Q"])),
    ("two-additional", "6.3", "buy 6S", hand("6S", add=1)),
    ("deck-empty", "6.3", "buy 6S", hand("6S", deck=[], final_seat=0)),
    ("not-in-hand", "6.3", "buy 6S", hand("6C")),
    ("bought", "6.3", "buy 6S", hand("6S", bought=True)),
    ("nothing-to-convert", "6.4", "convert", lay(main=0)),
    ("no-pass-and-draw", "6.6", "pass_and_draw", lay()),
    ("acted", "6.6", "pass_and_draw", lay(options=PASSING, acted=True)),
    ("deck-empty", "6.6", "pass_and_draw", lay(options=PASSING, deck=[], final_seat=0)),
    ("not-shown", "6.8", "take 6S", hand("AC", discard=["5S"]).play("commander AC")),
    ("not-shown", "6.12", "take 6S", lay(rulers=["J", "K"], deck=["5S", "4S"]).play("governor")),
    (
        "frozen",
        "1.9",
        "move C 0 S",
        half_hidden(),
    ),
    (
        "frozen",
        "1.9",
        "move D 0 C",
        half_hidden(),
    ),
    ("no-unit", "6.9", "move S 0 C", queen(C=["5C"])),
    ("same-slot", "6.9", "move C 0 C", queen(C=["5C"])),
    ("combination", "1.8", "move C 0 S", queen(C=["9C"], S=["5S"])),
    ("just-moved", "6.13", "move S 0 H", queen(C=["5C"], D=["5D"]).play("move C 0 S")),
    ("queen-only-moves", "6.13", "swap S 0 D 0", queen(C=["5C"], D=["6D"]).play("move C 0 S")),
    ("earlier-first", "9.5", "swap D 0 C 0", queen(C=["5C"], D=["6D"])),
    ("same-slot", "6.9", "swap C 0 C 1", queen(C=["5C", "2C"])),
    ("combination", "1.8", "swap C 0 D 0", queen(C=["9C", "2C"], D=["6D", "5D"])),
    ("low-only", "6.10", "move C 0 S", hearts({"C": ["5C"], "D": ["2D"]})),
    ("hearts-to-empty", "6.10", "move D 0 C", hearts({"C": ["5C"], "D": ["2D"]})),
    ("combination", "1.8", "move D 0 C", hearts({"C": ["5C", "6C"], "D": ["2D"]}, options={"hearts_join": True})),
    ("low-swap", "6.10", "swap C 0 S 0", hearts({"C": ["5C"], "S": ["6S"], "D": ["2D"]})),
    ("no-reinforcement", "6.11", "spade_swap H 1 1", spades(["5H"], ["6H", "2H"])),
    ("no-reinforcement", "6.11", "spade_swap H 1 1", spades(["5H", "2H"], ["6H"])),
    ("anchor", "6.11", "spade_swap C 0 1", spades([], [])),
    ("no-such-reinforcement", "6.11", "spade_swap C 1 2", spades([], [])),
    ("combination", "1.8", "spade_swap H 1 1", spades(["9H", "2H"], ["5H", "6H"])),
    ("not-in-pile", "6.14", "king_play place 6S S", king("4C")),
    ("king-hand-only", "6.16", "king_play place 6S S", king("4C", hands=[["6S"], []])),
    ("king-no-aces", "6.14", "king_play place AS S", king("4C", "AS")),
    ("king-low-second", "6.15", "king_play place 6S S", king("4C", "6S", "3D").play("king_play place 4C C")),
    ("king-two-picks", "6.16", "king_play place 2C+5S S", king("2C", "5S")),
    ("not-forgeable", "5.1", "king_play place 4C+5S S", king("4C", hands=[["5S"], []])),
    ("king-position", "9.2", "king_play substitute 4C C", king("4C", slots=[{"C": ["3C"]}, {}])),
    ("king-position", "9.2", "king_play place 4C C 1", king("4C")),
    ("does-not-fit", "4.1", "king_play place 4C H", king("4C")),
]


@pytest.mark.parametrize(
    ("id", "rule", "action", "table"),
    [pytest.param(*row, id=f"{row[0]}, {row[2]}", marks=pytest.mark.rule(f"NAIPES-{row[1]}")) for row in ROWS],
)
def test_an_action_that_is_not_legal_has_a_reason(id: str, rule: str, action: str, table: Table) -> None:
    found = table.state.explain(table.game.parse(action))
    assert found is not None
    assert (found.id, found.blanks["rule"]) == (f"why-{id}", f"NAIPES-{rule}")
    for lang in ("en", "pt"):
        assert Speaker.of(table.game, lang, names=["Ana", "Rui"]).reason(found).endswith(f" (NAIPES-{rule})")


@pytest.mark.rule("NAIPES-1.8")
def test_a_wrong_combination_is_spelled_out() -> None:
    table = hand("9S", slots=[{"S": ["5S", "3S"]}, {}])
    found = table.state.explain(table.game.parse("reinforce 9S S"))
    assert isinstance(found, Message)
    assert Speaker.of(table.game, "en").say(found) == (
        "The spades slot cannot hold a high, a medium and a low together."
    )
    assert Speaker.of(table.game, "pt").say(found) == (
        "O slot de espadas não pode juntar um alto, um médio e um baixo."
    )


def prices(table: Table, action: Action) -> list[Message]:
    """What an action costs, without the warning that its effect would be lost."""
    return [told for told in table.state.price(action) if told.id.startswith("price-")]


@pytest.mark.rule("NAIPES-4.6", "NAIPES-6.1", "NAIPES-6.2", "NAIPES-6.3", "NAIPES-6.4")
def test_the_price_is_what_the_action_then_takes() -> None:
    """Over whole games: the main and additional actions that are gone after it are those of its price."""
    priced = 0
    for table in random_games(range(3)):
        if table.state.decision is not None and table.view()["phase"] == "action":
            for action in table.state.legal()[:6]:
                text = table.game.action_text(action)
                paid = {price.id: price.blanks["amount"] for price in prices(table, action)}
                gained = 1 if text == "convert" else 0
                if not text.startswith("pass"):
                    expected = (paid.get("price-main", 0), int(str(paid.get("price-additional", 0))) - gained)
                    assert cost(table, text) == expected
                    priced += bool(paid)
    assert priced > 50


def test_a_price_says_what_will_be_left() -> None:
    table = hand("6S", "AS", slots=[{"W": ["5C"]}, {}])
    say = {lang: Speaker.of(table.game, lang) for lang in ("en", "pt")}
    for action, english, portuguese in (
        ("place 6S S", "main action, none left", "ação principal, não sobra nenhuma"),
        ("commander AS", "1 additional action, 1 left", "1 ação adicional, sobra 1"),
        ("buy 6S", "2 additional actions, none left", "2 ações adicionais, não sobra nenhuma"),
    ):
        (price,) = prices(table, table.game.parse(action))
        assert (say["en"].say(price), say["pt"].say(price)) == (english, portuguese)
    assert table.state.price(table.game.parse("pass")) == []
