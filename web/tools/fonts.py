"""Writes src/styles/fonts/: the letters of our texts from the fonts of npm, as src/styles/fonts.css lists them.

A page loads the whole font of npm only for a name with another letter. Headings and numbers have one weight, running
text all of them. Run it after a change of a unicode-range there: pip install fonttools==4.68.0 brotli==1.2.1, then
python3 tools/fonts.py.
"""

import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

web = Path(__file__).parent.parent
fonts = web / 'src/styles/fonts'
features = 'kern mark mkmk ccmp locl lnum tnum rvrn calt rlig liga'.split()
# Between the 800 of headings and the 900 of numbers, which look alike.
display_weight = 850


def listed_letters() -> dict[str, set[int]]:
    """Returns the letters of each file, by its name, from the unicode-range of its face."""
    css = (web / 'src/styles/fonts.css').read_text()
    faces = re.findall(r'url\("\./fonts/([\w-]+)\.woff2"\)[^}]*?unicode-range:([^;]+);', css)
    return {name: letters_in(ranges) for name, ranges in faces}


def letters_in(ranges: str) -> set[int]:
    letters: set[int] = set()
    for first, last in re.findall(r'U\+([0-9A-F]+)(?:-([0-9A-F]+))?', ranges):
        letters.update(range(int(first, 16), int(last or first, 16) + 1))
    return letters


def write(name: str, letters: set[int]) -> None:
    family = name.split('-')[0]
    font = TTFont(web / f'node_modules/@fontsource-variable/{family}/files/{name}-wght-normal.woff2')
    options = subset.Options(layout_features=features, notdef_outline=True, name_IDs=[1, 2, 13, 14])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    if family == 'vollkorn':
        font = instancer.instantiateVariableFont(font, {'wght': display_weight})
    font.flavor = 'woff2'
    font.recalcTimestamp = False
    font.save(fonts / f'{name}.woff2')
    print(name, (fonts / f'{name}.woff2').stat().st_size)


if __name__ == '__main__':
    fonts.mkdir(exist_ok=True)
    for name, letters in listed_letters().items():
        write(name, letters)
