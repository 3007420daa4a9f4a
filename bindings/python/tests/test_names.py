"""Replies and positions in words, and errors that say what is legal."""

import numpy as np
import pytest

import kuhhandel
from kuhhandel import Batch, Game, IllegalReply, encode, reply_name


def test_replies_have_names():
    names = [reply_name(reply) for reply in (0, 1, 2, 31, 82, 85, 239, 240, 244)]
    assert names[:2] == ["auction", "stop"]
    assert names[2] == "challenge rooster, 1 to the left"
    assert names[4:] == ["sell", "counter", "silent", "claim", "bid 40"]
    assert {reply_name(reply, "master") for reply in range(kuhhandel.reply_count("master"))}
    with pytest.raises(ValueError, match="100000 is not a reply"):
        reply_name(100_000)


@pytest.mark.parametrize("replies", ["full", "compact", "ceilings"])
@pytest.mark.parametrize("edition", ["second", "master", "duel"])
def test_options_are_the_legal_replies_in_words(edition: str, replies: str):
    game = Game(edition, kuhhandel.table_sizes(edition)[0], seed=2, replies=replies)
    chance, done = np.random.default_rng(1), set()
    for _ in range(600):
        if game.done:
            break
        options = game.options()
        assert [option.reply for option in options] == game.legal().tolist()
        assert len({str(option) for option in options}) == len(options)
        done |= {option.do for option in options}
        game.step(int(chance.choice(game.legal())))
    assert {"challenge", "accept", "counter"} <= done


def test_compact_bids_are_named_by_their_amounts():
    game = Game("second", 4, seed=1, replies="compact")
    game.step(0)
    raise_to_40 = next(option for option in game.options() if option.amount == 40)
    game.step(raise_to_40.reply)
    assert game.record()["commands"][-1]["amount"] == 40
    assert min(option.amount for option in game.options() if option.amount) == 50


def test_money_is_named_by_what_it_is_laid_for():
    game = Game("second", 3, seed=4)
    chance, named = np.random.default_rng(2), set()
    while not game.done:
        named |= {str(option).split(" ")[0] for option in game.options() if option.cards is not None}
        game.step(int(chance.choice(game.legal())))
    assert named == {"pay", "offer", "counter"}


def test_a_reply_that_does_not_exist_is_said_to_be_none():
    with pytest.raises(IllegalReply, match="reply 9999 does not exist: replies of 'second' are from 0 to 710"):
        Game("second", 4, seed=1).step(9999)


@pytest.mark.parametrize("replies", ["full", "compact"])
def test_a_batch_says_why_as_a_game_does(replies: str):
    game, batch = Game("second", 4, seed=1, replies=replies), Batch("second", 4, 2, seed=1, replies=replies)
    game.step(0)
    illegal = np.setdiff1d(np.arange(game.reply_count), game.legal())
    assert game.legal().tolist() == batch.legal(0).tolist()
    reasons: set[str] = set()
    for reply in illegal:
        with pytest.raises(IllegalReply) as alone:
            game.step(int(reply))
        with pytest.raises(IllegalReply) as together:
            batch.step(np.array([reply, batch.legal(1)[0]]))
        assert together.value.reason == alone.value.reason
        reasons.add(together.value.reason)
    assert len(reasons) > 1 or replies == "compact"


def test_an_unknown_name_is_answered_with_the_known_ones():
    for unknown in (lambda: kuhhandel.reply_count("secnd"), lambda: kuhhandel.animals("secnd")):
        with pytest.raises(ValueError, match="'secnd' is not one of second, "):
            unknown()
    with pytest.raises(ValueError, match="there is no bot 'framer'; known: random, .*farmer"):
        kuhhandel.bots.named("framer")
    with pytest.raises(ValueError, match="no rule is called 'setlement'; they are .*settlement"):
        Game("second", 4, seed=1, rules={"setlement": "winner_pays"})


def test_an_illegal_reply_says_why_and_what_is_legal():
    game = Game("second", 4, seed=1)
    game.step(0)
    game.step(250)
    with pytest.raises(IllegalReply) as refused:
        game.step(241)
    said = str(refused.value)
    assert said.startswith("reply 241 (bid 10) is not legal (bid_too_low: ")
    assert said.endswith("Legal: 239 (silent), 251 (bid 110) to 276 (bid 360)")
    batch = Batch("second", 4, 2, seed=1)
    with pytest.raises(IllegalReply, match=r"reply 0 \(auction\) at 1 is not legal .* Legal: 239 \(silent\)"):
        batch.step([239, 0])


def test_games_and_batches_show_what_they_are():
    game = Game("second", 4, seed=1)
    assert repr(game) == "<kuhhandel.Game 'second', 4 seats, 0 replies given: seat 0 of 4 is asked, 1 legal replies>"
    batch = Batch("second", 4, 8, seed=5, replies="nth")
    assert repr(batch) == "Batch('second', 4, 8, seed=5, replies='nth')"
    assert (len(batch), batch.legal(3).size) == (8, batch.count[3])
    assert kuhhandel.__version__.count(".") == 2


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int32, np.int64, np.uint64])
def test_any_whole_numbers_are_replies(dtype: type):
    batch, other = (Batch("second", 4, 8, seed=5, replies="nth") for _ in range(2))
    batch.step(np.ones(8, dtype))
    other.step(np.ones(16, np.uint16)[::2])
    assert [batch.digest(i) for i in range(8)] == [other.digest(i) for i in range(8)]
    game = Game("second", 4, seed=1)
    game.step(dtype(0))


def test_an_observation_of_more_seats_than_columns_is_refused():
    seen = Game("second", 4, seed=1).observe()
    with pytest.raises(ValueError, match="3 is too few for an observation at a table of 4"):
        encode(seen, 3)
    with pytest.raises(ValueError, match="320 bytes"):
        encode(seen[:100], 4)
    with pytest.raises(TypeError, match="uint8"):
        encode(seen.astype(np.int64), 4)
