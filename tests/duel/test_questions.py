"""Questions in the middle of an effect: what is asked, who sees it, and that the effect is data at each of them."""

from __future__ import annotations

from typing import Any

from carteado.core.rng import seeded
from carteado.games.duel.board import Destination, Pile, Type, When
from carteado.games.duel.language.kinds import CardType, Cost, PileName, Where, WhichSide
from carteado.games.duel.language.operations import Damage, Draw, Heal
from carteado.games.duel.language.picking import Dig, Pick, Scry, Search, Unless
from carteado.games.duel.language.piles import Cards, PrintedFilter, Put
from carteado.games.duel.language.printed import Cost as Costs
from carteado.games.duel.language.printed import Count, Price
from carteado.games.duel.language.selectors import CreatureFilter, FoeHero
from carteado.kit.cards import Side
from carteado.kit.flow_words import CONTROLLER, FOE, Branch, Choose, Each, ForEach, May, Options, Picked, Repeat
from carteado.kit.nodes import All, Counted, Least, Number
from duel.board import A, B, pass_all
from duel.looking import creatures, hp
from duel.nodes import block, creature, lay_nodes, spell, when
from example_sets import check
from table import Table, asked, cards, do, legal, player

ENEMY: Any = CreatureFilter(side=WhichSide(Side.ENEMY))
ENEMIES: Any = All(ENEMY)
FOE_HERO: Any = FoeHero()
PICKED: Any = Picked()
EACH: Any = Each()


def hurt(amount: int) -> Damage:
    return Damage(Number(amount), FOE_HERO)


def draw(amount: int = 1) -> Draw:
    return Draw(CONTROLLER, Number(amount))


def deck_of(state: Any) -> list[str]:
    """A's deck from the top, as only the rules know it."""
    return [state.cards[id].id for id in state.players[A].deck]


def play(table: Table, id: str) -> Table:
    return check(pass_all(do(table, f"play_spell {id}")))


def test_may_asks_and_does_it_or_the_other_block() -> None:
    offer = spell("TST-01", May(block(hurt(2)), block(draw())), hurt(1))
    table = play(lay_nodes([offer], a={"hand": ["TST-01"]}), "TST-01")
    assert asked(table) == (A, "may")
    assert legal(table) == ["yes", "no"]
    assert hp(table, B) == 21
    other = table.state.clone()
    assert hp(check(do(table, "yes")), B) == 18
    table.state = other
    assert hp(check(do(table, "no")), B) == 20
    assert len(player(table, A)["hand"]) == 1


def test_the_foe_may_be_the_one_who_decides() -> None:
    table = lay_nodes([spell("TST-01", May(block(hurt(2)), who=FOE))], a={"hand": ["TST-01"]})
    assert asked(play(table, "TST-01")) == (B, "may")
    assert player(do(table, "no"), A)["grave"][-1]["card"] == "TST-01"


def test_everyone_sees_that_a_question_is_open_and_by_which_card() -> None:
    table = play(lay_nodes([spell("TST-01", May(block(hurt(2))))], a={"hand": ["TST-01"]}), "TST-01")
    for seat in (None, A, B):
        assert table.view(seat)["asking"]["card"] == "TST-01"
        assert table.view(seat)["prompt"] == {"seat": A, "kind": "may"}


def test_options_happen_in_printed_order() -> None:
    options = Options([block(hurt(1)), block(draw()), block(Heal(Number(2), FOE_HERO))])
    table = lay_nodes([spell("TST-01", Choose(options, Number(2)))], a={"hand": ["TST-01"]})
    play(table, "TST-01")
    assert legal(table) == ["option 1", "option 2", "option 3"]
    assert legal(check(do(table, "option 3"))) == ["option 1", "option 2"]
    do(table, "option 1")
    assert hp(table, B) == 21
    assert asked(table) == (A, "main")


def test_one_branch_happens() -> None:
    many = Counted(ENEMY, Least(2))
    offer = spell("TST-01", Branch(many, block(hurt(3)), block(hurt(1))))
    assert hp(play(lay_nodes([offer], a={"hand": ["TST-01"]}, b={"attack": {1: "EMB-01"}}), "TST-01"), B) == 20
    two = {"attack": {1: "EMB-01", 2: "EMB-01"}}
    assert hp(play(lay_nodes([offer], a={"hand": ["TST-01"]}, b=two), "TST-01"), B) == 18


def test_loops_may_hold_questions_and_loops() -> None:
    inner = ForEach(ENEMIES, block(May(block(Damage(Number(1), EACH)))))
    table = lay_nodes(
        [spell("TST-01", Repeat(Number(2), block(inner)), draw())],
        a={"hand": ["TST-01"]},
        b={"attack": {1: "EMB-07", 3: "EMB-07"}},
    )
    play(table, "TST-01")
    for answer in ("yes", "no", "yes", "yes"):
        check(do(table, answer))
    assert creatures(table) == {"B.atk1": "EMB-07 3/2", "B.atk3": "EMB-07 3/3"}
    assert len(player(table, A)["hand"]) == 1


def test_a_creature_is_picked_and_hurt() -> None:
    steps = (Pick(ENEMIES, Number(1)), Damage(Number(3), PICKED))
    foes = {"attack": {1: "EMB-07", 3: "EMB-07"}}
    table = play(lay_nodes([spell("TST-01", *steps)], a={"hand": ["TST-01"]}, b=foes), "TST-01")
    check(do(table, "pick B.atk3"))
    assert creatures(table) == {"B.atk1": "EMB-07 3/4", "B.atk3": "EMB-07 3/1"}


