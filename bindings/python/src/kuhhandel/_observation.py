"""What the bytes of an observation mean."""

import json
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from ._kuhhandel import observation_layout_json


#: The values of money cards, in rising order.
DENOMINATIONS = (0, 10, 20, 50, 100, 200, 500)
#: Grows whenever a place means something else.
OBSERVATION_VERSION: int = json.loads(observation_layout_json())["version"]


@dataclass(frozen=True)
class Part:
    """`count` numbers of `bytes` each, the low byte first, from `at` on.

    Where `each_seat` is not 0 they stand again for every seat, so many bytes further on for each step to the left of the
    observer. `plus` was added to each, so that 0 is for what there is not. A number is then a plain `number`, an amount in
    `tens`, a `seat` by steps to the left, `seats` by bits, or an `animal` by its place in the edition.
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
    """The parts of an observation, in their order."""
    return tuple(Part(**part) for part in json.loads(observation_layout_json())["parts"])


@cache
def _places() -> dict[str, Part]:
    return {part.name: part for part in observation_layout()}


def part_at(name: str) -> int:
    """Where a part begins."""
    return _places()[name].at


def part_of(observation: npt.NDArray[np.uint8], name: str) -> int:
    """The first number of a part as it is in the bytes: what was added is not taken off."""
    part = _places()[name]
    return int.from_bytes(observation[part.at : part.at + part.bytes].tobytes(), "little")


def read_observation(observation: npt.NDArray[np.uint8], seats: int) -> dict[str, npt.NDArray[np.int32]]:
    """The parts by name: [count], or [seats, count] for a part of each seat; what was added is taken off.

    >>> from kuhhandel import Game
    >>> seen = read_observation(Game("second", 3, seed=1).observe(), seats=3)
    >>> seen["hand"].tolist()  # money cards of 0, 10, 20, 50, 100, 200 and 500
    [2, 4, 0, 1, 0, 0, 0]
    """
    read: dict[str, npt.NDArray[np.int32]] = {}
    for part in observation_layout():
        rows = [part.at + part.each_seat * seat for seat in range(seats if part.each_seat else 1)]
        places = np.array(rows)[:, None, None] + np.arange(part.bytes * part.count).reshape(part.count, part.bytes)
        numbers = observation[places].astype(np.int32) @ (1 << 8 * np.arange(part.bytes, dtype=np.int32))
        read[part.name] = (numbers if part.each_seat else numbers[0]) - part.plus
    return read
