"""Measures how fast a batch is stepped from Python, and in the same run by the same loop in C++: bench.py BATCH_SPEED

BATCH_SPEED is the program of tests/package/batch_speed.cpp. Only the steps are timed, by processor time if there is one
thread; the replies were chosen before, in another batch.
"""

import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

import kuhhandel
from kuhhandel.gymnasium import SelfPlay
from kuhhandel.pettingzoo import env

STEPS = 400


def steps_by(threads: int) -> int:
    """Returns more steps for several threads: wall-clock time includes the start of the threads."""
    return STEPS if threads == 1 else STEPS * 4


def replies_of(replies: str, games: int, steps: int) -> list[NDArray[np.uint16]]:
    """Returns a legal reply of each game for each step, varied in a fixed way."""
    batch = kuhhandel.Batch("second", 4, games, seed=1, replies=replies, mask="none" if replies == "nth" else "u8")
    places = np.arange(games) * 17
    chosen: list[NDArray[np.uint16]] = []
    for step in range(steps):
        nth = ((step * 31 + places) % batch.count).astype(np.uint16)
        if replies != "nth":
            legal = np.cumsum(batch.mask, axis=1, dtype=np.uint16)
            nth = (legal == (nth + 1)[:, None]).argmax(axis=1).astype(np.uint16)
        batch.step(nth)
        chosen.append(nth)
    return chosen


def in_python(replies: str, mask: str, games: int, threads: int, memory: str) -> float:
    chosen = replies_of(replies, games, steps_by(threads))
    batch = kuhhandel.Batch("second", 4, games, seed=1, replies=replies, mask=mask, threads=threads, memory=memory == "memory")
    clock = time.process_time if threads == 1 else time.perf_counter
    began = clock()
    for nth in chosen:
        batch.step(nth)
    return games * len(chosen) / (clock() - began) / 1e6


def in_cpp(program: str, replies: str, mask: str, games: int, threads: int, memory: str) -> float:
    words = [program, replies, mask, games, steps_by(threads), threads, memory]
    return float(subprocess.run([str(word) for word in words], check=True, capture_output=True).stdout)


def by_two_programs(program: str) -> float:
    """Returns the speed of two independent programs: the upper bound for two threads on this machine."""
    words = [program, "nth", "none", "2048", str(STEPS * 4), "1", "none"]
    both = [subprocess.Popen(words, stdout=subprocess.PIPE) for _ in range(2)]
    return sum(float(one.communicate()[0]) for one in both)


def random_games() -> list[list[int]]:
    """Returns the replies of random games in the environment, with the place as seed."""
    table, chance, games = env("second", 4), np.random.default_rng(1), []
    for seed in range(20):
        table.reset(seed=seed)
        games.append([])
        while not table.game.done:
            games[-1].append(int(chance.choice(table.game.legal())))
            table.step(games[-1][-1])
    return games


def rate(games: list[list[int]], play: Callable[[int, list[int]], float]) -> float:
    """Returns millions of decisions per second. The fastest of 15 runs of each game counts, since other processes
    disturb short games.
    """
    taken = sum(min(play(seed, replies) for _ in range(15)) for seed, replies in enumerate(games))
    return sum(map(len, games)) / taken / 1e6


def one_game(seed: int, replies: list[int]) -> float:
    """Returns the time of a game with `Game`; here, too, seats with one legal reply are not asked."""
    game = kuhhandel.Game("second", 4, seed=int(np.random.default_rng(seed).integers(1 << 63)))
    began = time.perf_counter()
    for reply in replies:
        game.skip_forced()
        game.step(reply)
    return time.perf_counter() - began


def in_pettingzoo(seed: int, replies: list[int]) -> float:
    """Returns the time of the same game with `last` and `step` of the environment."""
    table = env("second", 4)
    table.reset(seed=seed)
    began = time.perf_counter()
    for reply in replies:
        table.last()
        table.step(reply)
    return time.perf_counter() - began


def in_gymnasium(games: int) -> float:
    """Returns the speed of a batch with `step` of the vector environment, without the time for random numbers."""
    games_at_once = SelfPlay(games, "second", 4, memory=False)
    _, infos = games_at_once.reset(seed=1)
    taken = 0.0
    for _ in range(STEPS // 4):
        replies = infos["action_mask"].argmax(axis=1)
        began = time.perf_counter()
        infos = games_at_once.step(replies)[4]
        taken += time.perf_counter() - began
    return games * (STEPS // 4) / taken / 1e6


def main() -> None:
    program = sys.argv[1]
    print(f"{'replies':9}{'mask':6}{'games':>6}{'threads':>8}{'memory':>8}{'Python':>8}{'C++':>8}  million steps a second, the best of 3")
    for options in [
        ("nth", "none", 1024, 1, "none"),
        ("nth", "none", 4096, 1, "none"),
        ("full", "none", 1024, 1, "none"),
        ("full", "bits", 1024, 1, "none"),
        ("compact", "bits", 1024, 1, "none"),
        ("ceilings", "bits", 1024, 1, "none"),
        ("nth", "none", 4096, 2, "none"),
        ("nth", "none", 1024, 1, "memory"),
    ]:
        pairs = [
            (in_python(*options), in_cpp(program, *options)) for _ in range(3)
        ]
        python, cpp = (max(rates) for rates in zip(*pairs, strict=True))
        replies, mask, games, threads, memory = options
        print(f"{replies:9}{mask:6}{games:6}{threads:8}{memory:>8}{python:8.1f}{cpp:8.1f}")
    print(f"{'two programs of 2,048 games each':45}{max(by_two_programs(program) for _ in range(3)):8.1f}")
    games = random_games()
    for name, measure in [
        ("Game, one after the other", lambda: rate(games, one_game)),
        ("PettingZoo, one after the other", lambda: rate(games, in_pettingzoo)),
        ("Gymnasium, SelfPlay of 1024", lambda: in_gymnasium(1024)),
    ]:
        print(f"{name:36}{max(measure() for _ in range(3)):8.2f}")


if __name__ == "__main__":
    main()
