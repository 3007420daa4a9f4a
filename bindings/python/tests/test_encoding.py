"""Observations as small numbers say what the observation says."""

import numpy as np
import pytest

import kuhhandel
from kuhhandel import Batch, Column, Game, encode, encoding, features, observation_layout, read_observation


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


def column_of(column: Column, extended: np.ndarray) -> np.ndarray:
    """A column by what is said of it."""
    number = extended[:, column.at] + (256 * extended[:, column.at + 1] if column.wide else 0)
    number = number >> column.shift & (1 << column.bits) - 1
    if column.equals >= 0:
        return 64 * (number == column.equals)
    return np.clip(column.times * (number - column.above), 0, 255)


@pytest.mark.parametrize("edition", kuhhandel.edition_ids())
def test_features_are_what_their_columns_say(edition: str):
    seats = kuhhandel.table_sizes(edition)[-1]
    seen = observations(edition, seats)
    columns = [(at, column) for at, column in enumerate(encoding(seats)) if column.at + column.wide < seen.shape[1]]
    said = np.stack([column_of(column, seen.astype(np.int64)) for _, column in columns], axis=1)
    assert np.array_equal(features(seen, seats)[:, [at for at, _ in columns]], said)


@pytest.mark.parametrize("edition", kuhhandel.edition_ids())
def test_nothing_that_is_read_is_lost(edition: str):
    seats = kuhhandel.table_sizes(edition)[-1]
    seen = observations(edition, seats)
    assert len(seen) > 1
    floats = encode(seen, seats)
    assert floats.dtype == np.float32
    assert floats.shape == (len(seen), len(encoding(seats)))
    assert 0 <= floats.min() and floats.max() < 4
    _, first, place = np.unique(floats, axis=0, return_index=True, return_inverse=True)
    read = np.array([np.concatenate([*map(np.ravel, read_observation(one, seats).values())]) for one in seen])
    assert np.array_equal(read, read[first[place.ravel()]])


def test_every_part_has_columns_with_names_of_their_own():
    names = [column.name for column in encoding(4)]
    assert len(set(names)) == len(names)
    assert {name.split(" ")[0].rstrip(",") for name in names} == {part.name for part in observation_layout()}


def test_columns_tell_of_the_lot_and_of_the_one_on_the_other_side():
    game = Game("second", 4, seed=2)
    while not (game.done or seen_trade(game)):
        game.step(int(game.legal()[-1]))
    numbers = dict(zip([column.name for column in encoding(4)], features(game.observe(), 4).tolist(), strict=True))
    seen = read_observation(game.observe(), 4)
    partner, lot = int(seen["partner"][0]), int(seen["lot"][0])
    assert numbers["least_sum of the other"] == min(255, seen["least_sum"][partner, 0])
    assert numbers["cards of the other"] == min(255, 12 * seen["cards"][partner, 0])
    assert numbers["most_sum of the richest"] == min(255, seen["most_sum"][1:].max())
    assert numbers[f"lot is {lot}"] == 64
    assert sum(numbers[f"lot of the other is {copies}"] for copies in range(1, 5)) == 64


def seen_trade(game: Game) -> bool:
    return read_observation(game.observe(), 4)["partner"][0] >= 0


def test_columns_say_what_they_are_made_of():
    game = Game("second", 4, seed=1)
    game.step(0)
    floats = dict(zip([column.name for column in encoding(4)], encode(game.observe(), 4).tolist(), strict=True))
    seen = read_observation(game.observe(), 4)
    assert floats["asks is 2"] == 1  # a bid
    assert floats[f"lot is {seen['lot'][0]}"] == 1
    assert floats["bidder is 0"] == floats["bidder is 1"] == 0  # there is none yet
    assert floats["pile"] == 39 * 4 / 64
    assert floats["hand, 1"] == seen["hand"][1] * 24 / 64
    assert floats["least_sum of 1"] == seen["least_sum"][1, 0] / 64


def test_rows_of_a_batch_are_encoded_at_once():
    batch = Batch("second", 4, 8, seed=1, memory=True)
    assert np.array_equal(encode(batch.obs, 4)[5], encode(batch.obs[5], 4))
