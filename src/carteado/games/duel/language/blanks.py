"""Blanks of the duel's phrases that are no fields of a word: prices, piles, what is picked from, events to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from carteado.core.face import plain
from carteado.games.duel.board import DESTINATIONS, PILES, WHENS
from carteado.games.duel.language.amounts import CardsIn
from carteado.games.duel.language.piles import Cards, RandomOf
from carteado.games.duel.language.promised import Later, Occasion
from carteado.games.duel.language.selectors import SomeSide
from carteado.kit.cards import SIDES
from carteado.kit.language.base import fields_of
from carteado.kit.nodes import All, Count
from carteado.kit.text.grammar import Said
from carteado.kit.text.runs import joined, words

if TYPE_CHECKING:
    from carteado.games.duel.language.text import CardTeller

PLAYERS = ("me", "foe")
YOURS = 2  # the place of what is yours among the names of where cards go; what is the opponent's follows
TURNS = ("turn_start", "turn_end")


def price(teller: CardTeller, node: Any) -> Said:
    return Said(teller.cost(node.pays if hasattr(node, "pays") else node.pay))


def pile(teller: CardTeller, node: Any) -> Said:
    """Return where cards are: `in your hand`; of topmost cards, the whole phrase: `the top card of your deck`."""
    names, who = teller.phrases.names, PLAYERS[node.who]
    top = getattr(node, "top", 0)
    if not top:
        return Said(words(names["piles"][f"{PILES[node.in_]}_{who}"]))
    cards = teller.noun_phrase("card", "topmost_cards", top)
    told = names["tops"][who].replace("{n}", plain(cards.runs)).replace("{pile}", names["pile_nouns"][PILES[node.in_]])
    return cards._replace(runs=words(told))


def wholly(teller: CardTeller, node: Cards) -> Said:
    """Return all cards of a pile: `all cards in your hand`, `the opponent's traps`."""
    said, key = teller.described(node.filter, "every"), f"{PILES[node.in_]}_{PLAYERS[node.who]}"
    entire, filter = teller.phrases.names["entire"], node.filter
    if key in entire and not any(field.is_set(filter) for field in fields_of(type(filter))):
        return said._replace(runs=words(entire[key]))
    return said._replace(runs=joined([said.runs, pile(teller, node).runs]))


def there(teller: CardTeller, node: Any, what: Said) -> Said:
    """Return where cards go, and whose that is: `on top of its owner's deck`, `into your hand`."""
    forms = teller.phrases.names["Where"][DESTINATIONS[node.to]].split("|")
    found = getattr(node, "what", None)
    found = found.of if isinstance(found, RandomOf) else found
    if found is None or teller.noun_of(found) == "grave":
        owner = YOURS
    else:
        owner = YOURS + found.who if isinstance(found, Cards) else int(what.many)
    return Said(words(forms[owner % len(forms)]))


def side_name(table: str) -> Callable[[CardTeller, Any], Said]:
    """Return a blank that depends on the side of a node alone."""
    return lambda teller, node: Said(words(teller.phrases.names[table][SIDES[node.side]]))


def among(teller: CardTeller, node: Any) -> Said:
    """Return what is picked: `up to 2 enemy creatures`, `a spell in the opponent's hand`."""
    return chosen_from(teller, node.from_, "upto" if node.up_to else "picked", node.amount)


def randomly(teller: CardTeller, node: Any) -> Said:
    return chosen_from(teller, node.of, "random", node.amount)


def chosen_from(teller: CardTeller, selector: Any, determiner: str, amount: Any) -> Said:
    if isinstance(selector, All):
        return teller.described(selector.filter, determiner, amount)
    if isinstance(selector, Cards | CardsIn):
        said = teller.described(selector.filter, determiner, amount)
        return said._replace(runs=joined([said.runs, pile(teller, selector).runs]))
    return teller.tell(selector)


def each(teller: CardTeller, node: Any) -> Said:
    """Return what something is counted or repeated for: `friendly creature`."""
    found = node.what if hasattr(node, "what") else node.per
    if isinstance(found, CardsIn):
        return chosen_from(teller, found, "each", None)
    if not isinstance(found, All | Count):
        return teller.tell(found)
    said = teller.described(found.filter, "each")
    teller.context.last[said.gender] = "each"
    return said


def measured(teller: CardTeller, node: Any) -> Said:
    return teller.tell(node.of)


def occasion(teller: CardTeller, node: Any) -> Said:
    """Return the event of a promise: `at the start of your next turn`, `until a friendly creature attacks`."""
    later = isinstance(node, Later)
    awaited: Occasion = node.on if later else node.until
    when, names, say = WHENS[awaited.when], teller.phrases.names, teller.phrases.say
    if when in TURNS:
        side = SIDES[cast(SomeSide, awaited.who).side]
        return Said(words(names["next" if later else "until"][f"{when}_{side}"]))
    phrase = teller.chosen(teller.phrases.words["awaited"][when], awaited.who, when)
    told = teller.filled(phrase, awaited.who).runs
    return Said(joined([words(say["next" if later else "lasting"]), told]))


def counter(teller: CardTeller, node: Any) -> Said:
    return Said(words(getattr(node.name, teller.phrases.lang)))


BLANKS: dict[str, Callable[[CardTeller, Any], Said]] = {
    "price": price,
    "pile": pile,
    "among": among,
    "randomly": randomly,
    "each": each,
    "measured": measured,
    "counter": counter,
    "occasion": occasion,
    "wholly": wholly,
    **{table: side_name(table) for table in ("deceased", "victim", "whose", "by")},
}
