# %% [markdown]
# Records as tables: what farmers bid, and what they trade for. A record is JSON, such as the page and `kuhhandel replay` have;
# `pandas.DataFrame(moves(record))` is the table of one.
# %%
import json
import tempfile
from collections import defaultdict
from pathlib import Path

from kuhhandel import Game, bots, moves

# %%
folder = Path(tempfile.mkdtemp())
for seed in range(10):
    game = Game("second", 3, seed=seed)
    players = [bots.take_seat(bots.farmer(), game, seat, seed=seed) for seat in range(3)]
    while not game.done:
        game.step(players[game.seat](game))
    (folder / f"{seed}.json").write_text(game.record_json(), encoding="utf-8")

# %%
trades, bids = defaultdict(list), []
for path in sorted(folder.glob("*.json")):
    for move in moves(json.loads(path.read_text(encoding="utf-8"))):
        if move["do"] == "challenge":
            trades[move["animal"]].append(path.stem)
        if move["do"] == "bid":
            bids.append(move["amount"])

# %%
print(f"{len(bids)} bids, the highest of {max(bids)}")
for animal, games in sorted(trades.items(), key=lambda row: -len(row[1])):
    print(f"{animal:8} challenged for {len(games)} times in {len(set(games))} games")
