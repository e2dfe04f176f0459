"""Whole sentences: pronouns with one antecedent, operations told together, options that stand alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carteado.games.duel.language import text as duel
from carteado.games.heroes.language import text as heroes
from duel.workshop import spell, target
from heroes.workshop import ENEMY, FOES, OWN, action, damage, token
from making import Made, write_cards

ALLIES = {"all": {"side": "own"}}
FILE = "cards.yaml"


def told_duel(folder: Path, *effects: Made, **fields: Any) -> tuple[str, str]:
    write_cards(folder / FILE, [spell("TST-01", *effects, **fields)])
    return duel.card_text("TST-01", "en", folder), duel.card_text("TST-01", "pt", folder)


def told_heroes(folder: Path, *do: Made, **fields: Any) -> tuple[str, str]:
    write_cards(folder / FILE, [action("TST-01", *do, **fields)])
    return heroes.card_text("TST-01", "en", folder), heroes.card_text("TST-01", "pt", folder)


def test_many_that_were_just_named_are_a_pronoun(tmp_path: Path) -> None:
    heal, stun = {"heal": {"amount": 1, "to": ALLIES}}, {"stun": {"what": ALLIES}}
    assert told_duel(tmp_path, heal, stun) == (
        "Restore 1 HP to all friendly creatures and stun them.",
        "Restaure 1 PV a todas as criaturas aliadas e atordoe-as.",
    )


def test_many_that_were_just_named_are_a_pronoun_as_a_subject(tmp_path: Path) -> None:
    ready, modify = {"ready": {"what": ALLIES}}, {"modify": {"to": ALLIES, "atk": 1, "duration": "this_turn"}}
    assert told_duel(tmp_path, ready, modify) == (
        "Ready all friendly creatures, and they get +1 ATK this turn.",
        "Prepare todas as criaturas aliadas, e elas recebem +1 ATK neste turno.",
    )


def test_others_named_in_between_take_the_pronoun_away(tmp_path: Path) -> None:
    english, portuguese = told_heroes(tmp_path, damage(1, FOES), token("shield", 1, OWN), token("burn", 1, FOES))
    assert english.endswith("put 1 Shield token on each ally and 1 Burn token on each enemy.")
    assert portuguese.endswith("coloque 1 token de Escudo em cada aliado e 1 token de Queimadura em cada inimigo.")


def test_a_second_draw_by_chance_is_no_pronoun(tmp_path: Path) -> None:
    chance = {"random": {"amount": 2, "side": "enemy"}}
    english, portuguese = told_heroes(tmp_path, damage(1, chance), token("burn", 1, chance))
    assert english == "Deal 1 damage to 2 random enemies and put 1 Burn token on each of 2 random enemies."
    assert portuguese == (
        "Cause 1 de dano a 2 inimigos aleatórios e coloque 1 token de Queimadura em cada um de 2 inimigos aleatórios."
    )


def test_after_another_thing_a_target_is_named_again(tmp_path: Path) -> None:
    chance = {"random": {"amount": 1, "side": "enemy"}}
    english, portuguese = told_heroes(
        tmp_path, damage(1, "t1"), damage(1, chance), token("burn", 1, "t1"), targets=ENEMY
    )
    assert english.endswith("1 damage to a random enemy, and put 1 Burn token on the target enemy.")
    assert portuguese.endswith("1 de dano a um inimigo aleatório, e coloque 1 token de Queimadura no inimigo alvo.")


def test_neighbours_that_do_the_same_to_the_same_are_told_together(tmp_path: Path) -> None:
    english, portuguese = told_heroes(
        tmp_path, damage(1, "t1"), token("burn", 1, "t1"), token("slow", 2, "t1"), targets=ENEMY
    )
    assert english == "Deal 1 damage to target enemy, and put 1 Burn token and 2 Slow tokens on it."
    assert portuguese == (
        "Cause 1 de dano a um inimigo alvo, e coloque 1 token de Queimadura e 2 tokens de Lentidão nele."
    )


@pytest.mark.parametrize("lang", [0, 1])
def test_an_option_names_what_another_one_named(lang: int, tmp_path: Path) -> None:
    harm = {"damage": {"amount": 2, "to": "t1"}}
    options = {"choose": {"options": [[harm], [{"stun": {"what": "t1"}}]]}}
    assert (
        told_duel(tmp_path, options, targets=[target("t1")])[lang]
        == (
            "Choose one: deal 2 damage to target creature; or stun that creature.",
            "Escolha uma opção: cause 2 de dano à criatura alvo; ou atordoe essa criatura.",
        )[lang]
    )


def test_what_all_cannot_do_is_said_without_all(tmp_path: Path) -> None:
    foes = {"all": {"side": "enemy"}}
    deny = {"modify": {"to": foes, "keywords": ["cannot_block"], "duration": "this_turn"}}
    assert told_duel(tmp_path, deny) == (
        "Enemy creatures can't block this turn.",
        "As criaturas inimigas não podem bloquear neste turno.",
    )


def test_orders_of_one_verb_say_it_once(tmp_path: Path) -> None:
    orders = [damage(1, "t1"), token("burn", 1, "t1"), token("shield", 1, "self")]
    english, portuguese = told_heroes(tmp_path, *orders, targets=ENEMY)
    assert english.endswith("and put 1 Burn token on it and 1 Shield token on this character.")
    assert portuguese.endswith("e coloque 1 token de Queimadura nele e 1 token de Escudo neste personagem.")


def test_what_x_is_is_said_once(tmp_path: Path) -> None:
    foes = {"count": {"side": "enemy"}}
    english, portuguese = told_duel(
        tmp_path, {"draw": {"who": "me", "amount": foes}}, {"heal": {"amount": foes, "to": "my_hero"}}
    )
    assert english == "Draw X cards, where X is the number of enemy creatures. Restore X HP to your hero."
    assert portuguese == "Compre X cartas, sendo X igual ao número de criaturas inimigas. Restaure X PV ao seu herói."


EACH: list[tuple[Made, str, str]] = [
    (
        {"for_each": {"what": ALLIES, "do": [{"damage": {"amount": 1, "to": "each"}}, {"stun": {"what": "each"}}]}},
        "Deal 1 damage to each friendly creature and stun it.",
        "Cause 1 de dano a cada criatura aliada e atordoe-a.",
    ),
    (
        {"for_each": {"what": ALLIES, "do": [{"draw": {"who": "me", "amount": 1}}]}},
        "For each friendly creature, draw a card.",
        "Para cada criatura aliada, compre uma carta.",
    ),
]


@pytest.mark.parametrize(("effect", "english", "portuguese"), EACH)
def test_what_is_done_to_each_names_it_at_once(effect: Made, english: str, portuguese: str, tmp_path: Path) -> None:
    assert told_duel(tmp_path, effect) == (english, portuguese)


BOUNDS: list[tuple[Made, str, str]] = [
    (
        {"died": {"side": "own"}, "min": 1},
        "a friendly creature died this turn",
        "uma criatura aliada tiver morrido neste turno",
    ),
    (
        {"died": {"since": "match"}, "max": 2},
        "2 or fewer creatures died this match",
        "no máximo 2 criaturas tiverem morrido nesta partida",
    ),
    (
        {"cards": {"in": "grave", "who": "me", "type": "spell"}, "min": 1},
        "there is a spell in your graveyard",
        "houver um feitiço no seu cemitério",
    ),
    (
        {"cards": {"in": "hand", "who": "foe"}, "min": 2, "max": 4},
        "there are from 2 to 4 cards in the opponent's hand",
        "houver de 2 a 4 cartas na mão do oponente",
    ),
]


@pytest.mark.parametrize(("bound", "english", "portuguese"), BOUNDS)
def test_an_amount_within_bounds_is_told_as_what_is_on_the_table(
    bound: Made, english: str, portuguese: str, tmp_path: Path
) -> None:
    amount = {word: bound[word] for word in ("died", "cards") if word in bound}
    bounds: Made = {word: bound[word] for word in ("min", "max") if word in bound}
    bounded: Made = {"of": amount, **bounds}
    effect: Made = {"draw": {"who": "me", "amount": 1}, "if": {"amount": bounded}}
    assert told_duel(tmp_path, effect) == (f"If {english}, draw a card.", f"Se {portuguese}, compre uma carta.")


@pytest.mark.parametrize(("most", "said"), [(2, "with 2 ATK"), (4, "with 2 to 4 ATK")])
def test_two_bounds_are_said_once(most: int, said: str, tmp_path: Path) -> None:
    aim = {"id": "t1", "kind": "creature", "atk_min": 2, "atk_max": most}
    assert told_duel(tmp_path, {"stun": {"what": "t1"}}, targets=[aim])[0] == f"Stun target creature {said}."
