"""Records as games, positions and tables."""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from ._editions import add_edition
from ._kuhhandel import Game, game_from_record, record_rows, row_columns
from ._names import Option, options_of
from ._observation import part_of

#: A game, a record as a mapping, its JSON, or the path of its file.
Record: TypeAlias = Game | Mapping[str, Any] | str | os.PathLike[str]


class Position(NamedTuple):
    """A question of a recorded game and the reply to it.

    `turn` and `seat` are the player in turn and the asked seat, `lot` is the animal that is auctioned or traded,
    `amount` the highest bid or the amount owed. `scores` and `shares` are those at the end of the record. `game` is the
    position itself. It changes with the next step of the iterator; clone it to keep it.
    """

    step: int
    phase: str
    turn: int
    seat: int
    lot: str | None
    amount: int
    pile: int
    legal: list[Option]
    reply: Option
    scores: npt.NDArray[np.int32]
    shares: npt.NDArray[np.float32]
    game: Game


_PHASES = ("finished", "turn_choice", "bidding", "buying_right", "answer", "offer", "countdown", "rat_round", "division", "quartet_exclusion", "offer")
_ASKS_MONEY = 5


def game_of(record: Record) -> Game:
    """Returns the game after the last command of a record."""
    return record if isinstance(record, Game) else game_from_record(_text_of(record))


def positions(record: Record, *, forced: bool = False) -> Iterator[Position]:
    """Yields the questions of a game or record, in order; with `forced`, also those with a single legal reply.

    >>> game = Game("second", 3, seed=1)
    >>> game.step(0); game.step(239)
    >>> [(at.phase, at.lot, str(at.reply)) for at in positions(game)]
    [('bidding', 'goose', 'silent')]
    """
    end = game_of(record)
    scores, shares = end.scores(), end.shares()
    now = game_of({**end.record(), "commands": []}) if end.replies == "full" else _from_the_start(end)
    for step, reply in enumerate(end.history().tolist()):
        if forced or now.count > 1:
            yield _position(step, now, reply, scores, shares)
        now.step(reply)


def _from_the_start(game: Game) -> Game:
    record = game.record()
    edition = record.get("edition_file", game.edition)
    return Game(edition, game.seats, seed=int(record["seed"]), rules=record["rules"] or None, replies=game.replies)


def _position(step: int, now: Game, reply: int, scores: npt.NDArray[np.int32], shares: npt.NDArray[np.float32]) -> Position:
    seen, seat = now.observe(), now.seat
    assert seat is not None
    legal = options_of(now)
    lot = part_of(seen, "lot")
    asks = part_of(seen, "asks")
    payment = asks == _ASKS_MONEY and part_of(seen, "payee") > 0
    answer = asks == _ASKS_MONEY and part_of(seen, "countering")
    return Position(
        step=step,
        phase="payment" if payment else "answer" if answer else _PHASES[asks],
        turn=(part_of(seen, "turn") + seat) % now.seats,
        seat=seat,
        lot=lots(now.edition)[lot - 1] if lot else None,
        amount=10 * part_of(seen, "amount"),
        pile=part_of(seen, "pile"),
        legal=legal,
        reply=next(option for option in legal if option.reply == reply),
        scores=scores,
        shares=shares,
        game=now,
    )


def decisions(records: Record | Iterable[Record]) -> dict[str, npt.NDArray[Any]]:
    """Returns all commands of one or more games or records as columns for `pandas.DataFrame` or `polars.DataFrame`.

    A row is a command with the position before it. `game` counts the records and `step` the commands of each. `by`
    acts, -1 for the house; `do` is the command, `seat`, `animal`, `amount`, `card`, `cards`, `zeros` and `money` are
    its fields. `turn`, `phase`, `lot`, `pile`, `standing` (the highest bid, or the amount owed), `bidder` and `partner`
    describe the position. `score` and `share` are the final ones of `by`. Numbers that do not apply are -1, words are
    "".

    >>> game = Game("second", 3, seed=1)
    >>> for reply in (0, 239, 250): game.step(reply)
    >>> table = decisions(game)
    >>> table["do"].tolist(), table["lot"].tolist(), table["amount"].tolist()
    (['auction', 'bid'], ['', 'goose'], [-1, 100])
    """
    one = isinstance(records, (Game, Mapping, str, os.PathLike))
    tables = [_rows(number, record) for number, record in enumerate([records] if one else records)]  # type: ignore[list-item]
    if not tables:
        raise ValueError("records: there are none")
    return {name: np.concatenate([table[name] for table in tables]) for name in tables[0]}


def _rows(number: int, record: Record) -> dict[str, npt.NDArray[Any]]:
    text = record.record_json() if isinstance(record, Game) else _text_of(record)
    edition, rows, scores, shares = record_rows(text)
    columns: dict[str, npt.NDArray[Any]] = {
        "game": np.full(len(rows), number, np.int32),
        "step": np.arange(len(rows), dtype=np.int32),
        "edition": np.full(len(rows), edition),
    }
    for at, (name, words) in enumerate(_columns(edition)):
        columns[name] = words[rows[:, at]] if words is not None else rows[:, at]
    by = columns["by"]
    columns["score"] = np.where(by < 0, 0, scores[by])
    columns["share"] = np.where(by < 0, np.float32(0), shares[by])
    return columns


@cache
def _columns(edition: str) -> tuple[tuple[str, npt.NDArray[np.str_] | None], ...]:
    """Returns the words of a column by number; the last means none."""
    return tuple((name, np.array([*words, ""]) if words else None) for name, words in row_columns(edition))


@cache
def lots(edition: str) -> tuple[str, ...]:
    """Returns the names of the cards that are auctioned and traded, by number."""
    return tuple(dict(row_columns(edition))["lot"])


def _text_of(record: Mapping[str, Any] | str | os.PathLike[str]) -> str:
    """Returns the JSON of a record and registers its edition if it is a custom one."""
    told: Mapping[str, Any]
    if isinstance(record, Mapping):
        told, text = record, json.dumps(dict(record))
    elif isinstance(record, str) and record.lstrip().startswith("{"):
        text = record
        told = json.loads(text) if '"edition_file"' in text else {}
    elif isinstance(record, (str, os.PathLike)):  # pyright: ignore[reportUnnecessaryIsInstance]
        return _text_of(Path(record).read_text(encoding="utf-8"))
    else:
        raise TypeError(f"record: a mapping, JSON or a path is needed, not {type(record).__name__}")
    if "edition_file" in told:
        add_edition(told["edition_file"])
    return text
