"""A single game by the package is the engine's own."""

import copy
import pickle

import numpy as np
import pytest

import kuhhandel
from kuhhandel import Game, IllegalReply


def played(edition: str, seats: int, seed: int) -> Game:
    game = Game(edition, seats, seed=seed)
    chance = np.random.default_rng(seed)
    while not game.done:
        game.step(int(chance.choice(game.legal())))
    return game


def test_every_edition_is_played_to_its_end():
    for edition in kuhhandel.edition_ids():
        game = played(edition, 2 if edition in ("duel", "mini-2", "mini-donkey") else 3, 1)
        assert game.seat is None
        assert not game.truncated
        assert game.legal().size == 0
        assert game.scores().shape == (game.seats,)


def test_history_leads_to_the_same_position():
    game = played("second", 4, 7)
    again = Game("second", 4, seed=7)
    for reply in game.history():
        again.step(int(reply))
    assert again.digest == game.digest


def test_where_there_is_but_one_reply_it_is_given():
    game = Game("second", 4, seed=1)
    assert (game.count, game.skip_forced(), game.count > 1, game.skip_forced()) == (1, 1, True, 0)
    assert game.history().tolist() == [0]


def test_mask_has_the_legal_replies():
    game = Game("master", 5, seed=3)
    assert game.mask().size == kuhhandel.reply_count("master")
    assert np.array_equal(np.flatnonzero(game.mask()), game.legal())


def test_illegal_reply_says_why_and_nothing_is_stepped():
    game = Game("second", 4, seed=1)
    before = game.digest
    with pytest.raises(IllegalReply) as refused:
        game.step(2)
    assert refused.value.reason == "no_such_trade"
    assert refused.value.legal == (0,)
    assert game.digest == before
    for reply in (-1, 70_000):
        with pytest.raises(IllegalReply):
            game.step(reply)


def test_observation_is_of_the_asked_seat_unless_one_is_named():
    game = Game("second", 4, seed=1)
    game.step(0)
    assert np.array_equal(game.observe(), game.observe(seat=game.seat))
    out = np.zeros(kuhhandel.OBSERVATION_SIZE, np.uint8)
    game.observe(seat=2, out=out)
    assert np.array_equal(out, game.observe(seat=2))
    with pytest.raises(ValueError):
        game.observe(seat=4)
    with pytest.raises(ValueError):
        game.observe(out=out[:10].copy())
    with pytest.raises(TypeError):
        game.observe(out=np.zeros(kuhhandel.OBSERVATION_SIZE, np.int64))


@pytest.mark.parametrize("replies", ["compact", "ceilings"])
def test_game_is_played_by_compact_replies_and_by_ceilings(replies: str):
    game = Game("second", 4, seed=1, replies=replies)
    chance = np.random.default_rng(1)
    while not game.done:
        assert np.array_equal(np.flatnonzero(game.mask()), game.legal())
        game.step(int(chance.choice(game.legal())))
    again = Game("second", 4, seed=1, replies=replies)
    for reply in game.history():
        again.step(int(reply))
    assert again.digest == game.digest
    assert game.clone().reply_count == game.reply_count == kuhhandel.reply_count("second", replies)


def test_clone_goes_its_own_way():
    game = Game("second", 4, seed=1)
    clone = game.clone()
    clone.step(0)
    assert game.history().size == 0
    assert clone.digest != game.digest


@pytest.mark.parametrize("replies", ["full", "compact", "ceilings"])
def test_pickled_and_copied_games_go_on_from_there(replies: str):
    game = Game("second", 4, seed=9, rules={"settlement": "winner_pays"}, replies=replies)
    for _ in range(50):
        game.step(int(game.legal()[-1]))
    for other in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert other.record() == game.record()
        other.step(int(other.legal()[0]))
        assert other.history().size == game.history().size + 1


def test_what_there_is_not_is_a_value_error_that_names_it():
    with pytest.raises(ValueError, match="seventh"):
        Game("seventh", 4, seed=1)
    with pytest.raises(ValueError, match="3 to 5"):
        Game("second", 6, seed=1)
    with pytest.raises(ValueError, match="replies"):
        Game("second", 4, seed=1, replies="nth")
    with pytest.raises(TypeError):
        Game("second", 4)  # chance cannot be forgotten
