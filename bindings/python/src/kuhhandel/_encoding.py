"""Observations as floats, for nets."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from ._observation import Part, observation_layout

_KINDS = 16
_QUESTIONS = 10
_DENOMINATIONS = 7
#: What one of each number is divided by: about the most of it that is usual, so that floats are small.
_SCALES = {
    "seats": 6.0,
    "pile": 40.0,
    "paydays": 4.0,
    "handed_out": 100.0,
    "amount": 100.0,
    "stake": 4.0,
    "round": 4.0,
    "offered": 10.0,
    "countering": 1.0,
    "fewest": 100.0,
    "card": 50.0,
    "hand": 10.0,
    "laid": 10.0,
    "bank": 10.0,
    "cards": 20.0,
    "traded": 1.0,
    "herds": 4.0,
    "remembers": 1.0,
    "tied": 100.0,
    "least": 10.0,
    "most": 10.0,
    "least_sum": 100.0,
    "most_sum": 100.0,
    "bid_of_lot": 100.0,
    "shown": 100.0,
    "challenges": 10.0,
    "accepted": 10.0,
    "countered": 10.0,
    "higher": 10.0,
}


class Column(NamedTuple):
    """One float of an encoding, made of the observation's byte at `at`, and of the next one where it is `wide`.

    Of that number the lowest `bits` above `shift` count. Where there is `equals`, the float is 1 where they are that, else
    0; without, they are divided by `scale`. Numbers that may be missing keep the 1 that was added, so 0 is for none.
    """

    name: str
    at: int
    wide: bool = False
    shift: int = 0
    bits: int = 16
    equals: int | None = None
    scale: float = 1.0


@cache
def encoding(seats: int) -> tuple[Column, ...]:
    """The columns of `encode`, in their order. Seats are named by steps to the left of the observer."""
    return tuple(column for part in observation_layout() for column in _columns_of(part, seats))


def encode(observation: npt.NDArray[np.uint8], seats: int) -> npt.NDArray[np.float32]:
    """Observations [..., 320] of a table of so many as floats [..., columns]; `encoding` says what they are."""
    plan = _plan(seats)
    number = observation[..., plan.at] + observation[..., plan.next] * plan.weight >> plan.shift & plan.mask
    return np.where(plan.is_choice, number == plan.equals, number * plan.factor)


class _Plan(NamedTuple):
    at: npt.NDArray[np.intp]
    next: npt.NDArray[np.intp]
    weight: npt.NDArray[np.uint16]
    shift: npt.NDArray[np.uint16]
    mask: npt.NDArray[np.uint16]
    is_choice: npt.NDArray[np.bool_]
    equals: npt.NDArray[np.uint16]
    factor: npt.NDArray[np.float32]


@cache
def _plan(seats: int) -> _Plan:
    columns = encoding(seats)
    return _Plan(
        at=np.array([column.at for column in columns]),
        next=np.array([column.at + column.wide for column in columns]),
        weight=np.array([256 * column.wide for column in columns], np.uint16),
        shift=np.array([column.shift for column in columns], np.uint16),
        mask=np.array([(1 << column.bits) - 1 for column in columns], np.uint16),
        is_choice=np.array([column.equals is not None for column in columns]),
        equals=np.array([column.equals or 0 for column in columns], np.uint16),
        factor=np.array([1 / column.scale for column in columns], np.float32),
    )


def _columns_of(part: Part, seats: int) -> Iterator[Column]:
    if not part.each_seat:
        yield from _columns_at(part, part.name, part.at, seats)
        return
    for seat in range(seats):
        yield from _columns_at(part, f"{part.name} of {seat}", part.at + seat * part.each_seat, seats)


def _columns_at(part: Part, name: str, first: int, seats: int) -> Iterator[Column]:
    for number in range(part.count):
        at = first + part.bytes * number
        if part.name == "pedigrees":
            yield from _owners(2 * number, at, seats)
        else:
            yield from _columns_of_number(part, name if part.count == 1 else f"{name}, {number}", at, seats)


def _owners(animal: int, at: int, seats: int) -> Iterator[Column]:
    """Of the pedigrees of two animals, in half a byte each."""
    for half in range(2):
        for seat in range(seats):
            name = f"pedigrees, {animal + half} is {seat}"
            yield Column(name, at, shift=4 * half, bits=4, equals=seat + 1)


def _columns_of_number(part: Part, name: str, at: int, seats: int) -> Iterator[Column]:
    choices = {"asks": _QUESTIONS, "denomination": _DENOMINATIONS}.get(part.name)
    choices = choices or {"seat": seats, "animal": _KINDS}.get(part.reading)
    if part.reading == "seats":
        yield from (Column(f"{name} has {seat}", at, shift=seat, bits=1) for seat in range(seats))
    elif choices is not None:
        yield from (Column(f"{name} is {choice}", at, equals=choice + part.plus) for choice in range(choices))
    else:
        yield Column(name, at, wide=part.bytes == 2, scale=_SCALES[part.name])
