"""Line play: words in, words out, any line answered, nothing lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import carteado
from carteado.core.rng import seeded
from carteado.match.keeping import latest_unfinished
from carteado.match.match import Match
from carteado.match.record import read_record, verify
from carteado.terminal.menu import Menu
from carteado.terminal.table import LineTable, open_match
from carteado.texts import Speaker


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "carteado"


class Session:
    """A person who types the given lines, and everything that person reads."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.read_texts: list[str] = []

    def read(self, prompt: str) -> str:
        self.read_texts.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def write(self, text: str) -> None:
        self.read_texts.append(text)

    @property
    def text(self) -> str:
        return "\n".join(self.read_texts)


def play(
    *lines: str,
    game: str = "siege",
    players: list[str] | None = None,
    lang: str = "en",
    seed: int = 5,
    preset: str | None = None,
) -> Session:
    rules = carteado.load(game)
    setup = rules.setup(options={"preset": preset} if preset else {})
    match = Match(rules, setup, seed, players or ["human", "bot:random"][: setup.seats])
    session = Session(*lines)
    LineTable(match, Speaker(lang, rules.folder / "texts"), seeded(1), session.read, session.write).run()
    return session


def kept(game: str = "siege") -> Match:
    return open_match(game, None)


def test_the_table_is_said_and_the_actions_are_numbered() -> None:
    session = play()
    assert "Wall 4, morale 4, supplies 3." in session.text
    assert "  1. archers ladders - archers shoot at the ladders" in session.text


def test_an_action_can_be_typed_by_number_or_by_text() -> None:
    play("1", "end_turn")
    assert [kept().game.action_text(action) for action in kept().actions] == ["archers ladders", "end_turn"]


LONG = "9" * 5000  # more digits than Python reads


@pytest.mark.parametrize(
    "line",
    [
        "99",
        "0",
        LONG,
        "raid",
        "archers",
        "archers moon",
        "fly",
        "  ",
        "-1",
        "²",
        "٣",
        "1 2",
        "\x00",
        "é" * 500,
        f"? {LONG}",
    ],
)
def test_any_other_line_is_answered_and_changes_nothing(line: str) -> None:
    session = play(line)
    assert kept().number == 0
    assert session.read_texts[-2:] != []


def test_every_accepted_action_is_on_the_disk_before_the_next_is_asked_for(data_folder: Path) -> None:
    seen: list[int] = []

    class Watcher(Session):
        def read(self, prompt: str) -> str:
            files = list((data_folder / "matches").glob("*.json"))
            seen.append(len(read_record(files[0]).actions) if files else -1)
            return super().read(prompt)

    rules = carteado.load("siege")
    watcher = Watcher("1", "1", "end_turn")
    speaker = Speaker("en", rules.folder / "texts")
    LineTable(Match(rules, rules.setup(), 5, ["human"]), speaker, seeded(1), watcher.read, watcher.write).run()
    assert seen == [0, 1, 2, 3]


def test_leaving_keeps_the_match_and_says_how_to_go_on() -> None:
    session = play("1", "quit")
    assert "carteado play siege --resume" in session.text
    assert kept().number == 1


def test_a_kept_match_goes_on_where_it_was_left() -> None:
    play("1", "2")
    before = kept().state.digest()
    session = Session("table")
    rules = carteado.load("siege")
    LineTable(kept(), Speaker("en", rules.folder / "texts"), seeded(1), session.read, session.write).run()
    assert "Soldiers in the tunnel" in session.text
    assert kept().state.digest() == before


def test_undo_takes_back_the_last_choice_against_bots() -> None:
    session = play("1", "2", "undo", "undo", "undo")
    assert kept().number == 0
    assert session.text.count("Taken back.") == 2
    assert "There is nothing to take back." in session.text


def test_undo_goes_back_over_what_the_bots_did() -> None:
    play("1", "pass", "undo", game="naipes", seed=2)
    match = kept("naipes")
    assert match.state.decision is not None
    assert match.state.decision.seat == 0


def test_undo_is_refused_between_people() -> None:
    session = play("1", "", "1", "", "undo", game="naipes", players=["human", "human"])
    assert "Undo is only for matches against bots." in session.text


def test_between_people_the_terminal_is_handed_over_before_anything_is_shown() -> None:
    session = play("1", game="naipes", players=["human", "human"])
    handed = next(place for place, text in enumerate(session.read_texts) if "Press Enter" in text)
    assert session.read_texts[handed - 1].count("\n") >= 40
    assert session.read_texts[handed + 1 :] == ["", "The match is kept. Go on with: carteado play naipes --resume"]


def test_save_and_resume_with_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    session = play("1", f"save {file}", "end_turn", f"resume {file}", "log")
    assert f"Saved in {file}." in session.text
    assert len(read_record(file).actions) == 1
    assert kept().number == 1


