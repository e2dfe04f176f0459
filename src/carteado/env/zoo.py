"""Any game and mode as a PettingZoo environment.

>>> from carteado.env.zoo import env
>>> table = env("naipes")
>>> table.reset(seed=1)
>>> table.agent_selection in table.agents
True
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from carteado.core.errors import Illegal
from carteado.core.state import Action, State
from carteado.env.encoding import ACTIONS, VIEW_SIZE, encode_view, mask, number_actions
from carteado.games import load


class CardTable(AECEnv[str, dict[str, Any], int]):
    """An environment in which the seat that is asked acts. The reward at the end is from -1 (lost) to 1 (won)."""

    metadata = {"name": "carteado", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        cards: Path | None = None,
    ) -> None:
        """`cards` is a card set, a file or a folder, that the game is played with."""
        super().__init__()
        self.game = load(game, cards)
        self.setup = self.game.setup(seats=seats, mode=mode, options=options)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observations = {agent: seen_by_a_seat() for agent in self.possible_agents}
        self.actions = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.seeds = np.random.default_rng()
        self.state_now: State | None = None
        self.numbered: dict[int, Action] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match. The same seed deals the same cards."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        deal = int(self.seeds.integers(2**62))
        self.state_now = self.game.new(
            seats=self.setup.seats, seed=deal, mode=self.setup.mode, options=self.setup.options
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.ask()

    @property
    def table(self) -> State:
        assert self.state_now is not None, "reset() first"
        return self.state_now

    def ask(self) -> None:
        """Select the agent of the seat that is asked, or end the match."""
        decision = self.table.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            self.numbered = number_actions(self.game, self.table.legal())
            return
        self.numbered = {}
        outcome = self.table.outcome()
        assert outcome is not None
        for agent, score in zip(self.possible_agents, outcome.scores, strict=True):
            self.rewards[agent] = 2.0 * score - 1.0
            self.terminations[agent] = True

    def observe(self, agent: str) -> dict[str, Any]:
        """Encode the seat's view; the action mask of a seat that is not asked is empty."""
        asked = agent == self.agent_selection
        return {
            "observation": encode_view(self.plain(agent)),
            "action_mask": mask(self.numbered if asked else {}),
        }

    def plain(self, agent: str) -> dict[str, Any]:
        """The same observation as plain data."""
        return self.table.view(self.seat_of[agent])

    def plain_actions(self) -> dict[int, str]:
        """The texts of the legal actions by their numbers."""
        return {number: self.game.action_text(action) for number, action in self.numbered.items()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self.numbered:
            raise Illegal("env-illegal-number", found=str(action), allowed=", ".join(map(str, sorted(self.numbered))))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.apply(self.numbered[int(action)])
        self.ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as a spectator sees it."""
        return str(self.table.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.state_now = None


def seen_by_a_seat() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (VIEW_SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def env(game: str, **chosen: Any) -> CardTable:
    """The environment of a game: `env("duel", options={"deck_0": "forge_march"})`."""
    return CardTable(game, **chosen)
