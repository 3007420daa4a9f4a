# %% [markdown]
# A bot in twenty lines: it bids up to a quarter of the value of the lot's quartet, counters every offer, and lays about half of
# its cards of each kind. A reply is a number; `reply_layout` has the numbers of the bids.
# %%
from kuhhandel import arena, bots, read_observation, reply_layout

WORTH = [10, 40, 90, 160, 250, 350, 500, 650, 800, 1000]  # of the second edition's quartets, from the rooster to the horse
FIRST = {name: part.at for name, part in reply_layout("second").items()}


# %%
def thrifty(seen, legal):
    if legal[-1] >= FIRST["bid"]:
        lot = int(read_observation(seen, 3)["lot"][0])
        lowest = next(reply for reply in legal if reply >= FIRST["bid"])
        return int(lowest) if 10 * (lowest - FIRST["bid"] + 1) <= WORTH[lot] / 4 else FIRST["silent"]
    if FIRST["accept"] in legal:
        return int(legal[-1])
    if FIRST["money"] <= legal[0] < FIRST["silent"]:
        return int(legal[len(legal) // 2])
    return int(legal[0])


# %%
standings = arena([thrifty, bots.random(), bots.random()], games=30, seed=1)
for row in standings:
    print(f"{row.name:8} {row.share:.2f} of the win, from {row.low:.2f} to {row.high:.2f}")
