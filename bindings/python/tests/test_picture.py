"""A position as text and as a picture."""

from xml.etree import ElementTree

import numpy as np

import kuhhandel
from kuhhandel import Game, read_observation
from kuhhandel.pettingzoo import env


def halfway(edition: str, seats: int) -> Game:
    game = Game(edition, seats, seed=3)
    chance = np.random.default_rng(3)
    for _ in range(150):
        if not game.done:
            game.step(int(chance.choice(game.legal())))
    return game


def test_text_has_a_line_for_each_seat():
    shown = env("second", 4, render_mode="ansi")
    shown.reset(seed=1)
    lines = (shown.render() or "").split("\n")
    lot = kuhhandel.animals("second")[int(read_observation(shown.game.observe(), 4)["lot"][0])]
    assert lines[0] == f"second, 39 cards in the pile, {lot}, seat {shown.game.seat} is asked"
    assert lines[1:] == [
        f"{'>' if seat == shown.game.seat else ' '} seat {seat}  0 points  no animals  money 0×2, 10×4, 50"
        for seat in range(4)
    ]


def test_picture_of_every_edition_is_sound_and_has_each_seat():
    for edition in kuhhandel.edition_ids():
        seats = kuhhandel.table_sizes(edition)[-1]
        picture = ElementTree.fromstring(halfway(edition, seats)._repr_html_())
        texts = [element.text or "" for element in picture.iter("{http://www.w3.org/2000/svg}text")]
        assert [text for text in texts if text.startswith("seat ")] == [f"seat {seat}" for seat in range(seats)]


def test_picture_has_all_cards_of_the_game():
    game = halfway("second", 4)
    while not game.done:
        game.step(int(game.legal()[0]))
    assert game._repr_html_().count("\u00d74") >= 10  # every quartet is whole
    assert "second, over" in game._repr_html_()
