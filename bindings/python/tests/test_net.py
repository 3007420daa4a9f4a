"""Nets in files: written, read, calculated exactly as the bots do, refused by name."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

import kuhhandel
from kuhhandel import Batch, Game, Net, Playable, arena, bots, ceiling_replies, encode, encoding, legal_ceilings
from kuhhandel._kuhhandel import NetReader


def random_net(seats: int = 4, *, edition: str = "second", hidden: tuple[int, ...] = (40, 24)) -> Net:
    """A net that nobody has trained."""
    chance = np.random.default_rng(seats)
    widths = [len(encoding(seats)), *hidden, len(ceiling_replies())]
    layers = [
        (chance.normal(0, 2 / inputs**0.5, (inputs, outputs)), chance.normal(0, 0.5, outputs))
        for inputs, outputs in zip(widths, widths[1:], strict=False)
    ]
    return Net.quantised(layers, seats=seats, playable=[Playable(edition, kuhhandel.table_sizes(edition)[0], seats)])


def observations(edition: str, seats: int) -> npt.NDArray[np.uint8]:
    """Of random games that are asked by ceilings, as a net is trained."""
    batch = Batch(edition, seats, 16, seed=1, replies="ceilings", mask="u8", memory=True)
    chance = np.random.default_rng(1)
    seen: list[npt.NDArray[np.uint8]] = []
    for _ in range(100):
        seen.append(batch.obs.copy())
        legal = legal_ceilings(batch.mask)
        batch.step(ceiling_replies()[(chance.random(legal.shape) * legal).argmax(axis=1)])
    return np.concatenate(seen)


@pytest.mark.parametrize("edition", kuhhandel.edition_ids())
def test_numpy_and_the_bots_reckon_the_same_to_the_bit(edition: str):
    seats = kuhhandel.table_sizes(edition)[-1]
    net = random_net(seats, edition=edition)
    seen = observations(edition, seats)
    assert np.array_equal(net.logits(seen), NetReader(bytes(net)).logits(seen))
    assert np.array_equal(net.logits(seen[3]), net.logits(seen)[3])


def test_whole_numbers_are_close_to_the_floats_that_they_were_made_of():
    chance = np.random.default_rng(2)
    inputs = len(encoding(4))
    layers = [
        (chance.normal(0, 0.05, (inputs, 64)), chance.normal(0, 0.1, 64)),
        (chance.normal(0, 0.1, (64, 157)), chance.normal(0, 0.1, 157)),
    ]
    seen = observations("second", 4)
    between = np.clip(encode(seen, 4) @ layers[0][0] + layers[0][1], 0, 255 / 64)
    net = Net.quantised(layers, seats=4, playable=[Playable("second", 4, 4)])
    assert np.abs(net.logits(seen) / 1024 - (between @ layers[1][0] + layers[1][1])).max() < 0.1


def test_a_net_of_odds_gives_one_number():
    chance = np.random.default_rng(3)
    layers = [(chance.normal(0, 0.05, (len(encoding(4)), 1)), np.zeros(1))]
    net = Net.quantised(layers, seats=4, playable=[Playable("second", 4, 4)])
    seen = observations("second", 4)
    assert net.logits(seen).shape == (len(seen), 1)
    assert np.array_equal(net.logits(seen), NetReader(bytes(net)).logits(seen))


def test_its_floats_make_nearly_the_same_net_again():
    net, seen = random_net(), observations("second", 4)
    again = Net.quantised(net.floats(), seats=net.seats, playable=net.playable)
    assert np.abs(again.logits(seen) - net.logits(seen)).max() < 30


def test_a_file_is_read_as_it_was_written(tmp_path: Path):
    net = random_net()
    net.write(tmp_path / "a.khn1")
    read = Net.read(tmp_path / "a.khn1")
    assert bytes(read) == bytes(net) == (tmp_path / "a.khn1").read_bytes()
    assert read.playable == net.playable
    assert read.plays("second", 3)
    assert not read.plays("second", 5)


@pytest.mark.parametrize(
    ("at", "byte", "said"),
    [
        (0, 0, "this is not a net: it does not begin with KHN1."),
        (4, 9, "this net was made for version 9 of observations"),
        (8, 0, "this net was made for other features"),
        (16, 0, "this net was made for other replies"),
        (24, 0, "this net names an edition by something else"),
        (42, 0, "this net has 0 layers"),
    ],
)
def test_what_is_no_such_net_is_refused_by_name(at: int, byte: int, said: str):
    data = bytearray(bytes(random_net()))
    data[at] = byte
    with pytest.raises(ValueError, match=said):
        Net.from_bytes(bytes(data))


def test_a_net_that_no_bot_would_read_is_not_written(tmp_path: Path):
    with pytest.raises(ValueError, match="at most 4"):
        Net(random_net().layers, 4, (Playable("second", 3, 5),)).write(tmp_path / "a.khn1")
    with pytest.raises(ValueError, match="may have 400000"):
        random_net(hidden=(1000,)).write(tmp_path / "a.khn1")
    assert not list(tmp_path.iterdir())


def test_a_net_plays_in_the_arena_and_on_a_seat_of_a_game(tmp_path: Path):
    random_net().write(tmp_path / "a.khn1")
    net = bots.net(tmp_path / "a.khn1")
    drawing = bots.net(tmp_path / "a.khn1", temperature=1)
    assert drawing.name == f"net:temperature=1.00:{tmp_path / 'a.khn1'}"
    standings = arena([net, drawing, bots.random()], games=6, seed=1)
    assert sum(one.share for one in standings) == pytest.approx(1)
    with pytest.raises(ValueError, match="does not play second at a table of 5"):
        bots.take_seat(net, Game("second", 5, seed=1), 0, seed=1)
    with pytest.raises(ValueError, match="temperature"):
        bots.net(tmp_path / "a.khn1", temperature=11)


def test_a_net_plays_at_the_tables_of_a_batch_that_it_was_made_for(tmp_path: Path):
    random_net().write(tmp_path / "a.khn1")
    net = bots.net(tmp_path / "a.khn1")
    batch = Batch("second", 3, 2, seed=1, mask="u8", bots=[None, net, net.name])
    ended = 0
    while ended < 2:
        assert (batch.seat == 0).all()
        batch.step(batch.mask.argmax(1).astype(np.uint16))
        ended += int(batch.done.sum())
    with pytest.raises(ValueError, match=r"a\.khn1': it does not play this edition at such a table"):
        Batch("second", 5, 1, seed=1, bots=[None, net, *["farmer"] * 3])


def test_ceiling_replies_are_the_legal_ones_of_a_game_too():
    game = Game("mini-2", 2, seed=1, replies="ceilings")
    table = ceiling_replies()
    while not game.done:
        legal = table[legal_ceilings(game.mask())]
        assert set(legal.tolist()) <= set(game.legal().tolist())
        game.step(int(legal[-1]))
