"""The options of a training run."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from ._tables import Company, LineUp

#: Line-ups of tables of any size: the learner (`self`), its past (`past`) and built-in bots. All have the same number of tables.
#: They use the run's edition, or name another one, as in `duel: self farmer`.
TABLES = (
    "self self self self",
    "self farmer farmer farmer",
    "self farmer farmer farmer",
    "self past farmer farmer",
)


@dataclass(frozen=True)
class Options:
    """The options that determine a run: the same options give a bit-identical network on the same machine."""

    edition: str = "second"
    tables: tuple[str, ...] = TABLES
    seed: int = 1
    #: Number of decisions to learn from, without the imitated ones.
    decisions: int = 1_200_000
    #: Games at once; decisions of finished games per update; decisions per minibatch; passes over each update's decisions.
    games: int = 256
    rows: int = 16_384
    minibatch: int = 1_024
    epochs: int = 3
    #: Widths of the hidden layers.
    layers: tuple[int, ...] = (256, 128)
    #: Bot that plays for `self` and `past`, by ceilings: its sums are rounded down to those of networks. The run trains and
    #: writes a network of its win odds, which knows what a player knows; it imitates and measures nothing.
    judged: str = ""
    #: Whether the critic knows all hands, unlike a player.
    hands: bool = False
    #: File of a network with these widths to start from, instead of imitation. The critic of a player is new, so only the
    #: critic learns in the first `imitated` decisions, with `imitation_rate`.
    begin: str = ""
    #: Built-in bot to imitate at the start ("none": no imitation), and for how many of its decisions.
    imitate: str = "farmer"
    imitated: int = 300_000
    imitation_rate: float = 1e-3
    imitation_minibatch: int = 1_024
    #: Learning rate; it falls to 0 in equal steps over the last part `cooling` of the run (1: the whole run).
    rate: float = 5e-4
    cooling: float = 1.0
    #: Number of decisions after which the rate restarts at half its value and falls over the rest; 0 for never.
    restart: int = 0
    #: Weight of the entropy bonus.
    entropy: float = 0.003
    #: Weight of the regularisation towards a slow average of the policy, and the part of it that stays with each step.
    magnet: float = 0.02
    magnet_stays: float = 0.999
    #: Clip range of PPO.
    clip: float = 0.2
    #: Lambda of generalised advantage estimation.
    lam: float = 0.99
    #: The past policy is replaced after this number of updates.
    past_every: int = 12
    #: Updates between checkpoints. All games restart at a checkpoint, so that a resumed run gives the same result.
    checkpoint_every: int = 12
    #: Built-in bots to measure against at each checkpoint, alone at a table of `measured_seats`, in `measured_games`
    #: games; four times as many at the end. `duel: farmer` is measured in that edition.
    measured_by: tuple[str, ...] = ("farmer",)
    measured_seats: int = 4
    measured_games: int = 256

    def __post_init__(self) -> None:
        """Raises ValueError for options that contradict each other."""
        if self.judged and self.hands:
            raise ValueError("hands: a network of odds knows what a player knows")
        for bot in self.measured:
            edition = LineUp.of(bot, self.edition).edition
            if edition not in self.sizes:
                raise ValueError(f"measured_by: {bot}: no table is of the edition {edition}")

    @property
    def updates(self) -> int:
        """The number of updates of the run."""
        return max(1, self.decisions // self.rows)

    @property
    def line_ups(self) -> list[LineUp]:
        """The line-ups of its tables."""
        return [LineUp.of(table, self.edition) for table in self.tables]

    @property
    def sizes(self) -> dict[str, list[int]]:
        """The numbers of seats of its tables by edition, ascending."""
        all_of = {line_up.edition: {len(one.names) for one in self.line_ups if one.edition == line_up.edition} for line_up in self.line_ups}
        return {edition: sorted(sizes) for edition, sizes in all_of.items()}

    @property
    def measured(self) -> tuple[str, ...]:
        """The bots to measure against; a run that trains odds has none."""
        return () if self.judged else self.measured_by

    @property
    def seats(self) -> int:
        """The number of seats of its largest table."""
        return max(len(line_up.names) for line_up in self.line_ups)

    @property
    def company(self) -> Company:
        """The opponents that the critic distinguishes."""
        return Company([] if self.judged else self.line_ups, self.hands)

    def rate_at(self, update: int) -> float:
        """Returns the learning rate of an update."""
        again = self.restart // self.rows or self.updates
        rate, begin, end = (self.rate, 0, again) if update < again else (self.rate / 2, again, self.updates)
        left = 1 - (update - begin) / (end - begin)
        return rate * min(1.0, left / self.cooling)

    @staticmethod
    def read(path: Path) -> "Options":
        """Reads the options from a run's `options.json`."""
        given: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
        return Options(**{name: tuple(one) if isinstance(one, list) else one for name, one in given.items()})  # type: ignore[arg-type]

    def keep(self, path: Path) -> None:
        """Writes the options. Raises ValueError if the folder has a run with others."""
        text = json.dumps(asdict(self), indent=2) + "\n"
        if path.exists() and path.read_text(encoding="utf-8") != text:
            raise ValueError(f"{path}: a run with other options is there; name another folder")
        path.write_text(text, encoding="utf-8")
