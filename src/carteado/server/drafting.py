"""Checking a draft of a card set; runs in a worker process."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from carteado.core.errors import Refusal
from carteado.core.game import Game
from carteado.core.sets import ChosenPicture, Contents, changed, differences
from carteado.games import load
from carteado.kit.faults import Fault, FaultyCards, Where
from carteado.kit.game import CardGame
from carteado.kit.lines import LinedMapping, unlined
from carteado.kit.sets import read_draft
from carteado.server.library import all_facts
from carteado.server.lobby_protocol import CardChange
from carteado.server.protocol import Said
from carteado.server.telling import refused, said
from carteado.server.workshop_protocol import Draft, DraftChecked, DraftFault

Entries = list[tuple[Where, LinedMapping]]


def check_draft(id: str, draft: Draft) -> DraftChecked:
    """Return the faults of a draft, and its whole cards as they would be printed."""
    game = cast(CardGame, load(id))
    faults: list[Fault] = []
    written = read_draft(draft.cards, faults)
    faults = game.card_set.read_over(written, faults)[1]
    faulty = {fault.file for fault in faults}
    good = [entry for entry in written if entry[0].file not in faulty]
    made, refusal = drafted(game, draft, good)
    ids = [where.card for where, _ in good]
    contents = made.contents if made is not None else None
    return DraftChecked(
        faults=[told(fault) for fault in faults],
        refused=refusal,
        ids={where.file: where.card for where, _ in written},
        cards=[] if made is None else all_facts(made, [card for card in ids if card in made.card_data()]),
        changes=changes_in(game, contents),
        contents=None if contents is None or faulty or refusal else msgspec.to_builtins(contents.plain()),
    )


def told(fault: Fault) -> DraftFault:
    return DraftFault(fault.file, fault.line, fault.field, said(fault.words_at(fault.field or fault.card or "YAML")))


def drafted(game: CardGame, draft: Draft, good: Entries) -> tuple[Game | None, Said | None]:
    """The game with the good cards of a draft, and what is wrong with its other parts; then these are left out."""
    plain = contents_of(game, draft, good)
    try:
        return game.with_contents(plain, draft=True), None
    except FaultyCards:
        return None, None
    except Refusal as refusal:
        words = refused(refusal).words
    bare = Contents(game=game.id, name={"en": "draft"}, cards=plain.cards, changes=plain.changes)
    try:
        return game.with_contents(bare, draft=True), words
    except Refusal:
        return None, words


def contents_of(game: CardGame, draft: Draft, good: Entries) -> Contents:
    """The set of a draft: a card of the game's own becomes the change that makes it so."""
    own = {card["id"]: card for _, card in game.card_set.own_cards()}
    cards: list[dict[str, Any]] = []
    changes: dict[str, dict[str, Any]] = {}
    for where, data in good:
        plain = unlined(data)
        if where.card not in own:
            cards.append(plain)
        elif change := changed(own[where.card], plain):
            changes[where.card] = change
    return Contents(
        game=game.id,
        name={lang: words for lang, words in draft.name.items() if words.strip()} or {"en": "draft"},
        version=draft.version or "1",
        cards=cards,
        changes=changes,
        decks=dict(draft.decks),
        options=draft.options,
        texts=draft.texts,
        pictures={id: ChosenPicture(**msgspec.structs.asdict(one)) for id, one in draft.pictures.items()},
    )


def changes_in(game: CardGame, contents: Contents | None) -> list[CardChange]:
    """What a set does, card by card."""
    if contents is None:
        return []
    own = {card["id"]: card for _, card in game.card_set.own_cards()}
    made = [CardChange(str(card["id"]), new=True, fields=[]) for card in contents.cards]
    for id, change in contents.changes.items():
        before = {name: own[id].get(name) for name in change}
        now = {name: value for name, value in change.items() if value is not None}
        made.append(CardChange(id, new=False, fields=differences(known(before), now)))
    return made


def known(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if value is not None}
