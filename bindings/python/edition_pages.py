"""Writes a page of figures for each published edition, for authors of bots: edition_pages.py FOLDER"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from random_play import play_random_games

import kuhhandel

EDITIONS = Path(__file__).parents[2] / "editions"
GAMES = 100


def page_of(edition: str) -> str:
    """Returns the page from the edition's file, the package, and random games."""
    said = json.loads((EDITIONS / f"{edition}.json").read_text(encoding="utf-8"))
    parts = [f"# `{edition}` in numbers", *_about(said), _table([("", ""), *_box(said)]), _replies(edition), _games(edition)]
    return "\n".join([*parts, _FOOT, ""])


_FOOT = """
[The words of this page](../EDITIONS.md#editions-in-numbers)."""


def _about(said: Mapping[str, Any]) -> list[str]:
    words = said.get("words", {}).get("en")
    if words is None:
        return ["For research: small enough to be solved or searched exhaustively.", ""]
    return [f"{words['name']}. {words['difference']}", ""]


def _box(said: Mapping[str, Any]) -> list[tuple[str, str]]:
    fewest, most = said["seats"]
    animals = said["animals"]
    return [
        ("players", str(fewest) if fewest == most else f"{fewest} to {most}"),
        ("animals", ", ".join(f"{one['id']} {one['worth']}" for one in animals)),
        ("animal cards", f"{sum(one['copies'] for one in animals)}, {animals[0]['copies']} of each animal"),
        *((f"paydays by the {one['id']}", ", ".join(map(str, one["payouts"]))) for one in animals if "payouts" in one),
        *((words, json.dumps(said[name])) for name, words in _FURTHER.items() if name in said),
        ("money in the box", _money(said["money"])),
        ("starting hand", _money(said["hand"])),
        ("different rules", ", ".join(f"`{name}` {json.dumps(rule)}" for name, rule in said.get("rules", {}).items()) or "none"),
    ]


_FURTHER = {
    "rats": "rats",
    "pedigree": "worth of a pedigree",
    "cards_per_auction": "animals in a lot",
    "division": "money in a division",
    "bonus": "the bonus card",
}


def _money(cards: Mapping[str, int]) -> str:
    counts = sorted((int(value), count) for value, count in cards.items())
    told = ", ".join(f"{count} of {value}" for value, count in counts)
    return f"{sum(cards.values())} cards worth {sum(value * count for value, count in counts)}: {told}"


def _replies(edition: str) -> str:
    by_way = {way: kuhhandel.reply_count(edition, way) for way in ("full", "compact", "ceilings")}
    features = {seats: len(kuhhandel.encoding(seats)) for seats in kuhhandel.table_sizes(edition)}
    columns = ", ".join(f"{count} at {seats} seats" for seats, count in features.items())
    return (
        f"\n## Observations and replies\n{by_way['full']} full replies, {by_way['compact']} compact ones, and "
        f"{len(kuhhandel.ceiling_replies())} of the full ones by ceilings.\nFeatures: {columns}.\n"
    )


def _games(edition: str) -> str:
    heads = ["players", "questions a game", "with one reply", "shortest", "longest", "signature"]
    rows = [tuple(heads), *(_games_of(edition, seats) for seats in kuhhandel.table_sizes(edition))]
    return "## Random games\n" + _table(rows)


def _games_of(edition: str, seats: int) -> tuple[str, ...]:
    steps = play_random_games(edition, seats, GAMES)
    ceilings = play_random_games(edition, seats, GAMES, replies="ceilings")
    both = [
        (f"{of.questions.mean():.0f}", f"{of.forced / GAMES:.0f}", str(of.questions.min()), str(of.questions.max()))
        for of in (steps, ceilings)
    ]
    return (str(seats), *(f"{one} ({other})" for one, other in zip(*both, strict=True)), f"`{steps.signature}`")


def _table(rows: list[tuple[str, ...]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for edition in kuhhandel.edition_ids():
        (folder / f"{edition}.md").write_text(page_of(edition), encoding="utf-8")


if __name__ == "__main__":
    main()
