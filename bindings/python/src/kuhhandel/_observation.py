"""The layout of the bytes of an observation."""

import json
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from ._arrays import observations_of
from ._kuhhandel import OBSERVATION_SIZE, observation_layout_json

#: The values of money cards, in ascending order.
DENOMINATIONS = (0, 10, 20, 50, 100, 200, 500)
#: The sizes of a table.
SEATS = range(2, 7)
#: Increases when the meaning of a byte changes.
OBSERVATION_VERSION: int = json.loads(observation_layout_json())["version"]


@dataclass(frozen=True)
class Part:
    """`count` numbers of `bytes` bytes each, low byte first, from byte `at`.

    If `each_seat` is not 0, the part is repeated for each seat, `each_seat` bytes apart, in steps to the left of the
    observer. `plus` was added to each number, so that 0 means missing. `reading` says what a number is: a plain `number`,
    an amount in `tens`, a `seat` in steps to the left, `seats` as bits, or an `animal` as its position in the edition.
    """

    name: str
    at: int
    bytes: int
    count: int
    each_seat: int
    plus: int
    reading: str


@cache
def observation_layout() -> tuple[Part, ...]:
    """Returns the parts of an observation, in order."""
    return tuple(Part(**part) for part in json.loads(observation_layout_json())["parts"])


@cache
def _places() -> dict[str, Part]:
    return {part.name: part for part in observation_layout()}


def part_at(name: str) -> int:
    """Returns the first byte of a part."""
    return _places()[name].at


def part_of(observation: npt.NDArray[np.uint8], name: str) -> int:
    """Returns the first number of a part as stored, without subtracting `plus`."""
    part = _places()[name]
    return int.from_bytes(observation[part.at : part.at + part.bytes].tobytes(), "little")


def read_observation(observation: npt.NDArray[np.uint8], seats: int) -> dict[str, npt.NDArray[np.int32]]:
    """Returns the parts of observations uint8 [..., 320] by name, with `plus` subtracted: [..., count], or [..., seats,
    count] for parts with one block per seat. `seats` is the number of seats of the table, from 2 to 6.

    >>> from kuhhandel import Game
    >>> seen = read_observation(Game("second", 3, seed=1).observe(), seats=3)
    >>> seen["hand"].tolist()  # money cards of 0, 10, 20, 50, 100, 200 and 500
    [2, 4, 0, 1, 0, 0, 0]
    """
    given = observations_of(observation, OBSERVATION_SIZE)
    if seats not in SEATS:
        raise ValueError(f"seats: from {SEATS[0]} to {SEATS[-1]}, not {seats}")
    read: dict[str, npt.NDArray[np.int32]] = {}
    for part in observation_layout():
        rows = [part.at + part.each_seat * seat for seat in range(seats if part.each_seat else 1)]
        places = np.array(rows)[:, None, None] + np.arange(part.bytes * part.count).reshape(part.count, part.bytes)
        numbers = given[..., places].astype(np.int32) @ (1 << 8 * np.arange(part.bytes, dtype=np.int32))
        read[part.name] = (numbers if part.each_seat else numbers[..., 0, :]) - part.plus
    return read
