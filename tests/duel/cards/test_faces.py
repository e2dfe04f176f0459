"""Every printed fact that a rule may ask for is on the face of a card: on screen, on paper and in the terminal."""

from __future__ import annotations

import json

import pytest

import carteado
from carteado.games.duel.board import RARITIES
from carteado.server.library import all_cards
from carteado.texts import LANGUAGES, Speaker

FACTION = {
    "en": {"dusk": "Dusk", "ember": "Ember", "root": "Root", "tide": "Tide", "neutral": "Neutral"},
    "pt": {"dusk": "Crepúsculo", "ember": "Brasa", "root": "Raiz", "tide": "Maré", "neutral": "Neutra"},
}
RARITY = {"en": ("common", "rare", "epic", "legendary"), "pt": ("comum", "rara", "épica", "lendária")}
COST = {"en": "cost", "pt": "custo"}
LOYALTY = {"en": "loyalty", "pt": "lealdade"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cost_faction_rarity_and_loyalty_are_told_in_words_everywhere(lang: str) -> None:
    game = carteado.load("duel")
    say = Speaker.of(game, lang)
    sent = {card["id"]: card for card in json.loads(all_cards("duel"))}
    for id, data in game.card_data().items():
        face = game.card_face(id, say)
        step = RARITIES.index(data["rarity"])
        facts = [FACTION[lang][data["faction"]], RARITY[lang][step]]
        facts += [f"{COST[lang]} {data['cost']}"] if "cost" in data else []
        facts += [f"{LOYALTY[lang]} {data['loyalty']}"] if data.get("loyalty") else []
        for told in (face.line, sent[id]["line"][lang], say.say(game.card_words(id)[1])):
            assert told.endswith(f" · {', '.join(facts)}")
        assert face.pips == sent[id]["pips"] == step + 1
        assert len(RARITIES) == len(RARITY[lang])
