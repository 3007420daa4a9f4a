"""Copies of games and batches, also for other processes: they store the deal and the replies and replay them."""

import copyreg
from collections.abc import Mapping, Sequence
from typing import Any

from ._kuhhandel import Batch, Game, arguments_of, restore_batch, save_batch


def _of_game(game: Game) -> tuple[object, tuple[object, ...]]:
    record = game.record()
    return _game, ({**record, "commands": []}, game.replies, game.history().tolist())


def _game(record: Mapping[str, Any], replies: str, history: Sequence[int]) -> Game:
    if replies == "full":
        game = Game.from_record(record)
    else:  # these are dealt from a number
        edition, rules = record.get("edition_file", record["edition"]), record["rules"] or None
        game = Game(edition, len(record["seats"]), seed=int(record["seed"]), rules=rules, replies=replies)
    for reply in history:
        game.step(reply)
    return game


def _of_batch(batch: Batch) -> tuple[object, tuple[object, ...]]:
    return _batch, (_edition_of(batch), arguments_of(batch), save_batch(batch))


def _edition_of(batch: Batch) -> str | Mapping[str, object]:
    """Returns the id of the edition, or its JSON if other processes do not have it."""
    return Game(batch.edition, batch.seats, seed=0).record().get("edition_file", batch.edition)


def _batch(edition: str | Mapping[str, object], made_with: Mapping[str, Any], saved: bytes) -> Batch:
    words = [word.partition("=") for word in str(made_with["rules"]).split()]
    options: dict[str, Any] = {name: value for name, value in made_with.items() if name not in ("seats", "n")}
    options["rules"] = {name: value for name, _, value in words} or None
    batch = Batch(edition, int(made_with["seats"]), int(made_with["n"]), **options)
    restore_batch(batch, saved)
    return batch


copyreg.pickle(Game, _of_game)  # pyright: ignore[reportArgumentType]
copyreg.pickle(Batch, _of_batch)  # pyright: ignore[reportArgumentType]
