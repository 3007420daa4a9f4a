# pyright: basic
"""Decisions that wait for the end of their game, and what is learned from them then."""

from collections.abc import Callable

import jax
import numpy as np

from ._policy import Rows
from ._tables import Decided, Ended


def advantages(who: np.ndarray, value: np.ndarray, share: np.ndarray, lam: float) -> np.ndarray:
    """How much better than expected it went after each decision; those of one seat and game stand together, in order.

    One trajectory is a game as one seat saw it. Nothing is gained but the share of the win at its end, and nothing is
    discounted; with `lam` of 1 what was expected in between does not count.
    """
    gained = np.empty(len(who), np.float32)
    later = 0.0
    for i in reversed(range(len(who))):
        is_last = i + 1 == len(who) or who[i + 1] != who[i]
        follows = share[i] if is_last else value[i + 1]
        later = follows - value[i] + (0.0 if is_last else lam * later)
        gained[i] = later
    return gained


class Waiting:
    """Decisions of games that go on."""

    def __init__(self) -> None:
        self._decided: list[Decided] = []

    def collect(self, step: Callable[[], tuple[Decided, Ended]], wanted: int, lam: float) -> Rows:
        """Steps until so many decisions of the learner's are of games that ended; those are given out."""
        ended: list[Ended] = []
        finished = 0
        going = self._going()
        while finished < wanted:
            decided, over = step()
            self._decided.append(decided)
            for number in decided.who[decided.learns].tolist():
                going[number] = going.get(number, 0) + 1
            finished += sum(going.pop(number, 0) for number in over.who.tolist())
            ended.append(over)
        return self._take(Ended(*map(np.concatenate, zip(*ended, strict=True))), lam)

    def forget(self) -> None:
        """Nothing waits any more."""
        self._decided = []

    def _going(self) -> dict[int, int]:
        numbers = [one.who[one.learns] for one in self._decided] or [np.zeros(0, np.int64)]
        number, decisions = np.unique(np.concatenate(numbers), return_counts=True)
        return dict(zip(number.tolist(), decisions.tolist(), strict=True))

    def _take(self, ended: Ended, lam: float) -> Rows:
        decided = jax.tree.map(lambda *parts: np.concatenate(parts), *self._decided)
        is_over = np.isin(decided.who, ended.who) & decided.learns
        keep = ~np.isin(decided.who, ended.who) & decided.learns
        self._decided = [jax.tree.map(lambda part: part[keep], decided)]
        over = np.flatnonzero(is_over)
        over = over[np.argsort(decided.who[over], kind="stable")]
        rows: Decided = jax.tree.map(lambda part: part[over], decided)
        by_number = np.argsort(ended.who)
        share = ended.share[by_number][np.searchsorted(ended.who[by_number], rows.who)]
        gained = advantages(rows.who, rows.value, share, lam)
        return Rows(rows.seen, rows.choice, rows.likely, gained, share, rows.value + gained)
