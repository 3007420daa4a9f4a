# %% [markdown]
# Records as a table: the prices of the animals and the trades. A record is JSON; `kuhhandel arena --keep` and the page write
# such files. `pandas.DataFrame(table)` has the same columns.
# %%
import tempfile
from pathlib import Path

import matplotlib.pyplot as plt  # pip install matplotlib
import numpy as np
from kuhhandel import Game, bots, decisions

# %%
folder = Path(tempfile.mkdtemp())
for seed in range(10):
    game = Game("second", 3, seed=seed)
    players = [bots.take_seat("farmer", game, seat, seed=seed) for seat in range(3)]
    while not game.done:
        game.step(players[game.seat](game))
    (folder / f"{seed}.json").write_text(game.record_json(), encoding="utf-8")

# %%
table = decisions(sorted(folder.glob("*.json")))
bids = table["amount"][table["do"] == "bid"]
print(f"{len(bids)} bids, the highest of {max(bids)}")

# %%
sold = (table["do"] == "hammer") & (table["standing"] > 0)
animals = np.unique(table["lot"][sold])
prices = np.array([table["standing"][sold & (table["lot"] == animal)].mean() for animal in animals])
challenges = np.array([np.sum((table["do"] == "challenge") & (table["animal"] == animal)) for animal in animals])
for animal, price, number in zip(animals, prices, challenges, strict=True):
    print(f"{animal:8} sold for {price:4.0f} on average, challenged for {number} times")

# %%
order = prices.argsort()
plt.bar(animals[order], prices[order])
plt.ylabel("mean winning bid")
plt.show()
