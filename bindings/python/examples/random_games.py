# %% [markdown]
# Many random games at once: how often does the first player win, and how long are games?
# %%
import numpy as np

from kuhhandel import Batch

SEATS = 4
chance = np.random.default_rng(1)
batch = Batch("second", SEATS, 256, seed=1, replies="nth")

# %%
wins, games, steps = np.zeros(SEATS), 0, 4000
for _ in range(steps):
    batch.step(chance.integers(0, batch.count, dtype=np.uint16))
    wins += batch.rewards.sum(axis=0)
    games += int(batch.done.sum())

# %%
print(f"{games} games of {steps * 256 / games:.0f} choices; shares of the win by seat: {np.round(wins / games, 2)}")
