"""The 157 replies of networks that play by ceilings."""

import json
from functools import cache

import numpy as np
import numpy.typing as npt

from ._kuhhandel import ceiling_layout_json


@cache
def ceiling_replies() -> npt.NDArray[np.uint16]:
    """Returns the full reply for each of the 157 replies of `replies="ceilings"`; the table is the same in every
    edition.
    """
    table = np.array(json.loads(ceiling_layout_json())["table"], np.uint16)
    table.setflags(write=False)
    return table


@cache
def ceiling_replies_hash() -> int:
    """Returns a hash of the table. A network can be loaded only if it was trained with the same table."""
    return int(json.loads(ceiling_layout_json())["hash"])


def legal_ceilings(mask: npt.NDArray[np.uint8]) -> npt.NDArray[np.bool_]:
    """Returns which of the 157 replies are legal, bool [..., 157], from a byte mask of a game or batch with
    `replies="ceilings"`.

    >>> from kuhhandel import Game
    >>> game = Game("second", 3, seed=1, replies="ceilings")
    >>> ceiling_replies()[legal_ceilings(game.mask())].tolist() == game.legal().tolist()
    True
    """
    if mask.dtype.kind not in "bui" or mask.max(initial=0) > 1:
        raise ValueError("mask: bytes 0 or 1 for each reply are needed, from Game.mask or a Batch with mask='u8'")
    table = ceiling_replies()
    known = table < mask.shape[-1]
    return np.logical_and(mask[..., np.where(known, table, 0)], known)
