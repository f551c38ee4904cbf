"""Draw the picture that stands for a page where its address is shared.

The font is the one that Pillow carries, laid out without system libraries, so that the same words
give the same bytes.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont
from PIL.Image import Image as Picture

SIZE = (1200, 630)
_EDGE, _HEAD, _TOP, _FOOT = 80, 150, 204, 546
_SHADES, _RUN_LENGTHS = 16, 3
_DARK, _LIGHT, _GREY = (16, 20, 28), (240, 244, 250), 168
_ACCENTS = {
    "compilation": (122, 162, 247),
    "runtime": (247, 118, 142),
    "performance": (224, 175, 104),
    "multi-gpu": (115, 218, 202),
    "massive-scale": (187, 154, 247),
}
_ACCENT = (158, 206, 106)
_SPELLED = str.maketrans(
    {
        "\N{MULTIPLICATION SIGN}": "x",
        "\N{DIVISION SIGN}": "/",
        "\N{GREATER-THAN OR EQUAL TO}": ">=",
        "\N{LESS-THAN OR EQUAL TO}": "<=",
        "\N{RIGHTWARDS ARROW}": "->",
        "\N{EN DASH}": "-",
        "\N{EM DASH}": "-",
    }
)
_LINES = ((84, 3), (66, 4))
_LEADING = 1.2
_PIECE = re.compile(r"[^._/:-]*[._/:-]+|[^._/:-]+")


@dataclass(frozen=True, slots=True)
class SocialCard:
    """What a picture says: a title, a line about it, and the category that gives its colour."""

    title: str
    about: str
    category: str = ""


def social_card_path(name: str) -> str:
    """Return where the picture of a page is published."""
    return f"assets/posters/{name}.png"


def draw(card: SocialCard) -> bytes:
    """Return the picture as a PNG of 16 colours: 15 from dark to light, and the accent."""
    image = _canvas().copy()
    pen = ImageDraw.Draw(image)
    for place, size, line in _lines(card.title.translate(_SPELLED)):
        pen.text((_EDGE, place), line, fill=255, font=_font(size))
    about = _wrapped(card.about.translate(_SPELLED), 34)[0]
    pen.text((_EDGE, _FOOT), about, fill=_GREY, font=_font(34))
    image = image.point([round(value * (_SHADES - 2) / 255) for value in range(256)])
    image.paste(_SHADES - 1, (0, 0), _mark())
    image.putpalette(_palette(_ACCENTS.get(card.category, _ACCENT)))
    out = BytesIO()
    image.save(out, "PNG", bits=4, compress_type=_RUN_LENGTHS)
    return out.getvalue()


def _lines(title: str) -> Iterator[tuple[float, int, str]]:
    """Yield the place, size and text of each line, in the largest size that fits."""
    for size, most in _LINES:
        lines = _wrapped(title, size)
        if len(lines) <= most or size == _LINES[-1][0]:
            yield from (
                (_TOP + number * size * _LEADING, size, line)
                for number, line in enumerate(lines[:most])
            )
            return


def _wrapped(text: str, size: int) -> list[str]:
    lines = [""]
    for word in text.split():
        gap = " "
        for piece in _pieces(word, size):
            longer = f"{lines[-1]}{gap}{piece}".strip()
            if lines[-1] and not _fits(longer, size):
                lines.append(piece)
            else:
                lines[-1] = longer
            gap = ""
    return lines


def _pieces(word: str, size: int) -> list[str]:
    """Return where a word may be broken: nowhere if it fits, after signs, or anywhere."""
    if _fits(word, size):
        return [word]
    pieces = _PIECE.findall(word)
    return pieces if all(_fits(piece, size) for piece in pieces) else list(word)


def _fits(line: str, size: int) -> bool:
    return _font(size).getlength(line) <= SIZE[0] - 2 * _EDGE


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size)
    if not isinstance(font, ImageFont.FreeTypeFont):
        message = "Pillow was built without FreeType, which draws the posters"
        raise TypeError(message)
    return font.font_variant(layout_engine=ImageFont.Layout.BASIC)


@cache
def _canvas() -> Picture:
    """Return the ground of every picture, with the name of the site."""
    image = Image.new("L", SIZE, 0)
    ImageDraw.Draw(image).text((_EDGE + 120, 84), "Faultdex", fill=255, font=_font(44))
    return image


@cache
def _mark() -> Picture:
    """Return where the accent goes: the edge on top, and a line that runs, breaks and runs on."""
    mask = Image.new("1", (SIZE[0], _HEAD), 0)
    pen = ImageDraw.Draw(mask)
    pen.rectangle((0, 0, SIZE[0], 11), fill=1)
    line = [(_EDGE, 92), (_EDGE + 40, 92), (_EDGE + 56, 128), (_EDGE + 96, 128)]
    pen.line(line, fill=1, width=10, joint="curve")
    return mask


def _palette(accent: tuple[int, int, int]) -> list[int]:
    steps = _SHADES - 2
    shades = [
        round(dark + (light - dark) * step / steps)
        for step in range(steps + 1)
        for dark, light in zip(_DARK, _LIGHT, strict=True)
    ]
    return [*shades, *accent]
