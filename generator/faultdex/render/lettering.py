"""Estimate how wide text is in a proportional typeface, and break it into lines of one width.

Widths are in ems, after the metrics of Helvetica, which the usual system typefaces are near to.
"""

from collections.abc import Iterator
from functools import cache

_SPARE = 1.08
_WIDTHS = (
    (frozenset("iljtfrI.,:;'|!()[]`/\\ -"), 0.32),
    (frozenset("mwMW@%…→"), 0.87),
    (frozenset("ABCDEFGHJKLNOPQRSTUVXYZ_=+<>~"), 0.68),
)
_OTHER = 0.56


def width(text: str) -> float:
    """Return the estimated width of `text` in ems, with some to spare."""
    return _SPARE * sum(map(_letter, text))


def lines(text: str, most: float) -> tuple[str, ...]:
    """Return `text` broken into lines of at most `most` ems, between words where that goes."""
    return tuple(_broken(_pieces(text, most), most))


@cache
def _letter(letter: str) -> float:
    return next((ems for letters, ems in _WIDTHS if letter in letters), _OTHER)


def _pieces(text: str, most: float) -> Iterator[str]:
    """Yield the words of `text`, those that are wider than a line in parts."""
    for word in text.split():
        start = 0
        for end in range(1, len(word) + 1):
            if width(word[start:end]) > most:
                yield word[start : end - 1]
                start = end - 1
        yield word[start:]


def _broken(pieces: Iterator[str], most: float) -> Iterator[str]:
    line = ""
    for piece in pieces:
        longer = f"{line} {piece}".lstrip()
        if line and width(longer) > most:
            yield line
            line = piece
        else:
            line = longer
    yield line
