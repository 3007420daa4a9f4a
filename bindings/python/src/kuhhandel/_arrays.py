"""Converts arrays from users to the types of the engine."""

import operator

import numpy as np
import numpy.typing as npt

def as_reply(given: object) -> int:
    """Returns a reply as an int. TypeError says how to fix the call."""
    try:
        return operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"reply: a whole number is needed, not {given!r}") from None


def as_replies(given: object, number: int, count: int) -> npt.NDArray[np.uint16]:
    """Converts integers of any dtype, below `count`, to uint16 [number]. TypeError and ValueError say how to fix the call."""
    replies = np.asarray(given)
    if replies.dtype.kind not in "iu":
        raise TypeError(f"replies: the dtype is {replies.dtype}, and whole numbers are needed; try replies.astype(numpy.uint16)")
    if replies.shape != (number,):
        raise ValueError(f"replies: the shape is {replies.shape}, and one reply for each of the games is needed: ({number},)")
    beyond = np.flatnonzero((replies < 0) | (replies >= count))
    if beyond.size > 0:
        raise ValueError(f"replies: {replies[beyond[0]]} at {beyond[0]} is not a reply; they are from 0 to {count - 1}")
    return np.ascontiguousarray(replies, np.uint16)


def observations_of(given: object, size: int) -> npt.NDArray[np.uint8]:
    """Returns observations as uint8 [..., size]. TypeError and ValueError say how to fix the call."""
    observations = np.asarray(given)
    if observations.dtype != np.uint8:
        raise TypeError(f"observation: the dtype is {observations.dtype}, and uint8 is needed, as Game.observe and Batch.obs have it")
    if observations.ndim == 0 or observations.shape[-1] != size:
        raise ValueError(f"observation: the shape is {observations.shape}, and the last axis must have {size} bytes")
    return observations
