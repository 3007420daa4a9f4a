"""Random games by the engine's own chance, which the package does not bring: the signature of so many is the one that
`kuhhandel bench` has, or the package plays another game than the engine. `random_play.py BENCH` holds 10,000 games of the
editions for play against that program, and ends with a line 'N passed, N failed'."""

import json
import subprocess
import sys
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kuhhandel import Game

Words = npt.NDArray[np.uint64]


class Draws:
    """The engine's generator (src/game/engine/rng.h) by a seed for each of many games, which are drawn for at once."""

    def __init__(self, seeds: Words) -> None:
        steps = np.arange(1, 5, dtype=np.uint64)[:, None] * np.uint64(0x9E3779B97F4A7C15)
        mixed = seeds + steps
        mixed = (mixed ^ (mixed >> 30)) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> 27)) * np.uint64(0x94D049BB133111EB)
        self._words: Words = mixed ^ (mixed >> 31)

    def below(self, bounds: Words, games: npt.NDArray[np.intp]) -> Words:
        """A fair draw below its bound for each of these games (src/game/engine/fair_draw.h)."""
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
    """How many questions each game had, how many of all had one reply, and the sum of how the games ended."""

    questions: npt.NDArray[np.intp]
    forced: int
    signature: str


def play_random_games(edition: str, seats: int, number: int, *, replies: str = "full") -> RandomGames:
    """The games by the seeds from 0 on."""
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
