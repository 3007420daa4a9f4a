"""What the replies of an edition are."""

import json
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from ._kuhhandel import compact_layout_json, reply_layout_json


@dataclass(frozen=True)
class ReplyPart:
    """`count` replies of one kind, from `at` on."""

    name: str
    at: int
    count: int


@dataclass(frozen=True)
class CompactLayout:
    """All compact replies of an edition.

    `table` has the full reply that each is where the lowest bid is ten and the fewest cards are none; every ten that the
    lowest bid is higher moves `raise` on by one, every card that is needed moves `money` on by one. `hash` is a fingerprint
    of the table.
    """

    size: int
    hash: int
    parts: tuple[ReplyPart, ...]
    table: npt.NDArray[np.uint16]


@cache
def reply_layout(edition: str) -> dict[str, ReplyPart]:
    """The full replies by name.

    Of `bid` the first is ten and each next ten more, of `money` and `lay` the first is none of a card's and the zero, of
    `exclude` the first is the edition's first animal, and of `trade` 16 for each step to the left have the animals in their
    order, the last being rats. All others are one.

    >>> bids = reply_layout("second")["bid"]
    >>> bids.at + 3 - 1  # the reply that bids 30
    243
    """
    return {part["name"]: ReplyPart(**part) for part in json.loads(reply_layout_json(edition))["parts"]}


@cache
def compact_layout(edition: str) -> CompactLayout:
    """What the numbers of `replies="compact"` mean."""
    layout = json.loads(compact_layout_json(edition))
    parts = tuple(ReplyPart(**part) for part in layout["parts"])
    table = np.array(layout["table"], np.uint16)
    table.setflags(write=False)
    return CompactLayout(layout["size"], int(layout["hash"]), parts, table)
