"""`kuhhandel.pufferlib` in PufferLib's own vectorisation, by its buffers and its checks (tests/python/pufferlib.sh)."""

from functools import partial

import numpy as np
import pufferlib.vector
import pytest

from kuhhandel import OBSERVATION_SIZE, Batch, IllegalReply
from kuhhandel.pufferlib import Seats

small = partial(dict, edition="mini-2", seats=2, games=8)


def legal_actions(observations: np.ndarray) -> np.ndarray:
    """The lowest legal reply of who is asked, 0 of the others, who have none."""
    return observations[:, OBSERVATION_SIZE:].argmax(axis=1)


def given_buffers(agents: int, width: int) -> dict[str, np.ndarray]:
    truths = {name: np.zeros(agents, bool) for name in ("terminals", "truncations", "masks")}
    return truths | {
        "observations": np.zeros((agents, width), np.uint8),
        "rewards": np.zeros(agents, np.float32),
        "actions": np.zeros(agents, np.int32),
    }


def test_rows_stand_in_the_buffers_that_are_given():
    width = Seats(**small()).single_observation_space.shape[0]
    buffers = given_buffers(16, width)
    envs = Seats(**small(), buf=buffers)
    seen, infos = envs.reset(seed=1)
    assert infos == []
    for row, name in zip(envs.step(legal_actions(seen)), ("observations", "rewards", "terminals", "truncations")):
        assert row is buffers[name]
    assert buffers["masks"].sum() == 8


def test_one_agent_of_each_game_is_asked_as_in_a_batch():
    envs = Seats(**small(), seed=3)
    batch = Batch("mini-2", 2, 8, seed=3, replies="compact", mask="u8", memory=True)
    seen, _ = envs.reset()
    rewarded, told = 0.0, 0
    for _ in range(80):
        assert (np.flatnonzero(envs.masks) == 2 * np.arange(8) + batch.seat).all()
        assert (seen[envs.masks, :OBSERVATION_SIZE] == batch.obs).all()
        assert (seen[envs.masks, OBSERVATION_SIZE:] == batch.mask).all()
        assert not seen[~envs.masks].any()
        batch.step(batch.mask.argmax(axis=1).astype(np.uint16))
        seen, rewards, terminals, truncations, infos = envs.step(legal_actions(seen))
        assert (rewards.reshape(8, 2) == batch.rewards).all()
        assert (terminals.reshape(8, 2) == batch.done[:, None]).all() and not truncations.any()
        rewarded, told = rewarded + rewards.sum(), told + len(infos)
    assert rewarded > 8 and told > 0


def test_where_bots_sit_on_all_seats_but_one_that_one_is_always_asked():
    bots = [["farmer", None], [None, "random"]] * 4
    envs = Seats(**small(), bots=bots, max_decisions=6)
    seen, _ = envs.reset(seed=1)
    ended = cut = 0
    for _ in range(40):
        assert envs.masks.shape == (8,) and envs.masks.all()
        seen, _, terminals, truncations, _ = envs.step(legal_actions(seen))
        ended, cut = ended + terminals.sum(), cut + truncations.sum()
        assert not (terminals & truncations).any()
    assert ended + cut > 8 and cut > 0


def test_an_illegal_action_is_raised_or_replaced_and_those_of_others_are_passed_over():
    strict, lenient, legal = Seats(**small()), Seats(**small(), illegal="lowest"), Seats(**small())
    seen = [envs.reset(seed=1)[0] for envs in (strict, lenient, legal)][0]
    wrong = np.where(strict.masks, 10_000, -1)
    with pytest.raises(IllegalReply) as refused:
        strict.step(wrong)
    assert (refused.value.index, refused.value.reply) == (0, 10_000)
    actions = legal_actions(seen)
    expected = legal.step(actions)[0]
    assert (lenient.step(wrong)[0] == expected).all()
    assert (strict.step(np.where(strict.masks, actions, -1))[0] == expected).all()


def test_what_there_is_not_is_refused():
    with pytest.raises(ValueError, match="illegal: 'lose'"):
        Seats(**small(), illegal="lose")
    with pytest.raises(ValueError, match="replies: 'nth'"):
        Seats(**small(), replies="nth")


@pytest.mark.parametrize("replies", ["full", "compact", "ceilings"])
@pytest.mark.parametrize(
    ("backend", "options"),
    [
        (pufferlib.vector.Serial, {"num_envs": 2}),
        (pufferlib.vector.Multiprocessing, {"num_envs": 2, "num_workers": 2, "overwork": True}),
        (pufferlib.vector.Multiprocessing, {"num_envs": 4, "num_workers": 2, "batch_size": 2, "overwork": True}),
    ],
)
def test_pufferlib_steps_it_by_any_sampled_action(backend: type, options: dict[str, int], replies: str):
    kwargs = dict(edition="second", seats=4, games=16, replies=replies, illegal="lowest", max_decisions=40)
    envs = pufferlib.vector.make(Seats, env_kwargs=kwargs, backend=backend, **options)
    try:
        envs.async_reset(5)
        cut = 0
        for _ in range(100):
            seen, rewards, terminals, truncations, _, agents, masks = envs.recv()
            assert seen.shape == (128, envs.single_observation_space.shape[0]) and seen.dtype == np.uint8
            assert rewards.shape == terminals.shape == truncations.shape == masks.shape == (128,) == agents.shape
            assert masks.reshape(32, 4).sum(axis=1).tolist() == [1] * 32
            over = (terminals | truncations).reshape(32, 4)
            assert np.allclose(rewards.reshape(32, 4).sum(axis=1), over[:, 0])
            cut += int(truncations.sum())
            envs.send(envs.action_space.sample())
        assert cut >= 128
    finally:
        envs.close()


def test_processes_give_the_same_rows_as_one():
    def rows(backend: type, **options: int) -> list[bytes]:
        kwargs = dict(edition="second", seats=3, games=4)
        envs = pufferlib.vector.make(Seats, env_kwargs=kwargs, backend=backend, num_envs=2, **options)
        try:
            seen, _ = envs.reset(seed=7)
            told: list[bytes] = []
            for _ in range(30):
                told.append(seen.tobytes())
                seen = envs.step(legal_actions(seen))[0]
            return told
        finally:
            envs.close()

    assert rows(pufferlib.vector.Serial) == rows(pufferlib.vector.Multiprocessing, num_workers=2, overwork=True)
