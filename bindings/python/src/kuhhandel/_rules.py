"""House rules as the engine takes them."""

import json
import os
from collections.abc import Mapping
from pathlib import Path


def line_of(rules: Mapping[str, object] | str | os.PathLike[str]) -> str:
    """From a mapping of rules to what they say, or a path to such JSON; a file may have them as its `rules`."""
    if isinstance(rules, (str, os.PathLike)):
        read = json.loads(Path(rules).read_text(encoding="utf-8"))
        rules = read.get("rules", read) if isinstance(read, dict) else read
    if not isinstance(rules, Mapping):
        raise TypeError("rules: a mapping, or a path to JSON, is needed")
    return " ".join(f"{name}={_word(name, value)}" for name, value in rules.items())


def _word(name: object, value: object) -> str:
    if not isinstance(value, (bool, int, str)) or " " in str(value) or " " in str(name):
        raise ValueError(f"rules: {name}: {value!r} is not known")
    return str(value).lower() if isinstance(value, bool) else str(value)
