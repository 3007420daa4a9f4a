"""Every public name says what it is, what it has as an example is true, and pages are made of that."""

import doctest
import importlib
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import kuhhandel

MODULES = ["_arena", "_ceilings", "_encoding", "_moves", "_observation", "_replies", "bots"]


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_docstrings_are_true(name: str):
    failed, tried = doctest.testmod(importlib.import_module(f"kuhhandel.{name}"))
    assert (failed, tried > 0) == (0, True)


@pytest.mark.parametrize("name", kuhhandel.__all__)
def test_a_public_name_says_what_it_is(name: str):
    what = getattr(kuhhandel, name)
    if not callable(what):
        return
    assert inspect.getdoc(what)
    if not inspect.isclass(what):
        return
    for member, value in vars(what).items():
        if not member.startswith("_") and inspect.isroutine(value):
            assert inspect.getdoc(value), f"{name}.{member}"


def test_pages_are_made_of_them(tmp_path: Path):
    subprocess.run([sys.executable, "-m", "pdoc", "-o", tmp_path, "kuhhandel"], check=True, capture_output=True)
    page = (tmp_path / "kuhhandel.html").read_text(encoding="utf-8")
    for name in ("Game", "Batch.step", "arena", "encode", "Net.quantised"):
        assert f'id="{name}"' in page
