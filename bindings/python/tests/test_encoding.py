"""Observations as floats say what the observation says."""

import numpy as np
import pytest

import kuhhandel
from kuhhandel import Batch, Game, encode, encoding, observation_layout, read_observation


def observations(edition: str, seats: int) -> np.ndarray:
    """Of the seats of a random game, now and then."""
    game = Game(edition, seats, seed=3)
    chance = np.random.default_rng(3)
    seen = []
    while not game.done:
        if chance.random() < 0.1:
            seen += [game.observe(seat) for seat in range(seats)]
        game.step(int(chance.choice(game.legal())))
    return np.array(seen)


@pytest.mark.parametrize("edition", kuhhandel.edition_ids())
def test_floats_are_small_and_nothing_that_is_read_is_lost(edition: str):
    seats = kuhhandel.table_sizes(edition)[-1]
    seen = observations(edition, seats)
    assert len(seen) > 1
    floats = encode(seen, seats)
    assert floats.dtype == np.float32
    assert floats.shape == (len(seen), len(encoding(seats)))
    assert 0 <= floats.min() and floats.max() <= 10
    _, first, place = np.unique(floats, axis=0, return_index=True, return_inverse=True)
    read = np.array([np.concatenate([*map(np.ravel, read_observation(one, seats).values())]) for one in seen])
    assert np.array_equal(read, read[first[place.ravel()]])


def test_every_part_has_columns_with_names_of_their_own():
    names = [column.name for column in encoding(4)]
    assert len(set(names)) == len(names)
    assert {name.split(" ")[0].rstrip(",") for name in names} == {part.name for part in observation_layout()}


def test_columns_say_what_they_are_made_of():
    game = Game("second", 4, seed=1)
    game.step(0)
    floats = dict(zip([column.name for column in encoding(4)], encode(game.observe(), 4).tolist(), strict=True))
    seen = read_observation(game.observe(), 4)
    assert floats["asks is 2"] == 1  # a bid
    assert floats[f"lot is {seen['lot'][0]}"] == 1
    assert floats["bidder is 0"] == floats["bidder is 1"] == 0  # there is none yet
    assert floats["pile"] == pytest.approx(39 / 40)
    assert floats["hand, 1"] == pytest.approx(seen["hand"][1] / 10)


def test_rows_of_a_batch_are_encoded_at_once():
    batch = Batch("second", 4, 8, seed=1, memory=True)
    assert np.array_equal(encode(batch.obs, 4)[5], encode(batch.obs[5], 4))
