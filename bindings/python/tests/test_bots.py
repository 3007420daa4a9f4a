"""The built-in bots at a game, and bots written in Python in the arena."""

import numpy as np
import numpy.typing as npt
import pytest

import kuhhandel
from kuhhandel import Game, arena, bots


def played(edition: str, name: str, seed: int) -> Game:
    game = Game(edition, kuhhandel.table_sizes(edition)[0], seed=seed)
    players = [bots.take_seat(bots.BuiltIn(name), game, seat, seed=seed) for seat in range(game.seats)]
    while (seat := game.seat) is not None:
        game.step(players[seat](game))
    return game


def first_legal(_: npt.NDArray[np.uint8], legal: npt.NDArray[np.uint16]) -> int:
    return int(legal[0])


class Counting:
    """Plays the last legal reply, and counts its games."""

    def __init__(self) -> None:
        self.begun: list[tuple[str, int, int]] = []

    def new_game(self, edition: str, seats: int, seat: int, seed: int) -> bots.Policy:
        self.begun.append((edition, seats, seat))
        return lambda seen, legal: int(legal[-1])


@pytest.mark.parametrize("edition", kuhhandel.edition_ids())
def test_built_in_bots_play_every_edition_by_legal_replies(edition: str):
    for name in bots.names():
        if name not in ("shark", "owl"):
            played(edition, name, 1)
    played(edition, "shark:playouts=2", 1)
    played(edition, "owl:worlds=2", 1)


def test_the_fox_plays_its_net_and_draws_where_it_is_warm():
    assert played("second", "fox", 3).digest != played("second", "fox:temperature=1.00", 3).digest
    assert bots.fox(temperature=1).name == "fox:temperature=1.00"
    assert "fox" in bots.names()


def test_the_owl_looks_ahead_in_so_many_worlds():
    assert bots.owl(worlds=2).name == "owl:worlds=2"
    assert played("second", "owl:worlds=2", 3).digest != played("second", "fox", 3).digest
    assert bots.owl().name == bots.names()[-1]


def test_bots_play_the_same_by_the_same_seed():
    assert played("second", "trader", 3).digest == played("second", "trader", 3).digest
    assert played("second", "trader", 3).digest != played("second", "trader", 4).digest


def test_a_bot_answers_for_a_clone_that_went_another_way():
    game = Game("second", 3, seed=1)
    players = [bots.take_seat(bots.farmer(), game, seat, seed=1) for seat in range(3)]
    branches = [game.clone(), game.clone()]
    while not branches[0].done:
        for branch, strange in zip(branches, (False, True), strict=True):
            if branch.seat is not None:
                last = strange and branch.seat > 0
                branch.step(int(branch.legal()[-1]) if last else players[branch.seat](branch))
    assert branches[0].digest == played("second", "farmer", 1).digest


def test_a_bot_is_refused_where_it_is_not_asked():
    game, other = Game("second", 3, seed=1), Game("second", 3, seed=2)
    assert game.seat is not None
    with pytest.raises(ValueError, match="another"):
        bots.take_seat(bots.farmer(), game, (game.seat + 1) % 3, seed=1)(game)
    with pytest.raises(ValueError, match="another"):
        bots.take_seat(bots.farmer(), game, game.seat, seed=1)(other)
    for wrong in ("clever", "farmer:playouts=3", "shark:playouts=0", "trader:rounds=0", "fox:temperature=11", "owl:worlds=0"):
        with pytest.raises(ValueError, match=wrong):
            bots.BuiltIn(wrong)


def test_strangers_play_and_are_refused_with_a_reason():
    digests = {played("second", name, 3).digest for name in ("strangers:train", "strangers:train:bluffer", "stranger:17")}
    assert len(digests) == 3
    for wrong, reason in (("strangers:all", "'train' or 'held-out'"), ("stranger:240", "from 0 to 239"), ("strangers:train:ghosts", "no family")):
        with pytest.raises(ValueError, match=reason):
            bots.named(wrong)


def test_arena_tells_who_is_better():
    mine = Counting()
    table = arena([bots.farmer(), mine, first_legal], games=60, seed=1)
    assert [row.name for row in table][0] == "farmer"
    assert sum(row.share for row in table) == pytest.approx(1)
    assert all(0 <= row.low <= row.share <= row.high <= 1 and row.games == 60 for row in table)
    assert {begun[2] for begun in mine.begun[:3]} == {0, 1, 2}  # every seat of a deal


def test_equal_bots_have_equal_shares_and_one_row():
    (row,) = arena([bots.random()] * 4, games=40, seed=2)
    assert row.share == pytest.approx(1 / 4)


def test_a_bot_that_replies_illegally_is_named_by_what_it_did():
    with pytest.raises(kuhhandel.IllegalReply):
        arena([lambda seen, legal: 60_000, bots.random(), bots.random()], games=3, seed=1)
    with pytest.raises(ValueError, match="2"):
        arena([bots.random()] * 2, games=4, seed=1)
