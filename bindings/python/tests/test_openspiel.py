"""OpenSpiel's own tests of games, and laws over whole trees of small ones."""

from collections.abc import Iterator
from functools import cache

import numpy as np
import pyspiel
import pytest

import kuhhandel
from kuhhandel.openspiel import deals

TABLES = [(edition, kuhhandel.table_sizes(edition)[0]) for edition in kuhhandel.edition_ids()]
TREE = "python_kuhhandel(edition=mini-2,seats=2,decisions=5)"
SHORT_TREE = "python_kuhhandel(edition=mini-2,seats=2,decisions=4)"


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_random_games_by_openspiel(edition: str, seats: int):
    small = edition.startswith("mini")
    limit = 0 if small else 60
    game = pyspiel.load_game(f"python_kuhhandel(edition={edition},seats={seats},decisions={limit})")
    pyspiel.random_sim_test(game, num_sims=3 if small else 1, serialize=True, verbose=False)


def nodes_below(state: pyspiel.State) -> Iterator[pyspiel.State]:
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from nodes_below(state.child(action))


@cache
def tree() -> list[pyspiel.State]:
    return list(nodes_below(pyspiel.load_game(TREE).new_initial_state()))


def test_legal_actions_are_those_that_openspiel_would_ask_for():
    """The class answers some questions itself, without OpenSpiel's way through C++; the answers must be the same."""
    for state in [*tree()[:300], pyspiel.load_game("python_kuhhandel(players=3)").new_initial_state()]:
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.is_terminal() == (state.current_player() == pyspiel.PlayerId.TERMINAL)
        for player in range(2):
            asked = player == state.current_player()
            assert state.legal_actions(player) == (state.legal_actions() if asked else [])


def test_a_list_of_legal_actions_belongs_to_the_caller():
    state = next(state for state in tree() if len(state.legal_actions()) > 1 and not state.is_chance_node())
    actions = state.legal_actions()
    state.legal_actions().clear()
    assert state.legal_actions() == actions


def own_past(state: pyspiel.State, player: int) -> tuple[tuple[str, int], ...]:
    """What a player knew whenever it was asked, and did."""
    past = []
    walked = state.get_game().new_initial_state()
    for action in state.history():
        if walked.current_player() == player:
            past.append((walked.information_state_string(player), action))
        walked.apply_action(action)
    return tuple(past)


def test_whole_tree_has_perfect_recall_and_a_constant_sum():
    known: dict[str, tuple[object, ...]] = {}
    ends = 0
    for state in tree():
        if state.is_terminal():
            ends += 1
            assert sum(state.returns()) == pytest.approx(1)
        elif not state.is_chance_node():
            player = state.current_player()
            said = (player, tuple(state.legal_actions()), own_past(state, player))
            assert known.setdefault(state.information_state_string(), said) == said
    assert ends > 1000
    assert {said[0] for said in known.values()} == {0, 1}


def test_who_recalls_the_same_sees_the_same_over_the_whole_tree():
    """For every player at every node, whoever is asked: chance that they cannot know of changes nothing for them."""
    seen: dict[str, str] = {}
    histories: dict[str, set[int]] = {}
    for state in tree():
        for player in range(2):
            told = state.information_state_string(player)
            looks = state.observation_string(player)
            assert seen.setdefault(told, looks) == looks
            histories.setdefault(told, set()).update(state.history()[:1])
    assert max(map(len, histories.values())) > 1


def test_observers_of_parts_are_not_offered():
    game = pyspiel.load_game(TREE)
    public = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(public) is None
    assert game.make_py_observer() is not None


def test_deals_are_all_that_differ_and_what_lies_in_the_pile_is_not_known():
    assert len(deals("mini-2", 2)) == 2 * 6  # the first player, and the orders of two cows and two horses
    assert len(deals("mini-3", 3)) == 3 * 3
    assert deals("second", 4) == ()
    root = pyspiel.load_game(TREE).new_initial_state()
    assert sum(share for _, share in root.chance_outcomes()) == pytest.approx(1)
    for player in range(2):
        told = {root.child(deal).information_state_string(player) for deal, _ in root.chance_outcomes()}
        assert len(told) == 2 * 2  # the first player, and the first lot


def test_what_a_seat_does_not_see_it_is_not_told():
    """While one lays money in secret, the other's information does not change."""
    hidden = 0
    for state in tree():
        if state.is_terminal() or state.is_chance_node():
            continue
        other = 1 - state.current_player()
        after = [state.child(action) for action in state.legal_actions()]
        same = {child.information_state_string(other) for child in after}
        if len(after) > 1 and len(same) == 1:
            hidden += 1
            assert len({child.observation_string(other) for child in after}) == 1
    assert hidden > 0


def test_regret_falls_by_openspiels_own_solver():
    game = pyspiel.load_game(SHORT_TREE)
    solver = pyspiel.CFRSolver(game)
    regrets = []
    for _ in range(2):
        for _ in range(2):
            solver.evaluate_and_update_policy()
        regrets.append(pyspiel.nash_conv(game, solver.average_policy()))
    assert 0 <= regrets[1] < regrets[0]


def test_tensor_is_the_encoding_of_the_observation():
    state = pyspiel.load_game("python_kuhhandel(edition=second,seats=4)").new_initial_state()
    assert not any(state.observation_tensor(0))
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
    game = kuhhandel.Game("second", 4, seed=0x04030201)
    game.step(0)
    for player in range(4):
        assert np.allclose(state.observation_tensor(player), kuhhandel.encode(game.observe(player), 4))
