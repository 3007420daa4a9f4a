"""House rules in the engine's form."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def line_of(rules: Mapping[str, object] | str | os.PathLike[str]) -> str:
    """Takes a mapping of rules, or the path of a JSON file that may have them under `rules`; returns the engine's
    line."""
    if isinstance(rules, (str, os.PathLike)):
        rules = _read(Path(rules))
    if not isinstance(rules, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError("rules: a mapping, or a path to JSON, is needed")
    return " ".join(f"{name}={_word(name, value)}" for name, value in rules.items())


def _read(path: Path) -> Mapping[str, object]:
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read["rules"] if isinstance(read, dict) and "rules" in read else read  # pyright: ignore[reportUnnecessaryIsInstance]


def _word(name: object, value: object) -> str:
    if not isinstance(value, (bool, int, str)) or " " in str(value) or " " in str(name):
        raise ValueError(f"rules: {name}: {value!r} is not known")
    return str(value).lower() if isinstance(value, bool) else str(value)
