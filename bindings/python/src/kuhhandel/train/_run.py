# pyright: basic
"""A training run, from its options to a net in a file."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

import jax
import numpy as np
import numpy.typing as npt

from .._ceilings import ceiling_replies
from .._encoding import encoding
from .._net import Net as QuantisedNet
from .._net import Playable
from ._checkpoint import Checkpoint, read_checkpoint, write_checkpoint
from ._events import add_events
from ._learning import Learning, imitated
from ._measured import Measured, measure
from ._options import Options
from ._policy import Net, likelihoods, new_learner, new_net


def train(folder: Path, options: Options, *, threads: int = 1, stop_at: int | None = None) -> Path:
    """Runs to the end, or goes on from the folder's last checkpoint; where the net then is, with its curve beside it.

    Games are played on so many cores, which changes nothing but the time that it takes. It stops early at the first
    checkpoint from update `stop_at` on.
    """
    folder.mkdir(parents=True, exist_ok=True)
    options.keep(folder / "options.json")
    run = _Run(folder, options, threads)
    at = run.begun()
    while at.update < min(options.updates, stop_at or options.updates):
        at = run.to_next_checkpoint(at)
    return run.written(at.learner.net)


class _Run:
    def __init__(self, folder: Path, options: Options, threads: int) -> None:
        self._folder = folder
        self._options = options
        self._threads = threads
        self._learning = Learning(options, threads)

    def begun(self) -> Checkpoint:
        options = self._options
        key = jax.random.key(options.seed)
        columns = len(encoding(options.sizes[-1]))
        net = new_net(key, options.layers, columns, len(options.company), len(ceiling_replies()))
        path = self._folder / "checkpoint.npz"
        at = read_checkpoint(path, Checkpoint(0, new_learner(net), net))
        if not path.exists() and options.imitate != "none":
            learner = imitated(at.learner, options, self._threads)
            at = Checkpoint(0, learner, learner.net)
            self._tell(at, {}, time.process_time())
            write_checkpoint(path, at)
        self._learning.begin_anew(at.update)
        return at

    def to_next_checkpoint(self, at: Checkpoint) -> Checkpoint:
        options = self._options
        begin = time.process_time()
        told: dict[str, float] = {}
        for _ in range(min(options.checkpoint_every, options.updates - at.update)):
            at, told = self._learning.update(at)
            show_progress(at.update, options.updates)
        self._tell(at, told, time.process_time() - begin)
        write_checkpoint(self._folder / "checkpoint.npz", at)
        self._learning.begin_anew(at.update)
        return at

    def written(self, net: Net) -> Path:
        options = self._options
        layers = [(np.asarray(weights), np.asarray(biases)) for weights, biases in net.layers]
        playable = [Playable(options.edition, options.sizes[0], options.sizes[-1])]
        path = self._folder / "net.khn1"
        QuantisedNet.quantised(layers, seats=options.sizes[-1], playable=playable).write(path)
        return path

    def _tell(self, at: Checkpoint, told: dict[str, float], seconds: float) -> None:
        """A line of the curve, and one for whoever looks on."""
        options = self._options
        games = options.measured_games * (4 if at.update == options.updates else 1)
        against = {bot: self._measured(at.learner.net, bot, games) for bot in options.measured_by}
        line = {"update": at.update, "decisions": at.update * options.rows, "seconds": round(seconds, 1), **told}
        line |= {bot: one._asdict() for bot, one in against.items()}
        with (self._folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")
        add_events(self._folder, line)
        strength = (f"{one.share:.3f} ({one.low:.3f} to {one.high:.3f}) alone among {bot}s" for bot, one in against.items())
        print(f"update {at.update} of {options.updates}, {seconds:.0f} s:", ", ".join(strength), flush=True)

    def _measured(self, net: Net, bot: str, games: int) -> Measured:
        options = self._options
        seed = options.seed + 2**32  # none that is learned from
        alone = ["self", *[bot] * (options.measured_seats - 1)]
        reply = best_replies(net)
        return measure(options.edition, options.sizes[-1], alone, games, seed, reply, self._threads)


def best_replies(net: Net) -> Callable[[npt.NDArray[np.uint8], npt.NDArray[np.bool_]], npt.NDArray[np.intp]]:
    """Of each row the likeliest, as nets play at tables."""
    likeliest = jax.jit(lambda features, legal: likelihoods(net, features, legal).argmax(1))
    return lambda features, legal: np.asarray(likeliest(features, legal))


def show_progress(done: int, of: int) -> None:
    """A bar that grows, where somebody looks on; the line of the next checkpoint is longer and takes its place."""
    if sys.stderr.isatty():
        bar = "#" * (25 * done // of)
        print(f"[{bar:25}] {done} of {of} updates", end="\r", file=sys.stderr, flush=True)
