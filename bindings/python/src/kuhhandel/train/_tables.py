# pyright: basic
"""Many tables at once, at which the learner plays against itself, its past and built-in bots."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from .._ceilings import ceiling_replies, legal_ceilings
from .._encoding import features
from .._kuhhandel import Batch

#: More than the seats of any table.
_SEATS = 8
_MONEY_VALUES = 7
#: Distance between the seeds of different editions.
_SEEDS_OF_AN_EDITION = 100


class Seen(NamedTuple):
    """The input of each decision: `features` and `legal` for the player, `company` for the critic alone.

    Shapes: uint8 [rows, columns], bool [rows, replies], and float32 [rows, others]. `company` has one-hot opponents for
    each seat, starting at the left, followed by their hands if the critic knows them.
    """

    features: np.ndarray
    legal: np.ndarray
    company: np.ndarray

    def some(self, rows: np.ndarray) -> "Seen":
        """Returns the rows with these indices."""
        return Seen(*(part[rows] for part in self))


def seen(batch: Batch, seats: int) -> tuple[np.ndarray, np.ndarray]:
    """Returns the features of the asked seat and the legal replies of each table."""
    return features(batch.obs, seats), legal_ceilings(batch.mask)


class LineUp(NamedTuple):
    """The players of a table: an edition, and a name for each seat."""

    edition: str
    names: tuple[str, ...]

    @staticmethod
    def of(text: str, edition: str) -> "LineUp":
        """Parses `self farmer`, or with another edition `duel: self farmer`."""
        first, *names = text.split()
        return LineUp(first[:-1], tuple(names)) if first.endswith(":") else LineUp(edition, (first, *names))

    def turned(self, place: int) -> "LineUp":
        """Rotates the seats, so that over all places each player has each seat."""
        turn = place % len(self.names)
        return LineUp(self.edition, (*self.names[turn:], *self.names[:turn]))


class Company:
    """The opponents at these tables, and with `hands` their cards, as columns for the critic."""

    def __init__(self, tables: Sequence[LineUp], hands: bool = False) -> None:
        self.hands = hands
        self._kinds = sorted({name for table in tables for name in table.names})
        self._others = max((len(table.names) for table in tables), default=1) - 1

    def __len__(self) -> int:
        return self._others * (len(self._kinds) + (_MONEY_VALUES if self.hands else 0))

    def of(self, names: Sequence[str]) -> npt.NDArray[np.float32]:
        """Returns the columns [seats, others] for each seat of a table with these names."""
        columns = np.zeros((len(names), self._others, len(self._kinds)), np.float32)
        for seat in range(len(names) if self._kinds else 0):
            for step in range(1, len(names)):
                columns[seat, step - 1, self._kinds.index(names[(seat + step) % len(names)])] = 1
        return columns.reshape(len(names), -1)

    def held(self, batch: Batch) -> npt.NDArray[np.float32]:
        """Returns the hands to the left of the asked seat, in units of four cards [games, others]."""
        games, seats, _ = batch.hands.shape
        left = (batch.seat[:, None] + np.arange(1, seats)) % seats
        columns = np.zeros((games, self._others, _MONEY_VALUES), np.float32)
        columns[:, : seats - 1] = batch.hands[np.arange(games)[:, None], left] / 4
        return columns.reshape(games, -1)


class Chosen(NamedTuple):
    """For each row a reply, its log-probability, and the value."""

    choice: npt.ArrayLike
    likely: npt.ArrayLike
    value: npt.ArrayLike


class Decided(NamedTuple):
    """The decision of each table's asked seat in a step, and its input."""

    seen: Seen
    choice: np.ndarray
    likely: np.ndarray
    value: np.ndarray
    who: np.ndarray  # the game and the seat, as one number
    learns: np.ndarray  # whether it was the learner


class Ended(NamedTuple):
    """Games that ended: the share of the win of each seat, numbered as in `Decided.who`."""

    who: np.ndarray
    share: np.ndarray


Choose: TypeAlias = Callable[[Seen], Chosen]


class Setting(NamedTuple):
    """How tables are played: the opponents, the number of cores, and a bot that advises the asked seat."""

    company: Company
    threads: int = 1
    adviser: str | None = None


