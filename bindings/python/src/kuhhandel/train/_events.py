# pyright: basic
"""Writes the learning curve for TensorBoard."""

import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

from tensorboardX.event_file_writer import EventsWriter
from tensorboardX.proto.event_pb2 import Event  # pyright: ignore[reportAttributeAccessIssue]
from tensorboardX.summary import scalar


def add_events(folder: Path, line: Mapping[str, object]) -> None:
    """Writes the numbers of one line of the curve to a new event file, by the number of decisions so far."""
    with closing(EventsWriter(str(folder / "events"), f".{line['update']}")) as events:
        for name, number in _numbers(line):
            step = int(str(line["decisions"]))
            events.write_event(Event(wall_time=time.time(), step=step, summary=scalar(name, number)))


def _numbers(line: Mapping[str, object], within: str = "") -> Iterator[tuple[str, float]]:
    for name, value in line.items():
        if isinstance(value, Mapping):
            yield from _numbers(value, f"{within}{name}/")
        elif isinstance(value, int | float):
            yield within + name, value