def test_up_to_so_many_may_be_picked() -> None:
    steps = (Pick(ENEMIES, Number(2), True), Damage(Number(1), PICKED))
    foes = {"attack": {1: "EMB-07", 2: "EMB-07", 3: "EMB-07"}}
    table = play(lay_nodes([spell("TST-01", *steps)], a={"hand": ["TST-01"]}, b=foes), "TST-01")
    assert legal(check(do(table, "pick B.atk2"))) == ["pick B.atk1", "pick B.atk3", "done"]
    do(table, "done")
    assert list(creatures(table).values()) == ["EMB-07 3/4", "EMB-07 3/3", "EMB-07 3/4"]


def test_only_who_looks_at_the_top_of_the_deck_sees_it() -> None:
    mine = {"hand": ["TST-01"], "deck": ["DUS-01", "EMB-07", "EMB-01"]}
    table = play(lay_nodes([spell("TST-01", Scry(Number(2)))], a=mine), "TST-01")
    assert cards(table.view(A)["asking"]["cards"]) == ["DUS-01", "EMB-07"]
    assert table.view(B)["asking"]["cards"] == table.view(None)["asking"]["cards"] == []
    check(do(table, "pick DUS-01", "done"))
    secrets = [event for event in table.heard(B) if "card" in event and event["card"] == "DUS-01"]
    assert secrets == []
    other = table.state.clone()
    other.determinize(A, seeded(3))
    assert deck_of(other) == ["EMB-07", "EMB-01", "DUS-01"]


def test_a_search_asks_even_if_nothing_fits_and_then_shuffles() -> None:
    """Whether the deck holds such a card is secret."""
    steps = Search(filter=PrintedFilter(type=CardType(Type.CREATURE), cost_max=Cost(1)))
    for deck, fits in ((["DUS-01", "EMB-07", "SHD-E"], ["DUS-01"]), (["EMB-07", "SHD-E"], [])):
        table = play(lay_nodes([spell("TST-01", steps)], a={"hand": ["TST-01"], "deck": deck}), "TST-01")
        assert asked(table) == (A, "pick")
        assert legal(table) == [*(f"pick {id}" for id in fits), "done"]
        check(do(table, *(f"pick {id}" for id in fits[:1])) if fits else do(table, "done"))
        assert cards(player(table, A)["hand"]) == fits
        assert {"event": "shuffled", "seat": A} in table.heard(B)


def test_a_dig_takes_one_and_puts_the_others_under_the_deck() -> None:
    mine = {"hand": ["TST-01"], "deck": ["EMB-01", "EMB-13", "EMB-07", "SHD-E"]}
    steps = Dig(Number(3), filter=PrintedFilter(type=CardType(Type.CREATURE)))
    table = play(lay_nodes([spell("TST-01", steps)], a=mine), "TST-01")
    assert legal(table) == ["pick EMB-01", "pick EMB-07", "done"]
    check(do(table, "pick EMB-07"))
    assert cards(player(table, A)["hand"]) == ["EMB-07"]
    assert deck_of(table.state) == ["SHD-E", "EMB-01", "EMB-13"]


def test_the_foe_discards_what_it_chooses() -> None:
    hand: Any = Cards(PileName(Pile.HAND), FOE)
    steps = (Pick(hand, Number(1), who=FOE), Put(PICKED, Where(Destination.GRAVE)))
    theirs = {"hand": ["EMB-13", "EMB-07"]}
    table = play(lay_nodes([spell("TST-01", *steps)], a={"hand": ["TST-01"]}, b=theirs), "TST-01")
    assert asked(table) == (B, "pick")
    assert table.view(A)["asking"]["cards"] == []
    check(do(table, "pick EMB-07"))
    assert cards(player(table, B)["grave"]) == ["EMB-07"]
    assert "discarded" in [event["event"] for event in table.heard(A)]


def test_an_effect_happens_unless_the_foe_pays() -> None:
    offer = spell("TST-01", Unless(Price(Costs(mana=Count(2))), block(hurt(4)), block(draw())))
    table = play(lay_nodes([offer], a={"hand": ["TST-01"]}, b={"mana": 2}), "TST-01")
    assert asked(table) == (B, "may")
    check(do(table, "yes"))
    assert (hp(table, B), player(table, B)["mana"], len(player(table, A)["hand"])) == (21, 0, 1)
    poor = play(lay_nodes([offer], a={"hand": ["TST-01"]}, b={"mana": 1}), "TST-01")
    assert hp(poor, B) == 17


def test_a_trigger_may_ask_and_the_queue_waits() -> None:
    asks = when(creature("TST-01"), When.DIES, May(block(hurt(1))))
    foes = {"attack": {1: "TST-01", 2: "TST-01"}}
    table = lay_nodes([asks, spell("TST-02", Damage(Number(2), ENEMIES))], a={"hand": ["TST-02"]}, b=foes)
    play(table, "TST-02")
    assert asked(table) == (B, "may")
    assert asked(check(do(table, "yes"))) == (B, "may")
    assert asked(check(do(table, "no"))) == (A, "main")
    assert hp(table, A) == 19


def test_a_question_can_end_the_match_by_conceding() -> None:
    asks = spell("TST-01", May(block(hurt(1))))
    table = play(lay_nodes([asks], a={"hand": ["TST-01"]}, options={"concede": True}), "TST-01")
    assert legal(table) == ["yes", "no", "concede"]
    assert do(table, "concede").reason == "concede"
