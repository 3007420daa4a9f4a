"""A record as a table has all that the record says."""

import json
from pathlib import Path

import numpy as np

from kuhhandel import Game, moves


def test_rows_say_what_the_commands_say():
    game = Game("second", 4, seed=1)
    chance = np.random.default_rng(1)
    while not game.done:
        game.step(int(chance.choice(game.legal())))
    rows, commands = moves(game), game.record()["commands"]
    assert rows == moves(game.record())
    assert [row["step"] for row in rows] == list(range(len(commands)))
    assert len({tuple(row) for row in rows}) == 1  # the same columns in each
    for row, command in zip(rows, commands, strict=True):
        told = {name: row[name] for name in ("do", "seat", "animal", "amount", "card") if row[name] is not None}
        assert told == {name: value for name, value in command.items() if name not in ("by", "money")}
        assert row["by"] == (None if command["by"] == "house" else command["by"])
        assert (row["cards"] is None) == ("money" not in command)


def test_money_is_counted():
    command = {"by": 2, "do": "offer", "money": {"0": 2, "50": 3}}
    (row,) = moves({"commands": [command]})
    assert (row["cards"], row["zeros"], row["money"]) == (5, 2, 150)


def test_every_golden_game_is_read():
    golden = Path(__file__).parents[3] / "tests" / "golden"
    records = [json.loads(path.read_text()) for path in golden.glob("*.json")]
    games = [record for record in records if isinstance(record, dict) and "commands" in record]
    assert len(games) > 20
    for game in games:
        assert [row["do"] for row in moves(game)] == [command["do"] for command in game["commands"]]
