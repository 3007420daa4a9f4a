# %% [markdown]
# Tabular counterfactual regret minimisation on the smallest edition, with external sampling: one seat tries all of its replies;
# the other seat's replies and the deal are sampled. An information state is everything that the seat saw and did (perfect recall).
# %%
from collections import defaultdict

import numpy as np

from kuhhandel import Game

LONGEST = 6  # choices, then the game is scored as it stands
chance = np.random.default_rng(1)
regrets: dict[bytes, np.ndarray] = {}
played: dict[bytes, np.ndarray] = defaultdict(lambda: np.zeros(1))


def a_game():
    return Game("mini-2", 2, seed=int(chance.integers(1 << 30)))


def in_proportion(weights):
    weights = np.maximum(weights, 0)
    return weights / weights.sum() if weights.sum() > 0 else np.full(len(weights), 1 / len(weights))


# %%
def learn(game, known, learner, left):
    """Returns the value of this game for the learner and updates the learner's regrets."""
    game.skip_forced()
    if game.done or left == 0:
        return float(game.shares()[learner])
    seat, legal = game.seat, game.legal().tolist()
    here = known[seat] + game.observe().tobytes()
    regret = regrets.setdefault(here, np.zeros(len(legal)))
    policy = in_proportion(regret)
    if seat == learner:
        values = np.array([learn(*after(game, here, reply, known), learner, left - 1) for reply in legal])
        regret += values - policy @ values
        return float(policy @ values)
    played[here] = played[here] + policy
    return learn(*after(game, here, chance.choice(legal, p=policy), known), learner, left - 1)


def after(game, here, reply, known):
    then = game.clone()
    then.step(int(reply))
    return then, {**known, game.seat: here + int(reply).to_bytes(2, "little")}


# %%
def share_against_chance(learned):
    """Returns the learned policy's share of the win against random play, from both seats in turn."""
    won = 0.0
    for number in range(600):
        game, known = a_game(), {0: b"", 1: b""}
        for _ in range(LONGEST):
            game.skip_forced()
            if game.done:
                break
            here = known[game.seat] + game.observe().tobytes()
            policy = in_proportion(learned[here]) if game.seat == number % 2 and here in learned else None
            game, known = after(game, here, chance.choice(game.legal(), p=policy), known)
        won += float(game.shares()[number % 2])
    return won / 600


# %%
before = share_against_chance({})
for number in range(400):
    learn(a_game(), {0: b"", 1: b""}, number % 2, LONGEST)
after_learning = share_against_chance(played)
print(f"{len(regrets)} situations; against chance {before:.2f} of the win before and {after_learning:.2f} after")
