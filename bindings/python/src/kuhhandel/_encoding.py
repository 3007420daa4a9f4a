"""Observations as small whole numbers or floats, for nets."""

import json
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from ._arrays import observations_of
from ._kuhhandel import OBSERVATION_SIZE, features_layout_json
from ._kuhhandel import features as _features
from ._observation import part_at

#: What a feature counts that is one: features are from 0 to 255, the floats of `encode` from 0 to almost 4.
UNIT = 64


@dataclass(frozen=True)
class Column:
    """One feature, made of the byte `at` of an observation, or behind it of what is derived, and of the next one where it is `wide`.

    Of that number the lowest `bits` above `shift` count. Where `equals` is not below 0 the feature is 64 where they are that,
    else 0; without, it is `times` what they are above `above`, at most 255. Numbers that may be missing keep the 1 that was
    added in the observation, so 0 is for none.
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
    """The columns of `features` and `encode`, in their order, for tables of at most so many.

    Seats are named by steps to the left of the observer; `the other` is the partner of a trade, else the bidder or payer, and
    `the richest` has the highest sum among the others.
    """
    return tuple(Column(**column) for column in json.loads(features_layout_json(seats))["features"])


@cache
def features_hash(seats: int) -> int:
    """A fingerprint of what the columns are made of: a net is read only where it is the one that it was made for."""
    return int(json.loads(features_layout_json(seats))["hash"])


def features(observation: npt.NDArray[np.uint8], seats: int) -> npt.NDArray[np.uint8]:
    """Observations uint8 [..., 320] as whole numbers uint8 [..., columns].

    `seats` is the largest table that the columns are for, from 2 to 6; an observation of a larger table is refused with
    ValueError, as the columns would leave out seats.
    """
    given = observations_of(observation, OBSERVATION_SIZE)
    rows = np.ascontiguousarray(given).reshape(-1, OBSERVATION_SIZE)
    most = int(rows[:, part_at("seats")].max(initial=0))
    if most > seats:
        raise ValueError(f"seats: {seats} is too few for an observation at a table of {most}")
    return _features(rows, seats).reshape(*given.shape[:-1], -1)


def encode(observation: npt.NDArray[np.uint8], seats: int) -> npt.NDArray[np.float32]:
    """The same as float32 [..., columns] from 0 to almost 4, in which 1 is one.

    >>> from kuhhandel import Batch
    >>> batch = Batch("second", 4, 64, seed=1, memory=True)
    >>> encode(batch.obs, 4).shape == (64, len(encoding(4)))
    True
    """
    return features(observation, seats).astype(np.float32) * np.float32(1 / UNIT)
