"""The nets of fox and owl: files of the package, which bots have from the first import on."""

from importlib.resources import files

from ._kuhhandel import bring_net

for _file in sorted(files("kuhhandel").joinpath("nets").iterdir(), key=lambda file: file.name):
    bring_net(_file.read_bytes())
