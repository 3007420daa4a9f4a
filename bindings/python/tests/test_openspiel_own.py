"""OpenSpiel's own tests of games, unchanged: every test of these files that is for this game."""

import sys
import unittest
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from unittest import mock

import pytest

import kuhhandel.openspiel  # noqa: F401

#: They import every game in Python that OpenSpiel has, with all that those need; only the names are needed here.
OTHER_GAMES = {name: ModuleType(name) for name in ("open_spiel.python.games", "open_spiel.python.mfg.games")}
TESTS = {"open_spiel.python.tests.games_sim_test": 6, "open_spiel.integration_tests.api_test": 5}


def cases(suite: unittest.TestSuite) -> Iterator[unittest.TestCase]:
    for case in suite:
        if isinstance(case, unittest.TestSuite):
            yield from cases(case)
        else:
            yield case


@pytest.mark.parametrize("file", TESTS)
def test_openspiel_accepts_the_game(file: str):
    with mock.patch.dict(sys.modules, OTHER_GAMES):
        module = import_module(file)
    if "api_test" in file:
        module.FLAGS(["", "--test_only_games=python_kuhhandel$"])
    loaded = unittest.TestLoader().loadTestsFromModule(module)
    suite = unittest.TestSuite([case for case in cases(loaded) if "kuhhandel" in case.id()])
    result = unittest.TestResult()
    suite.run(result)
    assert [trace for _, trace in [*result.errors, *result.failures]] == []
    assert result.testsRun == TESTS[file]
