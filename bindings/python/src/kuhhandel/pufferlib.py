# pyright: basic, reportMissingImports=false
# PufferLib has no type annotations and is not installed for the type check.
"""The game for PufferLib: `Seats` steps games at once and writes their rows into PufferLib's buffers."""

import os
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from ._errors import IllegalReply
from ._kuhhandel import OBSERVATION_SIZE, Batch

try:
    from gymnasium import spaces
    from pufferlib import PufferEnv
except ModuleNotFoundError as missing:
    message = "kuhhandel.pufferlib needs PufferLib 3.0: https://github.com/PufferAI/PufferLib tells how to install it"
    raise ModuleNotFoundError(message, name=missing.name) from missing


class Seats(PufferEnv):
    """A `Batch` of games with an agent for each seat that has no bot, game by game.

    In each game one agent is asked: `masks` is true for it, and its observation is that of the seat, followed by a byte
    for each reply, 1 if it is legal. The observations of the other agents are 0, and their actions are ignored. When a
    game ends, each of its agents gets its share of the win as reward, and the next game takes its place. The trainer of
    PufferLib 3.0 does not support masks yet: for it, put `bots` on all seats but one of each game, so that this seat is
    always the asked one.

    An illegal action raises IllegalReply and changes nothing. With `illegal="lowest"`, the lowest legal reply is given
    instead, for agents that ignore the mask.
    """

    def __init__(
        self,
        edition: str | os.PathLike[str] | Mapping[str, object] = "second",
        seats: int = 4,
        games: int = 256,
        *,
        replies: Literal["full", "compact", "ceilings"] = "compact",
        memory: bool = True,
        threads: int = 1,
        max_decisions: int = 20_000,
        rules: Mapping[str, object] | str | os.PathLike[str] | None = None,
        bots: Sequence[Sequence[str | None]] = (),
        illegal: Literal["raise", "lowest"] = "raise",
        buf: dict[str, npt.NDArray[Any]] | None = None,
        seed: int = 0,
    ) -> None:
        if replies not in ("full", "compact", "ceilings"):
            raise ValueError(f"replies: '{replies}' is not one of full, compact, ceilings")
        if illegal not in ("raise", "lowest"):
            raise ValueError(f"illegal: '{illegal}' is not one of raise, lowest")
        self._batch = Batch(
            edition,
            seats,
            games,
            seed=seed,
            replies=replies,
            mask="u8",
            memory=memory,
            threads=threads,
            max_decisions=max_decisions,
            rules=rules,
            bots=bots,
        )
        self._seed = seed
        self._lenient = illegal == "lowest"
        self._ours = np.array([[bot is None for bot in row] for row in bots or [[None] * seats] * games])
        self._place = np.nonzero(self._ours)[0]  # of each agent
        self._agent = np.cumsum(self._ours).reshape(self._ours.shape) - 1  # of each seat that is ours
        self._places = np.arange(games)
        self._asked = self._agent[self._places, self._batch.seat]
        self.num_agents = self._place.size
        self.single_observation_space = spaces.Box(0, 255, (OBSERVATION_SIZE + self._batch.reply_count,), np.uint8)
        self.single_action_space = spaces.Discrete(self._batch.reply_count)
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[npt.NDArray[np.uint8], list[dict[str, float]]]:
        """Starts all games again; without a seed, with the initial one."""
        self._batch.reset(self._seed if seed is None else seed)
        self._show()
        return self.observations, []

    def step(
        self, actions: npt.NDArray[np.integer[Any]]
    ) -> tuple[
        npt.NDArray[np.uint8],
        npt.NDArray[np.float32],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        list[dict[str, float]],
    ]:
        """Steps each game by the action of the asked agent. If games ended, returns the average reward of their
        agents."""
        self._batch.step(self._replies(np.asarray(actions)[self._asked]))
        self._show()
        return self.observations, self.rewards, self.terminals, self.truncations, self._infos()

    def close(self) -> None:
        """Does nothing: the environment has no resources."""

    def _replies(self, actions: npt.NDArray[np.integer[Any]]) -> npt.NDArray[np.uint16]:
        mask = self._batch.mask
        known = (actions >= 0) & (actions < mask.shape[1])
        legal = known & (mask[self._places, np.where(known, actions, 0)] != 0)
        if self._lenient:
            actions = np.where(legal, actions, mask.argmax(axis=1))
        elif not legal.all():
            place = int(legal.argmin())
            raise IllegalReply(place, int(actions[place]), [int(reply) for reply in np.flatnonzero(mask[place])])
        return actions.astype(np.uint16)

    def _show(self) -> None:
        batch = self._batch
        self.observations[self._asked] = 0
        self.masks[:] = False
        self._asked = self._agent[self._places, batch.seat]
        self.observations[self._asked, :OBSERVATION_SIZE] = batch.obs
        self.observations[self._asked, OBSERVATION_SIZE:] = batch.mask
        self.masks[self._asked] = True
        self.rewards[:] = batch.rewards[self._ours]
        self.truncations[:] = batch.truncated[self._place]
        self.terminals[:] = (batch.done & ~batch.truncated)[self._place]

    def _infos(self) -> list[dict[str, float]]:
        ended = self._ours & self._batch.done[:, None]
        if not ended.any():
            return []
        share, points = self._batch.rewards[ended].mean(), self._batch.final_scores[ended].mean()
        return [{"share": float(share), "points": float(points)}]
