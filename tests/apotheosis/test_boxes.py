"""APOTHEOSIS-30.1 to 30.7: what is printed in the box of every keyword, in both languages."""

from __future__ import annotations

import pytest

from carteado.games.apotheosis.language.text import card_text

BOXES = [
    ("30.1", "C13", "Auto", "Auto"),
    ("30.1", "I08", "Permanent", "Permanente"),
    ("30.1", "I16", "Temp", "Temp"),
    ("30.2", "I10", "On Play", "Ao Entrar"),
    ("30.2", "I17", "On Exit", "Ao Sair"),
    ("30.2", "I24", "On Obtain", "Ao Obter"),
    ("30.2", "E01", "On Reveal", "Ao Revelar"),
    ("30.2", "E02", "On Conceal", "Ao Ocultar"),
    ("30.2", "I07", "On Exhaust", "Ao Exaurir"),
    ("30.2", "S15", "On Recover", "Ao Recuperar"),
    ("30.2", "I21", "On Discard", "Ao Descartar"),
    ("30.2", "K09", "On Bury", "Ao Enterrar"),
    ("30.2", "V13", "On Banish", "Ao Banir"),
    ("30.2", "H02", "Start of Your Turn", "No Início do seu Turno"),
    ("30.2", "H06", "End of Your Turn", "No Final do seu Turno"),
    ("30.2", "C03", "Start of a Team Turn", "No Início do Turno do Time"),
    ("30.2", "C18", "End of a Team Turn", "No Final do Turno do Time"),
    ("30.2", "C11", "Start of a Partner's Turn", "No Início do Turno do Parceiro"),
    ("30.2", "V08", "End of a Partner's Turn", "No Final do Turno do Parceiro"),
    ("30.2", "C22", "Start of an Opponent's Turn", "No Início do Turno Adversário"),
    ("30.2", "S23", "End of an Opponent's Turn", "No Final do Turno Adversário"),
    ("30.2", "S22", "Start of All Turns", "No Início de Todos os Turnos"),
    ("30.2", "S10", "End of All Turns", "No Final de Todos os Turnos"),
    ("30.2", "K01", "Start of This Character's Turn", "No Início do Turno deste Personagem"),
    ("30.2", "K02", "End of This Character's Turn", "No Final do Turno deste Personagem"),
    ("30.2", "E07", "Start of Round", "Início da Rodada"),
    ("30.2", "C10", "End of Round", "Fim da Rodada"),
    ("30.2", "H07", "Start of Battle", "Início da Batalha"),
    ("30.2", "H08", "End of Battle", "Fim da Batalha"),
    ("30.2", "H04", "Checking", "Realizando um Teste"),
    ("30.2", "C02", "Attacking", "Quando Atacando"),
    ("30.2", "S04", "Attacked", "Quando Atacado"),
    ("30.2", "C14", "Selected", "Quando Selecionado como Alvo"),
    ("30.2", "H03", "Rolling", "Rolando um Dado"),
    ("30.3", "C17", "Once per Turn", "Uma vez por Turno"),
    ("30.3", "H01", "Once per Round", "Uma vez por Rodada"),
    ("30.3", "I17", "Once per Battle", "Uma vez por Batalha"),
    ("30.3", "V12", "Sacrifice Your Turn", "Sacrifique o seu Turno"),
    ("30.3", "S24", "No Response", "Sem Resposta"),
    ("30.3", "S27", "No Negation", "Sem Negação"),
    ("30.4", "I15", "Hand", "Mão"),
    ("30.4", "I19", "Discard Pile", "Pilha de Descarte"),
    ("30.4", "C12", "Team", "Time"),
    ("30.5", "I14", "Discard", "Descarte"),
    ("30.5", "V16", "Bury", "Enterre"),
    ("30.5", "V12", "Banish", "Bana"),
    ("30.5", "V01", "Register", "Lance"),
]


@pytest.mark.parametrize(
    ("card", "english", "portuguese"),
    [pytest.param(*box[1:], marks=pytest.mark.rule(f"APOTHEOSIS-{box[0]}", "APOTHEOSIS-30.7")) for box in BOXES],
    ids=[box[2] for box in BOXES],
)
def test_every_keyword_has_its_box(card: str, english: str, portuguese: str) -> None:
    assert f"❰{english}❱" in card_text(card, "en")
    assert f"❰{portuguese}❱" in card_text(card, "pt")


@pytest.mark.rule("APOTHEOSIS-30.6", "APOTHEOSIS-30.7")
def test_the_box_of_requirements_has_conditions_before_costs() -> None:
    box = "❰✔Req. o personagem do turno está a até 3 casas de você; pague 1 de MANA❱"
    assert box in card_text("C22", "pt")
    assert "✔" not in card_text("I08", "en")


@pytest.mark.rule("APOTHEOSIS-30.7")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("S13", "In response to an activation"),
        ("C24", "In response to an attack"),
        ("S21", "When you suffer injury"),
        ("V04", "During any character's turn"),
        ("I24", "While this card is attached"),
    ],
)
def test_plain_words_have_no_box(card: str, words: str) -> None:
    text = card_text(card, "en")
    assert words in text
    assert f"❰{words}" not in text
