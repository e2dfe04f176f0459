"""What is printed around the text of a card, in words: its name, its numbers, every fact that a rule may ask for."""

from __future__ import annotations

from pathlib import Path

from carteado.games.heroes.language.catalog import FOLDER, printed
from carteado.games.heroes.language.text import phrases_of
from carteado.kit.constants import Data

SUBTYPES = ("mob", "basic", "advanced")  # that facts tell instead of the type
NO_EGO = "-"


def card_name(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the name of a card, with its title if it has one."""
    data = printed(folder)[id]
    name = str(data["name"][lang])
    return f"{name}, {data['title'][lang]}" if "title" in data else name


def card_facts(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return all facts of a card: its kind, the numbers in the corners of a character, and its line."""
    card, names = printed(folder)[id], phrases_of(lang).names["facts"]
    if card["type"] != "character":
        return card_line(id, lang, folder)
    stars = names["stars"].split("|")[card["stars"] != 1].format(n=card["stars"])
    numbers = names["numbers"].format_map({**card, "stars": stars})
    return "; ".join([f"{names[kind_of(card)]}, {numbers}", *character_parts(card, lang)])


def card_line(id: str, lang: str, folder: Path = FOLDER) -> str:
    """Return the line on the face of a card: a character's facts besides its numbers, all facts of another card.

    >>> card_line("C07", "en")
    'alignment: hero; alter ego Lia Campos; Earth 1; Living Garden; abilities: Speed, Flight'
    """
    card = printed(folder)[id]
    if card["type"] != "character":
        return plain_line(card, lang)
    kind = [phrases_of(lang).names["facts"]["mob"]] if kind_of(card) == "mob" else []
    return "; ".join([*kind, *character_parts(card, lang)])


def kind_of(card: Data) -> str:
    """Return the kind that facts tell: a subtype, or the type."""
    if card.get("silo"):
        return "silo"
    return str(card["subtype"] if card.get("subtype") in SUBTYPES else card["type"])


def character_parts(card: Data, lang: str) -> list[str]:
    """Return alignment, alter ego, Earth, alliances and abilities of a character, and whether it is unique."""
    names = phrases_of(lang).names
    facts = names["facts"]
    made = [facts["alignment"].format(alignment=names["WhichAlignment"][card["alignment"]])]
    if card["alter_ego"] != NO_EGO:
        made.append(facts["ego"].format(ego=card["alter_ego"]))
    made.append(facts["earth"].format(earth=card["earth"]))
    if card["alliances"]:
        made.append(", ".join(names["WhichAlliance"][word] for word in card["alliances"]))
    if card["abilities"]:
        said = ", ".join(names["WhichAbility"][word] for word in card["abilities"])
        made.append(facts["abilities"].format(abilities=said))
    return [*made, facts["unique"]] if card.get("unique") else made


def plain_line(card: Data, lang: str) -> str:
    """Return the facts of a card that is no character."""
    names = phrases_of(lang).names
    said = names["facts"][kind_of(card)].format(
        scope=names["scopes"].get(card.get("scope", ""), ""),
        cost=card.get("cost"),
        storage=card.get("storage"),
        kind=names["kinds"].get(card.get("kind", ""), ""),
        ability=names["WhichAbility"].get(card.get("ability", ""), ""),
    )
    return f"{said}; {names['facts']['unique']}" if card.get("unique") else said
