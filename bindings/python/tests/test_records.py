"""Games from records, their positions, and tables of many."""

import json
from pathlib import Path

import numpy as np
import pytest

import kuhhandel
from kuhhandel import Game, add_edition, arena, decisions, moves, positions


def played(edition: str, seats: int, seed: int) -> Game:
    game = Game(edition, seats, seed=seed)
    chance = np.random.default_rng(seed)
    while not game.done:
        game.step(int(chance.choice(game.legal())))
    return game


@pytest.mark.parametrize("edition", kuhhandel.edition_ids())
def test_a_record_is_the_same_game_again(edition: str, tmp_path: Path):
    game = played(edition, kuhhandel.table_sizes(edition)[-1], 3)
    file = tmp_path / "game.json"
    file.write_text(game.record_json())
    for record in (game.record(), game.record_json(), file, str(file)):
        again = Game.from_record(record)
        assert (again.digest, again.record()) == (game.digest, game.record())
        # If several seats claim at the same count, the record has only the drawn one.
        assert again == game or edition == "master"


def test_a_record_of_an_evening_has_any_text_as_its_seed():
    record = Game("second", 3, seed=1).record() | {"seed": "7f3a \u00e9", "first": 2, "seats": ["Anna", "Ben", "Cleo"]}
    game = Game.from_record(record)
    assert game.seat == 2
    game.step(0)
    assert (game.record()["seed"], game.record()["first"]) == ("7f3a \u00e9", 2)
    assert Game.from_record(game.record()) == game


def test_what_is_no_record_is_refused_by_its_field():
    record = played("second", 3, 1).record()
    for change, said in [
        ({"edition": "seventh"}, "edition: no edition is called that"),
        ({"commands": [{"by": 0, "do": "lend"}]}, r"commands\[0\].do: no command is called that"),
        ({"commands": [{"by": 0, "do": "bid", "amount": 10}]}, r"commands\[0\]"),
        ({"position": {}}, "position"),
    ]:
        with pytest.raises(ValueError, match=said):
            Game.from_record(record | change)
    with pytest.raises(TypeError, match="record: a mapping"):
        Game.from_record(1)


def test_positions_lead_through_the_game():
    game = played("second", 4, 5)
    now = Game("second", 4, seed=5)
    told = 0
    for at in positions(game, forced=True):
        assert (at.seat, [option.reply for option in at.legal]) == (now.seat, now.legal().tolist())
        assert at.scores.tolist() == game.scores().tolist()
        now.step(at.reply.reply)
        told += 1
    assert told == game.history().size and now == game
    asked = [at for at in positions(game)]
    assert {at.phase for at in asked} >= {"turn_choice", "bidding", "buying_right", "payment", "offer", "answer"}
    assert all(len(at.legal) > 1 and at.reply in at.legal for at in asked)
    assert all(at.lot is not None for at in asked if at.phase == "bidding")


def test_a_table_has_the_commands_with_the_position_before_each():
    game = played("second", 4, 5)
    table = decisions(game)
    rows = moves(game)
    assert table["do"].tolist() == [row["do"] for row in rows]
    for name in ("amount", "cards", "money", "zeros", "seat"):
        assert table[name].tolist() == [-1 if row[name] is None else row[name] for row in rows]
    bids = table["do"] == "bid"
    assert (table["lot"][bids] != "").all() and (table["phase"][bids] == "bidding").all()
    hammers = table["do"] == "hammer"
    assert (table["by"][hammers] == -1).all() and (table["standing"][hammers] % 10 != 5).all()
    assert table["score"][0] == game.scores()[table["by"][0]]


def test_many_records_are_one_table(tmp_path: Path):
    files = []
    for seed in range(5):
        file = tmp_path / f"{seed}.json"
        file.write_text(played("mini-2", 2, seed).record_json())
        files.append(file)
    table = decisions(files)
    assert np.unique(table["game"]).tolist() == [0, 1, 2, 3, 4]
    assert len({column.shape for column in table.values()}) == 1
    with pytest.raises(ValueError, match="records: there are none"):
        decisions([])


def test_own_editions_come_with_their_records():
    yard = {
        "id": "yard-records",
        "seats": [2, 3],
        "animals": [{"id": "hen", "worth": 20, "copies": 2}, {"id": "yak", "worth": 70, "copies": 2}],
        "money": {"0": 6, "10": 12, "50": 6},
        "hand": {"0": 1, "10": 2, "50": 1},
    }
    record = played(add_edition(yard), 2, 1).record()
    record["edition"] = record["edition_file"]["id"] = "yard-afar"
    assert Game.from_record(json.dumps(record)).edition == "yard-afar"
    assert "hen" in decisions(record)["lot"]


def test_records_of_bots_are_read_though_they_choose_their_cards():
    games = [Game("second", 3, seed=seed) for seed in range(3)]
    for game in games:
        seats = [kuhhandel.bots.take_seat("farmer", game, seat, seed=1) for seat in range(3)]
        while (seat := game.seat) is not None:
            game.step(seats[seat](game))
        assert Game.from_record(game.record()) == game


def test_arena_takes_names_of_bots():
    rows = arena(["farmer", lambda seen, legal: int(legal[0]), "random"], games=3, seed=1)
    assert {row.name for row in rows} == {"farmer", "random", "<lambda>"}
    with pytest.raises(ValueError, match="kuhhandel arena"):
        arena(["exec:./bot", "random", "random"], games=3, seed=1)
