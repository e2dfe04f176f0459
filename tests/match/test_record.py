"""Records are whole, can be replayed under their own rules only, and are verified."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import carteado
from carteado.match.fairness import deal_seed
from carteado.match.keeping import keep, latest_unfinished
from carteado.match.match import Match
from carteado.match.record import Record, make_record, parse_record, read_record, replay, verify, write_record


def played(game_id: str = "naipes", seed: int | str = 3, steps: int = 10_000) -> Match:
    game = carteado.load(game_id)
    match = Match(game, game.setup(), seed)
    while not match.over and match.number < steps:
        match.accept(match.state.legal()[-1])
    return match


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(copy.deepcopy(record), **fields)


@pytest.mark.parametrize("game", carteado.names())
@pytest.mark.parametrize("seed", [3, "a secret"])
def test_a_record_is_written_read_and_verified(tmp_path: Path, game: str, seed: int | str) -> None:
    match = played(game, seed)
    write_record(make_record(match), tmp_path / "match.json")
    record = read_record(tmp_path / "match.json")
    assert record == make_record(match)
    again = verify(record)
    assert again.state.digest() == match.state.digest()
    assert again.heard(0) == match.heard(0)
    assert list(tmp_path.iterdir()) == [tmp_path / "match.json"]


def test_a_record_keeps_the_nonces_that_made_its_deal() -> None:
    game = carteado.load("naipes")
    match = Match(game, game.setup(), "secret", ["human", "bot:random"], ["ab" * 16, ""])
    record = make_record(match)
    assert verify(record).deal_seed == deal_seed("secret", ["ab" * 16, ""]) != "secret"
    for nonces in ([], ["cd" * 16, ""]):
        with pytest.raises(carteado.Invalid, match="record-bad-hash"):
            verify(changed(record, nonces=nonces))


def test_a_record_of_before_there_were_nonces_is_verified_as_before() -> None:
    data = json.loads(msgspec.json.encode(make_record(played())))
    del data["nonces"]
    assert verify(parse_record(json.dumps(data).encode(), "old")).nonces == []


def test_a_record_has_what_it_takes_to_play_it_again() -> None:
    data = json.loads(msgspec.json.encode(make_record(played())))
    assert {"game", "rules", "mode", "options", "seed", "commitment", "actions", "hash", "outcome"} <= set(data)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"seed": 4}, "record-bad-commitment"),
        ({"commitment": "0" * 64}, "record-bad-commitment"),
        ({"nonces": ["ab" * 16]}, "record-bad-nonces"),
        ({"nonces": ["ab" * 16, ""]}, "record-bad-nonces"),
        ({"nonces": ["ab" * 16, "short"]}, "record-bad-nonces"),
        ({"hash": "0" * 64}, "record-bad-hash"),
        ({"outcome": {"scores": [1.0, 0.0]}}, "record-bad-outcome"),
        ({"actions": ["pass"]}, "record-bad-action"),
        ({"actions": ["nonsense"]}, "record-bad-action"),
        ({"rules": "0"}, "rules-other-version"),
        ({"options": {"hearts_join": "maybe"}}, "option-bad-value"),
        ({"game": "chess"}, "game-unknown"),
        ({"seats": 5}, "seats-bad-number"),
    ],
)
def test_a_forged_record_is_refused(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(carteado.Invalid) as refused:
        verify(changed(make_record(played()), **fields))
    assert refused.value.code == code


def test_a_record_with_options_under_their_former_names_is_verified() -> None:
    record = make_record(played("duel"))
    former = {name: old for old, name in carteado.load("duel").former_options.items()}
    stored = {former.get(name, name): value for name, value in record.options.items()}
    assert "HAND_MAX" in stored
    assert "hand_max" not in stored
    assert make_record(verify(changed(record, options=stored))) == record


def test_a_record_of_older_rules_is_never_replayed_under_newer_ones() -> None:
    with pytest.raises(carteado.Invalid) as refused:
        replay(changed(make_record(played()), rules="0.9"))
    assert refused.value.code == "rules-other-version"
    assert refused.value.facts["found"] == "0.9"


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"format": 1}', b"\xff\xfe", None])
def test_a_damaged_file_is_refused_with_its_name(tmp_path: Path, damage: bytes | None) -> None:
    path = tmp_path / "broken.json"
    write_record(make_record(played("siege")), path)
    path.write_bytes(path.read_bytes()[:200] if damage is None else damage)
    with pytest.raises(carteado.Invalid) as refused:
        read_record(path)
    assert refused.value.code == "record-damaged"
    assert "broken.json" in refused.value.facts["file"]


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(carteado.Invalid, match="file-unreadable"):
        read_record(tmp_path / "none.json")


def test_a_later_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    write_record(changed(make_record(played("siege")), format=2), path)
    with pytest.raises(carteado.Invalid, match="record-other-format"):
        read_record(path)


def test_matches_are_kept_and_the_last_unfinished_one_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert latest_unfinished("siege") is None
    keep(played("siege", seed=1))
    assert latest_unfinished("siege") is None
    left = keep(played("siege", seed=2, steps=3))
    assert latest_unfinished("siege") == left
    assert latest_unfinished("naipes") is None
    (left.parent / "siege-broken.json").write_text("{")
    assert latest_unfinished("siege") == left
