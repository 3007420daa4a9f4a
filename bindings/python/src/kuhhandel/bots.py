"""Players: built-in bots, and bots in Python.

Everywhere, a bot is a name such as `"farmer"`, `"owl:worlds=200"` or `"net:FILE"`, the result of a function below, or a
bot in Python. This is a function that takes the observation of its seat (`Game.observe`) and the legal replies, and
returns one of them; or an object with a method `new_game` that returns such a function for each game.
"""

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias, cast, runtime_checkable

import numpy as np
import numpy.typing as npt

from ._kuhhandel import Game, SeatedBot, bot_names
from ._net import Net

Policy: TypeAlias = Callable[[npt.NDArray[np.uint8], npt.NDArray[np.uint16]], int]


@runtime_checkable
class PerGame(Protocol):
    """A bot that starts from scratch in each game. It may have several seats of a game."""

    def new_game(self, edition: str, seats: int, seat: int, seed: int) -> Policy:
        """Returns the player for a seat of a game. Derive all of its randomness from the seed."""
        ...


@dataclass(frozen=True)
class BuiltIn:
    """A built-in bot by its name, with the bot's thinking time or temperature if it has one."""

    name: str

    def __post_init__(self) -> None:
        SeatedBot(self.name, Game("mini-2", 2, seed=0), 0, seed=0)


@dataclass(frozen=True)
class OfFile:
    """A network from a file (docs/NETS.md). Raises ValueError with the reason if it is not valid."""

    path: Path
    temperature: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.temperature <= 10:
            raise ValueError(f"temperature: from 0 to 10, not {self.temperature}")
        Net.read(self.path)

    @property
    def name(self) -> str:
        """The name of the bot in tables and records."""
        heat = f"temperature={self.temperature:.2f}:" if self.temperature else ""
        return f"net:{heat}{self.path}"

    def check_table(self, edition: str, seats: int) -> None:
        """Raises ValueError if the network was not made for such a table."""
        if not Net.read(self.path).plays(edition, seats):
            raise ValueError(f"bot: {self.path} does not play {edition} at a table of {seats}")


Bot: TypeAlias = str | BuiltIn | OfFile | PerGame | Policy


def named(name: str) -> BuiltIn | OfFile:
    """Returns the bot with this name: a built-in one, with or without options, `net:FILE`, or strangers to train and
    measure against, as `strangers:train` (docs/BOTS.md). Raises ValueError for other names.

    >>> named("owl:worlds=200")
    BuiltIn(name='owl:worlds=200')
    """
    kind, _, rest = name.partition(":")
    if kind == "exec":
        raise ValueError(f"bot: {name!r} is a program, which `kuhhandel arena` and `kuhhandel league` play with; here a bot is in Python")
    if kind != "net":
        return BuiltIn(name)
    option, _, path = rest.partition(":")
    if option.startswith("temperature="):
        return OfFile(Path(path), float(option.removeprefix("temperature=")))
    return OfFile(Path(rest))


def rows_for(given: Sequence[Bot | None] | Sequence[Sequence[Bot | None]], games: int, seats: int) -> list[list[str | None]]:
    """Returns the names of a batch's bots by game and seat; a single row applies to all games."""
    if isinstance(given, str):
        raise TypeError(f"bots: a list with a bot or None for each seat is needed, not {given!r}")
    rows = [given] * games if given and not _is_a_row(given[0]) else [*given]
    if rows and len(rows) != games:
        raise ValueError(f"bots: a row for each of the {games} games is needed, or one row for all of them")
    named_rows = [[_name_in_a_batch(bot) for bot in row] for row in cast(list[Sequence[Bot | None]], rows)]
    for row in named_rows:
        if len(row) != seats:
            raise ValueError(f"bots: each row has one for each seat: {seats}, not {len(row)}")
        if None not in row:
            raise ValueError("bots: a seat of each game must be without one, for the caller")
    return named_rows


def _is_a_row(one: object) -> bool:
    return isinstance(one, Sequence) and not isinstance(one, str)


