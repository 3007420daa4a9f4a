"""Kuhhandel, the card game of auctions and bluffed trades, as research plays it: docs/RESEARCH.md."""

from . import _pickled as _pickled
from . import bots
from ._arena import Standing, arena
from ._ceilings import ceiling_replies, legal_ceilings
from ._compact import CompactLayout, CompactPart, compact_layout
from ._encoding import Column, encode, encoding, features
from ._errors import IllegalReply
from ._kuhhandel import OBSERVATION_SIZE, Batch, Game, animals, edition_ids, reply_count, table_sizes
from ._moves import Move, moves
from ._net import Layer, Net, Playable
from ._observation import Part, observation_layout, read_observation

__all__ = [
    "OBSERVATION_SIZE",
    "Batch",
    "Column",
    "CompactLayout",
    "CompactPart",
    "Game",
    "IllegalReply",
    "Layer",
    "Move",
    "Net",
    "Part",
    "Playable",
    "Standing",
    "animals",
    "arena",
    "bots",
    "ceiling_replies",
    "compact_layout",
    "edition_ids",
    "encode",
    "encoding",
    "features",
    "legal_ceilings",
    "moves",
    "observation_layout",
    "read_observation",
    "reply_count",
    "table_sizes",
]
