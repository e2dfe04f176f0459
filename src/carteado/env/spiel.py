"""The games registered with OpenSpiel: `register()`, then `pyspiel.load_game("carteado(game=naipes)")`.

The deal is a chance node of its own at the start: one of `deals` equally likely seeds. Everything after it follows from
the actions, so histories, clones and serialization are OpenSpiel's own. What a player knows is everything that seat has
heard since the deal and its view of the table.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from carteado.core.event import Event
from carteado.core.game import Game, Setup
from carteado.core.rng import seeded
from carteado.core.state import Action, State
from carteado.env.encoding import ACTIONS, VIEW_SIZE, encode_view, number_actions
from carteado.games import load

DEALS = 1000
LONGEST = 20_000
SEATS = range(1, 7)

GAME_TYPE = pyspiel.GameType(
    short_name="carteado",
    long_name="Carteado",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS[-1],
    min_num_players=SEATS[0],
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"game": "", "players": 0, "mode": "", "deals": DEALS, "set": ""},
    default_loadable=False,
)


class CardGame(pyspiel.Game):
    """A game, which must be named, with a mode, a number of players (0: the fewest of the mode), and a card set."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        setup = read_setup(chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=int(chosen.get("deals", DEALS)),
            num_players=setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, chosen)

    def new_initial_state(self) -> CardState:
        return CardState(self)

    def observation_tensor_shape(self) -> list[int]:
        return [VIEW_SIZE]

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> ViewObserver:
        return ViewObserver()


def rules_of(params: dict[str, Any]) -> Game:
    return load(params.get("game", ""), Path(params["set"]) if params.get("set") else None)


def read_setup(params: dict[str, Any]) -> Setup:
    return rules_of(params).setup(seats=params.get("players") or None, mode=params.get("mode") or None)


class Dealt:
    """What a state holds besides OpenSpiel's history. OpenSpiel clones states by deep copy, the rules by `clone`."""

    def __init__(self, rules: Game, setup: Setup) -> None:
        self.rules = rules
        self.setup = setup
        self.table: State | None = None
        self.heard: list[Event] = []
        self.numbered: dict[int, Action] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Dealt:
        twin = Dealt(self.rules, self.setup)
        twin.table = None if self.table is None else self.table.clone()
        twin.heard = list(self.heard)
        twin.numbered = self.numbered
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the save, as compiled states cannot be pickled."""
        heard = [(event.name, event.facts, event.secrets, event.knowers) for event in self.heard]
        return unpacked, (
            self.rules.edition,
            self.setup.record(),
            None if self.table is None else self.table.save(),
            heard,
        )

    def take(self, number: int) -> None:
        if self.table is None:
            self.table = self.rules.deal(self.setup, seeded(number), self.heard)
        else:
            self.table.events = self.heard
            self.table.apply(self.numbered[number])
        self.numbered = number_actions(self.rules, self.table.legal())


def unpacked(id: str, chosen: dict[str, Any], save: dict[str, Any] | None, heard: list[tuple[Any, ...]]) -> Dealt:
    """Restore what `Dealt.__reduce__` pickled."""
    rules = load(id)
    dealt = Dealt(rules, rules.setup(**chosen))
    dealt.heard = [Event(*told) for told in heard]
    if save is not None:
        dealt.table = rules.load(save)
        dealt.numbered = number_actions(rules, dealt.table.legal())
    return dealt


class CardState(pyspiel.State):
    """A state: before the deal nothing, then a state of the rules and all events so far."""

    def __init__(self, game: CardGame) -> None:
        super().__init__(game)
        params = game.get_parameters()  # all that an unpickled game has
        self.dealt = Dealt(rules_of(params), read_setup(params))

    @property
    def table(self) -> State | None:
        return self.dealt.table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        decision = self.table.decision
        return int(pyspiel.PlayerId.TERMINAL) if decision is None else decision.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().max_chance_outcomes()
        return [(seed, 1.0 / deals) for seed in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.dealt.numbered)

    def _apply_action(self, action: int) -> None:
        self.dealt.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.dealt.rules.action_text(self.dealt.numbered[action])

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.decision is None

    def returns(self) -> list[float]:
        outcome = None if self.table is None else self.table.outcome()
        if outcome is None:
            return [0.0] * self.dealt.setup.seats
        return [2.0 * score - 1.0 for score in outcome.scores]

    def observation_string(self, player: int | None = None) -> str:
        return plain(self.seen(player))

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.seat(player)
        return plain({"heard": [event.heard_by(seat) for event in self.dealt.heard], "view": self.seen(player)})

    def observation_tensor(self, player: int | None = None) -> list[float]:
        numbers: list[float] = encode_view(self.seen(player)).tolist()
        return numbers

    def seen(self, player: int | None) -> dict[str, Any]:
        return {} if self.table is None else self.table.view(self.seat(player))

    def seat(self, player: int | None) -> int:
        return max(0, self.current_player()) if player is None else player

    def __str__(self) -> str:
        return "deal" if self.table is None else plain(self.table.view(None))


class ViewObserver:
    """OpenSpiel's observer of one player: the view in numbers, and as text."""

    def __init__(self) -> None:
        self.tensor = np.zeros(VIEW_SIZE, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: CardState, player: int) -> None:
        self.tensor[:] = encode_view(state.seen(player))

    def string_from(self, state: CardState, player: int) -> str:
        return state.observation_string(player)


def plain(data: Any) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False)


def register() -> None:
    """Make the games known to `pyspiel.load_game("carteado(game=duel)")`."""
    if GAME_TYPE.short_name not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, CardGame)
