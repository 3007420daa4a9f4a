"""Plays random games in Python with the engine's random generator, which the package does not contain, and compares
their signature with that of `kuhhandel bench`. If they differ, package and engine play different games.

`random_play.py BENCH` compares 10,000 games of the main editions with that program and ends with a line 'N passed, N
failed'.
"""

import json
import subprocess
import sys
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kuhhandel import Game

Words = npt.NDArray[np.uint64]


class Draws:
    """The engine's generator (src/game/engine/random/rng.h) with one seed for each of many games."""

    def __init__(self, seeds: Words) -> None:
        steps = np.arange(1, 5, dtype=np.uint64)[:, None] * np.uint64(0x9E3779B97F4A7C15)
        mixed = seeds + steps
        mixed = (mixed ^ (mixed >> 30)) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> 27)) * np.uint64(0x94D049BB133111EB)
        self._words: Words = mixed ^ (mixed >> 31)

    def below(self, bounds: Words, games: npt.NDArray[np.intp]) -> Words:
        """Returns an unbiased random number below each game's bound (src/game/engine/random/fair_draw.h)."""
        products = (self._next(games) >> 32) * bounds
        low = products & 0xFFFFFFFF
        again = low < (1 << 32) % bounds
        if again.any():
            products[again] = self.below(bounds[again], games[again]) << 32
        return products >> 32

    def _next(self, games: npt.NDArray[np.intp]) -> Words:
        a, b, c, d = self._words[:, games]
        c, d = c ^ a, d ^ b
        self._words[:, games] = a ^ d, b ^ c, c ^ (b << 17), _turned(d, 45)
        return _turned(b * 5, 7) * 9


def _turned(words: Words, bits: int) -> Words:
    return words << bits | words >> 64 - bits


@dataclass(frozen=True)
class RandomGames:
    """The number of questions of each game, the number of questions with one legal reply, and the sum of the final
    digests.
    """

    questions: npt.NDArray[np.intp]
    forced: int
    signature: str


def play_random_games(edition: str, seats: int, number: int, *, replies: str = "full") -> RandomGames:
    """Plays the games with the seeds 0 to number - 1."""
    games = [Game(edition, seats, seed=seed, replies=replies) for seed in range(number)]
    draws = Draws(np.arange(number, dtype=np.uint64))
    questions, forced = np.zeros(number, np.intp), 0
    going = np.arange(number)
    while len(going):
        counts = np.array([games[at].count for at in going.tolist()], np.uint64)
        for at, nth in zip(going.tolist(), draws.below(counts, going).tolist(), strict=True):
            games[at].step(int(games[at].legal()[nth]))
        questions[going] += 1
        forced += int((counts == 1).sum())
        going = going[[not games[at].done for at in going.tolist()]]
    signature = sum(game.digest for game in games) % (1 << 64)
    return RandomGames(questions, forced, f"{signature:016x}")


def main() -> None:
    said = subprocess.run([sys.argv[1], "bench", "--json", "--runs=1", "--games=1", "--signed=715"], check=True, capture_output=True)
    rows = json.loads(said.stdout)["rows"]
    good = 0
    for row in rows:
        ours = play_random_games(row["edition"], row["seats"], 715).signature
        good += ours == row["signature"]
        print(f"{row['edition']} {row['seats']}: {ours}, bench {row['signature']}", flush=True)
    print(f"{good} passed, {len(rows) - good} failed")
    sys.exit(0 if good == len(rows) and good > 0 else 1)


if __name__ == "__main__":
    main()
