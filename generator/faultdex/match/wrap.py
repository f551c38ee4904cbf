"""Turn lines that a screen cut into the one line that they were."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from faultdex.match.normalise import Line, compiled

NARROW, WIDE = 24, 240
SHORT = 8
_NO_SPACE = r"(\\.|\[(?:\\.|[^\]\\])*\])| \??|[\^$]"


def chains(block: Sequence[Line]) -> Iterator[Sequence[Line]]:
    """Yield the runs of lines that look like one line cut at the width of the screen.

    A text of a few lines may have been cut anywhere, by hand or by a chat: only a line that begins
    like one of its own, as with a logger's time, ends the run before it.
    """
    is_few = block[-1].number <= SHORT
    edge = 0 if is_few else _edge(block)
    if not is_few and not NARROW <= edge <= WIDE:
        return
    start = 0
    for end, (line, after) in enumerate(pairwise(block), 1):
        if after.begins or _fits(line, after, edge):
            if end - start > 1:
                yield block[start:end]
            start = end
    if len(block) - start > 1:
        yield block[start:]


def rejoined(lines: Sequence[Line]) -> Line:
    """Return the lines as one, without a space where the screen cut a word."""
    edge = _edge(lines)
    text = "".join(
        line.text if line.width == edge or line is lines[-1] else f"{line.text} " for line in lines
    )
    return Line(lines[0].number, text, edge, lines[0].speaker)


def spaced(lines: Sequence[Line]) -> Line:
    """Return the lines as one, with a space at each cut."""
    text = " ".join(line.text for line in lines)
    return Line(lines[0].number, text, lines[0].width, lines[0].speaker)


@cache
def spaceless(pattern: str) -> str:
    """Return `pattern` for a text without spaces, its edges left out."""
    return compiled(_NO_SPACE).sub(_kept, pattern)


def _kept(token: re.Match[str]) -> str:
    return "" if token[1] in {None, r"\b"} else token[1]


def _edge(lines: Sequence[Line]) -> int:
    """Return the width of the screen; a word that cannot be broken may stand out."""
    breakable = max((line.width for line in lines if " " in line.text), default=0)
    return breakable if breakable >= NARROW else max(line.width for line in lines)


def _fits(line: Line, after: Line, edge: int) -> bool:
    """Tell whether `line` ends by itself: half empty, or with room for the next word.

    It never does where the width of the screen is not known, which is an edge of 0.
    """
    word = after.text.partition(" ")[0]
    return 2 * line.width < edge or line.width + 1 + len(word) <= edge
