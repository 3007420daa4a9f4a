"""Observations as small integers or floats, for networks."""

import json
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from ._arrays import observations_of
from ._kuhhandel import OBSERVATION_SIZE, features_layout_json
from ._kuhhandel import features as _features
from ._observation import part_at

#: The feature value that represents one: features are from 0 to 255, the floats of `encode` from 0 to almost 4.
UNIT = 64


@dataclass(frozen=True)
class Column:
    """One feature. Its source is byte `at` of an observation (or of the derived bytes that follow it); with `wide`,
    also the next byte.

    The feature uses the lowest `bits` bits above `shift`. If `equals` is 0 or more, the feature is 64 if the bits have
    this value, and 0 otherwise. If `equals` is negative, it is `times` the excess over `above`, at most 255. The
    observation adds 1 to numbers that may be missing, and the features keep this: 0 means missing.
    """

    name: str
    at: int
    wide: bool
    shift: int
    bits: int
    equals: int
    above: int
    times: int


@cache
def encoding(seats: int) -> tuple[Column, ...]:
    """Returns the columns of `features` and `encode`, in order, for tables of at most `seats` seats.

    Seats are counted in steps to the left of the observer. `the other` is the partner of a trade, otherwise the bidder
    or payer; `the richest` has the highest sum of the other players.
    """
    return tuple(Column(**column) for column in json.loads(features_layout_json(seats))["features"])


@cache
def features_hash(seats: int) -> int:
    """Returns a hash of the column definitions. A network can be loaded only if it was trained with the same
    columns."""
    return int(json.loads(features_layout_json(seats))["hash"])


def features(observation: npt.NDArray[np.uint8], seats: int) -> npt.NDArray[np.uint8]:
    """Converts observations uint8 [..., 320] to integer features uint8 [..., columns].

    `seats` is the largest supported table, from 2 to 6. Raises ValueError for an observation of a larger table, since
    the columns would omit seats.
    """
    given = observations_of(observation, OBSERVATION_SIZE)
    rows = np.ascontiguousarray(given).reshape(-1, OBSERVATION_SIZE)
    most = int(rows[:, part_at("seats")].max(initial=0))
    if most > seats:
        raise ValueError(f"seats: {seats} is too few for an observation at a table of {most}")
    return _features(rows, seats).reshape(*given.shape[:-1], -1)


def encode(observation: npt.NDArray[np.uint8], seats: int) -> npt.NDArray[np.float32]:
    """Converts observations uint8 [..., 320] to float32 [..., columns], from 0 to almost 4; 1.0 represents one.

    `seats` is the largest supported table, from 2 to 6. `observation` may be `Game.observe()` or `Batch.obs`.

    >>> from kuhhandel import Batch
    >>> batch = Batch("second", 4, 64, seed=1, memory=True)
    >>> encode(batch.obs, 4).shape == (64, len(encoding(4)))
    True
    """
    return features(observation, seats).astype(np.float32) * np.float32(1 / UNIT)
