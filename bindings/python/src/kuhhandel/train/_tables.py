# pyright: basic
"""Many tables at once, on which the learner sits among itself, its past and built-in bots."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from .._ceilings import ceiling_replies, legal_ceilings
from .._encoding import features
from .._kuhhandel import Batch

#: More than there are at any table.
_SEATS = 8


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


class _Places:
    """The tables of one size, numbered from `first` on among `games` in all."""

    def __init__(
        self, edition: str, rows: Sequence[Sequence[str]], first: int, games: int, seed: int, adviser: str | None
    ) -> None:
        bots = [[None if name in ("self", "past") else name for name in row] for row in rows]
        self.size = len(rows[0])
        self.batch = Batch(
            edition,
            self.size,
            len(rows),
            seed=seed,
            replies="ceilings",
            mask="u8",
            memory=True,
            bots=bots,
            adviser=adviser,
        )
        self.is_past = np.array([[name == "past" for name in row] for row in rows])
        self.with_past = first + np.flatnonzero(self.is_past.any(1))
        self._place = np.arange(len(rows))
        self._first = first
        self._games = games
        self._game = np.zeros(len(rows), np.int64)

    def reset(self, seed: int) -> None:
        self._game[:] = 0
        self.batch.reset(seed)

    def asked(self) -> tuple[np.ndarray, np.ndarray]:
        """Who is asked at each table, as in `Decided.who`, and whether it is one's past."""
        seat = self.batch.seat
        return self._numbers()[self._place, seat], self.is_past[self._place, seat]

    def step(self, choice: np.ndarray) -> Ended:
        self.batch.step(ceiling_replies()[choice])
        done = self.batch.done
        ended = Ended(self._numbers()[done].ravel(), self.batch.rewards[done].ravel())
        self._game[done] += 1
        return ended

    def _numbers(self) -> np.ndarray:
        game = self._game * self._games + self._first + self._place
        return game[:, None] * _SEATS + np.arange(self.size)


class Tables:
    """`games` tables, the line-ups in turn; an adviser may say what it would do in the place of who is asked."""

    def __init__(
        self, edition: str, tables: Sequence[Sequence[str]], games: int, seed: int, adviser: str | None = None
    ) -> None:
        rows = [line_up(tables[i % len(tables)], i // len(tables)) for i in range(games)]
        self._parts: list[_Places] = []
        first = 0
        for size in sorted({len(row) for row in rows}):
            of_size = [row for row in rows if len(row) == size]
            self._parts.append(_Places(edition, of_size, first, games, seed + size, adviser))
            first += len(of_size)
        self.seats = max(len(row) for row in rows)
        self._ends = np.cumsum([len(part.is_past) for part in self._parts])[:-1]
        self._with_past = np.concatenate([part.with_past for part in self._parts])

    def reset(self, seed: int) -> None:
        """All games anew, numbered from the first."""
        for part in self._parts:
            part.reset(seed + part.size)

    def advised(self) -> np.ndarray:
        """The adviser's choices; of an amount that is none of the replies, the next lower one."""
        advice = np.concatenate([part.batch.advice for part in self._parts])
        return np.searchsorted(ceiling_replies(), advice, side="right") - 1

    def step(self, choose: Choose, choose_past: Choose) -> tuple[Decided, Ended]:
        """Every table by one decision."""
        features, legal = _joined([seen(part.batch, self.seats) for part in self._parts])
        choice, likely, value = (np.array(part) for part in choose(features, legal))
        who, is_past = _joined([part.asked() for part in self._parts])
        if len(self._with_past) > 0:
            of_past = np.asarray(choose_past(features[self._with_past], legal[self._with_past])[0])
            choice[self._with_past] = np.where(is_past[self._with_past], of_past, choice[self._with_past])
        decided = Decided(features, legal, choice, likely, value, who, ~is_past)
        choices = np.split(choice, self._ends)
        ended = [part.step(own) for part, own in zip(self._parts, choices, strict=True)]
        return decided, Ended(*_joined(ended))


def _joined(parts: Sequence[tuple[np.ndarray, ...]]) -> list[np.ndarray]:
    return [np.concatenate(columns) for columns in zip(*parts, strict=True)]
