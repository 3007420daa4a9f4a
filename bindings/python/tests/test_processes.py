"""Batches and games between threads and processes, copied and pickled."""

import copy
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading

import numpy as np
import pytest

from kuhhandel import Batch, Game, IllegalReply, bots
from kuhhandel._kuhhandel import restore_batch, save_batch
from kuhhandel.gymnasium import VsBots
from kuhhandel.pettingzoo import env

#: Other packages of the environment warn of every fork, as Python does if there are threads.
quiet_fork = pytest.mark.filterwarnings("ignore:.*fork:RuntimeWarning", "ignore:.*fork:DeprecationWarning")

YARD = {
    "id": "yard-process",
    "seats": [2, 3],
    "animals": [{"id": "hen", "worth": 20, "copies": 2}, {"id": "yak", "worth": 70, "copies": 2}],
    "money": {"0": 6, "10": 12, "50": 6},
    "hand": {"0": 1, "10": 2, "50": 1},
}


def stepped(batch: Batch, steps: int) -> list[bytes]:
    """By the lowest and the highest replies in turns: what each step shows."""
    rows = []
    for step in range(steps):
        batch.step(np.zeros(len(batch), np.uint16) if step % 2 else batch.count - 1)
        rows.append(batch.obs.tobytes() + batch.rewards.tobytes() + batch.final_obs.tobytes())
    return rows


def in_a_process(batch: Batch) -> list[bytes]:
    return stepped(batch, 50)


def a_batch(**options) -> Batch:
    batch = Batch("second", 4, 64, seed=5, replies="nth", memory=True, **options)
    stepped(batch, 300)
    return batch


def test_a_second_thread_is_told_that_it_needs_a_batch_of_its_own():
    batch = Batch("second", 4, 4096, seed=5, replies="nth")
    told: list[BaseException] = []

    def step() -> None:
        try:
            while not told:
                batch.step(np.zeros(4096, np.uint16))
        except RuntimeError as error:
            told.append(error)

    threads = [threading.Thread(target=step) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert told and "batch of its own" in str(told[0])
    batch.step(np.zeros(4096, np.uint16))  # and it can still be stepped


@pytest.mark.parametrize("method", ["fork", "spawn"])
@quiet_fork
def test_a_batch_goes_on_in_another_process(method: str):
    batch = a_batch(threads=4)
    with multiprocessing.get_context(method).Pool(1) as pool:
        assert pool.apply(in_a_process, (batch,)) == stepped(batch, 50)


@quiet_fork
def test_a_child_of_fork_steps_the_batch_that_it_inherits():
    batch = a_batch(threads=4)
    child = os.fork()
    if child == 0:
        stepped(batch, 10)
        del batch
        os._exit(7)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
    stepped(batch, 10)


@pytest.mark.parametrize("options", [{}, {"threads": 2, "max_decisions": 200}, {"skip_forced": False}])
def test_copies_of_a_batch_go_on_from_there(options: dict[str, int]):
    batch = a_batch(**options)
    others = [copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for other in others:
        for name in ("obs", "seat", "count", "rewards", "done", "truncated", "final_scores", "final_obs"):
            assert np.array_equal(getattr(other, name), getattr(batch, name)), name
    rows = stepped(batch, 100)
    assert all(stepped(other, 100) == rows for other in others)


def test_bots_of_a_copied_batch_remember_their_games():
    batch = Batch("second", 3, 4, seed=1, replies="nth", bots=["farmer", None, "trader"])
    stepped(batch, 60)
    other = pickle.loads(pickle.dumps(batch))
    assert stepped(other, 60) == stepped(batch, 60)


def test_copies_know_house_rules_and_own_editions():
    ruled = Batch("second", 4, 2, seed=1, replies="nth", rules={"settlement": "winner_pays", "bonus": False})
    assert [copy.copy(ruled).digest(0)] == [ruled.digest(0)]
    yard = pickle.dumps(Batch(YARD, 2, 2, seed=1, replies="nth"))
    load = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).edition)"
    told = subprocess.run([sys.executable, "-c", load], input=yard, capture_output=True, check=True)
    assert told.stdout.decode().strip() == "yard-process"


def test_bytes_of_another_batch_are_refused():
    batch = Batch("second", 4, 4, seed=1)
    with pytest.raises(ValueError, match="made in the same way"):
        restore_batch(batch, save_batch(Batch("second", 4, 5, seed=1)))


def test_copies_of_games_are_equal_until_one_of_them_goes_on():
    game = Game("second", 4, seed=1)
    game.step(0)
    (world,) = game.imagine(1, seed=1)
    for one in (game, world):
        for other in (copy.copy(one), copy.deepcopy(one)):
            assert other == one
            other.step(239)
            assert other != one
    assert pickle.loads(pickle.dumps(game)) == game
    assert game != 1
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_an_error_is_pickled_as_pools_of_processes_do():
    with pytest.raises(IllegalReply) as refused:
        Game("second", 4, seed=1).step(2)
    other = pickle.loads(pickle.dumps(refused.value))
    assert (str(other), other.legal, other.reason) == (str(refused.value), (0,), "no_such_trade")


@pytest.mark.parametrize("make", [lambda: VsBots("second", 3, opponents=["farmer", "trader"]), lambda: env("second", 3)])
def test_environments_are_copied_in_the_middle_of_a_game(make):
    """PettingZoo #1307: copies of its environments restarted."""
    one = make()
    one.reset(seed=3)
    for _ in range(40):
        one.step(int(one.unwrapped.game.legal()[0]))
    for other in (copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert other.unwrapped.game == one.unwrapped.game
    other.step(int(other.unwrapped.game.legal()[0]))
    one.step(int(one.unwrapped.game.legal()[0]))
    assert other.unwrapped.game == one.unwrapped.game


def test_bots_are_pickled_for_workers():
    """python-chess #387: its engines cannot be sent to joblib's workers."""
    game = Game("second", 3, seed=1)
    game.step(0)
    seated = bots.take_seat("farmer", game, game.seat, seed=1)
    assert pickle.loads(pickle.dumps(seated))(game) == seated(game)


@pytest.mark.parametrize(
    "call",
    [
        "Game('second', 4, seed=1).imagine(3_000_000, seed=1)",
        "Batch('second', 4, 2_000, seed=1, bots=[None, 'owl', 'owl', 'owl'])",
        "Batch('second', 4, 2_000, seed=1, bots=[None, 'owl', 'owl', 'owl'], threads=2)",
        "Batch('second', 4, 3_000_000, seed=1, memory=False)",
        "play_all('owl:worlds=100000')",
        "play_all('shark:playouts=100000')",
        "play_against(['shark:playouts=100000', None, None, None], games=1)",
        "play_against(['shark:playouts=100000', None, None, None], games=2, threads=2)",
    ],
)
def test_long_calls_end_at_once_by_ctrl_c(call: str):
    """By itself, the decision of the owl takes 20 seconds, the largest batch 10."""
    code = f"""
import signal
from kuhhandel import Batch, Game, bots

def play_all(bot):
    game = Game("second", 4, seed=1)
    while game.seat is not None:
        game.step(bots.take_seat(bot, game, game.seat, seed=1)(game))

def play_against(row, *, games, threads=1):
    batch = Batch("second", 4, games, seed=1, replies="nth", bots=row, threads=threads)
    while not batch.done.any():
        batch.step([0] * games)

signal.signal(signal.SIGALRM, signal.default_int_handler)
signal.setitimer(signal.ITIMER_REAL, 0.1)
{call}
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=8, check=False)
    assert b"KeyboardInterrupt" in ended.stderr
