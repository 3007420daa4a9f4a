"""The compiled functions have names and parameters for `inspect`, Jupyter, `help` and pickle."""

import inspect
import pickle
import typing
import weakref

import pytest

import kuhhandel
from kuhhandel import Batch, Game

CALLABLES = {name: member for name in kuhhandel.__all__ if callable(member := getattr(kuhhandel, name)) and name != "Move"}
METHODS = {f"{of.__name__}.{name}": getattr(of, name) for of in (Game, Batch) for name in dir(of) if not name.startswith("_")}
FUNCTIONS = {name: member for name, member in {**CALLABLES, **METHODS}.items() if inspect.isfunction(member)}


@pytest.mark.parametrize("name", CALLABLES)
def test_everything_public_has_a_signature(name: str):
    assert inspect.signature(CALLABLES[name])


def test_compiled_methods_have_names_types_and_defaults():
    assert str(inspect.signature(Game)).startswith("(edition: 'str | os.PathLike[str]")
    assert str(inspect.signature(kuhhandel.reply_count)) == "(edition: 'str', replies: 'str' = 'full') -> 'int'"
    assert list(inspect.signature(Game("second", 4, seed=1).imagine).parameters) == ["number", "seed"]
    assert inspect.signature(Batch).parameters["threads"].default == 1
    assert inspect.signature(Batch.step).parameters["replies"].annotation.startswith("numpy.typing.NDArray[numpy.integer")
    assert list(inspect.signature(Game.from_record).parameters) == ["record"]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_types_can_be_resolved_and_docstrings_name_all_parameters(name: str):
    typing.get_type_hints(FUNCTIONS[name])
    names = set(inspect.signature(FUNCTIONS[name]).parameters) - {"self"}
    assert {one for one in names if one not in (inspect.getdoc(FUNCTIONS[name]) or "")} == set()


def test_a_subclass_has_its_own_constructor():
    class Small(Game):
        def __init__(self, seed: int) -> None:
            super().__init__("mini-2", 2, seed=seed)

    assert list(inspect.signature(Small).parameters) == ["seed"]
    game = Small(1)
    game.step(game.legal()[0])
    assert game.history().size == 1


@pytest.mark.parametrize("function", [Game.step, Batch.step, kuhhandel.table_sizes, Game.from_record])
def test_functions_are_pickled_for_pools_of_processes(function: object):
    """pybind11clif #30099: nanobind's functions cannot be pickled."""
    assert pickle.loads(pickle.dumps(function)) is function


def test_games_and_batches_can_be_referenced_weakly():
    """turbovec #340: caches by weak references refused compiled objects."""
    cache = weakref.WeakValueDictionary(game=Game("second", 4, seed=1), batch=Batch("second", 4, 1, seed=1))
    assert not cache  # and they do not stay
