"""The examples run as they stand, and show what they say."""

import runpy
from pathlib import Path

import numpy as np
import pytest

FOLDER = Path(__file__).parents[1] / "examples"


@pytest.mark.parametrize("name", [path.stem for path in sorted(FOLDER.glob("*.py"))])
def test_example_runs_and_tells(name: str, capsys: pytest.CaptureFixture[str]):
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
        case _:
            pytest.fail("what does it show?")
