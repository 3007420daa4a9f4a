"""Games as OpenSpiel writes them down, kept beside this file: what it is told of a game does not change unnoticed.

KUHHANDEL_WRITE_GOLDEN=1 writes them anew.
"""

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

import kuhhandel.openspiel  # noqa: F401

KEPT = Path(__file__).parent / "playthroughs"
GAMES = {
    "mini-2": ("python_kuhhandel(edition=mini-2,players=2,decisions=8)", [3, 239, 242, 239, 242, 239, 242]),
    "second": ("python_kuhhandel(edition=second,players=3,decisions=4)", [1, 2, 3, 4]),
}


@pytest.fixture(name="writer")
def openspiels_writer(monkeypatch: pytest.MonkeyPatch):
    """It imports every game in Python that OpenSpiel has, with all that they need, and uses none."""
    for unneeded in ("open_spiel.python.games", "open_spiel.python.mfg.games"):
        monkeypatch.setitem(sys.modules, unneeded, ModuleType(unneeded))
    from open_spiel.python.algorithms import generate_playthrough

    return generate_playthrough


@pytest.mark.parametrize("name", GAMES)
def test_game_is_told_to_openspiel_as_it_was(name: str, writer: ModuleType):
    game, actions = GAMES[name]
    told = writer.playthrough(game, actions, seed=1)
    kept = KEPT / f"{name}.txt"
    if "KUHHANDEL_WRITE_GOLDEN" in os.environ:
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(told, encoding="utf-8")
    assert told == kept.read_text(encoding="utf-8")
