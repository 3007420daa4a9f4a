"""Matches between bots: every deal is played in all rotations of the line-up (docs/ARENA.md)."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt

from . import bots
from ._kuhhandel import Game


@dataclass(frozen=True)
class Standing:
    """The result of one bot, averaged over its seats. If all play equally well, the share is 1 / (number of seats).

    `low` and `high` are the 95 % confidence interval of the share. It is computed over deals, since games of one deal
    are not independent.
    """

    name: str
    share: float
    low: float
    high: float
    mean_score: float
    games: int


def arena(
    line_up: Sequence[bots.Bot],
    *,
    edition: str = "second",
    games: int = 400,
    seed: int,
    rules: Mapping[str, object] | str | os.PathLike[str] | None = None,
) -> list[Standing]:
    """Plays games with one bot for each seat and returns their results, the best first.

    `line_up` has a bot for each seat (see `kuhhandel.bots`), `edition` is an id, and `rules` are house rules as for
    `Game`. The number of games is rounded up so that each deal is played in every rotation. All randomness is derived from the
    seed.

    >>> [row.name for row in arena([bots.farmer(), bots.random(), bots.random()], games=6, seed=1)]
    ['farmer', 'random']
    """
    if isinstance(line_up, str) or not line_up:
        raise ValueError(f"line_up: a list with a bot for each seat is needed, not {line_up!r}")
    names = [bots.name_of(bot) for bot in line_up]
    deals = -(-games // len(line_up))
    if deals < 1:
        raise ValueError("games: at least one is needed")
    shares = np.zeros((deals, len(line_up)))
    scores = np.zeros((deals, len(line_up)))
    for deal in range(deals):
        for rotation in range(len(line_up)):
            game = Game(edition, len(line_up), seed=seed + deal, rules=rules)
            order = [(seat + rotation) % len(line_up) for seat in range(len(line_up))]
            _play(game, [line_up[bot] for bot in order], seed + deal)
            shares[deal, order] += game.shares()
            scores[deal, order] += game.scores()
    by_name = {name: np.array(names) == name for name in names}
    rows = [_standing(name, own, shares / len(line_up), scores / len(line_up)) for name, own in by_name.items()]
    return sorted(rows, key=lambda row: -row.share)


def _play(game: Game, seated: Sequence[bots.Bot], seed: int) -> None:
    players = [bots.take_seat(bot, game, seat, seed=seed) for seat, bot in enumerate(seated)]
    while (seat := game.seat) is not None:
        game.step(players[seat](game))


def _standing(
    name: str, own: npt.NDArray[np.bool_], shares: npt.NDArray[np.float64], scores: npt.NDArray[np.float64]
) -> Standing:
    by_deal = shares[:, own].mean(axis=1)
    share, deals = float(by_deal.mean()), len(by_deal)
    if share in (0, 1):  # the rule of three
        reach = 3 / deals
    elif deals == 1:
        reach = 1.0
    else:
        reach = 1.96 * float(by_deal.std(ddof=1)) / sqrt(deals)
    low, high = max(0.0, share - reach), min(1.0, share + reach)
    return Standing(name, share, low, high, float(scores[:, own].mean()), deals * shares.shape[1])
