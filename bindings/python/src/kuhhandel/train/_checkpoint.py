# pyright: basic
"""Where a run stands, in a file from which it goes on as if nothing had happened."""

import os
from pathlib import Path
from typing import NamedTuple

import jax
import numpy as np

from ._policy import Learner, Net


class Checkpoint(NamedTuple):
    """So many updates are done."""

    update: int
    learner: Learner
    past: Net


def write_checkpoint(path: Path, at: Checkpoint) -> None:
    """Wholly or not at all."""
    half = path.with_suffix(".half.npz")
    np.savez(half, *map(np.asarray, jax.tree.leaves(at)))
    os.replace(half, path)


def read_checkpoint(path: Path, like: Checkpoint) -> Checkpoint:
    """That of the file, which has the shape of `like`; `like` itself where there is none yet."""
    if not path.exists():
        return like
    with np.load(path) as arrays:
        at = jax.tree.unflatten(jax.tree.structure(like), [arrays[f"arr_{i}"] for i in range(len(arrays))])
    return at._replace(update=int(at.update))
