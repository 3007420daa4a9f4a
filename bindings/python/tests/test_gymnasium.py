"""Gymnasium's own check, and what its environments promise beyond it."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import kuhhandel
from kuhhandel import IllegalReply, bots
from kuhhandel.gymnasium import SelfPlay, VsBots


@pytest.mark.parametrize("edition", kuhhandel.edition_ids())
def test_check_env(edition: str):
    seats = kuhhandel.table_sizes(edition)[0]
    made = gymnasium.make("kuhhandel/VsBots-v1", edition=edition, seats=seats, illegal="lose", render_mode="ansi")
    check_env(made.unwrapped)


def played(one: VsBots, seed: int) -> tuple[int, float]:
    """The seat, and what it got in a whole game of random replies."""
    one.action_space.seed(seed)
    _, info = one.reset(seed=seed)
    while True:
        _, reward, terminated, truncated, info = one.step(one.action_space.sample(info["action_mask"]))
        if terminated or truncated:
            return info["seat"], reward


def test_bots_are_on_the_other_seats():
    results = [played(VsBots("second", 4, opponents=bots.farmer()), seed) for seed in range(12)]
    assert len({seat for seat, _ in results}) > 1
    assert sum(reward for _, reward in results) < 3  # random replies lose
    assert {played(VsBots("second", 3, seat=2), seed)[0] for seed in range(3)} == {2}


def test_opponents_are_as_many_as_seats_but_one():
    asked: set[int] = set()

    def watching(seen: np.ndarray, legal: np.ndarray) -> int:
        asked.add(int(legal.size))
        return int(legal[0])

    played(VsBots("second", 3, opponents=[watching, bots.random()]), 1)
    assert min(asked) > 1
    with pytest.raises(ValueError, match="opponents: 3"):
        VsBots("second", 4, opponents=[bots.random()])
    with pytest.raises(ValueError, match="seat: from 0 to 3"):
        VsBots("second", 4, seat=4)


def test_illegal_reply_is_raised_or_ends_the_game():
    strict, lenient = VsBots("second", 4), VsBots("second", 4, illegal="lose")
    for one in (strict, lenient):
        one.reset(seed=1)
    before = strict.game.digest
    with pytest.raises(IllegalReply):
        strict.step(2)
    assert strict.game.digest == before
    assert lenient.step(2)[1:4] == (0.0, True, False)


def test_self_play_steps_a_batch_and_tells_what_ended():
    envs = gymnasium.make_vec("kuhhandel/SelfPlay-v1", num_envs=32, edition="mini-2", seats=2)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    envs = RecordEpisodeStatistics(envs)
    chance = np.random.default_rng(1)
    seen, infos = envs.reset(seed=3)
    ended = 0
    for _ in range(60):
        before = infos["seat"]
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, rewards, terminated, truncated, infos = envs.step(actions)
        assert envs.observation_space.contains(seen)
        assert np.array_equal(rewards, infos["rewards"][np.arange(32), before])
        assert not truncated.any()
        if terminated.any():
            assert np.array_equal(infos["_final_obs"], terminated)
            assert all(row.shape == (kuhhandel.OBSERVATION_SIZE,) for row in infos["final_obs"][terminated])
            assert np.allclose(infos["rewards"][terminated].sum(axis=1), 1)
            assert infos["episode"]["l"][terminated].min() > 0
        ended += int(terminated.sum())
    assert ended > 32


def test_a_mask_is_given_to_maskable_ppo():
    one = VsBots("second", 3, opponents="farmer")
    _, info = one.reset(seed=1)
    assert one.action_masks().dtype == np.bool_
    assert np.array_equal(one.action_masks(), info["action_mask"] == 1)


def test_a_position_is_printed_for_people(capsys: pytest.CaptureFixture[str]):
    one = VsBots("second", 3, render_mode="human")
    one.reset(seed=1)
    one.step(int(one.game.legal()[0]))
    assert capsys.readouterr().out.count("seat 0") == 2
    assert one.render() is None


def test_what_a_finished_game_had_is_in_final_info():
    """cleanrl #534: logging looked for `final_info`, and found none."""
    envs = SelfPlay(32, "mini-2", 2, autoreset_mode=AutoresetMode.SAME_STEP)
    _, infos = envs.reset(seed=3)
    for _ in range(40):
        _, _, terminated, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        if terminated.any():
            final = infos["final_info"]
            assert np.array_equal(final["_scores"], terminated)
            assert np.array_equal(infos["_final_info"], terminated)
            assert np.allclose(final["rewards"][terminated].sum(axis=1), 1)
            break
    else:
        pytest.fail("no game ended")
    with pytest.raises(ValueError, match="autoreset_mode"):
        SelfPlay(2, "mini-2", 2, autoreset_mode=AutoresetMode.NEXT_STEP)


def test_episodes_are_as_long_for_gymnasiums_wrapper_as_they_are():
    """Gymnasium #1017 and #1624: lengths of all but the first episode were wrong."""
    envs = RecordEpisodeStatistics(SelfPlay(4, "mini-2", 2, max_decisions=7))
    _, infos = envs.reset(seed=1)
    lengths = []
    for _ in range(60):
        _, _, terminated, truncated, infos = envs.step(infos["action_mask"].argmax(axis=1))
        if (terminated | truncated).any():
            lengths += infos["episode"]["l"][truncated].tolist()
    assert len(lengths) > 4 and max(lengths) <= 7


def test_a_seeded_reset_keeps_the_house_rules():
    """PettingZoo #1312: a seeded reset brought the usual rules back."""
    one = VsBots("second", 3, rules={"settlement": "winner_pays"})
    for seed in (None, 1):
        one.reset(seed=seed)
        assert one.game.record()["rules"] == {"settlement": "winner_pays"}


def test_self_play_is_the_same_by_the_same_seed():
    def rows(seed: int) -> bytes:
        envs = SelfPlay(8, "second", 4)
        seen, infos = envs.reset(seed=seed)
        for _ in range(50):
            seen, _, _, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        return seen.tobytes()

    assert rows(1) == rows(1)
    assert rows(1) != rows(2)


def test_self_play_refuses_what_is_no_reply_and_nothing_is_stepped():
    envs = SelfPlay(4, "second", 4)
    seen, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    for wrong in (-1, 65_536, 2):
        actions[2] = wrong
        with pytest.raises(ValueError, match=" at 2 is not "):
            envs.step(actions)
    actions[2] = infos["action_mask"][2].argmax()
    envs.step(actions)
