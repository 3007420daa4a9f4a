"""The event files of a run, read as TensorBoard reads them: records of a length, the bytes, and a checksum behind each."""

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from tensorboardX.proto.event_pb2 import Event
from tensorboardX.record_writer import masked_crc32c

from kuhhandel.train._events import add_events


def records(path: Path) -> Iterator[bytes]:
    data = path.read_bytes()
    while data:
        (size,), (head_sum,), (body_sum,) = (
            struct.unpack("<Q", data[:8]),
            struct.unpack("<I", data[8:12]),
            struct.unpack("<I", data[12 + int.from_bytes(data[:8], "little") :][:4]),
        )
        body = data[12 : 12 + size]
        assert (head_sum, body_sum) == (masked_crc32c(data[:8]), masked_crc32c(body))
        yield body
        data = data[16 + size :]


def points(folder: Path) -> list[tuple[str, int, float]]:
    events = [Event.FromString(body) for path in sorted(folder.glob("events.out.tfevents.*")) for body in records(path)]
    return [(value.tag, event.step, value.simple_value) for event in events for value in event.summary.value]


def test_every_number_of_a_line_is_a_point_over_the_decisions(tmp_path: Path):
    add_events(tmp_path, {"update": 3, "decisions": 768, "entropy": 0.5, "farmer": {"share": 0.25, "games": 24}})
    add_events(tmp_path, {"update": 6, "decisions": 1536, "entropy": 0.25})
    assert sorted(points(tmp_path)) == [
        ("decisions", 768, 768.0),
        ("decisions", 1536, 1536.0),
        ("entropy", 768, 0.5),
        ("entropy", 1536, 0.25),
        ("farmer/games", 768, 24.0),
        ("farmer/share", 768, 0.25),
        ("update", 768, 3.0),
        ("update", 1536, 6.0),
    ]


def test_a_file_begins_with_the_version_that_readers_look_for(tmp_path: Path):
    add_events(tmp_path, {"update": 0, "decisions": 0})
    (path,) = tmp_path.glob("events.out.tfevents.*")
    assert Event.FromString(next(records(path))).file_version == "brain.Event:2"
    assert Event.FromString(next(records(path))).wall_time == pytest.approx(path.stat().st_mtime, abs=5)
