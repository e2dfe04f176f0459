"""Why an action is not legal: the first rule that forbids it, in the order in which the rulebook tests."""

from __future__ import annotations

from collections.abc import Callable

from carteado.core.message import Blank, Message
from carteado.core.state import Action
from carteado.games.naipes import words
from carteado.games.naipes.actions import KINDS, Ask, Do
from carteado.games.naipes.board import LO, SIDE, SLOTS, VALID, Cost, Play, Ruler, Slot
from carteado.games.naipes.cards import (
    CARD_NAMES,
    Category,
    Unit,
    category_of,
    is_ace,
    named,
    number_of,
    unit_of,
    value_of,
)
from carteado.games.naipes.grammar import GRAMMAR
from carteado.games.naipes.rules import plays
from carteado.games.naipes.state import NaipesState

CATEGORIES = {Category.LO: "low", Category.MD: "medium", Category.HI: "high"}

# What a card or slot is not for, which a player who chooses it may be assumed to know; the best to say comes first.
UNLIKELY = tuple(
    f"why-{id}"
    for id in (
        "not-a-soldier",
        "not-an-ace",
        "not-forgeable",
        "does-not-fit",
        "occupied",
        "empty",
        "no-unit",
        "not-shown",
        "same-slot",
        "earlier-first",
        "not-in-pile",
        "king-hand-only",
        "king-position",
        "not-in-hand",
        "question-first",
        "not-asked",
    )
)


def why(id: str, rule: str, **blanks: Blank) -> Message:
    return Message(f"why-{id}", rule=f"NAIPES-{rule}", **blanks)


def card(number: int) -> Message:
    return words.card(CARD_NAMES[number])


def slot_name(place: int) -> Message:
    return words.slot(SLOTS[place])


def reason(table: NaipesState, action: Action) -> Message:
    """Name the first rule that forbids an action that is not legal."""
    kind = action[0]
    if table.question == Ask.ACTION:
        return ACTIONS[kind](table, action) if kind in ACTIONS else not_asked(kind)
    if kind not in ANSWERS.get(table.question, ()):
        return wrong_answer(table, kind)
    return OF_ANSWER[kind](table, action)


def not_asked(kind: int) -> Message:
    """An answer, while nothing is asked but the next action."""
    return why("not-asked", ASKED_BY[kind], answer=GRAMMAR.forms[kind].name)


ASKED_BY = {
    Do.CHOOSE_RULER: "2.2",
    Do.USE: "6.7",
    Do.DECLINE: "6.7",
    Do.TAKE: "6.8",
    Do.NONE: "6.8",
    Do.MOVE: "6.9",
    Do.SWAP: "6.9",
    Do.SPADE_SWAP: "6.11",
    Do.KING_PLAY: "6.14",
    Do.STOP: "6.13",
}


def wrong_answer(table: NaipesState, kind: int) -> Message:
    if table.question == Ask.QUEEN_SECOND and kind == Do.SWAP:
        return why("queen-only-moves", "6.13")
    rule = "2.2" if table.question == Ask.RULER_CHOICE else "3.4"
    question = words.hyphens(KINDS[table.question])
    return why("question-first", rule, question=Message(f"naipes-prompt-{question}"))


# The action phase


def of_play(table: NaipesState, action: Action) -> Message:
    """Place, reinforce and substitute (NAIPES-4, 5)."""
    hand = table.hands[table.active]
    for held in cards_of(action[1], action[2]):
        if held not in hand:
            return why("not-in-hand", "4.1", card=card(held))
    found = of_unit(action[1], action[2])
    if found is not None:
        return found
    unit, place, play = unit_of(action[1], action[2]), action[3], action[0]
    index = action[4] if play == Play.SUBSTITUTE else 0
    return of_slot(table, play, unit, place, index) or of_cost(
        play, plays.cost_of_play(table, play, unit, place, index)
    )


def cards_of(first: int, second: int) -> list[int]:
    return [first, second - 1] if second else [first]


def of_unit(first: int, second: int) -> Message | None:
    """What forbids these cards as a unit, if anything."""
    if number_of(first, second) >= 0:
        return None
    return why("not-forgeable", "5.1") if second else why("not-a-soldier", "1.3")


