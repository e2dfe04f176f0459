"""What every printed action does on a plain table. Where it depends on more, see `test_characters.py`."""

from __future__ import annotations

import pytest

from heroes.arena import some
from heroes.cards.printed import ACTION_CARDS, ACTIONS, POWERS
from heroes.cards.trial import Trial, expected
from table import asked, legal

DEEDS = """
C01 a1 | foe  | foe -1
C01 a2 |      | me agility
C02 a1 | foe  | foe -1
C02 a2 | foe  | foe -1 bleed; me invisibility
C03 a1 | ally | ally +1
C03 a2 | foe  | foe slow
C04 a1 |      | me taunt
C04 a2 | foe  | foe -1
C05 a1 | foe  | foe poison
C05 a2 |      | me +1
C06 a1 | foe  | foe weakness
C06 a2 | foe  | foe -1 fury
C07 a1 | foe  | foe -2; me agility
C07 a2 | foe  | foe -1
C08 a1 | ally | ally +2 agility
C08 a2 | foe  | foe -1
C09 a1 | foe  | foe energy-1; me energy+1
C09 a2 | foe  | foe -2; me evasion
C10 a1 | foe  | foe -2 burn
C10 a2 | foe  | foe -1
C11 a1 | ally | ally shield shield immunity:special_minus
C11 a2 | ally | ally shield
C12 a1 | foe  | foe -1 poison poison
C12 a2 |      | me poison
C13 a1 |      | you hand+1 deck-1
C13 a2 | foe  | foe -1
C14 a1 | foe  | foe -3; me agility
C14 a2 | foe  | foe -1; me perception agility
C15 a1 | foe  | foe -3 bleed
C15 a2 |      | me +1
C15 a3 |      | me shield; ally shield
C16 a1 |      | me taunt shield*3 immunity:stun
C16 a2 | foe  | foe -3
C17 a1 | foe  | foe -4 confusion
C17 a2 |      | me +1 immunity:confusion immunity:fury; ally +1 immunity:confusion immunity:fury
C17 a3 | ally | ally sight strength
C18 a1 | foe  | foe -4
C18 a2 |      | me agility agility; ally agility agility
C18 a3 | foe  | foe -1
C19 a2 |      | me invisibility; ally invisibility
C19 a3 | foe  | foe -2 immunity:special_plus
C20 a1 |      | foe -2; other -2
C20 a3 | foe  | foe -1
C21 a1 | foe  | foe -2 disease disease
C21 a2 | foe  | foe -2 immunity:heal
C21 a3 | foe  | foe -1
C22 a1 | foe  | foe -2 bleed
C22 a2 |      | me strength*2 fury
C23 a1 | ally | ally +2 immunity:death
C23 a2 | ally | ally +3
C23 a3 | foe  | foe -1
C24 a1 | foe  | foe -1; me evasion
C24 a2 | ally | ally +2
C24 a3 | foe  | foe -1
C25 a1 | foe  | foe -5 bleed bleed
C25 a2 |      | me +2
C25 a3 |      | me +2; ally +2
C26 a1 | foe  | foe -4
C26 a2 |      | me strength shield; ally strength shield
C26 a3 | foe  | foe -1
C27 a1 | foe  | foe -3
C27 a2 |      | foe weakness slow; other weakness slow
C27 a3 | foe  | foe -1
C28 a1 | foe  | foe -2 immunity:attribute_plus
C28 a2 | foe  | foe -5 slow*3
C28 a3 | foe  | foe -1 slow
C29 a1 | foe  | foe -4
C29 a2 |      | me shield immunity:attribute_minus; ally shield immunity:attribute_minus
C30 a1 | foe  | foe -2 immunity:buff
C30 a2 | foe other | foe -3; other -3
C30 a3 | foe  | foe -3 less_life*3
C31 a1 | foe  | foe -4 stun
C31 a2 |      | me agility agility immunity:silence; ally immunity:silence
C31 a3 | foe  | foe -1
C32 a1 | foe other | foe -3; other -3
C32 a2 |      | ally strength strength fury
C33 a1 |      | foe -3 burn; other -3 burn
C33 a2 | ally | ally +3
C33 a3 |      |
C34 a1 | foe  | foe -3
C34 a2 |      | me +1; ally +1; foe poison; other poison
C34 a3 | foe  | foe -1
C35 a1 |      | foe -1 confusion; other -1 confusion
C35 a2 | foe  | foe -4
C35 a3 | foe  | foe -1
C36 a1 | foe  | foe -5 slow*2
C36 a2 |      | me taunt
A01    |      | me +1
A02    | foe  | foe -2
A03    |      | me shield
A04    |      | me taunt shield
A05    | take C01 | you hand+1 deck-1
A06    | foe  | foe -4
A08    |      | me slow
A09    | ally | ally shield*3 immunity:burn
A10    |      | foe -1 burn; other -1 burn
A11    | ally | ally +4
A12    | foe  | foe poison*4 slow
A13    | foe  | foe -3 disease
A14    | foe  | foe -1 energy-2
A15    | take Q01 | you hand+1 deck-1
A16    | foe  | foe -2 confusion weakness
A18    | foe  | foe -2 fury
A19    | foe  | foe -1 silence silence
A20    | ally | ally +3 more_life more_life more_life
A21    | foe  | foe -1
A22    | foe  | foe out; opponent knockouts+1
A23    | foe  | foe -3 stun
A24    | foe  | foe -2 bleed bleed
A25    | foe  | foe -1; me evasion agility agility
A26    |      | ally agility
A27    | foe  | foe -4
A28    |      | me sight strength
A29    |      | foe -1 slow*3; other -1 slow*3
A30    |      | me -1 less_life
A31    | foe  | foe -4
A32    |      | me +1 immunity:debuff; ally +1 immunity:debuff
A33    | ally | ally immunity:damage
A34    |      | you hand+1 deck-1
A35    |      | me energy+1
A36    | ally foe | foe -1
A37    | foe  | foe -2
A38    | foe  | foe -2
A40    | foe  | foe -2
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in DEEDS.strip().splitlines()]
BY_CHANCE = {"C19 a1", "C20 a2", "A07", "A17", "A39"}
"""Those that roll dice or ask for a hand have tests of their own."""

USED_BY_CHARACTERS = [deed for deed in POWERS if deed[0] in "CA"]
AIMED = [deed for deed in USED_BY_CHARACTERS if POWERS[deed].aim is not None]
AT_ENEMIES = [deed for deed in AIMED if POWERS[deed].aim in ("enemy", "enemies")]


def answers(text: str) -> list[str]:
    return [text] if text.startswith("take") else text.split()


@pytest.mark.rule("HEROES-12.11", "HEROES-12.12")
@pytest.mark.parametrize(("deed", "chosen", "changes"), ROWS, ids=[row[0] for row in ROWS])
def test_what_a_printed_action_does(deed: str, chosen: str, changes: str) -> None:
    assert Trial(deed).use(*answers(chosen)) == (expected(changes) if changes else {})


def test_no_printed_action_is_left_out() -> None:
    assert {row[0] for row in ROWS} | BY_CHANCE == set(USED_BY_CHARACTERS)


@pytest.mark.rule("HEROES-12.11")
@pytest.mark.parametrize("deed", [deed for deed in USED_BY_CHARACTERS if POWERS[deed].needs])
def test_an_action_needs_the_energy_printed_on_it(deed: str) -> None:
    assert Trial(deed).offered()
    short = Trial(deed, me={"energy": POWERS[deed].needs - 1})
    assert not short.offered()


@pytest.mark.rule("HEROES-13.5", "HEROES-1.4")
@pytest.mark.parametrize("deed", AIMED)
def test_whom_an_action_may_be_aimed_at(deed: str) -> None:
    trial = Trial(deed, friend={"card": "C05"}, third={"card": "C04"}).ask()
    trial.play(trial.command())
    sides = {"ally": ["me", "ally", "friend"], "other_ally": ["ally", "friend"]}
    assert trial.targets() == sides.get(POWERS[deed].aim or "", ["foe", "other", "third"])


@pytest.mark.rule("HEROES-13.11")
@pytest.mark.parametrize("deed", AT_ENEMIES)
def test_only_what_cannot_miss_hits_a_faster_foe_that_evades(deed: str) -> None:
    foe = {"tokens": ["evasion", some("agility", 20)]}
    chosen = ["ally", "foe"] if deed == "A36" else ["foe"]
    chosen += ["done"] if POWERS[deed].aim == "enemies" else []
    changes = Trial(deed, foe=foe).use(*chosen)
    assert ("foe" in changes) == ("cant_miss" in POWERS[deed].terms)
    assert {key: change for key, change in changes.items() if key != "foe"} == (
        {"me": "agility"} if deed.startswith("C14") else {}
    ), "Momentum follows every attack, the rest of the action does nothing"


@pytest.mark.rule("HEROES-12.3", "HEROES-12.2")
@pytest.mark.parametrize("deed", [deed for deed in USED_BY_CHARACTERS if POWERS[deed].kind == "active"])
def test_how_often_an_active_action_may_be_used_in_a_slot(deed: str) -> None:
    trial = Trial(deed, me={"energy": 8 if deed == "A22" else 4}, third={"card": "C04"}).ask()
    command = trial.command()
    uses = 0
    while command in trial.legal():
        trial.play(command)
        uses += 1
        while asked(trial) not in ((0, "slot"), (0, "again"), (1, "slot")):
            trial.play(trial.legal()[0])
    assert uses == (3 if deed == "C07 a1" else 1)


@pytest.mark.rule("HEROES-12.4", "HEROES-12.2")
@pytest.mark.parametrize("deed", USED_BY_CHARACTERS)
def test_only_passive_actions_may_be_used_in_main(deed: str) -> None:
    trial = Trial(deed, at="main")
    assert (trial.command() in trial.legal()) == (POWERS[deed].kind == "passive")
    assert (POWERS[deed].kind == "passive") == (deed in ("C03 a1", "C04 a1", "C13 a1", "A34", "A35"))


@pytest.mark.rule("HEROES-12.14")
@pytest.mark.parametrize("card", ACTION_CARDS)
def test_only_aegis_of_heaven_is_once_per_game(card: str) -> None:
    before = Trial(card, you={"once": [card]})
    assert before.offered() == ("once_per_game" not in POWERS[card].terms) == (card != "A33")


def test_every_character_has_one_to_three_active_actions() -> None:
    for id in {deed.split()[0] for deed in ACTIONS}:
        active = [deed for deed in ACTIONS if deed.startswith(f"{id} ") and ACTIONS[deed].kind == "active"]
        assert 1 <= len(active) <= 3
    assert legal(Trial("C33 a1").ask(), "use") == ["use C33 a1", "use C33 a2", "use C33 a3"]
