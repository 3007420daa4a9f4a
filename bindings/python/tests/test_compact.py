"""The table of compact replies leads to the full ones and back."""

import numpy as np
import pytest

import kuhhandel
from kuhhandel import Game, compact_layout, read_observation


def test_parts_follow_each_other_and_have_the_size_of_a_policy():
    for edition in kuhhandel.edition_ids():
        layout = compact_layout(edition)
        assert layout.size == kuhhandel.reply_count(edition, "compact") == layout.table.size
        assert [part.at for part in layout.parts] == list(np.cumsum([0, *(part.count for part in layout.parts)])[:-1])
    assert layout.hash != compact_layout("second").hash


@pytest.mark.parametrize("edition", ["second", "master"])
def test_full_reply_of_each_follows_from_the_table_and_the_observation(edition: str):
    layout = compact_layout(edition)
    moved = {part.name: np.arange(part.at, part.at + part.count) for part in layout.parts}
    full, compact = (Game(edition, 4, seed=3, replies=replies) for replies in ("full", "compact"))
    chance = np.random.default_rng(3)
    for _ in range(400):
        if compact.done:
            break
        fewest = read_observation(compact.observe(), 4)["fewest"][0]
        chosen = int(chance.choice(compact.legal()))
        reply = int(layout.table[chosen])
        if chosen in moved["raise"]:
            reply += fewest - 1
        if chosen in moved["money"]:
            reply += fewest
        full.step(reply)
        compact.step(chosen)
        assert full.digest == compact.digest


def test_replies_are_all_of_some_kind_and_go_by_its_name():
    parts = kuhhandel.reply_layout("second")
    assert sum(part.count for part in parts.values()) == kuhhandel.reply_count("second")
    assert [part.at for part in parts.values()] == list(np.cumsum([0] + [part.count for part in parts.values()])[:-1])
    game = kuhhandel.Game("second", 4, seed=1)
    assert game.legal().tolist() == [parts["auction"].at]
    game.step(0)
    assert game.legal()[:3].tolist() == [parts["silent"].at, parts["bid"].at, parts["bid"].at + 1]
    with pytest.raises(ValueError, match="seventh"):
        kuhhandel.reply_layout("seventh")
