#!/usr/bin/python3
"""Makes the font files of the store: `npm ci`, then `/usr/bin/python3 ui/theme/fonts/make-fonts.py`.

Needs fontTools 4 and brotli (Debian: python3-fonttools, python3-brotli). The files are committed; nobody needs this to run
or test the store. Which characters a file has is read from the `unicode-range` of its rule in fonts.css, so that the two
cannot disagree.
"""

import re
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = Path(__file__).parent
PACKAGES = HERE.parents[2] / "node_modules"
PRETENDARD = PACKAGES / "pretendard/dist/public/variable/PretendardVariable.ttf"
THAI = PACKAGES / "@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2"

# Weights the interface uses; the rest of the axis would be loaded for nothing.
LIGHTEST, HEAVIEST = 400, 800

FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "case", "dist"]

# Pretendard is a reserved font name: what is made from it has a name of its own.
FILES = {
    "purple-sans-latin.woff2": (PRETENDARD, "Purple Sans"),
    "purple-sans-latin-extended.woff2": (PRETENDARD, "Purple Sans"),
    "purple-sans-vietnamese.woff2": (PRETENDARD, "Purple Sans"),
    "purple-sans-cyrillic.woff2": (PRETENDARD, "Purple Sans"),
    "noto-sans-thai.woff2": (THAI, "Noto Sans Thai"),
}

FAMILY, SUBFAMILY, UNIQUE, FULL, POSTSCRIPT, TYPOGRAPHIC_FAMILY, VARIATIONS_PREFIX = 1, 2, 3, 4, 6, 16, 25


def ranges_of(file: str) -> str:
    """The unicode-range of the first rule that loads the file."""
    rules = re.findall(r"@font-face \{(.*?)\}", (HERE / "fonts.css").read_text(), re.S)
    rule = next(rule for rule in rules if f'url("./{file}")' in rule)
    return re.sub(r"\s", "", re.search(r"unicode-range:([^;]*);", rule).group(1))


def rename(font: TTFont, name: str) -> None:
    names = font["name"]
    compact = name.replace(" ", "")
    for number, text in {
        FAMILY: name,
        UNIQUE: compact,
        FULL: name,
        POSTSCRIPT: compact,
        TYPOGRAPHIC_FAMILY: name,
        VARIATIONS_PREFIX: compact,
    }.items():
        if number in (FAMILY, FULL, POSTSCRIPT) or names.getDebugName(number):
            names.removeNames(nameID=number)
            names.setName(text, number, 3, 1, 0x409)


def make(file: str, source: Path, name: str) -> None:
    font = TTFont(source)
    options = subset.Options(flavor="woff2", layout_features=FEATURES, name_IDs=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(ranges_of(file).replace("U+", "")))
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": (LIGHTEST, HEAVIEST)})
    rename(font, name)
    subset.save_font(font, HERE / file, options)
    print(f"{file}: {len(font.getBestCmap())} characters, {(HERE / file).stat().st_size} bytes")


for file, (source, name) in FILES.items():
    make(file, source, name)
