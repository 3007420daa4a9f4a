"""Imagined games are ones that the seat which is asked cannot tell from the true one, and are played like any other."""

import pickle
from collections.abc import Iterator

import numpy as np
import pytest

import kuhhandel
from kuhhandel import Game, bots, read_observation
from kuhhandel._position import DENOMINATIONS, position_of

FOLLOWED = ["second", "first", "russian", "mini-2"]  # in the others money goes over unseen in further ways


def questions(edition: str, number: int, *, replies: str = "full", every: int = 7) -> Iterator[Game]:
    """Some of random games."""
    chance = np.random.default_rng(1)
    seats = kuhhandel.table_sizes(edition)[-1]
    for seed in range(number):
        game, step = Game(edition, seats, seed=seed, replies=replies), 0
        while not game.done and step < 600:
            if step % every == 0:
                yield game
            game.step(int(chance.choice(game.legal())))
            step += 1


def hands(game: Game) -> np.ndarray:
    return np.array([[seat.hand.get(value, 0) for value in DENOMINATIONS] for seat in position_of(game).seats])


@pytest.mark.parametrize("replies", ["full", "compact"])
@pytest.mark.parametrize("edition", kuhhandel.edition_ids())
def test_the_seat_cannot_tell_them_from_the_true_game(edition: str, replies: str):
    for game in questions(edition, 2, replies=replies):
        (world,) = game.imagine(1, seed=3)
        assert np.array_equal(world.observe(), game.observe())
        assert np.array_equal(world.legal(), game.legal())
        assert world.seat == game.seat


@pytest.mark.parametrize("edition", FOLLOWED)
def test_the_hands_of_others_are_what_it_remembers_to_be_possible(edition: str):
    moved = 0
    for game in questions(edition, 2):
        seat = game.seat
        assert seat is not None
        remembered = read_observation(game.observe(), game.seats)
        for world in game.imagine(3, seed=5):
            for other, hand in enumerate(hands(world)):
                steps = (other - seat) % game.seats
                lies = read_observation(world.observe(other), game.seats)["laid"] if other != seat else 0
                assert (remembered["least"][steps] <= hand + lies).all()
                assert (hand + lies <= remembered["most"][steps]).all()
            moved += not np.array_equal(hands(world), hands(game))
    assert moved > 0 or edition == "mini-2"


def test_all_of_it_follows_from_the_seed_and_the_true_game_stays_as_it_was():
    for game in questions("second", 1, every=150):
        before = game.digest
        worlds = [world.digest for world in game.imagine(8, seed=1)]
        assert [world.digest for world in game.imagine(8, seed=1)] == worlds
        assert game.digest == before
        assert len(set(worlds)) == 8  # the pile differs


def test_they_are_played_to_their_end_and_no_money_is_lost():
    chance = np.random.default_rng(2)
    for game in questions("second", 1, every=100):
        for world in game.imagine(2, seed=1):
            while not world.done:
                world.step(int(chance.choice(world.legal())))
            assert np.isclose(world.shares().sum(), 1)
            assert hands(world).sum() >= hands(game).sum()


def test_another_seat_remembers_its_own_hand_and_what_all_could_see():
    for game in questions("second", 1, every=25):
        (world,) = game.imagine(1, seed=1)
        for seat in set(range(game.seats)) - {game.seat}:
            seen = read_observation(world.observe(seat), game.seats)
            held = seen["least"][0]
            assert np.array_equal(held, seen["most"][0])
            assert (held >= seen["hand"]).all()


def test_what_an_imagined_game_has_not_is_refused():
    game = Game("second", 3, seed=1)
    (world,) = game.imagine(1, seed=1)
    assert (world.imagined, world.clone().imagined, game.imagined) == (True, True, False)
    with pytest.raises(ValueError, match="no record"):
        world.record()
    with pytest.raises(ValueError, match="no record"):
        pickle.dumps(world)
    with pytest.raises(ValueError, match="imagined"):
        bots.take_seat(bots.farmer(), world, 0, seed=1)
    with pytest.raises(ValueError, match="itself"):
        world.imagine(1, seed=1)
    with pytest.raises(ValueError, match="secret"):
        Game("second", 3, seed=1, replies="ceilings").imagine(1, seed=1)
    with pytest.raises(ValueError, match="number"):
        game.imagine(0, seed=1)
