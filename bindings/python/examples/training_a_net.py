# %% [markdown]
# Trains a network on the smallest edition from scratch, in half a minute, and measures it. This needs the extra `train`;
# `python -m kuhhandel.train run` does the same for a table of four and takes an hour.
# %%
import json
from pathlib import Path
from tempfile import mkdtemp

from kuhhandel import arena, bots
from kuhhandel.train import Options, train

options = Options(
    edition="mini-2",
    measured_seats=2,
    tables=("self self", "self farmer"),
    decisions=16_384,
    games=32,
    rows=512,
    minibatch=128,
    layers=(32, 16),
    rate=2e-3,
    imitate="none",
    checkpoint_every=8,
    measured_games=200,
)

# %%
# All files of the run are in its folder. If you interrupt it and call `train` again, it resumes at the last checkpoint.
run = Path(mkdtemp())
net = train(run, options)

# %%
# Its strength at each checkpoint; `tensorboard --logdir` shows the same.
curve = [json.loads(line) for line in (run / "curve.jsonl").read_text().splitlines()]
for line in curve:
    share = line["farmer"]["share"]
    print(f"{line['decisions']:6} decisions {'#' * round(50 * share)} {share:.2f} of the win against a farmer")

# %%
# The network's file is a bot like any other, here and in `kuhhandel arena`.
standings = arena([bots.net(net), bots.random()], edition="mini-2", games=100, seed=1)
for row in standings:
    print(f"{row.share:.2f} {'the net' if row.name.startswith('net:') else row.name}")
