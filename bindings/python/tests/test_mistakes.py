"""Typical slips of callers get a sentence that says what is wrong and what is right."""

from collections.abc import Callable

import numpy as np
import pytest

from kuhhandel import Batch, Game, arena, bots, legal_ceilings, read_observation
from kuhhandel.gymnasium import SelfPlay, VsBots


def a_game() -> Game:
    return Game("second", 4, seed=1)


def a_batch() -> Batch:
    return Batch("second", 4, 8, seed=1)


def an_environment() -> VsBots:
    one = VsBots()
    one.reset(seed=1)
    return one


MISTAKES: list[tuple[Callable[[], object], type[Exception], str]] = [
    (lambda: Game("second", 4), TypeError, r"seed: a whole number from 0 to 2\*\*64 - 1 is needed, such as seed=1"),
    (lambda: Game("second", 4, seed=-1), ValueError, r"seed: from 0 to 2\*\*64 - 1, not -1"),
    (lambda: Game("second", 4, seed=2**64), ValueError, r"seed: from 0 to 2\*\*64 - 1, not 18446744073709551616"),
    (lambda: Game("second", 4, seed=1.5), TypeError, "seed: a whole number is needed, not 1.5"),
    (lambda: a_batch().reset(-3), ValueError, r"seed: from 0 to .*, not -3"),
    (lambda: a_batch().reset(), TypeError, "missing 1 required positional argument: 'seed'"),
    (lambda: a_game().step(), TypeError, "missing 1 required positional argument: 'reply'"),
    (lambda: a_game().imagine(3), TypeError, "missing 1 required keyword-only argument: 'seed'"),
    (lambda: a_game().imagine(3, seed="x"), TypeError, "seed: a whole number is needed, not 'x'"),
    (lambda: a_game().observe(7), ValueError, "seat: from 0 to 3, not 7"),
    (lambda: a_batch().legal(8), IndexError, "place: from 0 to 7, not 8"),
    (lambda: a_batch().step(np.full(8, 711)), ValueError, "711 at 0 is not a reply; they are from 0 to 710"),
    (lambda: Batch("second", 4, 8, seed=1, bots="farmer"), TypeError, "bots: a list with a bot or None for each seat is needed"),
    (lambda: bots.owl(0), ValueError, "the owl takes 'worlds=' and a number from 1 to 1000000"),
    (lambda: bots.fox(temperature=99), ValueError, "a number from 0 to 10"),
    (lambda: bots.named("framer"), ValueError, "there is no bot 'framer'; known: random, .*, owl"),
    (lambda: bots.take_seat("farmer", a_game(), 9, seed=1), ValueError, "seat: from 0 to 3, not 9"),
    (lambda: arena([bots.farmer, "random", "random"], games=1, seed=1), TypeError, "call it, as in bots.farmer"),
    (lambda: arena([None, "random", "random"], games=1, seed=1), TypeError, "a name, a function, or an object with new_game"),
    (lambda: arena([], seed=1), ValueError, "line_up: a list with a bot for each seat"),
    (lambda: arena("farmer", seed=1), ValueError, "line_up: a list with a bot for each seat"),
    (lambda: arena([lambda seen, legal: None, "random", "random"], games=1, seed=1), TypeError, "<lambda> returned None, and one of the legal"),
    (lambda: VsBots(opponents=None), TypeError, "a name, a function, or an object with new_game"),
    (lambda: an_environment().step(3.7), TypeError, "reply: a whole number is needed, not 3.7"),
    (lambda: an_environment().step(None), TypeError, "reply: a whole number is needed, not None"),
    (lambda: SelfPlay(8).step(np.full(8, 239.7)), TypeError, "the dtype is float64, and whole numbers are needed"),
    (lambda: SelfPlay(8).step(np.zeros((8, 1), int)), ValueError, r"the shape is \(8, 1\)"),
    (lambda: read_observation(a_game().observe(), 9), ValueError, "seats: from 2 to 6, not 9"),
    (lambda: read_observation(np.zeros(320), 4), TypeError, "uint8 is needed"),
    (lambda: legal_ceilings(a_batch().obs), ValueError, "mask: bytes 0 or 1 for each reply"),
]


@pytest.mark.parametrize(("call", "error", "sentence"), MISTAKES, ids=range(len(MISTAKES)))
def test_a_slip_is_answered_by_a_sentence(call: Callable[[], object], error: type[Exception], sentence: str):
    with pytest.raises(error, match=sentence):
        call()


def test_observations_of_a_batch_are_read_together():
    batch = a_batch()
    read = read_observation(batch.obs, 4)
    alone = [read_observation(seen, 4) for seen in batch.obs]
    for name, numbers in read.items():
        assert np.array_equal(numbers, np.stack([one[name] for one in alone])), name
