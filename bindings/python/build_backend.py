"""Wraps scikit-build-core: a source archive must contain the engine, which is two folders up in the repository."""

import os
import shutil
import sysconfig
import tempfile
from pathlib import Path

from scikit_build_core import build
from scikit_build_core.build import *  # noqa: F403

HERE = Path(__file__).parent
OUTSIDE, INSIDE = "../..", "source"  # the location of the engine in the repository and in an archive
OF_THE_ENGINE = [
    *["CMakeLists.txt", "editions", "tools/cmake"],
    *[f"src/{component}" for component in ("game/engine", "game/editions", "players/bots", "players/neural", "lab/strangers")],
    *[f"src/game/codec/edition/{name}.h" for name in ("edition_reading", "edition_parts")],
    *[f"src/game/codec/text/{name}.h" for name in ("known_names", "list_of")],
    *["bindings/CMakeLists.txt", "bindings/c", "bindings/cpp"],
]
OF_THE_PACKAGE = ["README.md", "build_backend.py", "src"]
LEFT_OUT = shutil.ignore_patterns("*_test.cpp", "__pycache__")


def build_wheel(
    wheel_directory: str, config_settings: dict[str, list[str] | str] | None = None, metadata_directory: str | None = None
) -> str:
    refuse_free_threaded()
    return build.build_wheel(wheel_directory, config_settings, metadata_directory)


def refuse_free_threaded() -> None:
    """Refuses free-threaded Pythons: the extension is one stable-ABI build, which they cannot load."""
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        raise SystemExit("kuhhandel does not support free-threaded Python (such as 3.14t) yet; use the ordinary build of Python.")


def build_sdist(sdist_directory: str, config_settings: dict[str, list[str] | str] | None = None) -> str:
    there = str(Path(sdist_directory).resolve())
    if (HERE / INSIDE).exists():  # this is an archive already
        return build.build_sdist(there, config_settings)
    with tempfile.TemporaryDirectory() as folder:
        gather(Path(folder))
        os.chdir(folder)
        try:
            return build.build_sdist(there, config_settings)
        finally:
            os.chdir(HERE)


def gather(to: Path) -> None:
    root = HERE / OUTSIDE
    for name in OF_THE_ENGINE:
        copy(root / name, to / INSIDE / name)
    for name in OF_THE_PACKAGE:
        copy(HERE / name, to / name)
    for file in [*HERE.glob("*.h"), *HERE.glob("*.cpp")]:
        copy(file, to / INSIDE / "bindings/python" / file.name)
    copy(root / "LICENSE", to / "LICENSE")
    for name in ["CMakeLists.txt", "pyproject.toml"]:
        (to / name).write_text((HERE / name).read_text(encoding="utf-8").replace(OUTSIDE, INSIDE), encoding="utf-8")


def copy(source: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, to, ignore=LEFT_OUT)
    else:
        shutil.copy2(source, to)
