"""Converts a record to a table of commands."""

from collections.abc import Mapping
from typing import Any, TypedDict

from ._kuhhandel import Game


class Move(TypedDict):
    """A command of a record; fields that do not apply are None.

    `by` is a seat, or None for the house, which ends auctions. `seat` and `animal` belong to a challenge or an
    exclusion, `amount` to a bid, `card` is the value offered for a rat. For money: `cards` is the number of cards,
    `zeros` the number of worthless cards, and `money` their sum.
    """

    step: int
    by: int | None
    do: str
    seat: int | None
    animal: str | None
    amount: int | None
    card: int | None
    cards: int | None
    zeros: int | None
    money: int | None


def moves(record: Game | Mapping[str, Any]) -> list[Move]:
    """Returns a dict for each command of a game or its record, as input for `pandas.DataFrame`.

    >>> game = Game("second", 3, seed=1)
    >>> game.step(0)  # the first turn is an auction
    >>> [(row["step"], row["do"]) for row in moves(game)]
    [(0, 'auction')]
    """
    told = record.record() if isinstance(record, Game) else record
    return [_move(step, command) for step, command in enumerate(told["commands"])]


def _move(step: int, command: Mapping[str, Any]) -> Move:
    laid: Mapping[str, int] | None = command.get("money")
    return {
        "step": step,
        "by": None if command["by"] == "house" else int(command["by"]),
        "do": str(command["do"]),
        "seat": command.get("seat"),
        "animal": command.get("animal"),
        "amount": command.get("amount"),
        "card": command.get("card"),
        "cards": None if laid is None else sum(laid.values()),
        "zeros": None if laid is None else laid.get("0", 0),
        "money": None if laid is None else sum(int(value) * count for value, count in laid.items()),
    }
