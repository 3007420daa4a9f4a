# pyright: basic
"""The two kinds of learning: imitation of a bot, and reinforcement learning from own games."""

from collections.abc import Iterator
from typing import TypeAlias

import jax
import numpy as np
import numpy.typing as npt

from ._checkpoint import Checkpoint
from ._options import Options
from ._policy import Learner, Net, Rows, Weighed, choose, imitate, improve, judge, new_learner, share_of
from ._rows import Waiting
from ._tables import Chosen, Decided, Ended, LineUp, Seen, Setting, Tables

#: Statistics of an update, by name.
Told: TypeAlias = dict[str, float]


def portions(chance: np.random.Generator, rows: int, size: int, epochs: int) -> Iterator[npt.NDArray[np.intp]]:
    """Yields shuffled minibatches of row indices, `epochs` times; an incomplete last one is omitted."""
    for _ in range(epochs):
        order = chance.permutation(rows)
        for first in range(0, rows - size + 1, size):
            yield order[first : first + size]


def some_of(rows: Rows, some: npt.NDArray[np.intp]) -> Rows:
    """Returns the rows with these indices."""
    return jax.tree.map(lambda part: part[some], rows)


def imitated(learner: Learner, options: Options, threads: int) -> Learner:
    """Trains on games of a bot against itself, with ceiling replies: the policy imitates it, the critic learns who
    wins.
    """
    setting = Setting(options.company, threads, options.imitate)
    alone = [LineUp(edition, ("self",) * size) for edition, sizes in options.sizes.items() for size in sizes]
    tables = Tables(setting, alone, options.games, options.seed)
    waiting = Waiting()
    chance = np.random.default_rng(options.seed)
    nothing = np.zeros(options.games, np.float32)

    def advised(_: Seen) -> Chosen:
        return Chosen(tables.advised(), nothing, nothing)

    rounds = max(1, options.imitated // options.rows)
    for i in range(rounds):
        rows = waiting.collect(lambda: tables.step(advised), options.rows, options.lam)
        rate = options.imitation_rate * (1 - i / rounds)
        for some in portions(chance, len(rows.choice), options.imitation_minibatch, options.epochs):
            learner = imitate(learner, some_of(rows, some), rate)
    return new_learner(learner.net)


class Learning:
    """Updates from games against itself, its past and bots."""

    def __init__(self, options: Options, threads: int) -> None:
        self._options = options
        setting = Setting(options.company, threads, options.judged or None)
        self._tables = Tables(setting, options.line_ups, options.games, options.seed)
        self._waiting = Waiting()

    def begin_anew(self, update: int) -> None:
        """Starts new games, which depend only on the number of the update."""
        self._tables.reset(1_000_003 * update)
        self._waiting.forget()

    def update(self, at: Checkpoint) -> tuple[Checkpoint, Told]:
        """Plays, and learns from the decisions of the games that ended."""
        learner, told = self._learned(at, self._played(at, at.update, self._options.lam))
        is_new_past = (at.update + 1) % self._options.past_every == 0
        return Checkpoint(at.update + 1, learner, learner.net if is_new_past else at.past), told

    def of_critic(self, at: Checkpoint) -> Learner:
        """Trains the critic alone on the shares that follow."""
        options = self._options
        learner = at.learner
        rounds = max(1, options.imitated // options.rows)
        for i in range(rounds):
            rows = self._played(at, options.updates + i, lam=1)
            rate = options.imitation_rate * (1 - i / rounds)
            for some in self._portions(options.updates + i, rows):
                learner, _ = judge(learner, some_of(rows, some), rate)
        return new_learner(learner.net)

    def _played(self, at: Checkpoint, draws: int, lam: float) -> Rows:
        """Returns decisions of games that ended; the learner's randomness depends on `draws`."""
        if self._options.judged:
            return self._waiting.collect(lambda: self._advised_step(at.learner.net), self._options.rows, lam)
        key = jax.random.fold_in(jax.random.key(self._options.seed), draws)

        def step():
            nonlocal key
            key, own, of_past = jax.random.split(key, 3)
            return self._tables.step(
                lambda seen: choose(at.learner.net, seen, own),
                lambda seen: choose(at.past, seen, of_past),
            )

        return self._waiting.collect(step, self._options.rows, lam)

    def _advised_step(self, net: Net) -> tuple[Decided, Ended]:
        """Lets the judged bot decide; the critic adds its estimate."""

        def advised(seen: Seen) -> Chosen:
            return Chosen(self._tables.advised(), np.zeros(len(seen.legal), np.float32), share_of(net, seen))

        return self._tables.step(advised)

    def _learned(self, at: Checkpoint, rows: Rows) -> tuple[Learner, Told]:
        return self._judged(at, rows) if self._options.judged else self._improved(at, rows)

    def _judged(self, at: Checkpoint, rows: Rows) -> tuple[Learner, Told]:
        learner, errors = at.learner, []
        for some in self._portions(at.update, rows):
            learner, error = judge(learner, some_of(rows, some), self._options.rate_at(at.update))
            errors.append(error)
        return learner, {"error": float(np.mean(errors))}

    def _improved(self, at: Checkpoint, rows: Rows) -> tuple[Learner, Told]:
        options = self._options
        weighed = Weighed(options.clip, options.entropy, options.magnet, options.rate_at(at.update))
        gained = (rows.advantage - rows.advantage.mean()) / (rows.advantage.std() + 1e-6)
        learner, told = at.learner, []
        for some in self._portions(at.update, rows):
            portion = some_of(rows._replace(advantage=gained), some)
            learner, one = improve(learner, portion, weighed, options.magnet_stays)
            told.append(one)
        names = ("entropy", "moved", "error")
        return learner, {name: float(np.mean(part)) for name, part in zip(names, zip(*told, strict=True), strict=True)}

    def _portions(self, draws: int, rows: Rows) -> Iterator[npt.NDArray[np.intp]]:
        options = self._options
        chance = np.random.default_rng([options.seed, draws])
        return portions(chance, len(rows.choice), options.minibatch, options.epochs)
