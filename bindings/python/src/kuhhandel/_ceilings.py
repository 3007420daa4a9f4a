"""The replies that a net has outputs for, when it plays by ceilings."""

import json
from functools import cache

import numpy as np
import numpy.typing as npt

from ._kuhhandel import ceiling_layout_json


@cache
def ceiling_replies() -> npt.NDArray[np.uint16]:
    """The full reply that each of the 157 is, the same in every edition: what `replies="ceilings"` takes."""
    table = np.array(json.loads(ceiling_layout_json())["table"], np.uint16)
    table.setflags(write=False)
    return table


@cache
def ceiling_replies_hash() -> int:
    """A fingerprint of the table: a net is read only where it is the one that it was made for."""
    return int(json.loads(ceiling_layout_json())["hash"])


def legal_ceilings(mask: npt.NDArray[np.uint8]) -> npt.NDArray[np.bool_]:
    """Which of the 157 are legal [..., 157], by a mask of bytes over the replies of a batch or game that is asked by ceilings.

    >>> from kuhhandel import Game
    >>> game = Game("second", 3, seed=1, replies="ceilings")
    >>> ceiling_replies()[legal_ceilings(game.mask())].tolist() == game.legal().tolist()
    True
    """
    table = ceiling_replies()
    known = table < mask.shape[-1]
    return np.logical_and(mask[..., np.where(known, table, 0)], known)