def test_a_file_that_cannot_be_written_or_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = play(f"save {tmp_path}/file/below.json", f"resume {tmp_path}/none.json")
    assert "cannot be written" in session.text
    assert "cannot be read" in session.text


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        ("en", "?", "undo - take back your last action"),
        ("pt", "?", "desfazer - desfaz a sua última ação"),
        ("en", "? raid", "SIEGE-8.8"),
        ("en", "? 8.8", " • SIEGE-8.8 Raid"),
        ("pt", "rules SIEGE-R4", " • SIEGE-R4 "),
        ("pt", "Regras SIEGE-R4", " • SIEGE-R4 "),
        (
            "pt",
            "? o TUNEL",
            "Túnel: o caminho secreto de duas metades entre o castelo e o ",
        ),
        (
            "en",
            "? the Circle",
            "where boiling water can be used (SIEGE-1.2)",
        ),
        ("pt", "? muralia", "O glossário de siege não tem a palavra muralia. As mais próximas: muralha, "),
        ("pt", "? os trabucos", "Trabuco: as máquinas do inimigo"),
        ("en", "? 99.9", "siege has no rule SIEGE-99.9."),
        ("en", "log", "Day 1 begins"),
    ],
)
def test_help_rules_and_log(lang: str, line: str, said: str) -> None:
    assert said in play(line, lang=lang).text


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        ("en", "? 4.1", "in either half of the tunnel"),
        ("en", "? close_combat", "With 2, 3 or 4 you lose the game at once"),
        ("pt", "? corpo a corpo", "Com 2, 3 ou 4, você perde o jogo na hora"),
        ("pt", "regras 3.3", "Um dia dura 6 turnos"),
    ],
)
def test_a_table_tells_the_rules_of_its_preset(lang: str, line: str, said: str) -> None:
    assert said in " ".join(play(line, lang=lang, preset="digest").text.split())


def test_a_hint_names_the_best_action_and_why_and_what_each_is_worth() -> None:
    session = play("hint")
    assert re.search(r"Best now: [a-z_ ]+ - [a-z ]+ \(.*left\)\nWhy: [A-Z]", session.text)
    assert "Chance of winning after each action, best first:" in session.text
    assert all(f"{action}: " in session.text for action in ("archers ladders", "end_turn"))


@pytest.mark.parametrize(
    ("lang", "line", "action"),
    [
        ("pt", "arqueiros escadas", "archers ladders"),
        ("pt", "ARQUEIROS Escadas", "archers ladders"),
        ("pt", "entrar no tunel", "enter_tunnel"),
        ("pt", "Entrar no Túnel", "enter_tunnel"),
        ("pt", "entrar_no_túnel", "enter_tunnel"),
        ("pt", "archers ladders", "archers ladders"),
        ("en", "Archers LADDERS", "archers ladders"),
        ("en", "enter tunnel", "enter_tunnel"),
    ],
)
def test_actions_are_typed_in_the_readers_language(lang: str, line: str, action: str) -> None:
    play(line, lang=lang)
    assert [kept().game.action_text(taken) for taken in kept().actions] == [action]


def test_actions_are_offered_and_refused_in_the_readers_language() -> None:
    session = play("raid", "voar", lang="pt")
    assert "  1. arqueiros escadas - " in session.text
    assert "Isso não é permitido agora: raid. Os soldados não estão em território inimigo. (SIEGE-8.8)" in session.text
    assert "Não existe ação chamada voar. Ações: arqueiros, água fervente, " in session.text


@pytest.mark.parametrize(
    ("lang", "line", "said"),
    [
        ("en", "why raid", "The soldiers are not in the enemy lines. (SIEGE-8.8)"),
        ("pt", "por que raid", "Os soldados não estão em território inimigo. (SIEGE-8.8)"),
        ("pt", "porque raid", "Os soldados não estão em território inimigo. (SIEGE-8.8)"),
        ("en", "why enter_tunnel", "enter_tunnel is allowed now (1 AP, 1 left)."),
        ("en", "why", "There is no such action."),
        ("en", "preview enter_tunnel", "The soldiers are now in the tunnel, near the castle."),
        ("pt", "prever entrar no túnel", "Os soldados estão agora no túnel, perto do castelo."),
        ("en", "preview archers ladders", "What comes then depends on chance, or on what you cannot see."),
        ("en", "preview 1", "What comes then depends on chance, or on what you cannot see."),
        ("en", "preview raid", "The soldiers are not in the enemy lines. (SIEGE-8.8)"),
    ],
)
def test_why_and_preview_answer_and_change_nothing(lang: str, line: str, said: str) -> None:
    assert said in play(line, lang=lang).read_texts
    assert kept().number == 0


def test_the_price_stands_beside_every_choice() -> None:
    assert "  1. archers ladders - archers shoot at the ladders (1 AP, 1 left)" in play().text