def of_slot(table: NaipesState, play: int, unit: Unit, place: int, index: int) -> Message | None:
    """What forbids the unit in that slot, whatever it costs."""
    slot, name = own_slot(table, place), slot_name(place)
    if not table.joker_active and place not in unit.slots:
        return why("does-not-fit", "4.1", unit=words.unit(named(unit.cards())), slot=name)
    if slot.frozen:
        return why("frozen", "1.9", slot=name)
    if play == Play.PLACE:
        return why("occupied", "4.2", slot=name) if slot.units else None
    if not slot.units:
        return why("empty", "4.3" if play == Play.REINFORCE else "4.4", slot=name)
    if play == Play.SUBSTITUTE and index >= len(slot.units):
        return no_unit("4.4", place, index)
    staying = slot.units[:index] + slot.units[index + 1 :] if play == Play.SUBSTITUTE else slot.units
    return of_combination(place, [*staying, unit])


def own_slot(table: NaipesState, place: int) -> Slot:
    return table.slots[table.active * SIDE + place]


def no_unit(rule: str, place: int, index: int) -> Message:
    return why("no-unit", rule, slot=slot_name(place), index=index)


def must_be_found(found: Message | None) -> Message:
    """The last test that is left must name the reason."""
    assert found is not None
    return found


def of_combination(place: int, units: list[Unit]) -> Message | None:
    if VALID[sum(unit.category for unit in units)]:
        return None
    heavy_first = sorted((unit.category for unit in units), reverse=True)
    together: list[Message] = [Message("naipes-category", category=CATEGORIES[category]) for category in heavy_first]
    return why("combination", "1.8", slot=slot_name(place), units=together)


def of_cost(play: int, cost: int) -> Message:
    """The actions left do not pay: the main one is spent, or no additional one is left."""
    rule = "4.2" if play == Play.PLACE else "4.5"
    return why("main-spent", rule) if cost == Cost.MAIN else why("additional-spent", rule)


def of_commander(table: NaipesState, action: Action) -> Message:
    if not is_ace(action[1]):
        return why("not-an-ace", "6.1")
    if action[1] not in table.hands[table.active]:
        return why("not-in-hand", "6.1", card=card(action[1]))
    return why("additional-spent", "6.1")


def of_ruler(table: NaipesState, action: Action) -> Message:
    ruler = table.rulers[table.active]
    if table.used[table.active]:
        return why("ruler-used", "6.2")
    if ruler != Ruler.JOKER and table.add == 0:
        return why("additional-spent", "6.2")
    if ruler == Ruler.JACK:
        return why("deck-empty", "6.2")
    return why("nothing-to-move", "6.2") if ruler == Ruler.QUEEN else why("pile-empty", "6.2")


def of_buying(table: NaipesState, action: Action) -> Message:
    if table.add < 2:
        return why("two-additional", "6.3", left=table.add)
    if not table.deck:
        return why("deck-empty", "6.3")
    if action[1] not in table.hands[table.active]:
        return why("not-in-hand", "6.3", card=card(action[1]))
    return why("bought", "6.3")


def of_converting(table: NaipesState, action: Action) -> Message:
    return why("nothing-to-convert", "6.4")


def of_pass_and_draw(table: NaipesState, action: Action) -> Message:
    if not table.flags.pass_and_draw:
        return why("no-pass-and-draw", "6.6")
    return why("acted", "6.6") if table.acted else why("deck-empty", "6.6")


ACTIONS: dict[int, Callable[[NaipesState, Action], Message]] = {
    Do.PLACE: of_play,
    Do.REINFORCE: of_play,
    Do.SUBSTITUTE: of_play,
    Do.COMMANDER: of_commander,
    Do.GOVERNOR: of_ruler,
    Do.BUY: of_buying,
    Do.CONVERT: of_converting,
    Do.PASS_AND_DRAW: of_pass_and_draw,
}


# Answers


def of_choosing(table: NaipesState, action: Action) -> Message:
    return why("not-dealt", "2.2", ruler=words.ruler(GRAMMAR.json(action)["ruler"]))


def of_taking(table: NaipesState, action: Action) -> Message:
    return why("not-shown", SHOWN_BY[table.question], card=card(action[1]))


SHOWN_BY = {Ask.DIAMONDS_TAKE: "6.7", Ask.CLUBS_TAKE: "6.8", Ask.JACK_TAKE: "6.12"}


def of_shift_from(table: NaipesState, place: int, index: int) -> Message | None:
    """What forbids to take a unit from there, if anything (NAIPES-6.9)."""
    slot = own_slot(table, place)
    if slot.frozen:
        return why("frozen", "1.9", slot=slot_name(place))
    return no_unit("6.9", place, index) if index >= len(slot.units) else None


