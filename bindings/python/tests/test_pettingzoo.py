"""PettingZoo's own tests of environments, over all editions and sizes of tables."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import kuhhandel
from kuhhandel import IllegalReply
from kuhhandel.pettingzoo import KuhhandelEnv, env, parallel_env, raw_env

TABLES = [(edition, seats) for edition in kuhhandel.edition_ids() for seats in kuhhandel.table_sizes(edition)]
#: It knows by name the environments that show a mask, and warns of all others.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_api_and_seeds(edition: str, seats: int):
    api_test(env(edition, seats, render_mode="ansi"), num_cycles=200)
    seed_test(lambda: env(edition, seats), num_cycles=200)


def played(one: KuhhandelEnv, seed: int) -> dict[str, float]:
    """What each agent got in a whole game of random replies."""
    one.reset(seed=seed)
    chance = np.random.default_rng(seed)
    got = dict.fromkeys(one.agents, 0.0)
    for agent in one.agent_iter():
        seen, reward, terminated, truncated, _ = one.last()
        got[agent] += reward
        over = terminated or truncated
        one.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def test_rewards_are_the_shares_of_the_win():
    one = env("second", 4)
    got = played(one, 5)
    assert list(got.values()) == one.game.shares().tolist()
    assert sum(got.values()) == pytest.approx(1)
    assert one.game.done


def test_only_who_is_asked_has_legal_replies_and_never_one_alone():
    one = env("second", 4)
    one.reset(seed=1)
    for agent in one.agents:
        legal = int(one.observe(agent)["action_mask"].sum())
        assert (legal > 1) if agent == one.agent_selection else (legal == 0)


def test_illegal_reply_is_raised_and_nothing_has_happened():
    one = env("second", 4)
    one.reset(seed=1)
    before = one.game.digest
    with pytest.raises(IllegalReply):
        one.step(2)
    with pytest.raises(TypeError, match="not None"):
        one.step(None)
    assert one.game.digest == before


def test_there_are_the_three_usual_ways_to_make_one():
    assert isinstance(raw_env("second", 4), KuhhandelEnv)
    assert isinstance(env("second", 4), OrderEnforcingWrapper)
    with pytest.raises(AssertionError, match="reset"):
        env("second", 4).step(0)
    parallel = parallel_env("mini-2", 2)
    _, infos = parallel.reset(seed=1)
    while parallel.agents:
        masks = {agent: parallel.aec_env.observe(agent)["action_mask"] for agent in parallel.agents}
        parallel.step({agent: int(mask.argmax()) for agent, mask in masks.items()})


def test_a_position_is_printed_for_people(capsys: pytest.CaptureFixture[str]):
    one = env("mini-2", 2, render_mode="human")
    one.reset(seed=1)
    assert "seat 0" in capsys.readouterr().out


def test_house_rules_are_played():
    assert env("second", 4, rules={"settlement": "winner_pays"}).game.record()["rules"] == {"settlement": "winner_pays"}