@pytest.mark.parametrize("lang", ["en", "pt"])
@pytest.mark.parametrize("game", carteado.names())
def test_whole_matches_are_played_to_the_end(game: str, lang: str, data_folder: Path) -> None:
    session = play(*["1"] * 500, game=game, lang=lang)
    assert ("The match is over." if lang == "en" else "A partida acabou.") in session.text
    assert latest_unfinished(game) is None
    (file,) = (data_folder / "matches").glob("*.json")
    verify(read_record(file))


def test_bots_can_be_watched() -> None:
    assert "The match is over." in play(players=["bot:greedy:2"]).text


def test_the_seed_is_revealed_only_at_the_end() -> None:
    rules = carteado.load("siege")
    for lines in (["1"], ["end_turn"] * 30):
        session = Session(*lines)
        match = Match(rules, rules.setup(), "the secret seed", ["human"])
        LineTable(match, Speaker("en", rules.folder / "texts"), seeded(1), session.read, session.write).run()
        assert ("the secret seed" in session.text) == match.over


class TestMenu:
    def menu(self, *lines: str) -> Session:
        session = Session(*lines)
        Menu("en", session.read, session.write).run()
        return session

    def test_it_lists_the_games_and_leaves_on_q(self) -> None:
        session = self.menu("q")
        assert "9 Card Siege" in session.text
        assert "Cartas Reais: Batalha dos Naipes" in session.text

    def test_nonsense_is_asked_again(self) -> None:
        assert self.menu("x", "77", "", LONG).text.count("Please type one of the numbers.") == 4

    def test_going_back_and_the_end_of_input_are_clean(self) -> None:
        assert self.menu("1", "q", "q").text.count("Which game?") == 2


@pytest.mark.parametrize("word", ["I08", "i08", "quilted coat", "@31"])
def test_a_card_is_explained_by_its_id_its_name_and_its_number(word: str) -> None:
    session = play(f"? {word}", game="apotheosis")
    assert any(line.startswith("I08  Quilted Coat, ITEM 1") for line in session.read_texts)
    assert "    ❰Permanent❱ You get +1 CON." in session.read_texts


@pytest.mark.parametrize(
    ("lang", "word", "said"),
    [
        ("en", "ward", "Ward: enemy spells and abilities cannot target it (DUEL-6.7)"),
        ("en", "CANNOT_BLOCK", "Can't block: it cannot be chosen to block (DUEL-8.4)"),
        ("pt", "alerta", "Alerta: entra em jogo pronta (DUEL-7.2)"),
    ],
)
def test_a_keyword_is_explained_by_its_name(lang: str, word: str, said: str) -> None:
    assert said in play(f"? {word}", game="duel", lang=lang).read_texts


def test_the_keywords_in_the_boxes_of_a_card_are_explained() -> None:
    said = "Sem Negação: não pode ser negada (APOTHEOSIS-30.3)"
    assert said in play("? sem negação", game="apotheosis", lang="pt").read_texts
    said = "Once per Round: one activation in each round (APOTHEOSIS-30.3)"
    assert said in play("? once_per_round", game="apotheosis").read_texts


def test_the_abilities_of_a_card_stand_on_lines_of_their_own() -> None:
    lines = play("? EMB-H2", game="duel").read_texts
    assert "    Reforge [3 mana, cooldown 3]: Ready target friendly Construct." in lines


def test_a_number_that_is_not_seen_explains_nothing() -> None:
    """@8 is the sleeping Entity of the other hero."""
    assert "has no rule" in play("? @8", game="apotheosis").text
    assert "has no rule" in play(f"? @{LONG}", game="apotheosis").text


@pytest.mark.parametrize(
    ("lang", "said"), [("en", ("Your hero drew", "your hero, c1")), ("pt", ("Seu herói puxou", "seu herói, c1"))]
)
def test_the_reader_is_spoken_to_in_the_grammar_of_the_language(lang: str, said: tuple[str, str]) -> None:
    session = play("done", lang=lang, game="apotheosis")
    assert all(words in session.text for words in said)
    assert "You's" not in session.text


def test_the_board_is_drawn_with_the_table_and_again_after_an_action() -> None:
    """Once before the battle, once with the table of the turn and its first question, once after the action."""
    rules = carteado.load("apotheosis")
    session = Session("done", "done", "turn e")
    match = Match(rules, rules.setup(mode="encounter", seats=1), 5, ["human"])
    LineTable(match, Speaker("en", rules.folder / "texts"), seeded(1), session.read, session.write).run()
    assert session.text.count("What will the character do?") == 2
    assert session.read_texts.count("   a      b      c      d      e") == 3
    assert "   H1>" in session.text


@pytest.mark.rule("DUEL-15.3", "HEROES-19.3")
@pytest.mark.parametrize("game", ["duel", "heroes"])
def test_a_person_may_concede_although_it_is_not_listed(game: str) -> None:
    session = play("?", "concede", game=game)
    assert "concede: give up." in session.text
    assert " concede - " not in session.text
    assert "Player 2 (random) won." in session.text
