"""Questions in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carteado.core.message import Blank, Message
from carteado.games.apotheosis.language.catalog import SET
from carteado.games.apotheosis.words.names import effect, named, piece_name
from carteado.games.apotheosis.words.table import grid
from carteado.kit.seeing import seen_cards
from carteado.kit.words import slug

ON_BOARD = ("main", "target", "tile", "step")


def question(view: Mapping[str, Any]) -> list[Message]:
    """Describe a question: the board if it matters, the stack, and the demand."""
    lines = grid(view) if view["prompt"] is not None and view["prompt"]["kind"] in ON_BOARD else []
    lines += [line for entry in view["stack"] for line in under_way(entry, view)]
    return lines + demand(view)


def under_way(entry: Mapping[str, Any], view: Mapping[str, Any]) -> list[Message]:
    """Describe an unresolved frame, or the open window."""
    pieces = {piece["piece"]: piece for piece in view["pieces"]}
    if entry["kind"] == "window":
        return window(entry, view)
    if entry["piece"] not in pieces:
        return []
    who = piece_name(pieces[entry["piece"]])
    standing = {piece["at"]: piece_name(piece) for piece in view["pieces"]}
    targets = [standing[at] for at in entry.get("targets", []) if at in standing]
    aimed: dict[str, Blank] = {"aimed": "yes" if targets else "no", "targets": targets}
    if entry["kind"] == "activation":
        does = effect(entry["card"], entry["effect"])
        return [Message("apotheosis-stack-activation", who=who, card=named(entry), text=does, **aimed)]
    if entry["kind"] == "roll":
        faces = ", ".join(str(face) for face in entry["faces"])
        return [Message("apotheosis-stack-roll", who=who, faces=faces, total=entry["total"])]
    return [Message(f"apotheosis-stack-{entry['kind']}", who=who, **aimed)]


def window(entry: Mapping[str, Any], view: Mapping[str, Any]) -> list[Message]:
    """Describe the moment of a window, and whose it is; archived frames hold the ids, so they stay as they are."""
    at = entry["subject"] or view["active"]
    who = next((piece_name(piece) for piece in view["pieces"] if piece["at"] == at and at is not None), None)
    name = entry["when"].replace("respond_", "respond-").replace("_", "")
    return [Message(f"apotheosis-window-{name}", who=who if who is not None else Message("apotheosis-nobody"))]


def demand(view: Mapping[str, Any]) -> list[Message]:
    """Describe how many cards, or what total, the question demands."""
    asked = view["asked"]
    if asked is None:
        return []
    kind = view["prompt"]["kind"]
    if kind == "salvation":
        return [Message("apotheosis-demand-salvation", amount=asked["least"])]
    if kind == "may" and SET.find(asked["card"]) is not None:
        return [Message("apotheosis-demand-may", text=Message(f"apotheosis-choice-{slug(asked['options'][0])}"))]
    if asked["demand"] == "one":
        return []
    lines = []
    if asked["demand"] == "count":
        least, most = asked["least"], asked["most"]
        how = "up-to" if not least else "exactly" if least == most else "count"
        lines.append(Message(f"apotheosis-demand-{how}", least=least, most=most))
    elif asked["demand"] == "value":
        what = "experience" if kind == "experience" else "value"
        lines.append(Message(f"apotheosis-demand-{what}", amount=asked["least"]))
    else:
        need = [Message(f"apotheosis-worth-{name}", amount=amount) for name, amount in asked["need"].items() if amount]
        lines.append(Message(f"apotheosis-demand-{asked['demand']}", need=need))
    if asked["picked"]:
        known = dict(seen_cards(view))
        cards = [named({"id": id, "card": known[id]}) for id in asked["picked"] if id in known]
        lines += [Message("apotheosis-demand-picked", cards=cards)] if cards else []
    return lines
