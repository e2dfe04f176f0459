"""Everything in the box of each game: its parts, pages and letters, and its list."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import msgspec
import pytest

import carteado
from carteado import cli
from carteado.core.errors import Invalid
from carteado.printing.order import carry_out, chosen_cards, parts_of
from carteado.printing.pages import book_blocks, summary_blocks
from carteado.printing.press import (
    PARTS,
    TEMPLATE,
    Order,
    contents,
    described,
    print_parts,
    typeset,
    workshop,
)
from carteado.printing.sheets import PAPERS, folded
from carteado.texts import LANGUAGES, Speaker
from carteado.texts.box import box, boxed_cards
from printing.paper import MILLIMETRE, page_sizes, table, unpacked

GAMES = carteado.names()
IN_A_LANGUAGE = list(zip(GAMES, ["pt", "en", "pt", "en", "pt"], strict=True))
SMALLEST = 6.0  # points
BOARD_SHEETS = {"siege": 1, "naipes": 6, "duel": 11, "heroes": 9, "apotheosis": 11}
TOKEN_SHEETS = {"heroes": 2}
AID_SHEETS = {"siege": 1, "naipes": 1}  # the summary; the others have cards with keywords too


@cache
def whole(id: str, lang: str) -> bytes:
    game, say = table(id, lang)
    return print_parts(game, say, chosen_cards(game, say, [], []), Order(backs=False), parts_of(game))


def sheets_of(id: str, lang: str) -> int:
    """The sheets of everything but the booklet."""
    cards = -(-len(chosen_cards(*table(id, lang), [], [])) // 8)
    return 1 + AID_SHEETS.get(id, 2) + cards + BOARD_SHEETS[id] + TOKEN_SHEETS.get(id, 1)


@pytest.mark.parametrize(("id", "lang"), IN_A_LANGUAGE)
def test_the_box_has_every_part_on_sheets_of_the_paper(id: str, lang: str) -> None:
    """What is not another part is the booklet, with two sides to each sheet."""
    sizes = page_sizes(whole(id, lang))
    booklet = len(sizes) - sheets_of(id, lang)
    assert parts_of(carteado.load(id)) == list(PARTS)
    assert {tuple(sorted(size)) for size in sizes} == {PAPERS["a4"]}
    assert booklet >= 6
    assert booklet % 2 == 0


@pytest.mark.parametrize(("id", "lang"), IN_A_LANGUAGE)
def test_no_letter_is_smaller_than_six_points(id: str, lang: str) -> None:
    sizes = [float(size) for size in re.findall(rb"/f\d+ ([\d.]+) Tf", unpacked(whole(id, lang)))]
    assert len(sizes) > 100
    assert min(sizes) >= SMALLEST


@pytest.mark.parametrize("id", GAMES)
def test_nor_in_the_pictures_of_the_book_on_the_narrowest_page(id: str) -> None:
    wide = (PAPERS["letter"][1] / 2 - 7) * MILLIMETRE
    for file in (carteado.load(id).folder / "rulebook").glob("*.svg"):
        drawn = file.read_text(encoding="utf-8")
        (width,) = re.findall(r'viewBox="0 0 (\d+)', drawn)
        sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn)]
        assert min(sizes) * wide / float(width) >= SMALLEST, file.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_nothing_sticks_out_of_its_panel(id: str, lang: str) -> None:
    import typst

    game, say = table(id, lang)
    cards = list(game.printed_cards())
    job = {**described(game, say, cards, Order(), bleed=0.0), "cards": cards}
    aids = {"parts": ["aids", "tokens"], "paper": PAPERS["a4"], "summary": summary_blocks(game, lang), "keywords": []}
    for template, more in (("singles.typ", {}), ("sheets.typ", aids)):
        with workshop({**job, **more}, Order(), {}) as folder:
            found = typst.query(str(folder / template), "<overfull>", root=str(folder), ignore_system_fonts=True)
        assert msgspec.json.decode(str(found)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_list_of_parts_counts_what_is_printed(id: str, lang: str) -> None:
    game, say = table(id, lang)
    cards = chosen_cards(game, say, [], [])
    listed = contents(game, say, cards)
    assert listed["printed"][0].startswith(f"{len(cards)} ")
    assert len(listed["printed"]) == 1 + len(box(game).boards) + len(box(game).pieces)
    for piece, line in zip(box(game).pieces, listed["printed"][-len(box(game).pieces) :], strict=True):
        assert line == f"{piece.count} {piece.name(lang)}"
    assert sum(part.count for part in box(game).cards) in (0, len(cards))


@pytest.mark.parametrize("id", ["siege", "heroes", "apotheosis"])
def test_dice_that_are_needed_are_on_the_list(id: str) -> None:
    game, say = table(id)
    assert any("die" in line or "dice" in line for line in contents(game, say, [])["needed"])


@pytest.mark.parametrize("id", ["duel", "heroes", "apotheosis"])
def test_the_box_holds_every_card_and_all_ready_decks_at_once(id: str) -> None:
    game = carteado.load(id)
    counts = Counter(boxed_cards(game))
    assert set(counts) == set(game.printed_cards())
    for card in counts:
        assert counts[card] >= sum(deck.get(card, 0) for deck in game.decks().values())


def test_a_part_may_be_printed_alone(tmp_path: Path) -> None:
    file = tmp_path / "parts.pdf"
    cli.app(["print", "siege", "-o", str(file), "--only", "tokens", "--only", "box"], standalone_mode=False)
    assert page_sizes(file.read_bytes()) == [PAPERS["a4"]] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_book_can_be_set_and_has_a_summary(id: str, lang: str) -> None:
    game = carteado.load(id)
    kinds = Counter(block["kind"] for block in book_blocks(game, lang))
    assert kinds["contents"] == 1
    assert kinds["picture"] >= 2
    assert kinds["table"] >= 2
    assert "table" in {block["kind"] for block in summary_blocks(game, lang)}


def test_a_booklet_is_in_the_order_of_its_sheets() -> None:
    assert folded(5) == [(8, 1), (2, 7), (6, 3), (4, 5)]


PICTURE = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\x1f\x15\xc4\x89"
    b"\x00\x00\x00\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\x00\x05\x00\x01\xff\x89\x99=\x1d\x00\x00\x00\x00IEND\xaeB`\x82"
)


def one_card(order: Order) -> bytes:
    game, say = table("duel")
    return print_parts(game, say, ["EMB-01"], order, ["cards"])


def test_own_pictures_take_the_place_of_the_composed_ones(tmp_path: Path) -> None:
    plain = one_card(Order(backs=False))
    (tmp_path / "EMB-02.png").write_bytes(PICTURE)
    (tmp_path / "notes.txt").write_text("not a picture", encoding="utf-8")
    assert one_card(Order(backs=False, art=tmp_path)) == plain
    (tmp_path / "EMB-01.png").write_bytes(PICTURE)
    own = one_card(Order(backs=False, art=tmp_path))
    assert own != plain
    assert b"/Subtype/Image" in unpacked(own)
    (tmp_path / "back.png").write_bytes(PICTURE)
    assert one_card(Order(art=tmp_path)) != one_card(Order())


def test_backs_and_frames_come_from_a_template(tmp_path: Path) -> None:
    game, say = table("duel")
    copy = tmp_path / "mine.typ"
    carry_out(game, say, [], Order(), "template", copy)
    assert copy.read_bytes() == TEMPLATE.read_bytes()
    assert one_card(Order(template=copy)) == one_card(Order())
    copy.write_text(copy.read_text(encoding="utf-8").replace("#2f4858", "#402020"), encoding="utf-8")
    assert one_card(Order(template=copy)) != one_card(Order())


def test_a_template_or_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.typ"
    bad.write_text("#let back(press) = nothing", encoding="utf-8")
    for order, code in (
        (Order(template=bad), "print-template-bad"),
        (Order(template=tmp_path / "none.typ"), "file-unreadable"),
        (Order(art=tmp_path / "none"), "file-unreadable"),
    ):
        with pytest.raises(Invalid) as refused:
            one_card(order)
        assert refused.value.code == code


def test_a_virtual_table_is_saved_beside_its_pictures(tmp_path: Path) -> None:
    game, say = table("siege")
    carry_out(game, say, chosen_cards(game, say, [], []), Order(), "virtual", tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {"siege-1.png", "siege-board-1.png", "siege.json"}
    deck, board, *dice = msgspec.json.decode((tmp_path / "siege.json").read_bytes())["ObjectStates"]
    assert deck["DeckIDs"] == [100 + place for place in range(9)]
    assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]
    assert deck["ContainedObjects"][7]["Nickname"] == "Enemy Track"
    sheet = deck["CustomDeck"]["1"]
    assert (sheet["NumWidth"], sheet["NumHeight"]) == (10, 7)
    assert sheet["FaceURL"] == (tmp_path / "siege-1.png").as_uri()
    assert board["CustomImage"]["ImageURL"] == (tmp_path / "siege-board-1.png").as_uri()
    assert {one["Name"] for one in dice} == {"Die_6"}


def test_a_fault_of_the_press_itself_is_not_told_as_the_users() -> None:
    import typst

    with workshop({}, Order(), {}) as folder, pytest.raises(typst.TypstError):
        typeset(folder, "singles.typ", "pdf")


def test_the_advice_on_the_list_is_in_both_languages() -> None:
    assert len({Speaker(lang)("print-advice") for lang in LANGUAGES}) == 2
