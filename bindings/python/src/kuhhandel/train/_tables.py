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
_MONEY_VALUES = 7
#: Tables of several editions have seeds that far apart.
_SEEDS_OF_AN_EDITION = 100


class Seen(NamedTuple):
    """What is known of each decision: the first two to who decides, and `company` to the critic alone.

    u8[rows, columns], bool[rows, replies], and f32[rows, others]: for each seat from the left on a 1 for who sits there,
    and then, where it is to know them, the cards in every other hand.
    """

    features: np.ndarray
    legal: np.ndarray
    company: np.ndarray

    def some(self, rows: np.ndarray) -> "Seen":
        """Those of these numbers."""
        return Seen(*(part[rows] for part in self))


def seen(batch: Batch, seats: int) -> tuple[np.ndarray, np.ndarray]:
    """The features of who is asked at each table, and which replies are legal."""
    return features(batch.obs, seats), legal_ceilings(batch.mask)


class LineUp(NamedTuple):
    """Who sits at a table of that edition: a name for each seat."""

    edition: str
    names: tuple[str, ...]

    @staticmethod
    def of(text: str, edition: str) -> "LineUp":
        """That of `self farmer`; where it is not of that edition it says so, as in `duel: self farmer`."""
        first, *names = text.split()
        return LineUp(first[:-1], tuple(names)) if first.endswith(":") else LineUp(edition, (first, *names))

    def turned(self, place: int) -> "LineUp":
        """At that place: so that each of them comes to sit everywhere."""
        turn = place % len(self.names)
        return LineUp(self.edition, (*self.names[turn:], *self.names[:turn]))


class Company:
    """Who there is to sit at these tables, and with `hands` what they hold, as columns for the critic."""

    def __init__(self, tables: Sequence[LineUp], hands: bool = False) -> None:
        self.hands = hands
        self._kinds = sorted({name for table in tables for name in table.names})
        self._others = max((len(table.names) for table in tables), default=1) - 1

    def __len__(self) -> int:
        return self._others * (len(self._kinds) + (_MONEY_VALUES if self.hands else 0))

    def of(self, names: Sequence[str]) -> npt.NDArray[np.float32]:
        """For each seat of those names its columns [seats, others]."""
        columns = np.zeros((len(names), self._others, len(self._kinds)), np.float32)
        for seat in range(len(names) if self._kinds else 0):
            for step in range(1, len(names)):
                columns[seat, step - 1, self._kinds.index(names[(seat + step) % len(names)])] = 1
        return columns.reshape(len(names), -1)

    def held(self, batch: Batch) -> npt.NDArray[np.float32]:
        """The hands to the left of who is asked, from the next one on, in fours of cards [games, others]."""
        games, seats, _ = batch.hands.shape
        left = (batch.seat[:, None] + np.arange(1, seats)) % seats
        columns = np.zeros((games, self._others, _MONEY_VALUES), np.float32)
        columns[:, : seats - 1] = batch.hands[np.arange(games)[:, None], left] / 4
        return columns.reshape(games, -1)


class Chosen(NamedTuple):
    """For each row a choice among the replies, the logarithm of how likely it was, and the value."""

    choice: npt.ArrayLike
    likely: npt.ArrayLike
    value: npt.ArrayLike


class Decided(NamedTuple):
    """What each table's asked seat decided in a step, and what was seen then."""

    seen: Seen
    choice: np.ndarray
    likely: np.ndarray
    value: np.ndarray
    who: np.ndarray  # the game and the seat, as one number
    learns: np.ndarray  # whether it was the learner


class Ended(NamedTuple):
    """Games that ended: the share of the win of each seat, by its number as in `Decided.who`."""

    who: np.ndarray
    share: np.ndarray


Choose: TypeAlias = Callable[[Seen], Chosen]


class Setting(NamedTuple):
    """How tables are played: who there is, on how many cores, and who says what they would do in the place of who is asked."""

    company: Company
    threads: int = 1
    adviser: str | None = None


class _Places:
    """The tables of one edition and size, numbered from `first` on among `games` in all."""

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
        """By who is asked at each table."""
        beside = self._sitting[self._place, self.batch.seat]
        if self._company.hands:
            beside = np.concatenate([beside, self._company.held(self.batch)], axis=1)
        return Seen(*seen(self.batch, seats), beside)

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
        return game[:, None] * _SEATS + np.arange(self._size)


class Tables:
    """`games` tables, the line-ups in turn."""

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
        """All games anew, numbered from the first; they follow from the seed and that number."""
        for part in self._parts:
            part.reset(more)

    def advised(self) -> np.ndarray:
        """The adviser's choices; of an amount that is none of the replies, the next lower one."""
        advice = np.concatenate([part.batch.advice for part in self._parts])
        return np.searchsorted(ceiling_replies(), advice, side="right") - 1

    def step(self, choose: Choose, choose_past: Choose) -> tuple[Decided, Ended]:
        """Every table by one decision."""
        seen = Seen(*_joined([part.seen(self.seats) for part in self._parts]))
        choice, likely, value = (np.array(part) for part in choose(seen))
        who, is_past = _joined([part.asked() for part in self._parts])
        if len(self._with_past) > 0:
            of_past = np.asarray(choose_past(seen.some(self._with_past))[0])
            choice[self._with_past] = np.where(is_past[self._with_past], of_past, choice[self._with_past])
        decided = Decided(seen, choice, likely, value, who, ~is_past)
        choices = np.split(choice, self._ends)
        ended = [part.step(own) for part, own in zip(self._parts, choices, strict=True)]
        return decided, Ended(*_joined(ended))


def _joined(parts: Sequence[tuple[np.ndarray, ...]]) -> list[np.ndarray]:
    return [np.concatenate(columns) for columns in zip(*parts, strict=True)]
