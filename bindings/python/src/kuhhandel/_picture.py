"""A position as text and as a picture for notebooks."""

from collections.abc import Mapping
from html import escape

from ._kuhhandel import Game
from ._position import Position, SeatAt, position_of

_ROW = 34
_WIDTH = 760


def text_of(game: Game) -> str:
    """Returns a line for the question and one for each seat."""
    position = position_of(game)
    return "\n".join([_headline(position), *(_line(position, seat) for seat in range(len(position.seats)))])


def svg_of(game: Game) -> str:
    """Returns the position as SVG."""
    position = position_of(game)
    height = _ROW * (len(position.seats) + 1) + 8
    rows = "".join(_row(position, seat) for seat in range(len(position.seats)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" role="img" '
        f'style="max-width:100%" font-family="sans-serif" font-size="14">'
        f"<title>{escape(text_of(game))}</title>"
        f'<rect width="{_WIDTH}" height="{height}" rx="8" fill="#fff"/>'
        f'<text x="16" y="24" font-weight="bold" fill="#222">{escape(_headline(position))}</text>'
        f"{rows}</svg>"
    )


def _headline(position: Position) -> str:
    if position.asked is None:
        return f"{position.edition}, over"
    about = f", {position.lot}" if position.lot else ""
    amount = f" at {position.amount}" if position.amount else ""
    return f"{position.edition}, {position.pile} cards in the pile{about}{amount}, seat {position.asked} is asked"


def _line(position: Position, seat: int) -> str:
    at = position.seats[seat]
    mark = ">" if position.asked == seat else " "
    return f"{mark} seat {seat}  {at.points} points  {_counted(at.herd) or 'no animals'}  money {_counted(at.hand)}"


def _row(position: Position, seat: int) -> str:
    at = position.seats[seat]
    top = _ROW * (seat + 1) + 4
    fill = "#f3e3b8" if position.asked == seat else "#f2f2f0"
    texts = ((16, f"seat {seat}", "start"), (150, f"{at.points} points", "end"), (170, _counted(at.herd), "start"))
    told = "".join(_text(x, top + 20, text, anchor) for x, text, anchor in texts)
    return (
        f'<rect x="4" y="{top}" width="{_WIDTH - 8}" height="{_ROW - 4}" rx="6" fill="{fill}"/>'
        f"{told}{_text(_WIDTH - 16, top + 20, _money(at), 'end')}"
    )


def _text(x: int, y: int, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="#222">{escape(text)}</text>'


def _money(at: SeatAt) -> str:
    return f"{_counted(at.hand)} = {sum(value * count for value, count in at.hand.items())}"


def _counted(counts: Mapping[str, int] | Mapping[int, int]) -> str:
    return ", ".join(f"{kind}\u00d7{count}" if count > 1 else str(kind) for kind, count in counts.items())
