"""The Python examples of the pages and of the package's README run."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[3] / "docs"
PAGES = [DOCS / "PYTHON.md", DOCS / "COMING_FROM.md", DOCS / "RECORDS.md", Path(__file__).parents[1] / "README.md"]
# Examples for PufferLib need PufferLib (tests/python/pufferlib.sh).
SNIPPETS = [
    snippet
    for page in PAGES
    for snippet in re.findall(r"^```python\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
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
