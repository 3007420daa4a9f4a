"""What docs/RESEARCH.md has in Python runs as it stands there."""

import re
from pathlib import Path


def test_snippets_of_the_page_run():
    page = Path(__file__).parents[3] / "docs" / "RESEARCH.md"
    snippets = re.findall(r"^```python\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)
    assert snippets
    for snippet in snippets:
        told: dict[str, object] = {}
        exec(snippet, told)
        assert told["game"].done
        assert told["wins"].sum() > 100
