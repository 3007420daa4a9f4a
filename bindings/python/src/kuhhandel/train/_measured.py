# pyright: basic
"""Measures a network: alone against built-in bots, with its best replies."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from .._ceilings import ceiling_replies
from .._kuhhandel import Batch
from ._tables import LineUp, seen


class Measured(NamedTuple):
    """The mean share of the win over games, and its 95 % confidence interval."""

    share: float
    low: float
    high: float
    games: int


def measure(
    alone: LineUp,
    seats: int,
    games: int,
    seed: int,
    reply: Callable[[np.ndarray, np.ndarray], np.ndarray],
    threads: int,
) -> Measured:
    """Plays one game at each of `games` tables of this line-up; the network, `self`, has each seat in turn.

    Its features are those of tables of at most `seats` seats.
    """
    rows = [alone.turned(place).names for place in range(games)]
    bots = [[None if name == "self" else name for name in row] for row in rows]
    own = np.array([row.index("self") for row in rows])
    batch = Batch(
        alone.edition,
        len(alone.names),
        games,
        seed=seed,
        replies="ceilings",
        mask="u8",
        memory=True,
        bots=bots,
        threads=threads,
    )
    share = np.full(games, np.nan)
    while np.isnan(share).any():
        batch.step(ceiling_replies()[reply(*seen(batch, seats))])
        now = batch.done & np.isnan(share)
        share[now] = batch.rewards[now, own[now]]
    mean, reach = float(share.mean()), 1.96 * float(share.std(ddof=1)) / games**0.5
    return Measured(mean, max(0.0, mean - reach), min(1.0, mean + reach), games)
