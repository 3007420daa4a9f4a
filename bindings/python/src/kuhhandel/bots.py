"""Players: the built-in bots, and what is written in Python.

A bot in Python is a function that is given what its seat may know, as `Game.observe` has it, and the legal replies, and
answers with one of them. Who wants to know when a game begins has a method `new_game` that gives such a function.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias, runtime_checkable

import numpy as np
import numpy.typing as npt

from ._kuhhandel import Game, SeatedBot, bot_names
from ._net import Net

Policy: TypeAlias = Callable[[npt.NDArray[np.uint8], npt.NDArray[np.uint16]], int]


@runtime_checkable
class PerGame(Protocol):
    """A bot that begins each game anew; one may sit on several seats of a game."""

    def new_game(self, edition: str, seats: int, seat: int, seed: int) -> Policy:
        """Who plays on this seat of a game; all of its chance should follow from the seed."""
        ...


@dataclass(frozen=True)
class BuiltIn:
    """A built-in bot, by its name and, of some, how long they think or how warm they are."""

    name: str

    def __post_init__(self) -> None:
        SeatedBot(self.name, Game("mini-2", 2, seed=0), 0, seed=0)


@dataclass(frozen=True)
class OfFile:
    """A net of a file (docs/NETS.md); a ValueError says what is wrong with it."""

    path: Path
    temperature: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.temperature <= 10:
            raise ValueError(f"temperature: from 0 to 10, not {self.temperature}")
        Net.read(self.path)

    @property
    def name(self) -> str:
        """What it is called wherever bots have names."""
        heat = f"temperature={self.temperature:.2f}:" if self.temperature else ""
        return f"net:{heat}{self.path}"

    def check_table(self, edition: str, seats: int) -> None:
        """Raises a ValueError where the net was not made for such a table."""
        if not Net.read(self.path).plays(edition, seats):
            raise ValueError(f"bot: {self.path} does not play {edition} at a table of {seats}")


Bot: TypeAlias = BuiltIn | OfFile | PerGame | Policy


def names() -> list[str]:
    """The built-in bots, the weakest first."""
    return bot_names()


def random() -> BuiltIn:
    """Does anything that is legal."""
    return BuiltIn("random")


def farmer() -> BuiltIn:
    """Weighs prices and chances, and bluffs now and then."""
    return BuiltIn("farmer")


def trader(rounds: int | None = None) -> BuiltIn:
    """Solves every horse trade, and bluffs as often as it pays; with fewer rounds to a solution it is quicker and less sure."""
    return BuiltIn("trader" if rounds is None else f"trader:rounds={rounds}")


def shark(playouts: int | None = None) -> BuiltIn:
    """Imagines the hidden cards and plays every choice out; with more playouts to a decision it plays better."""
    return BuiltIn("shark" if playouts is None else f"shark:playouts={playouts}")


def fox(*, temperature: float = 0.0) -> BuiltIn:
    """Has learned by playing: the net that is part of the package, where it was made for such a table, else a trader."""
    return BuiltIn(f"fox:temperature={temperature:.2f}" if temperature else "fox")


def owl(worlds: int | None = None) -> BuiltIn:
    """A fox that looks ahead in imagined worlds; in more of them it plays better."""
    return BuiltIn("owl" if worlds is None else f"owl:worlds={worlds}")


def net(path: str | Path, *, temperature: float = 0.0) -> OfFile:
    """A net of a file: it plays what it likes best, or with a temperature draws, at 1 as often as it was trained to."""
    return OfFile(Path(path), temperature)


def name_of(bot: Bot) -> str:
    """What a bot is called: its own name, or that of its function or class."""
    return str(getattr(bot, "name", None) or getattr(bot, "__name__", None) or type(bot).__name__)


def take_seat(bot: Bot, game: Game, seat: int, *, seed: int) -> Callable[[Game], int]:
    """Who answers for this seat: is called with the game, or a clone of it, whenever the seat is asked.

    >>> game = Game("second", 3, seed=1)
    >>> game.step(take_seat(farmer(), game, game.seat, seed=1)(game))
    """
    if isinstance(bot, OfFile):
        bot.check_table(game.edition, game.seats)
    if isinstance(bot, BuiltIn | OfFile):
        return SeatedBot(bot.name, game, seat, seed=seed).choose
    policy = bot.new_game(game.edition, game.seats, seat, seed) if isinstance(bot, PerGame) else bot
    return lambda asked: int(policy(asked.observe(seat), asked.legal()))
