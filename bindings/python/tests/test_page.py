"""The Python examples of docs/PYTHON.md run."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[3] / "docs" / "PYTHON.md"
# Examples for PufferLib need PufferLib (tests/python/pufferlib.sh).
SNIPPETS = [
    snippet
    for snippet in re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.DOTALL | re.MULTILINE)
    if "pufferlib" not in snippet
]


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_snippets_of_the_page_run_and_print(
    snippet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    exec(snippet, {})
    assert capsys.readouterr().out.strip()


def test_games_of_the_page_end():
    told: dict[str, object] = {}
    exec(SNIPPETS[0], told)
    assert told["game"].done
    assert told["wins"].sum() > 100
