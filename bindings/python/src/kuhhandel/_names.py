"""Names of replies in the protocol's words, such as challenge, bid and pay."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from ._kuhhandel import Game, animals
from ._observation import DENOMINATIONS, part_of
from ._replies import ReplyPart, compact_layout, reply_layout

_KINDS = 16  # replies of trades for each step to the left; the last is of rats
_MONEY = "money"
_TEN = 10


@dataclass(frozen=True)
class Option:
    """A legal reply. `do` is the protocol's word; fields that do not apply are None.

    `seat` is the challenged seat, `animal` the animal of a challenge or an exclusion, `amount` a bid, `card` the value
    offered for a rat. Money is chosen one denomination at a time: `cards` cards of `value`.
    """

    reply: int
    do: str
    seat: int | None = None
    animal: str | None = None
    amount: int | None = None
    card: int | None = None
    cards: int | None = None
    value: int | None = None

    def __str__(self) -> str:
        if self.do == "challenge":
            return f"challenge seat {self.seat}, {self.animal}"
        if self.cards is not None:
            return f"{self.do} {self.cards} \u00d7 {self.value}"
        about = next((word for word in (self.animal, self.amount, self.card) if word is not None), None)
        return self.do if about is None else f"{self.do} {about}"


def reply_name(reply: int, edition: str = "second") -> str:
    """Returns the name of a full reply of an edition (an id). Money is chosen one denomination at a time, so its replies are numbers of
    cards.

    >>> reply_name(244)
    'bid 40'
    >>> reply_name(2), reply_name(239)
    ('challenge rooster, 1 to the left', 'silent')
    """
    part, at = _part_at(int(reply), edition)
    if part.name == "trade":
        return f"challenge {_animal(edition, at % _KINDS)}, {at // _KINDS + 1} to the left"
    if part.name == _MONEY:
        return f"{at} cards"
    if part.name == "bid":
        return f"bid {_TEN * (at + 1)}"
    if part.name == "lay":
        return f"lay {DENOMINATIONS[at]}"
    return f"exclude {_animal(edition, at)}" if part.name == "exclude" else part.name


def name_in(game: Game, reply: int) -> str:
    """Returns the name of a reply to this game's current question, with seats instead of steps and with card values."""
    return str(_option(game, int(reply)))


def options_of(game: Game) -> list[Option]:
    """Returns the legal replies as objects."""
    return [_option(game, int(reply)) for reply in game.legal()]


def repr_of(game: Game) -> str:
    """Returns the edition and the current position in short."""
    where = "finished" if game.done else f"seat {game.seat} of {game.seats} is asked, {game.count} legal replies"
    return f"<kuhhandel.Game {game.edition!r}, {game.seats} seats, {game.history().size} replies given: {where}>"


def said(reply: int, edition: str) -> str:
    """Returns the number of a reply, with its name if it is known."""
    known = edition and 0 <= reply <= last_reply(edition)
    return f"{reply} ({reply_name(reply, edition)})" if known else str(reply)


def summary(legal: Sequence[int], edition: str) -> str:
    """Summarises legal replies: 'silent, bid 40 to bid 180'."""
    runs = [_run(numbers, edition) for numbers in _runs(sorted(int(reply) for reply in legal))]
    shown = ", ".join(runs[:8])
    return shown + f" and {len(runs) - 8} more" if len(runs) > 8 else shown or "nothing, the game is over"


def _runs(numbers: list[int]) -> Iterator[list[int]]:
    for _, run in groupby(enumerate(numbers), key=lambda at: at[1] - at[0]):
        yield [number for _, number in run]


def _run(numbers: list[int], edition: str) -> str:
    if not edition:
        return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
    by_part = [list(run) for _, run in groupby(numbers, key=lambda reply: _part_at(reply, edition)[0].name)]
    return ", ".join(_of_a_part(run, edition) for run in by_part)


def _of_a_part(numbers: list[int], edition: str) -> str:
    if _part_at(numbers[0], edition)[0].name not in ("bid", _MONEY):
        return ", ".join(said(reply, edition) for reply in numbers)
    first, last = said(numbers[0], edition), said(numbers[-1], edition)
    return first if len(numbers) == 1 else f"{first} to {last}"


def _option(game: Game, reply: int) -> Option:
    full = _full(game, reply)
    part, at = _part_at(full, game.edition)
    seen = game.observe()
    turn = (part_of(seen, "turn") + (game.seat or 0)) % game.seats
    match part.name:
        case "trade":
            seat = (turn + at // _KINDS + 1) % game.seats
            return Option(reply, "challenge", seat=seat, animal=_animal(game.edition, at % _KINDS))
        case "bid":
            return Option(reply, "bid", amount=_TEN * (at + 1))
        case "lay":
            return Option(reply, "lay", card=DENOMINATIONS[at])
        case "exclude":
            return Option(reply, "exclude", animal=_animal(game.edition, at))
        case "money":
            do = "pay" if part_of(seen, "payee") > 0 else "counter" if part_of(seen, "countering") else "offer"
            return Option(reply, do, cards=at, value=DENOMINATIONS[part_of(seen, "denomination")])
        case name:
            return Option(reply, name)


def _full(game: Game, reply: int) -> int:
    """Returns the full reply of a compact reply if the lowest bid is 10 and no card is required."""
    if game.replies != "compact":
        return reply
    layout = compact_layout(game.edition)
    full = int(layout.table[reply])
    seen = game.observe()
    part, _ = _part_at(full, game.edition)
    if part.name == "bid":
        return full + part_of(seen, "amount")
    return full + part_of(seen, "fewest") if part.name == _MONEY else full


@cache
def _parts(edition: str) -> tuple[ReplyPart, ...]:
    return tuple(sorted(reply_layout(edition).values(), key=lambda part: part.at))


def last_reply(edition: str) -> int:
    """Returns the highest full reply."""
    last = _parts(edition)[-1]
    return last.at + last.count - 1


def _part_at(reply: int, edition: str) -> tuple[ReplyPart, int]:
    for part in _parts(edition):
        if part.at <= reply < part.at + part.count:
            return part, reply - part.at
    raise ValueError(f"reply: {reply} is not a reply of {edition!r}; they are from 0 to {last_reply(edition)}")


@cache
def _animals(edition: str) -> tuple[str, ...]:
    return tuple(animals(edition))


def _animal(edition: str, kind: int) -> str:
    names = _animals(edition)
    return names[kind] if kind < len(names) else "rat" if kind == _KINDS - 1 else f"animal {kind}"
