"""What a training run is asked to do."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from ._tables import Company, LineUp

#: Line-ups of tables of any sizes: who learns (`self`), its own past (`past`) and built-in bots. All have as many tables.
#: They are of the run's edition, or begin with another, as in `duel: self farmer`.
TABLES = (
    "self self self self",
    "self farmer farmer farmer",
    "self farmer farmer farmer",
    "self past farmer farmer",
)


@dataclass(frozen=True)
class Options:
    """All that a run follows from: the same options give the same net on the same machine, to the bit."""

    edition: str = "second"
    tables: tuple[str, ...] = TABLES
    seed: int = 1
    #: How many decisions are learned from, those that are imitated not among them.
    decisions: int = 1_200_000
    #: Games at once; decisions of games that ended, to an update; of those, to a step; how often all are gone through.
    games: int = 256
    rows: int = 16_384
    minibatch: int = 1_024
    epochs: int = 3
    #: The widths of the hidden layers.
    layers: tuple[int, ...] = (256, 128)
    #: The file of a net whose play is judged: it plays, and learns nothing more. What is learned, and written, is a net
    #: of odds of those widths, which knows what a player knows. Then nobody is imitated.
    judged: str = ""
    #: Whether the critic knows what is in every hand, as no player does.
    hands: bool = False
    #: The file of a net of those widths that it goes on from, in place of imitating anybody. Its critic is new, so over
    #: the first `imitated` decisions, by `imitation_rate`, the critic alone learns.
    begin: str = ""
    #: The built-in bot that is imitated at first, "none" for learning from nothing; over so many of its decisions.
    imitate: str = "farmer"
    imitated: int = 300_000
    imitation_rate: float = 1e-3
    imitation_minibatch: int = 1_024
    #: How far a step goes; over the last part of the run, the whole of it at 1, it falls to nothing in equal steps.
    rate: float = 5e-4
    cooling: float = 1.0
    #: After so many decisions the rate begins again at half of what it was, and falls over what is left; 0 for never.
    restart: int = 0
    #: How much it counts that the policy stays open.
    entropy: float = 0.003
    #: How much the policy is drawn to a slow average of itself, and how much of that stays with each step.
    magnet: float = 0.02
    magnet_stays: float = 0.999
    #: How far an update may change how likely a reply is.
    clip: float = 0.2
    #: How little what was expected in between counts, beside what came out.
    lam: float = 0.99
    #: The past is who one was, taken anew after so many updates.
    past_every: int = 12
    #: Updates from one checkpoint to the next; there all games begin anew, so that a run that goes on is the same.
    checkpoint_every: int = 12
    #: The built-in bots that it is measured by at each checkpoint, alone among as many of each as make a table of so
    #: many, in so many games; at the end in four times as many. `duel: farmer` is measured in that edition.
    measured_by: tuple[str, ...] = ("farmer",)
    measured_seats: int = 4
    measured_games: int = 256

    def __post_init__(self) -> None:
        """Raises ValueError where something cannot be."""
        if self.judged and self.begin:
            raise ValueError(f"begin: {self.begin}: the net that plays is judged, and learns nothing more")
        for bot in self.measured_by:
            edition = LineUp.of(bot, self.edition).edition
            if edition not in self.sizes:
                raise ValueError(f"measured_by: {bot}: no table is of the edition {edition}")

    @property
    def updates(self) -> int:
        """How many updates the run has."""
        return max(1, self.decisions // self.rows)

    @property
    def line_ups(self) -> list[LineUp]:
        """Of its tables."""
        return [LineUp.of(table, self.edition) for table in self.tables]

    @property
    def sizes(self) -> dict[str, list[int]]:
        """The numbers of seats of its tables of each edition, from the fewest on."""
        all_of = {line_up.edition: {len(one.names) for one in self.line_ups if one.edition == line_up.edition} for line_up in self.line_ups}
        return {edition: sorted(sizes) for edition, sizes in all_of.items()}

    @property
    def seats(self) -> int:
        """Of the largest of its tables."""
        return max(len(line_up.names) for line_up in self.line_ups)

    @property
    def company(self) -> Company:
        """Who there is to sit at them, as far as the critic knows."""
        return Company([] if self.judged else self.line_ups, self.hands)

    def rate_at(self, update: int) -> float:
        """How far a step of that update goes."""
        again = self.restart // self.rows or self.updates
        rate, begin, end = (self.rate, 0, again) if update < again else (self.rate / 2, again, self.updates)
        left = 1 - (update - begin) / (end - begin)
        return rate * min(1.0, left / self.cooling)

    @staticmethod
    def read(path: Path) -> "Options":
        """Those that a run was given, by its `options.json`."""
        given: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
        return Options(**{name: tuple(one) if isinstance(one, list) else one for name, one in given.items()})  # type: ignore[arg-type]

    def keep(self, path: Path) -> None:
        """Writes them, or raises ValueError where the folder has a run with others."""
        text = json.dumps(asdict(self), indent=2) + "\n"
        if path.exists() and path.read_text(encoding="utf-8") != text:
            raise ValueError(f"{path}: a run with other options is there; name another folder")
        path.write_text(text, encoding="utf-8")
