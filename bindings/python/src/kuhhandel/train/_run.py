# pyright: basic
"""A training run, from its options to the network's file."""

import json
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import jax
import jax.numpy as jnp
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
from ._policy import Layers, Net, likelihoods, new_critic, new_learner, new_net
from ._tables import LineUp


def train(folder: Path, options: Options, *, threads: int = 1, stop_at: int | None = None) -> Path:
    """Trains to the end, or resumes at the folder's last checkpoint. Returns the path of the network; its curve is next
    to it.

    Games are played on `threads` cores, which changes only the duration. With `stop_at`, training stops at the first
    checkpoint from this update on.
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
        net = self._new_net(key)
        path = self._folder / "checkpoint.npz"
        at = read_checkpoint(path, Checkpoint(0, new_learner(net), net))
        if not path.exists() and (options.begin or options.imitate != "none") and not options.judged:
            learner = self._learning.of_critic(at) if options.begin else imitated(at.learner, options, self._threads)
            at = Checkpoint(0, learner, learner.net)
            self._tell(at, {}, time.process_time())
            write_checkpoint(path, at)
        self._learning.begin_anew(at.update)
        return at

    def _new_net(self, key: jax.Array) -> Net:
        options = self._options
        columns = len(encoding(options.seats))
        if options.judged:
            return Net([], self._begin() if options.begin else new_critic(key, options.layers, columns))
        net = new_net(key, options.layers, columns, len(options.company), len(ceiling_replies()))
        return net._replace(layers=self._begin()) if options.begin else net

    def _begin(self) -> Layers:
        options = self._options
        layers = _layers_of(options.begin, options.seats, is_odds=bool(options.judged))
        there = [len(biases) for _, biases in layers[:-1]]
        if there != [*options.layers]:
            raise ValueError(f"{options.begin} has layers of {_listed(there)}, and here they are of {_listed(options.layers)}")
        return layers

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
        learned = net.critic if options.judged else net.layers
        layers = [(np.asarray(weights), np.asarray(biases)) for weights, biases in learned]
        playable = [Playable(edition, sizes[0], sizes[-1]) for edition, sizes in options.sizes.items()]
        path = self._folder / "net.khn1"
        QuantisedNet.quantised(layers, seats=options.seats, playable=playable).write(path)
        return path

    def _tell(self, at: Checkpoint, told: dict[str, float], seconds: float) -> None:
        """Writes a line of the curve, and prints one for the user."""
        options = self._options
        games = options.measured_games * (4 if at.update == options.updates else 1)
        against = {bot: self._measured(at.learner.net, bot, games) for bot in options.measured}
        line = {"update": at.update, "decisions": at.update * options.rows, "seconds": round(seconds, 1), **told}
        line |= {bot: one._asdict() for bot, one in against.items()}
        with (self._folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(line) + "\n")
        add_events(self._folder, line)
        results = [f"{one.share:.3f} ({one.low:.3f} to {one.high:.3f}) alone among {bot}s" for bot, one in against.items()]
        if options.judged:
            results.append(f"error of the odds {told['error']:.3f}")
        print(f"update {at.update} of {options.updates}, {seconds:.0f} s:", ", ".join(results), flush=True)

    def _measured(self, net: Net, bot: str, games: int) -> Measured:
        options = self._options
        seed = options.seed + 2**32  # none that is learned from
        edition, (name,) = LineUp.of(bot, options.edition)
        fewest, most = options.sizes[edition][0], options.sizes[edition][-1]
        size = min(max(options.measured_seats, fewest), most)
        alone = LineUp(edition, ("self", *[name] * (size - 1)))
        return measure(alone, options.seats, games, seed, best_replies(net), self._threads)


def _listed(widths: Iterable[int]) -> str:
    """Formats widths as on the command line, with a blank after each comma."""
    return ", ".join(map(str, widths))


def _layers_of(path: str, seats: int, *, is_odds: bool) -> Layers:
    """Reads the layers of a network for tables of `seats` seats: a player or, with `is_odds`, odds. Raises ValueError
    for others.
    """
    net = QuantisedNet.read(path)
    if net.seats != seats:
        raise ValueError(f"{path} is for tables of {net.seats}, and the largest here has {seats} seats")
    if (net.layers[-1].weights.shape[1] == 1) != is_odds:
        raise ValueError(f"{path} {'plays, and gives no odds' if is_odds else 'gives odds, and does not play'}")
    return [(jnp.asarray(weights), jnp.asarray(biases)) for weights, biases in net.floats()]


def best_replies(net: Net) -> Callable[[npt.NDArray[np.uint8], npt.NDArray[np.bool_]], npt.NDArray[np.intp]]:
    """Returns a function for the most likely reply of each row, which networks play at tables."""
    likeliest = jax.jit(lambda features, legal: likelihoods(net, features, legal).argmax(1))
    return lambda features, legal: np.asarray(likeliest(features, legal))


def show_progress(done: int, of: int) -> None:
    """Shows a progress bar on a terminal; the line of the next checkpoint is longer and replaces it."""
    if sys.stderr.isatty():
        bar = "#" * (25 * done // of)
        print(f"[{bar:25}] {done} of {of} updates", end="\r", file=sys.stderr, flush=True)
