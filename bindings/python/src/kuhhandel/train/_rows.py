# pyright: basic
"""Keeps decisions until their game ends, and turns them into training data."""

from collections.abc import Callable

import jax
import numpy as np

from ._policy import Rows
from ._tables import Decided, Ended


def advantages(who: np.ndarray, value: np.ndarray, share: np.ndarray, lam: float) -> np.ndarray:
    """Returns the advantage of each decision; decisions of one seat and game are consecutive and in order.

    One trajectory is a game from one seat. The only reward is the share of the win at the end, without discount. With
    `lam` = 1, intermediate values do not count.
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
    """Decisions of games that have not ended."""

    def __init__(self) -> None:
        self._decided: list[Decided] = []

    def collect(self, step: Callable[[], tuple[Decided, Ended]], wanted: int, lam: float) -> Rows:
        """Steps until `wanted` decisions of the learner belong to finished games, and returns these."""
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
        """Discards all pending decisions."""
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
