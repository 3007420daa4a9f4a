"""The examples run as they stand, and show what they say."""

import importlib.util
import runpy
import sys
from pathlib import Path
from types import ModuleType
from unittest.mock import MagicMock

import numpy as np
import pytest

FOLDER = Path(__file__).parents[1] / "examples"


@pytest.fixture(name="plots")
def plots_without_a_window(monkeypatch: pytest.MonkeyPatch):
    """Matplotlib with a canvas that shows nothing, or a stand-in for it if it is not installed, as by day."""
    monkeypatch.setenv("MPLBACKEND", "template")
    if importlib.util.find_spec("matplotlib") is None:
        package = ModuleType("matplotlib")
        package.pyplot = MagicMock()  # pyright: ignore[reportAttributeAccessIssue]
        monkeypatch.setitem(sys.modules, "matplotlib", package)
        monkeypatch.setitem(sys.modules, "matplotlib.pyplot", package.pyplot)


@pytest.mark.usefixtures("plots")
@pytest.mark.parametrize("name", [path.stem for path in sorted(FOLDER.glob("*.py"))])
def test_example_runs_and_tells(name: str, capsys: pytest.CaptureFixture[str]):
    if name == "maskable_ppo":
        pytest.importorskip("sb3_contrib")  # by night: tools/notebooks.sh
    left = runpy.run_path(str(FOLDER / f"{name}.py"))
    assert capsys.readouterr().out.strip()
    match name:
        case "random_games":
            assert np.isclose(left["wins"].sum(), left["games"])
        case "a_bot":
            assert left["standings"][0].name == "thrifty"
        case "tabular_cfr":
            assert left["after_learning"] > left["before"] + 0.1
        case "training_a_net":
            assert left["curve"][-1]["farmer"]["share"] > 0.5
            assert left["standings"][0].share > 0.6
        case "reading_records":
            assert len(left["bids"]) > 100
            drawn = dict(zip(left["animals"], left["prices"], strict=True))
            assert drawn["horse"] == left["prices"].max() > drawn["rooster"] > 0
        case "maskable_ppo":
            assert left["curve"][-1][1] > left["curve"][0][1] + 0.1
        case _:
            pytest.fail("what does it show?")
