"""Kuhhandel, the card game of auctions and bluffed trades, as research plays it: docs/RESEARCH.md."""

from . import _pickled as _pickled
from . import bots
from ._arena import Standing, arena
from ._compact import CompactLayout, CompactPart, compact_layout
from ._encoding import Column, encode, encoding
from ._errors import IllegalReply
from ._kuhhandel import OBSERVATION_SIZE, Batch, Game, animals, edition_ids, reply_count, table_sizes
from ._moves import Move, moves
from ._observation import Part, observation_layout, read_observation

__all__ = [
    "OBSERVATION_SIZE",
    "Batch",
    "Column",
    "CompactLayout",
    "CompactPart",
    "Game",
    "IllegalReply",
    "Move",
    "Part",
    "Standing",
    "animals",
    "arena",
    "bots",
    "compact_layout",
    "edition_ids",
    "encode",
    "encoding",
    "moves",
    "observation_layout",
    "read_observation",
    "reply_count",
    "table_sizes",
]
