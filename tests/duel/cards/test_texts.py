"""The texts of the cards in both languages: whole texts, and single words of the card language."""

from __future__ import annotations

import pytest

from carteado.games.duel.language.text import card_text
from duel.cards.printed import PRINTED

WRITTEN_OUT = {
    "EMB-06": (
        "When this creature dies, deal 2 damage to all creatures adjacent to it.",
        "Quando esta criatura morre, cause 2 de dano a todas as criaturas adjacentes a ela.",
    ),
    "EMB-08": (
        "Lob [1 mana]: Deal 2 damage to target creature.",
        "Arremesso [1 de mana]: Cause 2 de dano à criatura alvo.",
    ),
    "EMB-17": (
        "Deal 3 damage to target creature and all creatures adjacent to it.",
        "Cause 3 de dano à criatura alvo e a todas as criaturas adjacentes a ela.",
    ),
    "EMB-19": (
        "At the end of each turn, deal 1 damage to all creatures in this column.",
        "No fim de cada turno, cause 1 de dano a todas as criaturas nesta coluna.",
    ),
    "TID-10": (
        "Your spells cost 1 less. When played, draw the topmost spell of your deck.",
        "Seus feitiços custam 1 a menos. Ao ser jogada, compre o feitiço mais próximo do topo do seu baralho.",
    ),
    "TID-15": (
        "Negate target enemy spell or ability.",
        "Anule o feitiço ou habilidade alvo do oponente.",
    ),
    "TID-20": (
        "The enchanted creature has +1 HP and Ward.",
        "A criatura encantada tem +1 PV e Resguardo.",
    ),
    "TID-21": (
        "At the start of your turn, if you have 4 or fewer cards in hand, draw a card.",
        "No início do seu turno, se você tiver no máximo 4 cartas na mão, compre uma carta.",
    ),
    "TID-22": (
        "When an enemy creature attacks a hero, negate the attack and stun the attacker.",
        "Quando uma criatura inimiga ataca um herói, anule o ataque e atordoe a atacante.",
    ),
    "ROO-18": (
        "All creatures in this row have +1 HP. At the end of your turn, restore 1 HP to all creatures in this row.",
        "Todas as criaturas nesta fileira têm +1 PV. No fim do seu turno, restaure 1 PV a todas as criaturas "
        "nesta fileira.",
    ),
    "ROO-24": (
        "When played, restore 2 HP to your hero.",
        "Ao ser jogado, restaure 2 PV ao seu herói.",
    ),
    "DUS-12": (
        "Additional cost: sacrifice a creature. Draw 2 cards.",
        "Custo adicional: sacrifique uma criatura. Compre 2 cartas.",
    ),
    "DUS-14": (
        "Deal 3 damage to target creature. If it dies, restore 2 HP to your hero.",
        "Cause 3 de dano à criatura alvo. Se ela morrer, restaure 2 PV ao seu herói.",
    ),
    "TID-H2": (
        "Blood Ink [2 HP]: Draw a card. Countercurrent [4 mana, cooldown 3]: Negate target enemy spell or ability.",
        "Tinta de Sangue [2 PV]: Compre uma carta. Contracorrente [4 de mana, recarga 3]: Anule o feitiço ou "
        "habilidade alvo do oponente.",
    ),
}
FROM_THE_WORDS = {
    "EMB-10": (
        "Alert. When played, all other friendly Warriors get +2 ATK this turn.",
        "Alerta. Ao ser jogada, todos os outros Guerreiros aliados recebem +2 ATK neste turno.",
    ),
    "EMB-12": (
        "Deal 2 damage to all creatures in target creature's row.",
        "Cause 2 de dano a todas as criaturas da fileira da criatura alvo.",
    ),
    "EMB-15": (
        "Deal 2 damage to target character.",
        "Cause 2 de dano ao personagem alvo.",
    ),
    "EMB-22": (
        "When an enemy creature attacks, deal 3 damage to it.",
        "Quando uma criatura inimiga ataca, cause 3 de dano a ela.",
    ),
    "TID-01": (
        "This creature has +1 HP while it is in the defense row.",
        "Esta criatura tem +1 PV enquanto estiver na fileira de defesa.",
    ),
    "TID-02": (
        "Your spells deal 1 more damage.",
        "Seus feitiços causam 1 de dano a mais.",
    ),
    "TID-05": (
        "When this creature deals combat damage to the enemy hero, draw a card.",
        "Quando esta criatura causa dano de combate ao herói inimigo, compre uma carta.",
    ),
    "TID-07": (
        "Reweave [1 mana]: Move target creature to its other row.",
        "Retecer [1 de mana]: Mova a criatura alvo para a outra fileira.",
    ),
    "TID-08": (
        "Once per turn, when you play a spell, draw a card.",
        "Uma vez por turno, quando você joga um feitiço, compre uma carta.",
    ),
    "TID-16": (
        "Return target creature to its owner's hand.",
        "Devolva a criatura alvo à mão de seu dono.",
    ),
    "TID-17": (
        "Target friendly creature gets Barrier until your next turn.",
        "A criatura aliada alvo recebe Barreira até o seu próximo turno.",
    ),
    "TID-24": (
        "When played, look at the opponent's hand.",
        "Ao ser jogado, veja a mão do oponente.",
    ),
    "ROO-01": (
        "Mend [free]: Restore 1 HP to target character.",
        "Remendar [grátis]: Restaure 1 PV ao personagem alvo.",
    ),
    "ROO-15": (
        "Target friendly creature gets +3 HP.",
        "A criatura aliada alvo recebe +3 PV.",
    ),
    "ROO-22": (
        "When an enemy creature enters play, deal 2 damage to it and stun it.",
        "Quando uma criatura inimiga entra em jogo, cause 2 de dano a ela e atordoe-a.",
    ),
    "DUS-03": (
        "When another friendly creature dies, restore 1 HP to your hero.",
        "Quando outra criatura aliada morre, restaure 1 PV ao seu herói.",
    ),
    "DUS-07": (
        "When this creature dies, deal 2 damage to all creatures in its column.",
        "Quando esta criatura morre, cause 2 de dano a todas as criaturas da coluna dela.",
    ),
    "DUS-08": (
        "When played, destroy target damaged enemy creature.",
        "Ao ser jogada, destrua a criatura inimiga ferida alvo.",
    ),
    "DUS-11": (
        "When played, your hero loses 3 HP.",
        "Ao ser jogada, o seu herói perde 3 PV.",
    ),
    "DUS-16": (
        "Additional cost: 2 HP. Destroy target damaged creature.",
        "Custo adicional: 2 PV. Destrua a criatura ferida alvo.",
    ),
    "DUS-22": (
        "When an enemy creature with 3 ATK or more attacks, destroy it.",
        "Quando uma criatura inimiga com 3 de ATK ou mais ataca, destrua-a.",
    ),
    "DUS-23": (
        "When a friendly creature dies, draw a card, and the opponent discards a card at random.",
        "Quando uma criatura aliada morre, compre uma carta, e o oponente descarta uma carta ao acaso.",
    ),
    "DUS-24": (
        "When played, put the top 2 cards of the opponent's deck into their graveyard.",
        "Ao ser jogado, ponha as 2 cartas do topo do baralho do oponente no cemitério dele.",
    ),
    "DUS-25": (
        "Deal 3 damage to both heroes.",
        "Cause 3 de dano aos dois heróis.",
    ),
    "NEU-06": (
        "When played, deal 2 damage to a random enemy creature.",
        "Ao ser jogada, cause 2 de dano a uma criatura inimiga aleatória.",
    ),
    "NEU-11": (
        "Target friendly creature gets +2 Armor this turn.",
        "A criatura aliada alvo recebe +2 de Armadura neste turno.",
    ),
    "NEU-18": (
        "When played, if your graveyard has 5 or more cards, draw a card.",
        "Ao ser jogado, se o seu cemitério tiver 5 ou mais cartas, compre uma carta.",
    ),
    "NEU-20": (
        "When the opponent uses an ability, negate it and deal 1 damage to the enemy hero.",
        "Quando o oponente usa uma habilidade, anule-a e cause 1 de dano ao herói inimigo.",
    ),
    "DUS-H1": (
        "Dark Bargain [sacrifice a creature]: Draw a card and deal 1 damage to the enemy hero.",
        "Barganha Sombria [sacrifique uma criatura]: Compre uma carta e cause 1 de dano ao herói inimigo.",
    ),
}
KEYWORDS = {
    "alert": ("Alert", "Alerta"),
    "ranged": ("Ranged", "À distância"),
    "elusive": ("Elusive", "Esquiva"),
    "overrun": ("Overrun", "Atropelar"),
    "drain": ("Drain", "Drenar"),
    "venom": ("Venom", "Veneno"),
    "barrier": ("Barrier", "Barreira"),
    "bulwark": ("Bulwark", "Baluarte"),
}
PLAIN = {"EMB-01", "EMB-04", "EMB-07", "ROO-03", "ROO-08", "DUS-02", "TOK-REC", "TOK-SAP", "TOK-WLF"}
PLAIN |= {"SHD-E", "SHD-T", "SHD-R", "SHD-D"}


