"""Training on the smallest edition: it can be repeated and taken up again, and it learns."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from kuhhandel import Batch, Net, Playable
from kuhhandel.train import Options, train
from kuhhandel.train._run import show_progress
from kuhhandel.train._tables import Company, LineUp

SMALL = Options(
    edition="mini-2",
    tables=("self self", "self past", "self farmer"),
    decisions=2_048,
    games=24,
    rows=256,
    minibatch=128,
    imitation_minibatch=128,
    layers=(16, 8),
    imitated=512,
    past_every=2,
    checkpoint_every=3,
    measured_seats=2,
    measured_games=24,
)


def curve(folder: Path) -> list[dict[str, object]]:
    lines = [json.loads(line) for line in (folder / "curve.jsonl").read_text().splitlines()]
    return [{name: value for name, value in line.items() if name != "seconds"} for line in lines]


def test_a_run_gives_the_same_net_again_when_it_was_broken_off_and_on_other_cores(tmp_path: Path):
    whole = train(tmp_path / "whole", SMALL).read_bytes()
    broken = tmp_path / "broken"
    train(broken, SMALL, stop_at=3)
    assert [line["update"] for line in curve(broken)] == [0, 3]
    assert train(broken, SMALL, threads=2).read_bytes() == whole
    assert curve(broken) == curve(tmp_path / "whole")


def test_a_bar_grows_where_somebody_looks_on(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    show_progress(1, 2)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    show_progress(1, 4)
    assert capsys.readouterr().err == "[######                   ] 1 of 4 updates\r"


def test_a_folder_with_another_run_is_refused(tmp_path: Path):
    (tmp_path / "options.json").write_text("{}")
    with pytest.raises(ValueError, match="other options"):
        train(tmp_path, SMALL)


def test_a_command_stops_at_a_checkpoint_and_opponents_are_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    first = train(tmp_path / "first", replace(SMALL, decisions=256, imitate="none")).read_bytes()
    (tmp_path / "rival.khn1").write_bytes(first)
    replace(SMALL, tables=("self net:rival.khn1",), measured_by=("net:rival.khn1",)).keep(tmp_path / "options.json")
    command = [sys.executable, "-m", "kuhhandel.train", "run", "--options", "options.json", "--stop-at"]
    subprocess.run([*command, "3"], check=True)
    assert [line["update"] for line in curve(tmp_path / "run")] == [0, 3]
    (tmp_path / "rival.khn1").write_bytes(b"no net")
    refused = subprocess.run([*command, "6"], check=False, capture_output=True, text=True)
    assert "rival.khn1" in refused.stderr and refused.returncode != 0
    (tmp_path / "rival.khn1").write_bytes((tmp_path / "run" / "net.khn1").read_bytes())
    subprocess.run([*command, "6"], check=True)
    assert [line["update"] for line in curve(tmp_path / "run")] == [0, 3, 6]


def test_tables_may_be_of_several_sizes(tmp_path: Path):
    several = replace(SMALL, edition="second", tables=("self past self", "self self farmer self"), measured_seats=3, decisions=512, imitated=256)
    run = tmp_path / "run"
    net = Net.read(train(run, several))
    assert (net.seats, net.playable) == (4, (Playable("second", 3, 4),))
    assert Options.read(run / "options.json") == several


def test_tables_may_be_of_several_editions(tmp_path: Path):
    several = replace(SMALL, tables=("self farmer", "mini-3: self past self"), measured_by=("farmer", "mini-3: farmer"), decisions=512, imitated=256)
    net = Net.read(train(tmp_path, several))
    assert net.playable == (Playable("mini-2", 2, 2), Playable("mini-3", 3, 3))
    assert {"farmer", "mini-3: farmer"} <= set(curve(tmp_path)[-1])


def test_what_is_measured_is_of_an_edition_that_is_learned():
    with pytest.raises(ValueError, match="mini-3: farmer"):
        replace(SMALL, measured_by=("farmer", "mini-3: farmer"))


def test_the_critic_is_told_who_sits_to_the_left():
    company = Company([LineUp("mini-2", ("self", "farmer")), LineUp("mini-3", ("self", "past", "farmer"))])
    kinds = {"farmer": [1, 0, 0], "past": [0, 1, 0], "self": [0, 0, 1], "nobody": [0, 0, 0]}

    def told(*row: str) -> list[list[int]]:
        return company.of(row).astype(int).tolist()

    assert told("past", "farmer", "self") == [
        kinds["farmer"] + kinds["self"],
        kinds["self"] + kinds["past"],
        kinds["past"] + kinds["farmer"],
    ]
    assert told("self", "farmer") == [kinds["farmer"] + kinds["nobody"], kinds["self"] + kinds["nobody"]]


def test_the_critic_may_know_what_the_others_hold():
    company = Company([LineUp("second", ("self", "self", "farmer")), LineUp("second", ("self",) * 4)], hands=True)
    batch = Batch("second", 3, 4, seed=1, replies="nth", hands=True)
    for _ in range(60):
        batch.step(np.zeros(4, np.uint16))
        held = 4 * company.held(batch).reshape(4, 3, 7)
        for place, seat in enumerate(batch.seat.tolist()):
            nobody = [0] * 7
            expected = [*(batch.hands[place, (seat + step) % 3].tolist() for step in (1, 2)), nobody]
            assert held[place].tolist() == expected
    assert len(company) == 3 * (2 + 7)


def test_a_net_whose_critic_knew_all_hands_plays_without_them(tmp_path: Path):
    net = Net.read(train(tmp_path / "told", replace(SMALL, hands=True, decisions=512)))
    assert net.playable == Net.read(train(tmp_path / "untold", replace(SMALL, decisions=512))).playable
    assert curve(tmp_path / "told") != curve(tmp_path / "untold")


def test_odds_of_a_bot_are_learned(tmp_path: Path):
    of_odds = replace(SMALL, tables=("self past", "self random"), decisions=4_096, judged="farmer", rate=2e-3)
    broken = tmp_path / "broken"
    train(broken, of_odds, stop_at=3)
    path = train(tmp_path / "odds", of_odds)
    assert path.read_bytes() == train(broken, of_odds).read_bytes()
    assert path.read_bytes() != train(tmp_path / "random", replace(of_odds, judged="random")).read_bytes()
    odds = Net.read(path)
    assert odds.layers[-1].weights.shape == (8, 1)
    assert odds.playable == Net.read(train(tmp_path / "player", replace(SMALL, decisions=256))).playable
    first, *_, last = [line["error"] for line in curve(tmp_path / "odds")]
    assert isinstance(first, float) and isinstance(last, float)
    assert last < first
    assert "farmer" not in curve(tmp_path / "odds")[-1]
    train(tmp_path / "on", replace(of_odds, begin=str(path), decisions=256))
    goes_on = curve(tmp_path / "on")[0]["error"]
    assert isinstance(goes_on, float) and goes_on < first


def test_odds_know_what_a_player_knows():
    with pytest.raises(ValueError, match="hands: "):
        replace(SMALL, judged="farmer", hands=True)


def test_a_run_goes_on_from_the_file_of_a_net_whose_policy_stays_while_the_critic_learns(tmp_path: Path):
    begin = train(tmp_path / "first", replace(SMALL, decisions=256))
    going_on = replace(SMALL, begin=str(begin), decisions=512)
    still = train(tmp_path / "still", replace(going_on, rate=0.0))
    for (weights, biases), (as_begun, with_biases) in zip(Net.read(still).floats(), Net.read(begin).floats(), strict=True):
        assert np.allclose(weights, as_begun, atol=1e-5)
        assert np.allclose(biases, with_biases, atol=1e-5)
    learned = train(tmp_path / "learned", going_on)
    assert not np.allclose(Net.read(learned).floats()[0][0], Net.read(begin).floats()[0][0], atol=1e-5)
    assert [line["update"] for line in curve(tmp_path / "learned")] == [0, 2]


def test_a_critic_that_has_learned_first_errs_less(tmp_path: Path):
    begin = train(tmp_path / "first", replace(SMALL, decisions=256))
    going_on = replace(SMALL, begin=str(begin), decisions=256, rate=0.0, imitation_rate=5e-3)
    errors: list[float] = []
    for imitated in (256, 4_096):
        train(tmp_path / str(imitated), replace(going_on, imitated=imitated))
        error = curve(tmp_path / str(imitated))[-1]["error"]
        assert isinstance(error, float)
        errors.append(error)
    assert errors[1] < errors[0]


def test_a_net_that_does_not_fit_is_not_gone_on_from(tmp_path: Path):
    begin = str(train(tmp_path / "first", replace(SMALL, decisions=256)))
    with pytest.raises(ValueError, match="tables of 2"):
        train(tmp_path / "larger", replace(SMALL, begin=begin, edition="mini-3", tables=("self self self",)))
    with pytest.raises(ValueError, match="layers of 16, 8, and here they are of 32, 8"):
        train(tmp_path / "wider", replace(SMALL, begin=begin, layers=(32, 8)))
    judging = replace(SMALL, tables=("self self",), judged="farmer", decisions=256)
    odds = train(tmp_path / "odds", judging)
    with pytest.raises(ValueError, match="gives odds"):
        train(tmp_path / "of odds", replace(SMALL, begin=str(odds)))
    with pytest.raises(ValueError, match="gives no odds"):
        train(tmp_path / "of a player", replace(judging, begin=begin))


def test_the_rate_falls_over_the_last_part_of_a_run():
    whole, half = Options(decisions=163_840), Options(decisions=163_840, cooling=0.5)
    assert [round(whole.rate_at(update) / whole.rate, 3) for update in (0, 5, 9)] == [1, 0.5, 0.1]
    assert [round(half.rate_at(update) / half.rate, 3) for update in (0, 5, 9)] == [1, 1, 0.2]
    again = Options(decisions=163_840, restart=98_304)
    assert [round(again.rate_at(update) / again.rate, 3) for update in (0, 3, 6, 8)] == [1, 0.5, 0.5, 0.25]


def test_it_learns_to_beat_a_farmer(tmp_path: Path):
    alone = replace(SMALL, decisions=16_384, rate=2e-3, measured_games=200, imitate="none", checkpoint_every=100)
    train(tmp_path, alone)
    last = curve(tmp_path)[-1]["farmer"]
    assert isinstance(last, dict)
    assert last["low"] > 0.5
