"""House rules, and games as records."""

import json
from pathlib import Path

import numpy as np
import pytest

from kuhhandel import Batch, Game


def test_rules_come_as_a_mapping_or_from_a_file(tmp_path: Path):
    house = {"settlement": "winner_pays", "zeros_return": True}
    path = tmp_path / "house.json"
    path.write_text(json.dumps({"rules": house}))
    assert Game("second", 4, seed=1, rules=house).record()["rules"] == house
    assert Game("second", 4, seed=1, rules=path).record()["rules"] == house
    assert Game("second", 4, seed=1).record()["rules"] == {}
    Batch("second", 4, 2, seed=1, rules=house)


def test_rules_that_there_are_not_are_named():
    for wrong in ({"luck": True}, {"settlement": "none"}, {"bonus": True}, {"settlement": None}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            Game("mini-2", 2, seed=1, rules=wrong)
    with pytest.raises(TypeError):
        Game("second", 4, seed=1, rules=3)


def test_record_has_the_game_so_far():
    game = Game("second", 4, seed=1)
    chance = np.random.default_rng(1)
    while not game.done:
        game.step(int(chance.choice(game.legal())))
    record = game.record()
    assert record["format"] == "kuhhandel-record"
    assert record["seats"] == ["1", "2", "3", "4"]
    assert record["commands"][0] == {"by": record["commands"][0]["by"], "do": "auction"}
    assert len(record["commands"]) > 100
    clone = game.clone()
    assert clone.record_json() == game.record_json()