@pytest.mark.parametrize("card", WRITTEN_OUT)
def test_the_text_of_a_card_is_as_the_rules_write_it(card: str) -> None:
    assert (card_text(card, "en"), card_text(card, "pt")) == WRITTEN_OUT[card]


@pytest.mark.parametrize("card", FROM_THE_WORDS)
def test_the_text_of_a_card_is_made_of_the_words_of_the_rules(card: str) -> None:
    assert (card_text(card, "en"), card_text(card, "pt")) == FROM_THE_WORDS[card]


@pytest.mark.parametrize("card", [card for card, facts in PRINTED.items() if facts.keywords])
def test_a_text_begins_with_the_keywords(card: str) -> None:
    for number, lang in enumerate(("en", "pt")):
        words = ", ".join(KEYWORDS[keyword][number] for keyword in PRINTED[card].keywords)
        assert f"{card_text(card, lang)} ".startswith(f"{words}. ")


def test_a_card_without_effect_has_no_text_and_every_other_card_has_one() -> None:
    for lang in ("en", "pt"):
        assert {card for card in PRINTED if not card_text(card, lang)} == PLAIN


@pytest.mark.parametrize("card", PRINTED)
def test_a_text_is_a_sentence_with_nothing_left_to_fill_in(card: str) -> None:
    for lang in ("en", "pt"):
        text = card_text(card, lang)
        assert not set("{}<>_") & set(text)
        assert "(s)" not in text
        assert text == "" or (text[0].isupper() and text.endswith("."))
        assert "  " not in text
