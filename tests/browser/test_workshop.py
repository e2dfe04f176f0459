"""The workshop: a creature is made in the form, told in two languages, played, measured, printed and shared."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

import carteado
from browser.conftest import Visit
from carteado.learn.course import read_course
from carteado.learn.playing import walk
from carteado.puzzles.book import read_book

BENCH = """turn: 3
players:
  - {hero: EMB-H1, attack: {3: {card: MY-01, damage: 8}}}
  - {hero: ROO-H1, attack: {3: ROO-03}}
"""


def field(page: Page, label: str) -> None:
    """Add a field to a part of the form."""
    part, name = label.split(": ")
    page.get_by_label(f"Add to {part}", exact=True).select_option(name)


def choose(page: Page, label: str, value: str) -> None:
    page.get_by_role("combobox", name=label, exact=True).select_option(label=value)


def make_creature(page: Page) -> None:
    """Fill in the form: cost 0, 9/9, and a choice when it dies."""
    choose(page, "Kind of card", "creature")
    page.get_by_role("button", name="New card").click()
    page.get_by_label("en", exact=True).fill("Toll Keeper")
    page.get_by_label("pt", exact=True).fill("Guardiã do Pedágio")
    for stat, value in (("cost", "0"), ("atk", "9"), ("hp", "9")):
        page.get_by_label(stat, exact=True).fill(value)
    field(page, "card: triggers")
    if not page.get_by_label("triggers 1", exact=True).count():
        page.get_by_role("button", name="One more: triggers", exact=True).click()
    choose(page, "triggers 1", "dies")
    choose(page, "do 1", "choose")
    choose(page, "options 1 1", "draw")
    choose(page, "options 2 1", "damage")
    choose(page, "to", "foe_hero")
    page.get_by_label("Number for amount").last.fill("2")


def bring(page: Page, deed: str) -> None:
    page.get_by_role("button", name=deed, exact=True).click()


def test_a_creature_is_made_read_played_measured_and_printed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/workshop")
    page.get_by_role("main").get_by_role("link", name="Duel of Cartoverse").click()
    make_creature(page)
    faces = page.locator("figure figcaption")
    expect(faces.nth(0)).to_contain_text("Quando esta criatura morre, escolha uma opção")
    expect(faces.nth(1)).to_contain_text(
        "When this creature dies, choose one: draw a card; or deal 2 damage to the enemy"
    )
    assert visitor.axe() == []

    # Nothing is lost by closing the page; every change can be taken back.
    page.reload()
    expect(page.get_by_label("en", exact=True)).to_have_value("Toll Keeper")
    page.get_by_label("atk", exact=True).fill("8")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("atk", exact=True)).to_have_value("9")

    # As YAML: a fault at its line, explained; what may stand there is offered.
    page.get_by_role("button", name="YAML").click()
    editor = page.get_by_label("The card as YAML")
    editor.click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text("jbo: 1\n")
    expect(page.get_by_label("What is wrong")).to_contain_text("jbo")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Control+Space")
    expect(page.locator(".cm-tooltip-autocomplete [role=option]").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    expect(faces.nth(1)).to_contain_text("When this creature dies")
    assert visitor.axe() == []

    # Better than the card whose place it takes, and printed.
    page.get_by_label("Who plays").select_option("random")
    bring(page, "Measure")
    expect(page.locator(".verdict")).to_have_attribute("data-verdict", "better")
    expect(page.locator(".verdict")).to_contain_text("Better: with these cards")
    with page.expect_download() as waiting:
        bring(page, "Print it")
    assert Path(waiting.value.path()).read_bytes().startswith(b"%PDF")

    play_to_the_effect(page)

    # At a table against a bot, with the cards in the deck; the gallery shows whose set it is.
    page.goto("/workshop/duel")
    bring(page, "Play it")
    page.wait_for_url("**/match/**")
    expect(page.locator(".host")).to_be_visible()


def play_to_the_effect(page: Page) -> None:
    """On the bench the creature attacks, is struck back and dies: its choice is asked and done."""
    bring(page, "Test bench")
    page.wait_for_url("**/bench/**")
    expect(page.locator(".host")).to_be_visible()
    page.get_by_label("Position", exact=True).get_by_role("textbox").fill(BENCH)
    page.get_by_role("button", name="Lay it").click()
    page.get_by_role("button", name=re.compile("attack row 3: Toll Keeper")).first.click()
    page.get_by_role("button", name=re.compile("attack row 3: Mossback Boar")).first.click()
    page.get_by_role("button", name=re.compile("Deal 2 damage")).first.click()
    expect(page.get_by_role("complementary", name="Position")).to_contain_text(
        "Orsabel Oldgrove took 2 damage, 19 HP left."
    )


def saved(page: Page, deed: str, file: Path) -> Path:
    with page.expect_download() as waiting:
        bring(page, deed)
    file.parent.mkdir(exist_ok=True)
    waiting.value.save_as(file)
    return file


def test_what_was_tried_on_the_bench_is_saved_as_a_lesson_and_as_a_puzzle(visit: Visit, tmp_path: Path) -> None:
    """Both are read as the game's own files are: the lesson is played, the answer of the puzzle is legal."""
    page = visit().page
    page.goto("/bench/duel")
    expect(page.locator(".host")).to_be_visible()
    expect(page.get_by_role("button", name="Save as a lesson")).to_be_disabled()
    position = BENCH.replace("MY-01", "EMB-06").replace("damage: 8", "damage: 0")
    page.get_by_label("Position", exact=True).get_by_role("textbox").fill(position)
    bring(page, "Lay it")
    page.get_by_role("button", name=re.compile("attack row 3: Mossback Boar")).first.wait_for()
    page.get_by_role("button", name=re.compile("End the turn")).first.click()
    expect(page.get_by_role("button", name="Save as a lesson")).to_be_enabled()
    page.get_by_label("Goal of the puzzle").select_option("survive")
    duel = carteado.load("duel")
    saved(page, "Save as a lesson", tmp_path / "lessons" / "01-bench.yaml")
    (lesson,) = read_course(duel, tmp_path)
    (*_, last) = walk(lesson)
    assert last.over
    saved(page, "Save as a puzzle", tmp_path / "puzzles" / "001.yaml")
    (puzzle,) = read_book(duel, tmp_path / "puzzles")
    assert (puzzle.goal, puzzle.seat, puzzle.answer) == ("survive", 0, "end_turn")


def test_a_set_is_shared_by_its_link_and_edited_on_a_phone(visit: Visit) -> None:
    ana, rui = visit(), visit(phone=True, lang="pt")
    page = ana.page
    page.goto("/workshop/duel")
    page.get_by_label("Search the game's cards").fill("EMB-01")
    page.get_by_role("button", name=re.compile("^Change ?: ")).click()
    page.get_by_label("atk", exact=True).fill("6")
    expect(page.get_by_text("atk: 2 → 6")).to_be_visible()
    bring(page, "Share it")
    link = page.get_by_text("Whoever has this link").get_by_role("link").inner_text()
    rui.page.goto(link)
    expect(rui.page.get_by_label("atk", exact=True)).to_have_value("6")
    rui.page.get_by_label("atk", exact=True).fill("5")
    expect(rui.page.get_by_text("atk: 2 → 5")).to_be_visible()
    assert rui.axe() == []
    assert rui.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rui.page.goto(link.replace("/workshop/", "/cards/"))
    expect(rui.page.locator(".set")).to_contain_text("nenhuma carta nova, uma mudada", ignore_case=True)
