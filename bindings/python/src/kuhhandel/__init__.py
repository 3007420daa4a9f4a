"""Kuhhandel, the card game of auctions and bluffed trades, as research plays it: docs/RESEARCH.md."""

from ._errors import IllegalReply
from ._kuhhandel import OBSERVATION_SIZE, Batch, Game, edition_ids, reply_count

__all__ = ["OBSERVATION_SIZE", "Batch", "Game", "IllegalReply", "edition_ids", "reply_count"]