def _name_in_a_batch(bot: Bot | None) -> str | None:
    if bot is None or isinstance(bot, (BuiltIn, OfFile)):
        return None if bot is None else bot.name
    if isinstance(bot, str):
        return named(bot).name
    raise TypeError("bots: a batch asks built-in bots and nets; leave None at the seat of a bot in Python, and reply for it")


def names() -> list[str]:
    """Returns the names of the built-in bots, the weakest first."""
    return bot_names()


def random() -> BuiltIn:
    """Chooses a random legal reply."""
    return BuiltIn("random")


def farmer() -> BuiltIn:
    """Weighs prices and chances, and sometimes bluffs."""
    return BuiltIn("farmer")


def trader(rounds: int | None = None) -> BuiltIn:
    """Solves each horse trade and bluffs at the optimal rate. Fewer rounds make it faster and less exact."""
    return BuiltIn("trader" if rounds is None else f"trader:rounds={rounds}")


def shark(playouts: int | None = None) -> BuiltIn:
    """Samples the hidden cards and plays each option to the end. More playouts make it stronger."""
    return BuiltIn("shark" if playouts is None else f"shark:playouts={playouts}")


def fox(*, temperature: float = 0.0) -> BuiltIn:
    """Plays by the package's trained network if it supports the table, otherwise like `trader`."""
    return BuiltIn(f"fox:temperature={temperature:.2f}" if temperature else "fox")


def owl(worlds: int | None = None) -> BuiltIn:
    """A fox that also searches in sampled worlds; more worlds make it stronger."""
    return BuiltIn("owl" if worlds is None else f"owl:worlds={worlds}")


def net(path: str | Path, *, temperature: float = 0.0) -> OfFile:
    """Plays a network from a file: its best reply, or with a temperature a random one; at 1, with the trained
    probabilities.
    """
    return OfFile(Path(path), temperature)


def name_of(bot: Bot) -> str:
    """Returns the name of a bot: its own, or that of its function or class."""
    if isinstance(bot, str):
        return bot
    return str(getattr(bot, "name", None) or getattr(bot, "__name__", None) or type(bot).__name__)


def take_seat(bot: Bot, game: Game, seat: int, *, seed: int) -> Callable[[Game], int]:
    """Returns a function that replies for this seat. Call it with the game, or a clone of it, each time the seat is
    asked.

    >>> game = Game("second", 3, seed=1)
    >>> game.step(take_seat(farmer(), game, game.seat, seed=1)(game))
    """
    if isinstance(bot, str):
        bot = named(bot)
    if isinstance(bot, OfFile):
        bot.check_table(game.edition, game.seats)
    if isinstance(bot, BuiltIn | OfFile):
        return Seated(bot.name, game.clone(), seat, seed)
    if any(bot is maker for maker in (random, farmer, trader, shark, fox, owl, net)):
        raise TypeError(f"bot: {name_of(bot)} makes a bot; call it, as in bots.{name_of(bot)}(…), or use the name '{name_of(bot)}'")
    policy = bot.new_game(game.edition, game.seats, seat, seed) if isinstance(bot, PerGame) else bot
    if not callable(policy):
        raise TypeError(f"bot: a name, a function, or an object with new_game is needed, not {bot!r}")
    return SeatedPolicy(policy, seat)


class Seated:
    """A built-in bot on a seat. A copy continues in a copy of its game, since a bot follows the game by its replies."""

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        self._made_by = (name, game, seat, seed)
        self._bot = SeatedBot(name, game, seat, seed=seed)

    def __call__(self, game: Game) -> int:
        return self._bot.choose(game)

    def __reduce__(self) -> tuple[object, ...]:
        return Seated, self._made_by


@dataclass(frozen=True)
class SeatedPolicy:
    """A bot in Python on a seat."""

    policy: Policy
    seat: int

    def __call__(self, game: Game) -> int:
        reply = self.policy(game.observe(self.seat), game.legal())
        try:
            return operator.index(reply)
        except TypeError:
            raise TypeError(f"bot: {name_of(self.policy)} returned {reply!r}, and one of the legal replies is needed") from None
