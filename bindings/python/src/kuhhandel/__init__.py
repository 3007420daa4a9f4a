"""The card game Kuhhandel (auctions and bluffed trades) for research: docs/PYTHON.md."""

from importlib.metadata import version as _version

from . import _signatures as _signatures  # isort: skip  # before the compiled functions are imported by name
from . import _nets as _nets
from . import _pickled as _pickled
from . import bots
from ._arena import Standing, arena
from ._ceilings import ceiling_replies, legal_ceilings
from ._editions import add_edition
from ._encoding import Column, encode, encoding, features
from ._errors import IllegalReply
from ._kuhhandel import OBSERVATION_SIZE, Batch, Game, animals, edition_ids, reply_count, table_sizes
from ._moves import Move, moves
from ._names import Option, reply_name
from ._net import Layer, Net, Playable
from ._observation import Part, observation_layout, read_observation
from ._records import Position, Record, decisions, positions
from ._replies import CompactLayout, ReplyPart, compact_layout, reply_layout

__version__ = _version("kuhhandel")

__all__ = [
    "OBSERVATION_SIZE",
    "Batch",
    "Column",
    "CompactLayout",
    "Game",
    "IllegalReply",
    "Layer",
    "Move",
    "Net",
    "Option",
    "Part",
    "Playable",
    "Position",
    "Record",
    "ReplyPart",
    "Standing",
    "add_edition",
    "animals",
    "arena",
    "bots",
    "ceiling_replies",
    "compact_layout",
    "decisions",
    "edition_ids",
    "encode",
    "encoding",
    "features",
    "legal_ceilings",
    "moves",
    "observation_layout",
    "positions",
    "read_observation",
    "reply_count",
    "reply_layout",
    "reply_name",
    "table_sizes",
]
