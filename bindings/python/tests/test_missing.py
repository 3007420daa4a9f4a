"""Who imports an adapter without the package it is for is told what is missing."""

import importlib
import sys

import pytest


@pytest.mark.parametrize("adapter", ["gymnasium", "pettingzoo", "openspiel", "pufferlib"])
def test_adapter_says_what_it_needs(adapter: str, monkeypatch: pytest.MonkeyPatch):
    module = {"openspiel": "pyspiel"}.get(adapter, adapter)
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.delitem(sys.modules, f"kuhhandel.{adapter}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=rf"kuhhandel\.{adapter} needs .*: (pip install '(?!kuhhandel)|https://)") as missing:
        importlib.import_module(f"kuhhandel.{adapter}")
    assert missing.value.name == module
