"""The game for PettingZoo, in which agents act one after another: `env("second", 4)`."""

import os
from collections.abc import Mapping
from typing import Any, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from ._arrays import as_reply
from ._kuhhandel import OBSERVATION_SIZE, Game
from ._picture import text_of

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as missing:
    message = "kuhhandel.pettingzoo needs PettingZoo: pip install 'pettingzoo>=1.25'"
    raise ModuleNotFoundError(message, name=missing.name) from missing

Seen: TypeAlias = dict[str, npt.NDArray[Any]]
_MASK = np.dtype(np.int8)


class KuhhandelEnv(AECEnv[str, Seen, np.int64]):
    """One game. Agent `seat_0` has seat 0; the reward is the share of the win, at the end.

    An observation has `observation`, that of `Game.observe` for the seat, and `action_mask`, the legal replies; the
    mask is all 0 while another agent is asked. An action is a reply; an illegal one raises IllegalReply and changes
    nothing. A seat with a single legal reply is not asked.
    """

    def __init__(
        self,
        edition: str | os.PathLike[str] | Mapping[str, object] = "second",
        seats: int = 4,
        *,
        rules: Mapping[str, object] | str | os.PathLike[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": "kuhhandel_v1", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._edition = edition
        self._rules = rules
        self._game = self._deal(0)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        replies = self._game.reply_count
        self._nothing_legal = np.zeros(replies, np.int8)
        self._nothing_legal.flags.writeable = False
        self.action_spaces: dict[str, spaces.Space[np.int64]] = {agent: spaces.Discrete(replies) for agent in self.possible_agents}
        seen = {
            "observation": spaces.Box(0, 255, (OBSERVATION_SIZE,), np.uint8),
            "action_mask": spaces.Box(0, 1, (replies,), np.int8),
        }
        self.observation_spaces = {agent: _space_of(seen) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    @property
    def game(self) -> Game:
        """The game itself, with all of its secrets."""
        return self._game

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game with the seed; without one, continues the random sequence of the last seed, or uses the
        system's.
        """
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._game = self._deal(int(self._chance.integers(1 << 63)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Seen:
        seat = self._seats[agent]
        asked = seat == self._game.seat
        mask = self._game.mask().view(_MASK) if asked else self._nothing_legal
        return {"observation": self._game.observe(seat), "action_mask": mask}

    def step(self, action: np.int64 | int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # pyright: ignore[reportArgumentType]
            return
        self._game.step(as_reply(action))
        self._cumulative_rewards[agent] = 0.0
        self._ask()

    def render(self) -> str | None:
        """Returns the position as text with "ansi", and prints it with "human"; reset and step print it too."""
        if self.render_mode == "human":
            print(text_of(self._game))
        return text_of(self._game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Does nothing: the environment has no resources."""

    def _deal(self, seed: int) -> Game:
        return Game(self._edition, len(self.possible_agents), seed=seed, rules=self._rules)

    def _ask(self) -> None:
        game = self._game
        game.skip_forced()
        if self.render_mode == "human":
            self.render()
        if game.seat is not None:
            self.agent_selection = self.possible_agents[game.seat]
            return
        self.agent_selection = self.agents[0]
        over = self.truncations if game.truncated else self.terminations
        for agent, share in zip(self.agents, game.shares(), strict=True):
            over[agent] = True
            self.rewards[agent] = float(share)
        self._accumulate_rewards()


def _space_of(seen: Mapping[str, spaces.Space[Any]]) -> spaces.Space[Seen]:
    return cast(spaces.Space[Seen], spaces.Dict(dict(seen)))


def raw_env(
    edition: str | os.PathLike[str] | Mapping[str, object] = "second",
    seats: int = 4,
    *,
    rules: Mapping[str, object] | str | os.PathLike[str] | None = None,
    render_mode: str | None = None,
) -> KuhhandelEnv:
    """Returns a game for this number of seats, with optional house rules, without PettingZoo's wrappers."""
    return KuhhandelEnv(edition, seats, rules=rules, render_mode=render_mode)


def env(
    edition: str | os.PathLike[str] | Mapping[str, object] = "second",
    seats: int = 4,
    *,
    rules: Mapping[str, object] | str | os.PathLike[str] | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Seen, np.int64]:
    """Returns the game in PettingZoo's wrapper that checks the order of calls. Its `unwrapped` is a `KuhhandelEnv`."""
    wrapped: AECEnv[str, Seen, np.int64] = OrderEnforcingWrapper(raw_env(edition, seats, rules=rules, render_mode=render_mode))
    return wrapped


def parallel_env(
    edition: str | os.PathLike[str] | Mapping[str, object] = "second",
    seats: int = 4,
    *,
    rules: Mapping[str, object] | str | os.PathLike[str] | None = None,
    render_mode: str | None = None,
) -> ParallelEnv[str, Seen, np.int64 | None]:
    """Returns the game with PettingZoo's parallel interface: the action of the asked agent counts, others are
    ignored."""
    game = cast(AECEnv[str, Seen, np.int64 | None], raw_env(edition, seats, rules=rules, render_mode=render_mode))
    return turn_based_aec_to_parallel(game)
