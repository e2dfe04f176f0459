"""The written actions of Apotheosis. `@N` is the number of a visible card, `c4` a tile.

In the main phase, kind `main`: `move c4`; `turn w`; `rest heal`, `rest recover`; `attack c4` (the Normal attack);
`equip @4`, `learn @4`, `recruit @4`; `unequip @4`, `forget @4`, `abandon @4`; `use @4 e1` (activate); `awaken`;
`sleep`; `evoke @4`, `unevoke @4`; `attach b2`; `loot b2`; `evolve`; `check b2`; `end_turn`.

Further choices of an action are asked afterwards, one small answer at a time (APOTHEOSIS-6.7):

    kind                            answers
    mulligan                        pick @4 (card by card, ascending), done
    prepare                         pick @4 (then its tile), done
    target                          target c4 (a bar's or effect's target; of an answer to an Area attack the defender)
    tile                            tile c4 (where a piece is put or moves to; its own tile is a stay)
    step                            step e (the last step of a path, which sets the facing)
    pay                             pick @4, done (SP/MP, discarded, buried, banished cards, values)
    change                          pick @4, done (APOTHEOSIS-11.2)
    window                          use @4 e1, pass
    trigger                         accept, decline (an automatic effect that has a cost)
    branch                          choose 1, choose 2
    cards                           pick @4 (or take K02 out of a deck), done (an operation's cards)
    points, drain, recomposition    pick @4, done
    upkeep, salvation               accept, decline; then kind pay
    may                             accept, decline (what an effect leaves to its user)
    spaces, inventory               pick @4 (overflow: to the inventory, or discarded)
    experience                      pick @4, done (attached Skills of an Evolve)
    evolution                       pick @4 (out of the inventory), take K02 (out of the deck)
    detach, attach                  pick @4, done
    loot                            pick @4
    heir                            give c4 (a dead hero's item to the character there), done (to the pile)

A question with only one answer is not asked, except `main` and `mulligan`. Copies that no rule tells apart are offered
once. With the option `concede` on, the list of `main` ends with `concede`.
"""

from __future__ import annotations

from typing import Any

from carteado.core.grammar import Choice, Field, Form, Grammar
from carteado.core.numbers import read_number
from carteado.core.state import Action
from carteado.games.apotheosis.board import FACINGS, LETTERS, STRIDE
from carteado.games.apotheosis.rules.tiles import tile_text
from carteado.kit.grammar import Printed, Ref

EFFECTS = tuple(f"e{number}" for number in range(1, 9))
BRANCHES = tuple(str(number) for number in range(1, 9))
WIDEST = len(LETTERS)


class Tile(Field):
    """A tile of the board: `c4` is x = 3, y = 4. Encoded as one number, so that all boards have the same actions."""

    type = str

    def word(self, numbers: Action) -> str:
        return tile_text(numbers[0])

    def read(self, word: str) -> Action | None:
        at = read_tile(word)
        return None if at is None else (at,)

    def value(self, numbers: Action) -> Any:
        return tile_text(numbers[0])

    def read_value(self, value: Any) -> Action | None:
        return self.read(value) if isinstance(value, str) else None

    def allowed(self) -> str:
        return f"a1-{LETTERS[-1]}{WIDEST}"


def read_tile(word: str) -> int | None:
    """Return the number of a tile: its row times STRIDE, plus its column.

    >>> tile_text(read_tile("c4"))
    'c4'
    """
    row = read_number(word[1:], WIDEST)
    if not row or word[0] not in LETTERS:
        return None
    return (row - 1) * STRIDE + LETTERS.index(word[0])


def grammar(ids: list[str]) -> Grammar:
    """Return all forms, in the order of `actions.Do`; `ids` are the printed cards in the order of their numbers."""
    return Grammar(
        Form("move", Tile("to")),
        Form("turn", Choice("facing", FACINGS)),
        Form("rest", Choice("gain", ("heal", "recover"))),
        Form("attack", Tile("target")),
        Form("equip", Ref("card")),
        Form("learn", Ref("card")),
        Form("recruit", Ref("card")),
        Form("unequip", Ref("card")),
        Form("forget", Ref("card")),
        Form("abandon", Ref("card")),
        Form("use", Ref("card"), Choice("effect", EFFECTS)),
        Form("awaken"),
        Form("sleep"),
        Form("evoke", Ref("card")),
        Form("unevoke", Ref("card")),
        Form("attach", Tile("companion")),
        Form("loot", Tile("container")),
        Form("evolve"),
        Form("check", Tile("object")),
        Form("end_turn"),
        Form("target", Tile("target")),
        Form("tile", Tile("to")),
        Form("step", Choice("direction", FACINGS)),
        Form("pick", Ref("card")),
        Form("take", Printed("card", ids)),
        Form("done"),
        Form("choose", Choice("branch", BRANCHES)),
        Form("accept"),
        Form("decline"),
        Form("pass"),
        Form("give", Tile("heir")),
        Form("concede"),
    )
