"""A record as a table."""

from collections.abc import Mapping
from typing import Any, TypedDict

from ._kuhhandel import Game


class Move(TypedDict):
    """A command of a record; what it does not say is None.

    `by` is a seat, or None of the house, which lets the hammer fall. `seat` and `animal` are those of a challenge or an
    exclusion, `amount` is a bid, `card` the value that is laid on a rat. Of money that is laid, `cards` is how many, `zeros`
    how many of them are worth nothing, and `money` what they come to.
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
    """A row for each command of a game or its record, as `pandas.DataFrame` takes them.

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
