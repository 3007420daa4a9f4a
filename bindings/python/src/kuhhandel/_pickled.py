"""Games between processes: they are told by their deal and replies, and played again."""

import copyreg
from collections.abc import Mapping, Sequence

from ._kuhhandel import Game


def _told(game: Game) -> tuple[object, tuple[object, ...]]:
    record = game.record()
    rules = record["rules"] or None
    edition = record.get("edition_file", game.edition)
    return _played, (edition, game.seats, int(record["seed"]), rules, game.replies, game.history().tolist())


def _played(
    edition: str | Mapping[str, object], seats: int, seed: int, rules: Mapping[str, object] | None, replies: str, history: Sequence[int]
) -> Game:
    game = Game(edition, seats, seed=seed, rules=rules, replies=replies)
    for reply in history:
        game.step(reply)
    return game


copyreg.pickle(Game, _told)  # pyright: ignore[reportArgumentType]
