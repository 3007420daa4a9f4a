"""What an observation says, and what the seat remembers."""

import numpy as np

import kuhhandel
from kuhhandel import Batch, Game, read_observation


def test_layout_is_within_the_observation():
    for part in kuhhandel.observation_layout():
        end = part.at + part.each_seat * 5 + part.bytes * part.count
        assert 0 <= part.at < end <= kuhhandel.OBSERVATION_SIZE


def test_hands_are_known_until_a_secret_trade():
    game = Game("second", 4, seed=3)
    chance = np.random.default_rng(3)
    while not game.done:
        seen = read_observation(game.observe(), 4)
        own = seen["hand"] + (seen["laid"] if seen["partner"][0] >= 0 and seen["asked"][0] != 0 else 0)
        assert (seen["least"][0] <= own).all() and (own <= seen["most"][0]).all()
        assert (seen["least_sum"] <= seen["most_sum"]).all()
        if seen["challenges"].sum() == 0:
            assert seen["exact"][0] == 0b1111
        game.step(int(chance.choice(game.legal())))
    assert seen["challenges"].sum() > 0


def test_a_batch_remembers_where_that_is_asked_for():
    with_memory = Batch("second", 4, 4, seed=1, replies="nth", memory=True)
    without = Batch("second", 4, 4, seed=1, replies="nth")
    for _ in range(300):
        nth = (with_memory.count // 2).astype(np.uint16)
        with_memory.step(nth)
        without.step(nth)
        assert np.array_equal(with_memory.obs[:, :160], without.obs[:, :160])
        assert not without.obs[:, 160:].any()
        assert (with_memory.obs[:, 160] == 1).all()