class _Places:
    """The tables of one edition and size, numbered from `first` of `games` in total."""

    def __init__(self, setting: Setting, rows: Sequence[LineUp], first: int, games: int, seeds: Callable[[int], int]) -> None:
        bots = [[None if name in ("self", "past") else name for name in row.names] for row in rows]
        self._seeds = seeds
        self._size = len(rows[0].names)
        self.batch = Batch(
            rows[0].edition,
            self._size,
            len(rows),
            seed=seeds(0),
            replies="ceilings",
            mask="u8",
            memory=True,
            bots=bots,
            adviser=setting.adviser,
            threads=setting.threads,
            hands=setting.company.hands,
        )
        self.is_past = np.array([[name == "past" for name in row.names] for row in rows])
        self.with_past = first + np.flatnonzero(self.is_past.any(1))
        self._company = setting.company
        self._sitting = np.array([setting.company.of(row.names) for row in rows])
        self._place = np.arange(len(rows))
        self._first = first
        self._games = games
        self._game = np.zeros(len(rows), np.int64)

    def reset(self, more: int) -> None:
        self._game[:] = 0
        self.batch.reset(self._seeds(more))

    def seen(self, seats: int) -> Seen:
        """Returns the input of the asked seat at each table."""
        beside = self._sitting[self._place, self.batch.seat]
        if self._company.hands:
            beside = np.concatenate([beside, self._company.held(self.batch)], axis=1)
        return Seen(*seen(self.batch, seats), beside)

    def asked(self) -> tuple[np.ndarray, np.ndarray]:
        """Returns the asked seat at each table, numbered as in `Decided.who`, and whether the learner's past plays
        there.
        """
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
        return game[:, None] * _SEATS + np.arange(self._size)


class Tables:
    """`games` tables, with the line-ups in turn."""

    def __init__(self, setting: Setting, tables: Sequence[LineUp], games: int, seed: int) -> None:
        rows = [tables[i % len(tables)].turned(i // len(tables)) for i in range(games)]
        editions = list(dict.fromkeys(row.edition for row in rows))
        kinds = sorted({(editions.index(row.edition), len(row.names)) for row in rows})
        self._parts: list[_Places] = []
        first = 0
        for edition, size in kinds:
            alike = [row for row in rows if (editions.index(row.edition), len(row.names)) == (edition, size)]
            own = seed + _SEEDS_OF_AN_EDITION * edition + size
            self._parts.append(_Places(setting, alike, first, games, own.__add__))
            first += len(alike)
        self.seats = max(len(row.names) for row in rows)
        self._ends = np.cumsum([len(part.is_past) for part in self._parts])[:-1]
        self._with_past = np.concatenate([part.with_past for part in self._parts])

    def reset(self, more: int) -> None:
        """Restarts all games, which depend on the seed and `more`."""
        for part in self._parts:
            part.reset(more)

    def advised(self) -> np.ndarray:
        """Returns the adviser's choices; an amount that is not among the replies becomes the next lower one."""
        advice = np.concatenate([part.batch.advice for part in self._parts])
        return np.searchsorted(ceiling_replies(), advice, side="right") - 1

    def step(self, choose: Choose, choose_past: Choose | None = None) -> tuple[Decided, Ended]:
        """Makes one decision at every table; `choose` decides for the past, too, if there is no `choose_past`."""
        seen = Seen(*_joined([part.seen(self.seats) for part in self._parts]))
        choice, likely, value = (np.array(part) for part in choose(seen))
        who, is_past = _joined([part.asked() for part in self._parts])
        if choose_past is not None and len(self._with_past) > 0:
            of_past = np.asarray(choose_past(seen.some(self._with_past))[0])
            choice[self._with_past] = np.where(is_past[self._with_past], of_past, choice[self._with_past])
        decided = Decided(seen, choice, likely, value, who, ~is_past)
        choices = np.split(choice, self._ends)
        ended = [part.step(own) for part, own in zip(self._parts, choices, strict=True)]
        return decided, Ended(*_joined(ended))


def _joined(parts: Sequence[tuple[np.ndarray, ...]]) -> list[np.ndarray]:
    return [np.concatenate(columns) for columns in zip(*parts, strict=True)]
