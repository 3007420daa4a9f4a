"""Custom editions."""

import json
import os
from collections.abc import Mapping
from pathlib import Path

from ._kuhhandel import add_edition_json


def add_edition(edition: Mapping[str, object] | str | os.PathLike[str]) -> str:
    """Registers an edition for the lifetime of the process and returns its id. Takes a path to JSON, or a mapping, that
    follows editions/edition.schema.json.
    """
    if not isinstance(edition, (Mapping, str, os.PathLike)):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError("edition: an id, a mapping, or a path to JSON, is needed")
    text = json.dumps(dict(edition)) if isinstance(edition, Mapping) else Path(edition).read_text(encoding="utf-8")
    add_edition_json(text)
    return str(json.loads(text)["id"])
