"""Kuhhandel, the card game of auctions and bluffed trades, as research plays it: docs/RESEARCH.md."""

from ._compact import CompactLayout, CompactPart, compact_layout
from ._errors import IllegalReply
from ._kuhhandel import OBSERVATION_SIZE, Batch, Game, edition_ids, reply_count
from ._observation import Part, observation_layout, read_observation

__all__ = [
    "OBSERVATION_SIZE",
    "Batch",
    "CompactLayout",
    "CompactPart",
    "Game",
    "IllegalReply",
    "Part",
    "compact_layout",
    "edition_ids",
    "observation_layout",
    "read_observation",
    "reply_count",
]
