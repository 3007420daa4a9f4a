"""The layout of the replies of an edition."""

import json
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from ._kuhhandel import compact_layout_json, reply_layout_json


@dataclass(frozen=True)
class ReplyPart:
    """`count` replies of one kind, from reply `at`."""

    name: str
    at: int
    count: int


@dataclass(frozen=True)
class CompactLayout:
    """All compact replies of an edition.

    `table` has the full reply of each if the lowest bid is 10 and no card is required. For each 10 that the lowest bid
    is higher, add `raise`; for each required card, add `money`. `hash` is a hash of the table.
    """

    size: int
    hash: int
    parts: tuple[ReplyPart, ...]
    table: npt.NDArray[np.uint16]


@cache
def reply_layout(edition: str) -> dict[str, ReplyPart]:
    """Returns the full replies by name.

    The first `bid` is 10, and each next one is 10 more. The first `money` reply means no card, the first `lay` reply the zero. The
    first `exclude` is the edition's first animal. `trade` has 16 replies for each step to the left: the animals in
    order, with rats as the last. Other kinds have one reply.

    >>> bids = reply_layout("second")["bid"]
    >>> bids.at + 3 - 1  # the reply that bids 30
    243
    """
    return {part["name"]: ReplyPart(**part) for part in json.loads(reply_layout_json(edition))["parts"]}


@cache
def compact_layout(edition: str) -> CompactLayout:
    """Returns the meaning of the replies of `replies="compact"`."""
    layout = json.loads(compact_layout_json(edition))
    parts = tuple(ReplyPart(**part) for part in layout["parts"])
    table = np.array(layout["table"], np.uint16)
    table.setflags(write=False)
    return CompactLayout(layout["size"], int(layout["hash"]), parts, table)
