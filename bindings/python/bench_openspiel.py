"""Measures decisions per second of processor time in OpenSpiel's Python interface, of this game and of OpenSpiel's hearts in C++,
in one run: bench_openspiel.py
"""

import random
import time
from collections.abc import Callable

import pyspiel

import kuhhandel.openspiel  # pyright: ignore[reportUnusedImport]

GAMES, RUNS = 60, 5


def decisions_per_second(name: str, chance: random.Random) -> float:
    """Plays random games; the deals are not timed."""
    game, decisions, taken = pyspiel.load_game(name), 0, 0.0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        began = time.process_time()
        decisions += play(state, chance.random)
        taken += time.process_time() - began
    return decisions / taken


def play(state: pyspiel.State, number: Callable[[], float]) -> int:
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(number() * len(legal))])
        decisions += 1
    return decisions


def main() -> None:
    print(f"{'hearts in C++':>16}{'kuhhandel':>12}  decisions a second")
    for seed in range(RUNS):
        chance = random.Random(seed)
        print(f"{decisions_per_second('hearts', chance):16,.0f}{decisions_per_second('python_kuhhandel(players=4)', chance):12,.0f}")


if __name__ == "__main__":
    main()
