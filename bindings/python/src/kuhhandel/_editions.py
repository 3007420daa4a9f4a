"""Editions of one's own."""

import json
import os
from collections.abc import Mapping
from pathlib import Path

from ._kuhhandel import add_edition_json


def add_edition(edition: Mapping[str, object] | str | os.PathLike[str]) -> str:
    """Adds what a path's JSON, or a mapping, is by editions/edition.schema.json, for as long as the process runs; its id."""
    if not isinstance(edition, (Mapping, str, os.PathLike)):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError("edition: an id, a mapping, or a path to JSON, is needed")
    text = json.dumps(dict(edition)) if isinstance(edition, Mapping) else Path(edition).read_text(encoding="utf-8")
    add_edition_json(text)
    return str(json.loads(text)["id"])
