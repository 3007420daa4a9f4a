"""Built-in bots at the tables of a batch."""

import numpy as np
import pytest

from kuhhandel import Batch, bots

LINE_UPS = [[None, "farmer", "farmer", "trader"], ["farmer", None, None, "random"]]


def rows_after(steps: int, **options) -> list[bytes]:
    batch = Batch("second", 4, 4, seed=5, replies="ceilings", mask="u8", bots=LINE_UPS * 2, **options)
    chance = np.random.default_rng(1)
    rows = []
    for _ in range(steps):
        batch.step(one_of(batch.mask, chance))
        rows.append(batch.obs.tobytes() + batch.rewards.tobytes() + batch.final_scores.tobytes())
    return rows


def one_of(legal: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    return (chance.random(legal.shape) * legal).argmax(1).astype(np.uint16)


def ends(edition: str, replies: str, line_up: list[str | None]) -> list[bytes]:
    """How the first game of each place ended, the caller's seats always replying with the lowest number."""
    batch = Batch(edition, len(line_up), 8, seed=3, replies=replies, mask="u8", memory=True, bots=[line_up] * 8)
    ended: dict[int, bytes] = {}
    while len(ended) < 8:
        batch.step(batch.mask.argmax(1).astype(np.uint16))
        for place in np.flatnonzero(batch.done).tolist():
            ended.setdefault(place, batch.final_obs[place].tobytes() + batch.final_scores[place].tobytes())
    return [ended[place] for place in range(8)]


@pytest.mark.parametrize("replies", ["full", "compact", "nth", "ceilings"])
@pytest.mark.parametrize("edition", ["second", "master"])
def test_the_other_seats_alone_are_asked(edition: str, replies: str):
    batch = Batch(edition, 4, 2, seed=5, replies=replies, mask="u8", bots=LINE_UPS)
    chance = np.random.default_rng(1)
    ended = 0
    for _ in range(200):
        assert batch.seat[0] == 0
        assert batch.seat[1] in (1, 2)
        assert (batch.count > 1).all()
        batch.step(chance.integers(0, batch.count, dtype=np.uint16) if replies == "nth" else one_of(batch.mask, chance))
        ended += int(batch.done.sum())
        assert np.allclose(batch.rewards[batch.done].sum(axis=1), 1)
    assert ended > 0


@pytest.mark.parametrize("line_up", [["farmer", None, "trader"], ["farmer", None, None, "farmer", "farmer"]])
def test_bots_play_the_same_however_the_others_are_asked(line_up: list[str | None]):
    # A player who is silent, offers little and accepts plays the same by ceilings as step by step.
    assert ends("second", "ceilings", line_up) == ends("second", "full", line_up)


def test_bots_play_the_same_for_any_number_of_threads():
    assert rows_after(60, threads=3) == rows_after(60)


def test_a_farmer_beats_chance():
    batch = Batch("second", 3, 8, seed=1, replies="ceilings", mask="u8", bots=[[None, "farmer", None]] * 8)
    chance = np.random.default_rng(1)
    won, games = 0.0, 0
    while games < 30:
        batch.step(one_of(batch.mask, chance))
        won += float(batch.rewards[:, 1].sum())
        games += int(batch.done.sum())
    assert won / games > 0.9


def test_line_ups_that_cannot_be_are_refused():
    def batch(*bots: list[str | None]) -> Batch:
        return Batch("second", 3, 2, seed=1, bots=bots)

    with pytest.raises(ValueError, match="there is no bot 'ghost'; known: random, .*farmer"):
        batch(["ghost", None, None], [None, None, None])
    with pytest.raises(ValueError, match="a row for each of the 2 games"):
        batch(["farmer", None, None])
    with pytest.raises(ValueError, match="one for each seat"):
        batch(["farmer", None], ["farmer", None])
    with pytest.raises(ValueError, match="without one"):
        batch(["farmer", "farmer", "farmer"], [None, None, None])


def test_bots_are_told_in_each_way_that_a_name_is():
    rows = [bots.farmer(), None, "owl:worlds=4"]
    one, all_rows = (Batch("second", 3, 2, seed=1, replies="nth", bots=given) for given in (rows, [rows] * 2))
    for _ in range(10):
        assert np.array_equal(one.obs, all_rows.obs)
        for batch in (one, all_rows):
            batch.step(np.zeros(2, np.uint16))
    with pytest.raises(TypeError, match="leave None"):
        Batch("second", 3, 2, seed=1, bots=[len, None, None])
    with pytest.raises(ValueError, match="kuhhandel arena"):
        Batch("second", 3, 2, seed=1, bots=["exec:./bot", None, None])


def test_who_takes_the_advice_of_a_farmer_is_a_farmer():
    line_ups = [["farmer", None, "farmer"], [None, None, None]] * 4
    batch = Batch("second", 3, 8, seed=1, mask="u8", replies="ceilings", bots=line_ups, adviser="farmer")
    for _ in range(200):
        assert batch.mask[np.arange(8), batch.advice].all()
        batch.step(batch.advice.copy())
    full = Batch("second", 3, 8, seed=1, skip_forced=False, bots=[["farmer", None, "farmer"]] * 8, adviser="farmer")
    played = Batch("second", 3, 8, seed=1, skip_forced=False, bots=[["farmer", "farmer", None]] * 8, adviser="farmer")
    assert ends_by_advice(full) == ends_by_advice(played)


def ends_by_advice(batch: Batch) -> list[bytes]:
    ended: dict[int, bytes] = {}
    while len(ended) < 8:
        batch.step(batch.advice.copy())
        for place in np.flatnonzero(batch.done).tolist():
            ended.setdefault(place, batch.final_scores[place].tobytes())
    return [ended[place] for place in range(8)]


def test_compact_replies_have_no_adviser():
    with pytest.raises(ValueError, match="adviser"):
        Batch("second", 3, 2, seed=1, replies="compact", adviser="farmer")
    with pytest.raises(ValueError, match="there is no bot 'ghost'; known: random, .*farmer"):
        Batch("second", 3, 2, seed=1, adviser="ghost")
