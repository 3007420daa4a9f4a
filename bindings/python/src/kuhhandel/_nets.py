"""Loads the networks of fox and owl from the package when it is imported."""

from importlib.resources import files

from ._kuhhandel import bring_net

for _file in sorted(files("kuhhandel").joinpath("nets").iterdir(), key=lambda file: file.name):
    bring_net(_file.read_bytes())