def of_move(table: NaipesState, action: Action) -> Message:
    place, index, to = action[1], action[2], action[3]
    found = of_shift_from(table, place, index)
    if found is not None:
        return found
    slot, target, hearts = own_slot(table, place), own_slot(table, to), table.question == Ask.HEARTS_MOVE
    if place == to:
        return why("same-slot", "6.9")
    if place == table.moved and index == len(slot.units) - 1:
        return why("just-moved", "6.13")
    if hearts and slot.units[index].category != LO:
        return why("low-only", "6.10")
    if target.frozen:
        return why("frozen", "1.9", slot=slot_name(to))
    if hearts and target.units and not table.flags.hearts_join:
        return why("hearts-to-empty", "6.10", slot=slot_name(to))
    return must_be_found(of_combination(to, [*target.units, slot.units[index]]))


def of_swap(table: NaipesState, action: Action) -> Message:
    place, index, to, index2 = action[1:5]
    found = of_shift_from(table, place, index) or of_shift_from(table, to, index2)
    if found is not None:
        return found
    if place == to:
        return why("same-slot", "6.9")
    if place > to:
        return why("earlier-first", "9.5")
    here, there = own_slot(table, place), own_slot(table, to)
    if table.question == Ask.HEARTS_MOVE and LO not in (here.units[index].category, there.units[index2].category):
        return why("low-swap", "6.10")
    return of_exchange(here, there, place, to, index, index2)


def of_exchange(here: Slot, there: Slot, place: int, to: int, index: int, index2: int) -> Message:
    """One of the two slots would hold what it must not."""
    left = of_combination(place, here.replaced(index, there.units[index2]).units)
    return must_be_found(left or of_combination(to, there.replaced(index2, here.units[index]).units))


def of_spades(table: NaipesState, action: Action) -> Message:
    place, index, index2 = action[1:4]
    own, other = own_slot(table, place), table.slots[(1 - table.active) * SIDE + place]
    for slot, at, whose in ((own, index, "own"), (other, index2, "other")):
        if len(slot.units) < 2:
            return why("no-reinforcement", "6.11", slot=slot_name(place), whose=whose)
        if at == 0:
            return why("anchor", "6.11", whose=whose)
        if at >= len(slot.units):
            return why("no-such-reinforcement", "6.11", slot=slot_name(place), whose=whose, index=at)
    return of_exchange(own, other, place, place, index, index2)


def of_king(table: NaipesState, action: Action) -> Message:
    play, first, second, place, index = action[1:6]
    found = of_pick(table, cards_of(first, second)) or of_unit(first, second)
    if found is not None:
        return found
    if (play == Play.SUBSTITUTE) != (index > 0):
        return why("king-position", "9.2")
    return must_be_found(of_slot(table, play, unit_of(first, second), place, index - 1))


def of_pick(table: NaipesState, cards: list[int]) -> Message | None:
    """What forbids to take these cards from the pile and the hand, if anything (NAIPES-6.14 to 6.16)."""
    pile, hand, second = table.discard[: table.pile], table.hands[table.active], table.question == Ask.KING_SECOND
    for held in cards:
        if held not in pile and held not in hand:
            return why("not-in-pile", "6.14", card=card(held))
    picked = [held for held in cards if held in pile]
    if not picked:
        return why("king-hand-only", "6.16")
    if any(is_ace(held) for held in picked):
        return why("king-no-aces", "6.14")
    if second and any(category_of(value_of(held)) != LO for held in picked):
        return why("king-low-second", "6.15")
    if len(picked) == 2 and (second or any(value_of(held) != 2 for held in picked)):
        return why("king-two-picks", "6.16")
    return None


# Kinds of answer that a question allows, for those questions and answers that can still be wrong.
ANSWERS: dict[int, tuple[int, ...]] = {
    Ask.RULER_CHOICE: (Do.CHOOSE_RULER,),
    Ask.DIAMONDS_TAKE: (Do.TAKE,),
    Ask.CLUBS_TAKE: (Do.TAKE,),
    Ask.JACK_TAKE: (Do.TAKE,),
    Ask.HEARTS_MOVE: (Do.MOVE, Do.SWAP),
    Ask.SPADES_SWAP: (Do.SPADE_SWAP,),
    Ask.QUEEN_FIRST: (Do.MOVE, Do.SWAP),
    Ask.QUEEN_SECOND: (Do.MOVE,),
    Ask.KING_FIRST: (Do.KING_PLAY,),
    Ask.KING_SECOND: (Do.KING_PLAY,),
}
OF_ANSWER: dict[int, Callable[[NaipesState, Action], Message]] = {
    Do.CHOOSE_RULER: of_choosing,
    Do.TAKE: of_taking,
    Do.MOVE: of_move,
    Do.SWAP: of_swap,
    Do.SPADE_SWAP: of_spades,
    Do.KING_PLAY: of_king,
}
