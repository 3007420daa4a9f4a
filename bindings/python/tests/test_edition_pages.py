"""The pages of docs/editions say what is true, and the package plays the games that the engine's own benchmark plays."""

from pathlib import Path

import pytest
from edition_pages import page_of

import kuhhandel

PAGES = Path(__file__).parents[3] / "docs" / "editions"


@pytest.mark.parametrize("edition", kuhhandel.edition_ids())
def test_the_page_of_an_edition_is_what_its_command_writes(edition: str):
    assert (PAGES / f"{edition}.md").read_text(encoding="utf-8") == page_of(edition)


def test_there_is_a_page_for_each_edition_and_no_other():
    assert {path.stem for path in PAGES.glob("*.md")} == set(kuhhandel.edition_ids())
