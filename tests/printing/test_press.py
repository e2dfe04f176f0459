"""What comes out of the press, measured on the PDF and the pictures themselves."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

import carteado
from carteado import cli
from carteado.core.errors import Invalid
from carteado.printing.faces import printed_faces
from carteado.printing.order import carry_out, chosen_cards, parts_of
from carteado.printing.press import Order, print_parts, print_pictures, print_virtual
from printing.paper import page_sizes, table

WITH_CARDS = [id for id in carteado.names() if carteado.load(id).card_data()]


def picture_size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("id", WITH_CARDS)
def test_the_same_job_gives_the_same_bytes(id: str) -> None:
    game, say = table(id)
    cards = chosen_cards(game, say, [], [])[:9]
    assert print_parts(game, say, cards, Order(), ["cards"]) == print_parts(game, say, cards, Order(), ["cards"])


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (Order(paper="letter"), [(279.4, 215.9)] * 4),
        (Order(backs=False), [(297.0, 210.0)] * 2),
        (Order(bleed=0.0, backs=False), [(210.0, 297.0)]),
        (Order(layout="nine", backs=False), [(210.0, 297.0)]),
        (Order(layout="nine", paper="letter"), [(215.9, 279.4)] * 2),
        (Order(layout="fold"), [(297.0, 210.0)] * 3),
        (Order(layout="fold", bleed=0.0), [(297.0, 210.0)] * 3),
    ],
)
def test_paper_bleed_layout_and_backs_are_as_ordered(order: Order, expected: list[tuple[float, float]]) -> None:
    game, say = table("duel")
    assert page_sizes(print_parts(game, say, ["EMB-01"] * 9, order, ["cards"])) == expected


@pytest.mark.rule("DUEL-3.6")
def test_a_deck_is_printed_in_its_numbers_with_the_borrowed_spark() -> None:
    game, say = table("duel")
    cards = chosen_cards(game, say, [], ["forge_march"])
    assert {id: cards.count(id) for id in cards} == {**game.decks()["forge_march"], "SPK-00": 1}


def test_a_deck_brings_a_row_of_each_token_that_its_cards_make() -> None:
    game, _ = table("duel")
    beside = game.beside_deck({"ROO-H2": 1, "ROO-21": 2, "ROO-23": 1, "ROO-01": 3})
    assert {id: beside.count(id) for id in beside} == {"TOK-SAP": 5, "TOK-WLF": 5, "SPK-00": 1}


def test_a_deck_may_be_a_list_in_a_file(tmp_path: Path) -> None:
    game, say = table("duel")
    (tmp_path / "mine.txt").write_text("3 EMB-01\nSpark Hound x2 # fast\n", encoding="utf-8")
    cards = chosen_cards(game, say, [], [str(tmp_path / "mine.txt")])
    assert {id: cards.count(id) for id in cards} == {"EMB-01": 3, "EMB-02": 2, "SPK-00": 1}
    (tmp_path / "odd.txt").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "wrong.txt").write_text("3 EMB-99", encoding="utf-8")
    for file, code in (("odd.txt", "file-unreadable"), (".", "file-unreadable"), ("none.txt", "deck-unknown")):
        with pytest.raises(Invalid) as refused:
            chosen_cards(game, say, [], [str(tmp_path / file)])
        assert refused.value.code == code
    with pytest.raises(Invalid):
        chosen_cards(game, say, [], [str(tmp_path / "wrong.txt")])


@pytest.mark.rule("DUEL-1.7")
def test_the_four_rarities_of_the_duel_are_four_steps() -> None:
    game, _ = table("duel")
    steps = {data["rarity"]: game.pips(id) for id, data in game.card_data().items()}
    assert steps == {"common": 1, "rare": 2, "epic": 3, "legendary": 4}


def test_the_pack_is_printed_with_all_its_rulers() -> None:
    cards = chosen_cards(*table("naipes"), [], [])
    assert len(cards) == 54
    assert [cards.count(ruler) for ruler in "JQKX"] == [4, 4, 4, 2]


@pytest.mark.rule("NAIPES-1.2")
def test_rulers_have_pictures_and_the_letters_of_the_language() -> None:
    for lang, letters in (("en", "JQKX"), ("pt", "VDRX")):
        faces = printed_faces(*table("naipes", lang))
        assert "".join(faces[id].rank for id in "JQKX") == letters
        assert len({faces[id].picture.emblem for id in "JQKX"}) == 4


def test_nine_cards_are_nine() -> None:
    faces = printed_faces(*table("siege"))
    assert len(faces) == 9
    assert [face.layout for face in faces.values()] == [""] * 7 + ["enemy", "status"]
    for face in list(faces.values())[:7]:
        assert [section.number for section in face.sections] == [1, 2, 3]
        assert all(section.name and section.text for section in face.sections)


@pytest.mark.rule("SIEGE-6.2")
def test_orders_are_symbols_and_the_slowest_a_sword() -> None:
    orders = [section.orders for section in printed_faces(*table("siege"))["2"].sections]
    assert orders == [("siege-tower",), ("broadsword",), ()]


def test_a_face_says_what_the_card_says() -> None:
    face = printed_faces(*table("duel", "pt"))["EMB-01"]
    assert (face.name, face.cost, face.tint, face.pips) == ("Recruta das Cinzas", 1, "ember", 1)
    assert [(stat.mark, stat.value) for stat in face.stats] == [("attack", 2), ("health", 1)]


def test_a_card_is_a_picture_of_its_size() -> None:
    game, say = table("naipes")
    pictures = print_pictures(game, say, ["AS", "AS", "10H"], Order())
    assert list(pictures) == ["AS", "10H"]
    assert {picture_size(png) for png in pictures.values()} == {(744, 1039)}
    assert pictures["AS"] != pictures["10H"]


def pictures(order: Order) -> dict[str, bytes]:
    return print_pictures(*table("duel"), ["EMB-01"], order)


def test_the_saver_leaves_colour_out() -> None:
    assert pictures(Order(saver=True)) != pictures(Order())


def test_virtual_tables_get_ten_by_seven_with_the_back_last() -> None:
    game, say = table("duel")
    sheets = print_virtual(game, say, list(game.card_data())[:70], Order())
    assert len(sheets) == 2
    width, height = picture_size(sheets[0])
    assert width / height == pytest.approx(10 * 63 / (7 * 88), rel=0.01)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ({"paper": "a3"}, "print-bad-paper"),
        ({"flip": "up"}, "print-bad-flip"),
        ({"bleed": 9.0}, "print-bad-bleed"),
        ({"layout": "ten"}, "print-bad-layout"),
    ],
)
def test_what_cannot_be_printed_is_refused(words: dict[str, str], code: str) -> None:
    with pytest.raises(Invalid) as refused:
        Order(**words)  # type: ignore[arg-type]
    assert refused.value.code == code


def test_unknown_cards_decks_and_forms_are_refused(tmp_path: Path) -> None:
    game, say = table("duel")
    for attempt, code in (
        (lambda: chosen_cards(game, say, ["EMB-00"], []), "print-unknown-card"),
        (lambda: chosen_cards(game, say, [], ["forge_marsh"]), "deck-unknown"),
        (lambda: parts_of(game, ["dice"]), "print-bad-part"),
        (lambda: carry_out(game, say, ["EMB-01"], Order(), "poster", tmp_path / "x"), "print-bad-form"),
    ):
        with pytest.raises(Invalid) as refused:
            attempt()
        assert refused.value.code == code
    assert list(tmp_path.iterdir()) == []


def test_the_command_writes_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new" / "cards.pdf"
    cli.app(["print", "duel", "-o", str(file), "--card", "EMB-01", "--no-backs"], standalone_mode=False)
    assert page_sizes(file.read_bytes()) == [(297.0, 210.0)]
    assert str(file) in capsys.readouterr().out
    cli.app(["print", "duel", "-o", str(tmp_path), "--form", "cards", "--card", "EMB-01"], standalone_mode=False)
    assert (tmp_path / "EMB-01.png").exists()
