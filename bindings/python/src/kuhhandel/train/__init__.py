"""Reproducible training: `python -m kuhhandel.train RUN`. Requires the extra `kuhhandel[train]`."""

import os

# One thread: sums are then always added in the same order.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

from ._options import Options as Options  # noqa: E402
from ._run import train as train  # noqa: E402

__all__ = ["Options", "train"]
