"""Gymnasium environments: `VsBots`, one seat against bots, and `SelfPlay`, many games in which all seats learn.

Importing this module registers `kuhhandel/VsBots-v1` for `gymnasium.make` and `kuhhandel/SelfPlay-v1` for
`gymnasium.make_vec`.
"""

import os
from collections.abc import Mapping
from typing import Any, Literal, NoReturn, cast

import numpy as np
import numpy.typing as npt

from . import bots
from ._arrays import as_replies, as_reply
from ._errors import IllegalReply
from ._kuhhandel import OBSERVATION_SIZE, Batch, Game, reply_count
from ._picture import text_of

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    message = "kuhhandel.gymnasium needs Gymnasium: pip install 'gymnasium>=1.1'"
    raise ModuleNotFoundError(message, name=missing.name) from missing

_MASK = np.dtype(np.int8)


class VsBots(gymnasium.Env[npt.NDArray[np.uint8], np.int64]):
    """One seat of a game; bots have the others. The seat is the same in each game or, by default, drawn for each game.

    An observation is that of `Game.observe` for the seat, and an action is a reply; `info` has the `action_mask` and
    the `seat`. The reward is the share of the win, at the end. A seat with a single legal reply is not asked.

    An illegal reply raises IllegalReply and changes nothing. With `illegal="lose"`, it ends the game without a reward
    instead, for agents that ignore the mask, such as Gymnasium's `check_env`.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        edition: str = "second",
        seats: int = 4,
        *,
        opponents: bots.Bot | list[bots.Bot] | tuple[bots.Bot, ...] = bots.BuiltIn("farmer"),
        seat: int | None = None,
        illegal: Literal["raise", "lose"] = "raise",
        rules: Mapping[str, object] | str | os.PathLike[str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        others: list[bots.Bot] = [*opponents] if isinstance(opponents, (list, tuple)) else [opponents] * (seats - 1)
        if len(others) != seats - 1:
            raise ValueError(f"opponents: {seats - 1} are needed for {seats} seats, not {len(others)}")
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"seat: from 0 to {seats - 1}, not {seat}")
        if illegal not in ("raise", "lose"):
            raise ValueError(f"illegal: '{illegal}' is not one of raise, lose")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (OBSERVATION_SIZE,), np.uint8)
        self.action_space = spaces.Discrete(reply_count(edition))
        self._may_lose = illegal == "lose"
        self._edition, self._seats, self._rules = edition, seats, rules
        self._fixed_seat = seat
        self._others = others
        self._begin(0, seat or 0)

    @property
    def game(self) -> Game:
        """The game itself, with all of its secrets."""
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        seat = self._fixed_seat
        if seat is None:
            seat = int(self.np_random.integers(self._seats))
        self._begin(int(self.np_random.integers(1 << 63)), seat)
        self._show()
        return self._game.observe(self._seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        try:
            self._game.step(as_reply(action))
        except IllegalReply:
            if self._may_lose:
                return self._game.observe(self._seat), 0.0, True, False, self._info()
            raise
        self._let_others_play()
        self._show()
        reward = float(self._game.shares()[self._seat]) if self._game.done else 0.0
        truncated = self._game.truncated
        return self._game.observe(self._seat), reward, self._game.done and not truncated, truncated, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Returns the legal replies, bool [reply_count], for MaskablePPO of sb3-contrib."""
        return self._game.mask().astype(np.bool_)

    def render(self) -> str | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        """Returns the position as text with "ansi", and prints it with "human"; reset and step print it too."""
        return text_of(self._game) if self.render_mode == "ansi" else None

    def _show(self) -> None:
        if self.render_mode == "human":
            print(text_of(self._game))

    def _begin(self, seed: int, seat: int) -> None:
        self._game = Game(self._edition, self._seats, seed=seed, rules=self._rules)
        self._seat = seat
        order = [other for other in range(self._seats) if other != seat]
        self._players = {
            other: bots.take_seat(bot, self._game, other, seed=seed)
            for other, bot in zip(order, self._others, strict=True)
        }
        self._let_others_play()

    def _let_others_play(self) -> None:
        game = self._game
        while (asked := game.seat) is not None and (asked != self._seat or game.count == 1):
            game.step(int(game.legal()[0]) if game.count == 1 else self._players[asked](game))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._game.mask().view(_MASK), "seat": self._seat}


class SelfPlay(VectorEnv[npt.NDArray[np.uint8], npt.NDArray[np.int64], npt.NDArray[Any]]):
    """A `Batch` of games. In each of them the asked seat replies.

    `infos` has the asked `seat` and the `action_mask`. The reward is that of the seat that replied; `rewards` has those
    of all seats. When a game ends, the next one starts in the same step (`AutoresetMode.SAME_STEP`): `final_obs` is the
    final observation of the seat that replied, and `final_info` has this `seat`, all `rewards` and `scores`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = "second",
        seats: int = 4,
        *,
        memory: bool = True,
        threads: int = 1,
        max_decisions: int = 20_000,
        rules: Mapping[str, object] | str | os.PathLike[str] | None = None,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
    ) -> None:
        if AutoresetMode(autoreset_mode) is not AutoresetMode.SAME_STEP:
            raise ValueError(f"autoreset_mode: a game that ends is followed in the same step, so {autoreset_mode} is not possible")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._batch = Batch(
            edition,
            seats,
            num_envs,
            seed=0,
            mask="u8",
            memory=memory,
            threads=threads,
            max_decisions=max_decisions,
            rules=rules,
        )
        self.single_observation_space = spaces.Box(0, 255, (OBSERVATION_SIZE,), np.uint8)
        self.single_action_space = spaces.Discrete(self._batch.reply_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(1 << 63)))
        return self._batch.obs.copy(), self._infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        npt.NDArray[np.uint8], npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:
        batch = self._batch
        places, replied = np.arange(self.num_envs), batch.seat.copy()
        batch.step(as_replies(actions, self.num_envs, batch.reply_count))
        done, truncated = batch.done.copy(), batch.truncated.copy()
        infos = self._infos() | {"rewards": batch.rewards.copy()}
        if done.any():
            infos |= self._final(places, replied, done)
        return batch.obs.copy(), batch.rewards[places, replied], done & ~truncated, truncated, infos

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._batch.seat.copy(), "action_mask": self._batch.mask.view(_MASK).copy()}

    def _final(
        self, places: npt.NDArray[np.int64], replied: npt.NDArray[np.uint8], done: npt.NDArray[np.bool_]
    ) -> dict[str, Any]:
        seen = np.full(self.num_envs, None, dtype=object)
        for place in places[done]:
            seen[place] = self._batch.final_obs[place, replied[place]].copy()
        scores = self._batch.final_scores.copy()
        final = {"seat": replied, "rewards": self._batch.rewards.copy(), "scores": scores}
        final |= {f"_{name}": done for name in tuple(final)}
        return {"final_obs": seen, "_final_obs": done, "final_info": final, "_final_info": done, "final_scores": scores}


def only_many(**_options: Any) -> NoReturn:
    """Tells callers of `gymnasium.make` how to make `SelfPlay`."""
    raise TypeError("kuhhandel/SelfPlay-v1 plays many games at once: use gymnasium.make_vec('kuhhandel/SelfPlay-v1', num_envs=…)")


_register = cast(Any, gymnasium).register  # not all of its own types are said
_register("kuhhandel/VsBots-v1", entry_point="kuhhandel.gymnasium:VsBots")
_register("kuhhandel/SelfPlay-v1", entry_point="kuhhandel.gymnasium:only_many", vector_entry_point="kuhhandel.gymnasium:SelfPlay")
