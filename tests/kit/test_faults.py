"""What is wrong with card files is told in the language of whoever reads it, wherever it is told."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import carteado
from apotheosis.workshop import effect, item, stat
from carteado.core.shapes import ByField, ByKey, Change, Either, ListOf, OnlyTrue, Record, Text, Whole, Word
from carteado.kit.cardfile import read_card_files
from carteado.kit.faults import Fault, FaultyCards
from carteado.terminal.gallery import check_cards
from carteado.texts import LANGUAGES, Speaker
from duel.workshop import creature, spell, target, when
from heroes.workshop import FOES, character, damage, deed

Made = dict[str, Any]
KEYS = ByKey({"to": Record({"to": Text()}), "cost": Record({"cost": Whole(1)})})
KINDS = ByField("kind", {"own": Record({"kind": Word("own")}), "any": Record({"kind": Word("any")})})
CARD = Record(
    {
        "id": Text(),
        "cost": Whole(0, 20),
        "atk": Change(-3, 3),
        "job": Either(Word("mage", "rogue"), Record({"en": Text(), "pt": Text()})),
        "token": OnlyTrue(),
        "words": ListOf(Word("ward", "flight"), least=1, most=2, distinct=True),
        "pair": Record({"min": Whole(1), "max": Whole(1)}, one_of=("min", "max")),
        "some": Record({"hp": Whole(1), "armor": Whole(1)}, some_of=("hp", "armor")),
        "keys": KEYS,
        "kinds": KINDS,
    },
    required=("id",),
)
FIELDS = "{id, cost, atk, job, token, words, pair, some, keys, kinds}"
REQUIRED = ("a value: this field is required", "um valor: este campo é obrigatório")
TOLD: list[tuple[str, str, tuple[str, str], tuple[str, str]]] = [
    ("a: 1", "", ("a mapping", "um mapeamento"), ("a list of cards", "uma lista de cartas")),
    ("- [1]", "", ("a list", "uma lista"), (FIELDS, FIELDS)),
    ("- {cost: 1}", ", id", ("nothing", "nada"), REQUIRED),
    ("- {id: 7}", ", 7, id", ("7", "7"), ("a text", "um texto")),
    ("- {id: A, cost: 30}", ", A, cost", ("30", "30"), ("0 to 20", "de 0 a 20")),
    ("- {id: A, cost: 0x10}", ", A, cost", ("0x10", "0x10"), ("0 to 20", "de 0 a 20")),
    ("- {id: A, cost: !!int x}", ", A, cost", ("x", "x"), ("0 to 20", "de 0 a 20")),
    (f"- {{id: A, cost: {'9' * 5000}}}", ", A, cost", ("9" * 20, "9" * 20), ("0 to 20", "de 0 a 20")),
    ("- {id: A, atk: 0}", ", A, atk", ("0", "0"), ("-3 to 3, not 0", "de -3 a 3, menos 0")),
    ("- {id: A, job: [x]}", ", A, job", ("a list", "uma lista"), ("mage, rogue", "mage, rogue")),
    ("- {id: A, token: false}", ", A, token", ("false", "false"), ("true", "true")),
    ("- {id: A, words: ward}", ", A, words", ("ward", "ward"), ("a list", "uma lista")),
    ("- {id: A, words: []}", ", A, words", ("0 entries", "0 entradas"), ("1 to 2", "de 1 a 2")),
    ("- {id: A, words: [ward, ward]}", ", A, words.2", ("ward twice", "ward duas vezes"), ("once", "uma vez")),
    ("- {id: A, cost: 1, cost: 2}", ", A, cost", ("cost twice", "cost duas vezes"), ("once", "uma vez")),
    (
        "- {id: A, pair: {min: 1, max: 1}}",
        ", A, pair",
        ("min, max", "min, max"),
        ("exactly one of min, max", "exatamente um destes: min, max"),
    ),
    (
        "- {id: A, some: {}}",
        ", A, some",
        ("nothing", "nada"),
        ("at least one of hp, armor", "pelo menos um destes: hp, armor"),
    ),
    ("- {id: A, keys: to}", ", A, keys", ("to", "to"), ("a mapping", "um mapeamento")),
    (
        "- {id: A, keys: {}}",
        ", A, keys",
        ("nothing", "nada"),
        ("exactly one of to, cost", "exatamente um destes: to, cost"),
    ),
    ("- {id: A, kinds: {}}", ", A, kinds.kind", ("nothing", "nada"), ("own, any", "own, any")),
]


@pytest.mark.parametrize(("text", "place", "found", "allowed"), TOLD)
def test_what_a_shape_refuses_is_told_in_both_languages(
    tmp_path: Path, text: str, place: str, found: tuple[str, str], allowed: tuple[str, str]
) -> None:
    (tmp_path / "made.yaml").write_text(text, encoding="utf-8")
    faults: list[Fault] = []
    read_card_files([tmp_path / "made.yaml"], CARD, faults)
    english, portuguese = ([Speaker(lang).say(fault.words()) for fault in faults] for lang in ("en", "pt"))
    assert english == [f"made.yaml:1{place}: found {found[0]}, allowed: {allowed[0]}."]
    assert portuguese == [f"made.yaml:1{place}: encontrado {found[1]}, permitido: {allowed[1]}."]


HIT = damage(1, FOES)
FIRST = {"id": "first", "kind": "character"}
CHECKED: list[tuple[str, list[Made], list[str]]] = [
    (
        "duel",
        [
            creature("NEW-1", when("dies", {"heal": {"amount": 1, "to": "self"}}), loyalty=1),
            spell("NEW-2", {"stun": {"what": "it"}}, targets=[target("t1")], kind="cast", triggers=[]),
            creature("NEW-2"),
        ],
        [
            "NEW-1, loyalty: encontrado 1, permitido: não com faction: neutral.",
            "NEW-1, triggers.1.do.1.heal.to: encontrado self (dies), permitido: creature, hero.",
            "NEW-2, effects.1.stun.what: encontrado it, permitido: uma palavra que este evento dê: nenhuma.",
            "NEW-2, id: encontrado NEW-2, permitido: um id que nenhuma outra carta tenha.",
            "NEW-2, targets.1: encontrado t1, permitido: um alvo que uma operação nomeie.",
            "NEW-2, triggers: encontrado triggers, permitido: não com kind: cast.",
        ],
    ),
    (
        "heroes",
        [
            character("X90", deed(HIT, kind="passive"), static=[{"to": "host", "speed": 1}, {"cost": -1}]),
            character("X91", deed(damage(1, "t1"), targets=[FIRST]), deed(HIT, cost={"use": 1, "keep": 1}), stars=5),
        ],
        [
            "X90, actions: encontrado nenhum kind: active, permitido: de 1 a 3.",
            "X90, static.1.to: encontrado host, permitido: só com type: action.",
            "X90, static.2.cards: encontrado nada, permitido: um valor: este campo é obrigatório.",
            "X90, static.2.who: encontrado nada, permitido: um valor: este campo é obrigatório.",
            "X91, actions.1.do.1.damage: encontrado t1, permitido: um alvo declarado aqui.",
            "X91, actions.1.targets.1.id: encontrado first, permitido: t1, t2.",
            "X91, actions.2.cost: encontrado use, keep, permitido: no máximo um destes: use, keep, generate.",
            "X91, stars: encontrado 5, permitido: só com subtype: five_star.",
        ],
    ),
    (
        "apotheosis",
        [
            item("X90", effect(stat("CON", 1, duration="turn"))),
            item(
                "X91",
                effect(stat("CON", 1), keywords="once_per_turn attacked"),
                effect(stat("CON", 0), keywords="permanent"),
            ),
            item("X92", effect({"damage": {"amount": "many", "to": "me"}}, keywords="discard bury")),
        ],
        [
            "X90, effects.1: encontrado nada, permitido: pelo menos um destes: cost, bar.ap, once_per_turn, "
            "once_per_round, once_per_battle, turn_sacrifice, discard, bury, banish; "
            "sem isso, poderia ser repetido para sempre.",
            "X91, effects.1: encontrado modify, permitido: só com duration.",
            "X91, effects.1.keywords: encontrado once_per_turn, attacked, "
            "permitido: attacked, once_per_turn, nesta ordem.",
            "X91, effects.2.do.1.modify.amount: encontrado 0, permitido: de -20 a 20, menos 0.",
            "X92, effects.1.do.1.damage.amount: encontrado many, permitido: algo como FOR+1d3.",
            "X92, effects.1.keywords: encontrado discard, bury, "
            "permitido: no máximo um destes: discard, bury, banish, register.",
        ],
    ),
]


def faulty(id: str, cards: list[Made], folder: Path) -> Any:
    """The game with these cards only; JSON is YAML."""
    (folder / "new.yaml").write_text(json.dumps(cards), encoding="utf-8")
    return type(carteado.load(id))(folder)  # type: ignore[call-arg]


@pytest.mark.parametrize(("id", "cards", "told"), CHECKED, ids=[id for id, _, _ in CHECKED])
def test_a_check_of_the_card_files_speaks_portuguese(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], id: str, cards: list[Made], told: list[str]
) -> None:
    faulty(id, cards, tmp_path)
    assert check_cards(carteado.load(id), tmp_path, Speaker("pt"), None) == 1
    *lines, counted = capsys.readouterr().out.splitlines()
    assert sorted(line.partition(", ")[2] for line in lines) == sorted(told)
    assert counted == f"{len(told)} erros."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_cannot_be_used_are_refused_with_every_fault_on_a_line(tmp_path: Path, lang: str) -> None:
    id, cards, told = CHECKED[0]
    with pytest.raises(FaultyCards) as refused:
        faulty(id, cards, tmp_path).with_cards(tmp_path)
    sent = pickle.loads(pickle.dumps(refused.value))
    assert sent.faults == refused.value.faults
    lines = Speaker(lang).refusal(sent).splitlines()
    assert len(lines) == len(told)
    assert lines == [*lines[:1], *(Speaker(lang).say(fault.words()) for fault in sent.faults[1:])]
    assert all(("encontrado" in line) == (lang == "pt") for line in lines)
