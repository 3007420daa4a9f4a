# pyright: basic
"""Checkpoints: the complete state of a run in a file. A resumed run gives the same result."""

import os
from pathlib import Path
from typing import NamedTuple

import jax
import numpy as np

from ._policy import Learner, Net


class Checkpoint(NamedTuple):
    """The state after `update` updates."""

    update: int
    learner: Learner
    past: Net


def write_checkpoint(path: Path, at: Checkpoint) -> None:
    """Writes the file atomically."""
    half = path.with_suffix(".half.npz")
    np.savez(half, *map(np.asarray, jax.tree.leaves(at)))
    os.replace(half, path)


def read_checkpoint(path: Path, like: Checkpoint) -> Checkpoint:
    """Reads a checkpoint with the structure of `like`. Returns `like` if the file does not exist."""
    if not path.exists():
        return like
    with np.load(path) as arrays:
        at = jax.tree.unflatten(jax.tree.structure(like), [arrays[f"arr_{i}"] for i in range(len(arrays))])
    return at._replace(update=int(at.update))
