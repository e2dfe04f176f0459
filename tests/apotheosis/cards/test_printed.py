"""The names, numbers and effects printed on all cards, and that each card has a test."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections import Counter

import pytest

import apotheosis.cards
from apotheosis.cards.printed import ALL, CHANGED, CHANGED_DECKS, PRINTED, READY
from apotheosis.cards.spelling import spelled
from carteado.games.apotheosis.language.catalog import printed

COVERAGE = """
auto C03 C09 C10 C13 C15 C18; permanent C01 C04 C05 C06 C07 C09; temp I13 I16 S05 S12 S28 V10; onPlay I04 I10 I13;
onExit I10 I17 K13; onObtain I24 V11; onReveal E01 K10 V07; onConceal E02 K11; onExhaust I07 S16; onRecover S15 S18;
onDiscard I21 V13; onBury K09 V16; onBanish K16 V13; startOfYourTurn C09 E04 H02 I06 S12; endOfYourTurn H06 V14;
startOfTeamTurn C03 I18; endOfTeamTurn C16 C18; startOfPartnersTurn C11 H05; endOfPartnersTurn K07 V08;
startOfOpponentsTurn C22 S18 V07; endOfOpponentsTurn I12 S23; startOfAllTurns S22 V02; endOfAllTurns K15 S10;
startOfThisCharacterTurn K01 K05; endOfThisCharacterTurn K02 K12; startOfRound C20 E07 I07 V08;
endOfRound C10 V01 V02 V14 V15; startOfBattle C05 H07; endOfBattle H08 V19; checking H04 I11 V17;
attacking C02 C13 C15 E03 H07 K03; attacked C17 C23 H01 I06 I07 K06; selected C14 I22; rolling C06 E06 H03 I17 V17;
oncePerTurn C02 C06 C08 C15 C17 C20; oncePerRound C03 C11 C12 C14 C15 C16; oncePerBattle C08 H02 I17 I22 I23 S19;
turnSacrifice I23 S19 V12; noResponse I22 S08 S24 V06 V15 V18; noNegation I23 S19 S27 V18; hand I15 S28;
discardPile I19 V09; team C12 I18; discard I14 I15 S28 V03 V04 V05; bury I16 V11 V16; banish I19 V06 V09 V12 V18 V20;
register V01 V02 V14 V15 V19
"""


def test_the_set_has_134_cards() -> None:
    assert sorted(id for id, data in printed().items() if not data.get("token")) == sorted(ALL)
    assert Counter(id[0] for id in ALL) == {"H": 8, "C": 24, "E": 9, "I": 25, "S": 29, "K": 17, "V": 22}


@pytest.mark.rule("APOTHEOSIS-2.1", "APOTHEOSIS-2.2", "APOTHEOSIS-2.11", "APOTHEOSIS-2.14")
@pytest.mark.parametrize("id", ALL)
def test_what_is_printed_on_a_card(id: str) -> None:
    data = {word: value for word, value in printed()[id].items() if word not in ("id", "effects")}
    assert data == PRINTED[id].fields


@pytest.mark.parametrize("id", ALL)
def test_the_effects_printed_on_a_card(id: str) -> None:
    assert [spelled(effect) for effect in printed()[id].get("effects", [])] == PRINTED[id].effects


def test_every_keyword_is_on_the_cards_that_the_rules_list() -> None:
    for entry in COVERAGE.replace("\n", " ").split(";"):
        keyword, *ids = entry.split()
        carry = [id for id in sorted(ALL) if f"[{keyword}]" in "".join(PRINTED[id].effects)]
        assert carry[: len(ids)] == ids, keyword
        assert len(carry) == len(ids) or len(ids) == 6, keyword


def test_what_was_changed_for_balance_is_still_a_card_and_a_deck() -> None:
    """A House has 28 points, a deck 30 cards."""
    assert [sum(PRINTED[id].fields["base"].values()) for id in CHANGED] == [28]
    assert [READY[id].deck.total() for id in CHANGED_DECKS] == [30]


def test_every_card_has_a_test_that_names_it() -> None:
    """`test_i06_...` is a test of I06, and the first words of the rows of a table are the cards they test."""
    tested: set[str] = set()
    for module in pkgutil.iter_modules(apotheosis.cards.__path__):
        found = importlib.import_module(f"apotheosis.cards.{module.name}")
        tested |= {row[0].split()[0] for row in vars(found).get("ROWS", [])}
        for name in vars(found):
            tested |= {id.upper() for id in re.findall(r"(?<=_)[hceiskv]\d\d(?=_|$)", name)}
    assert sorted(set(ALL) - tested) == []
