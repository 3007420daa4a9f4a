# pyright: basic
"""`python -m kuhhandel.train RUN`: trains a network in the folder RUN, or resumes the run there (docs/TRAINING.md)."""

import argparse
from dataclasses import fields, replace
from pathlib import Path

from . import Options, train


def main() -> None:
    """Reads the options from the command line; lists are separated by commas."""
    parser = argparse.ArgumentParser(prog="python -m kuhhandel.train", description=__doc__)
    parser.add_argument("folder", type=Path, help="where checkpoints, curve and net are kept")
    parser.add_argument("--options", type=Path, help="options.json of a run: whatever is not given here is as there")
    parser.add_argument("--threads", type=int, default=1, help="cores that games are played on; the net is the same with any number")
    parser.add_argument("--stop-at", type=int, help="stop at the first checkpoint from this update on; the same command with a later one continues")
    for field in fields(Options):
        name = f"--{field.name.replace('_', '-')}"
        if isinstance(field.default, bool):
            parser.add_argument(name, action=argparse.BooleanOptionalAction, default=argparse.SUPPRESS)
        else:
            parser.add_argument(name, type=_reader_of(field.default), default=argparse.SUPPRESS)
    given = vars(parser.parse_args())
    folder, file, threads, stop_at = (given.pop(name) for name in ("folder", "options", "threads", "stop_at"))
    print(train(folder, replace(Options() if file is None else Options.read(file), **given), threads=threads, stop_at=stop_at))


def _reader_of(default: object):
    if not isinstance(default, tuple):
        return type(default)
    of_one = type(default[0])
    return lambda text: tuple(of_one(part.strip()) for part in text.split(","))


main()
