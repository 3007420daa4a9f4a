"""What the package is built with."""

import sysconfig

import build_backend
import pytest


def test_free_threaded_pythons_are_refused_by_a_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: 1 if name == "Py_GIL_DISABLED" else None)
    with pytest.raises(SystemExit, match="free-threaded Python"):
        build_backend.build_wheel("nowhere")
