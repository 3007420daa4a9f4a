# pyright: basic
"""Many tables at once, on which the learner sits among itself, its past and built-in bots."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from .._ceilings import ceiling_replies, legal_ceilings
from .._encoding import features
from .._kuhhandel import Batch


def seen(batch: Batch, seats: int) -> tuple[np.ndarray, np.ndarray]:
    """The features of who is asked at each table, and which replies are legal."""
    return features(batch.obs, seats), legal_ceilings(batch.mask)


def line_up(names: Sequence[str], place: int) -> list[str]:
    """The names on their seats at that place: turned, so that each of them comes to sit everywhere."""
    turn = place % len(names)
    return [*names[turn:], *names[:turn]]


class Chosen(NamedTuple):
    """For each row a choice among the replies, the logarithm of how likely it was, and the value."""

    choice: npt.ArrayLike
    likely: npt.ArrayLike
    value: npt.ArrayLike


class Decided(NamedTuple):
    """What each table's asked seat decided in a step, and what was seen then."""

    features: np.ndarray
    legal: np.ndarray
    choice: np.ndarray
    likely: np.ndarray
    value: np.ndarray
    who: np.ndarray  # the game and the seat, as one number
    learns: np.ndarray  # whether it was the learner


class Ended(NamedTuple):
    """Games that ended: the share of the win of each seat, by its number as in `Decided.who`."""

    who: np.ndarray
    share: np.ndarray


#: By features and legal replies.
Choose: TypeAlias = Callable[[npt.NDArray[np.uint8], npt.NDArray[np.bool_]], Chosen]


class Tables:
    """`games` tables, the line-ups in turn; an adviser may say what it would do in the place of who is asked."""

    def __init__(
        self, edition: str, tables: Sequence[Sequence[str]], games: int, seed: int, adviser: str | None = None
    ) -> None:
        rows = [line_up(tables[i % len(tables)], i // len(tables)) for i in range(games)]
        bots = [[None if name in ("self", "past") else name for name in row] for row in rows]
        self.seats = len(rows[0])
        self.batch = Batch(
            edition,
            self.seats,
            games,
            seed=seed,
            replies="ceilings",
            mask="u8",
            memory=True,
            bots=bots,
            adviser=adviser,
        )
        self._is_past = np.array([[name == "past" for name in row] for row in rows])
        self._with_past = np.flatnonzero(self._is_past.any(1))
        self._place = np.arange(games)
        self._game = np.zeros(games, np.int64)

    def reset(self, seed: int) -> None:
        """All games anew, numbered from the first."""
        self._game[:] = 0
        self.batch.reset(seed)

    def advised(self) -> np.ndarray:
        """The adviser's choices; of an amount that is none of the replies, the next lower one."""
        return np.searchsorted(ceiling_replies(), self.batch.advice, side="right") - 1

    def step(self, choose: Choose, choose_past: Choose) -> tuple[Decided, Ended]:
        """Every table by one decision."""
        features, legal = seen(self.batch, self.seats)
        choice, likely, value = (np.array(part) for part in choose(features, legal))
        seat = self.batch.seat.copy()
        is_past = self._is_past[self._place, seat]
        if len(self._with_past) > 0:
            of_past = np.asarray(choose_past(features[self._with_past], legal[self._with_past])[0])
            choice[self._with_past] = np.where(is_past[self._with_past], of_past, choice[self._with_past])
        decided = Decided(features, legal, choice, likely, value, self._numbers()[self._place, seat], ~is_past)
        self.batch.step(ceiling_replies()[choice])
        done = self.batch.done
        ended = Ended(self._numbers()[done].ravel(), self.batch.rewards[done].ravel())
        self._game[done] += 1
        return decided, ended

    def _numbers(self) -> np.ndarray:
        game = self._game * len(self._place) + self._place
        return game[:, None] * self.seats + np.arange(self.seats)
