"""Editions of one's own, from files and as mappings."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import kuhhandel
from kuhhandel import Batch, Game
from kuhhandel.pettingzoo import env

FARM: dict[str, Any] = {
    "id": "farm",
    "seats": [2, 3],
    "animals": [{"id": "hen", "worth": 20, "copies": 3}, {"id": "yak", "worth": 70, "copies": 2, "payouts": [10, 50]}],
    "money": {"0": 6, "10": 12, "50": 6},
    "hand": {"0": 1, "10": 2},
    "rules": {"zeros_return": True},
}


def test_game_takes_a_mapping_or_a_file_and_goes_by_its_id(tmp_path: Path):
    path = tmp_path / "farm.json"
    path.write_text(json.dumps(FARM, indent=2))
    games = [Game(edition, 2, seed=1) for edition in (FARM, path, str(path), "farm")]
    assert {game.edition for game in games} == {"farm"}
    assert len({game.digest for game in games}) == 1
    assert kuhhandel.animals("farm") == ["hen", "yak"]
    assert kuhhandel.table_sizes("farm") == [2, 3]
    assert "farm" not in kuhhandel.edition_ids()


def test_batches_and_environments_take_it_too():
    assert Batch(FARM, 3, 4, seed=1, replies="nth").seat.size == 4
    table = env(FARM, 2)
    table.reset(seed=1)
    assert table.action_space("seat_0").n == kuhhandel.reply_count("farm")  # pyright: ignore[reportAttributeAccessIssue]


def test_record_and_pickle_bring_it_along():
    game = Game(FARM, 2, seed=3)
    game.step(0)
    assert game.record()["edition_file"] == FARM
    assert "edition_file" not in Game("second", 4, seed=1).record()
    assert pickle.loads(pickle.dumps(game)).digest == game.digest


def test_what_is_wrong_is_named():
    def refusal(**changed: object) -> str:
        with pytest.raises(ValueError, match="edition: ") as refused:
            Game(FARM | {"id": "other"} | changed, 2, seed=1)
        return str(refused.value)

    assert refusal(hand={"10": 5}) == "edition: money: cannot pay the hands and the payouts of 3 players"
    assert refusal(colour="red").startswith("edition: colour: is not a known field here; known are id, ")
    assert refusal(animals=[{"id": "hen", "worth": 0, "copies": 3}]) == "edition: animals[0].worth: must be from 1 to 10000"
    assert refusal(id="second") == "edition: id: 'second' is a published edition"
    assert refusal(id="farm", hand={"0": 1}) == "edition: id: 'farm' is another edition already"
    for wrong in (3, None):
        with pytest.raises(TypeError):
            Game(wrong, 2, seed=1)  # pyright: ignore[reportArgumentType]
