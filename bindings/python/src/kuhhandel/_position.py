"""A complete position, including secrets, as plain values for display."""

from typing import NamedTuple, TypeVar

from ._kuhhandel import Game, animals
from ._observation import DENOMINATIONS, read_observation

_RAT = 15
_Kind = TypeVar("_Kind")


class SeatAt(NamedTuple):
    """The open cards of a seat and its hand: numbers of money cards by value, including those in an offer."""

    herd: dict[str, int]
    hand: dict[int, int]
    points: int


class Position(NamedTuple):
    """A complete position: `lot` is auctioned or traded, `amount` is the highest bid or the amount owed."""

    edition: str
    pile: int
    asked: int | None
    lot: str | None
    amount: int
    seats: list[SeatAt]


def position_of(game: Game) -> Position:
    """Returns the position with its secrets."""
    kinds = dict(enumerate(animals(game.edition))) | {_RAT: "rat"}
    points = game.scores()
    seats: list[SeatAt] = []
    for seat in range(game.seats):
        seen = read_observation(game.observe(seat), game.seats)
        herd = {name: int(seen["herds"][0][_place(kind)]) for kind, name in kinds.items()}
        hand = {value: int(count) for value, count in zip(DENOMINATIONS, seen["hand"], strict=True)}
        seats.append(SeatAt(_held(herd), _held(hand), int(points[seat])))
    table = read_observation(game.observe(0), game.seats)
    lot = kinds.get(int(table["lot"][0]))
    return Position(game.edition, int(table["pile"][0]), game.seat, lot, 10 * int(table["amount"][0]), seats)


def _place(kind: int) -> int:
    """Returns the index of an animal in a herd: animals at even positions of the edition come first."""
    return kind // 2 + kind % 2 * 8


def _held(counts: dict[_Kind, int]) -> dict[_Kind, int]:
    return {kind: count for kind, count in counts.items() if count > 0}
