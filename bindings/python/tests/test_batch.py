"""A batch by the package: rows, seeds, threads, masks, and what is refused."""

import numpy as np
import pytest

import kuhhandel
from kuhhandel import Batch, IllegalReply


def random_answers(batch: Batch, chance: np.random.Generator) -> np.ndarray:
    return chance.integers(0, batch.count, dtype=np.uint16)


def rows_after(steps: int, **options) -> list[bytes]:
    batch = Batch("second", 4, 64, seed=5, replies="nth", **options)
    chance = np.random.default_rng(1)
    rows = []
    for _ in range(steps):
        batch.step(random_answers(batch, chance))
        rows.append(batch.obs.tobytes() + batch.rewards.tobytes() + batch.final_obs.tobytes() + batch.done.tobytes())
    return rows


def test_rows_are_read_only_views_that_stay():
    batch = Batch("second", 4, 8, seed=5, replies="nth")
    obs = batch.obs
    before = obs.copy()
    batch.step(np.zeros(8, np.uint16))
    assert not np.array_equal(obs, before)
    assert np.array_equal(obs, batch.obs)
    for rows in (batch.obs, batch.seat, batch.count, batch.rewards, batch.done, batch.final_scores, batch.final_obs):
        assert not rows.flags.writeable
    del batch
    assert obs.shape == (8, kuhhandel.OBSERVATION_SIZE)  # the view keeps the memory


def test_games_are_the_same_for_any_number_of_threads():
    assert rows_after(300, threads=3) == rows_after(300)


def test_reset_begins_anew_by_the_seed():
    batch = Batch("second", 4, 8, seed=5, replies="nth")
    digests = [batch.digest(i) for i in range(8)]
    assert len(set(digests)) == 8
    batch.step(np.zeros(8, np.uint16))
    batch.reset(5)
    assert [batch.digest(i) for i in range(8)] == digests
    batch.reset(6)
    assert [batch.digest(i) for i in range(8)] != digests


def test_a_game_that_ends_is_followed_in_the_same_step():
    batch = Batch("mini-2", 2, 16, seed=5, replies="nth")
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        batch.step(random_answers(batch, chance))
        done = batch.done
        ended += int(done.sum())
        assert np.allclose(batch.rewards[done].sum(axis=1), 1)
        assert not batch.rewards[~done].any()
        assert not batch.truncated.any()
        best = batch.final_scores[done].max(axis=1, keepdims=True) == batch.final_scores[done]
        assert np.array_equal(best, batch.rewards[done] > 0)
        assert (batch.count > 1).all()  # forced answers are given
    assert ended > 100


@pytest.mark.parametrize("replies", ["full", "compact", "ceilings"])
@pytest.mark.parametrize("mask", ["bits", "u8"])
def test_masks_have_the_legal_replies_and_those_are_stepped(mask: str, replies: str):
    batch = Batch("master", 4, 8, seed=5, mask=mask, replies=replies)
    assert batch.reply_count == kuhhandel.reply_count("master", replies)
    chance = np.random.default_rng(1)
    for _ in range(400):
        rows = batch.mask
        if mask == "bits":
            rows = np.unpackbits(rows, axis=1, count=batch.reply_count, bitorder="little")
        assert np.array_equal(rows.sum(axis=1), batch.count)
        batch.step(np.array([chance.choice(np.flatnonzero(row)) for row in rows], np.uint16))


@pytest.mark.parametrize("threads", [1, 3])
def test_illegal_reply_is_named_and_nothing_is_stepped(threads: int):
    batch = Batch("second", 4, 8, seed=5, mask="u8", threads=threads)
    before = [batch.digest(i) for i in range(8)]
    replies = batch.mask.argmax(axis=1).astype(np.uint16)
    replies[3] = replies[6] = 0  # an auction while bids are asked for
    with pytest.raises(IllegalReply) as refused:
        batch.step(replies)
    assert refused.value.index == 3
    assert refused.value.reply == 0
    assert list(refused.value.legal) == list(np.flatnonzero(batch.mask[3]))
    assert [batch.digest(i) for i in range(8)] == before


def test_wrong_shapes_are_value_errors_and_wrong_types_type_errors():
    batch = Batch("second", 4, 8, seed=5)
    with pytest.raises(ValueError):
        batch.step(np.zeros(7, np.uint16))
    with pytest.raises(ValueError):
        batch.step(np.zeros((2, 4), np.uint16))
    with pytest.raises(TypeError, match=r"float64.*astype"):
        batch.step(np.zeros(8))
    with pytest.raises(ValueError, match="70000 at 0"):
        batch.step(np.full(8, 70_000))
    for wrong in ({"replies": "half"}, {"mask": "bytes"}, {"threads": 0}, {"max_decisions": 0}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            Batch("second", 4, 8, seed=5, **wrong)
    with pytest.raises(ValueError, match="full, nth, compact, ceilings"):
        Batch("second", 4, 8, seed=5, replies="half")
    with pytest.raises(ValueError, match="n:"):
        Batch("second", 4, 0, seed=5)


def test_hands_are_all_that_seats_have_and_none_where_nobody_asks():
    values = np.array([0, 10, 20, 50, 100, 200, 500])
    batch = Batch("second", 4, 8, seed=5, replies="full", mask="u8", hands=True)
    worth = batch.hands @ values
    assert (worth == worth[:, :1]).all()  # all of a game begin with the same
    chance = np.random.default_rng(1)
    for _ in range(300):
        batch.step(np.array([chance.choice(np.flatnonzero(row)) for row in batch.mask], np.uint16))
        own = batch.hands[np.arange(8), batch.seat]
        assert own.tolist() == [kuhhandel.read_observation(seen, 4)["hand"].tolist() for seen in batch.obs]
    assert len(np.unique(batch.hands @ values)) > 1
    assert Batch("second", 4, 8, seed=5).hands.shape == (0, 4, 7)
