"""Words of cards: what their data says as numbers, how messages name them, under which names fields are saved."""

from __future__ import annotations

from carteado.core.message import Message
from carteado.core.rng import seeded
from carteado.kit.cards import Card, take_random
from carteado.kit.constants import bits, place
from carteado.kit.saving import Renamed
from carteado.kit.table import questions
from carteado.kit.words import CardNames, hyphens, player

COLOURS = ("red", "green", "blue")


def test_a_word_of_a_card_is_its_number_or_nothing() -> None:
    assert place(COLOURS, {"colour": "blue"}, "colour") == 2
    assert place(COLOURS, {}, "colour") == -1


def test_listed_words_are_a_bit_each() -> None:
    assert bits(COLOURS, {"colours": ["blue", "red"]}, "colours") == 5
    assert bits(COLOURS, {}, "colours") == 0


def test_messages_of_a_card_begin_with_its_game() -> None:
    names = CardNames("duel")
    assert names.named({"card": "EMB-01", "id": 7}) == Message("duel-named", card=names.card("EMB-01"), number="7")
    assert [message.id for message in (names.card("X1"), names.facts("X1"), names.text("X1"))] == [
        "duel-card-x1",
        "duel-facts-x1",
        "duel-text-x1",
    ]
    assert player(1) == Message("player", seat=1)
    assert hyphens("Hand_Limit") == "hand-limit"


def test_taking_at_random_removes_each_card_once() -> None:
    pool = [Card(f"C{number}", number) for number in range(5)]
    before, rng = set(pool), seeded(3)
    taken = [take_random(pool, rng) for _ in range(5)]
    assert set(taken) == before
    assert pool == []


class Pile:
    def __init__(self) -> None:
        self.hand = [1, 2]
        self.turn = 3


def test_renamed_fields_are_saved_and_loaded_under_their_names() -> None:
    record = Renamed(Pile, hand="hands")
    data = record.dump(Pile())
    assert data == {"hands": [1, 2], "turn": 3}
    assert record.load({"hands": [4], "turn": 5}, None).hand == [4]


def test_every_seat_has_its_own_question() -> None:
    assert [(asked.seat, asked.kind) for asked in questions("pay", 3)] == [(0, "pay"), (1, "pay"), (2, "pay")]
