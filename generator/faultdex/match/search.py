"""Turn a block of plain lines into the signatures that stand in it."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import accumulate, pairwise

from faultdex.match.index import Index, Pattern
from faultdex.match.normalise import Line, compiled

BLOCK = 400
NARROW, WIDE = 40, 240
SHOWN, LEAD = 400, 100
_NO_SPACE = r"(\\.|\[(?:\\.|[^\]\\])*\])| \??|[\^$]"


@dataclass(frozen=True, slots=True)
class Hit:
    """A signature found in a line; of a long line `text` is the part around it."""

    pattern: Pattern
    number: int
    text: str
    speaker: str
    captures: Mapping[str, str] = field(default_factory=dict)


def blocks(lines: Iterable[Line]) -> Iterator[list[Line]]:
    """Yield the runs of lines between blank ones, long runs in pieces."""
    block: list[Line] = []
    for line in lines:
        if line.text:
            block.append(line)
        if block and (not line.text or len(block) == BLOCK):
            yield block
            block = []
    if block:
        yield block


def hits(index: Index, block: Sequence[Line]) -> Iterator[Hit]:
    """Yield every signature in every line of `block`, and those that a hard wrap cut."""
    whole = "\n".join(line.text for line in block)
    for pattern in gated(index.patterns, whole):
        for line in block:
            if any(word in line.text for word in pattern.words):
                yield from _confirmed(pattern, line)
    for chain in chains(block):
        yield from _wrapped(index, chain)


def gated(patterns: Iterable[Pattern], text: str) -> Iterator[Pattern]:
    """Yield the patterns of which a required word stands in `text`."""
    return (one for one in patterns if any(word in text for word in one.words))


def _confirmed(pattern: Pattern, line: Line) -> Iterator[Hit]:
    found = compiled(pattern.text).search(line.text)
    if found:
        captures = {name: held for name, held in found.groupdict().items() if held}
        start = max(0, found.start() - LEAD) if len(line.text) > SHOWN else 0
        text = line.text[start : start + SHOWN]
        yield Hit(pattern, line.number, text, line.speaker, captures)


def chains(block: Sequence[Line]) -> Iterator[Sequence[Line]]:
    """Yield the runs of lines that look like one line cut at the width of the screen."""
    edge = _edge(block)
    if not NARROW <= edge <= WIDE:
        return
    start = 0
    for end, (line, after) in enumerate(pairwise(block), 1):
        if _fits(line, after, edge):
            if end - start > 1:
                yield block[start:end]
            start = end
    if len(block) - start > 1:
        yield block[start:]


def _edge(lines: Sequence[Line]) -> int:
    """Return the width of the screen; a word that cannot be broken may stand out."""
    breakable = max((line.width for line in lines if " " in line.text), default=0)
    return breakable if breakable >= NARROW else max(line.width for line in lines)


def _fits(line: Line, after: Line, edge: int) -> bool:
    """Tell whether `line` ends by itself: half empty, or with room for the next word."""
    word = after.text.partition(" ")[0]
    return 2 * line.width < edge or line.width + 1 + len(word) <= edge


def _wrapped(index: Index, chain: Sequence[Line]) -> Iterator[Hit]:
    pieces = [line.text.replace(" ", "") for line in chain]
    ends = list(accumulate(len(piece) for piece in pieces))
    whole = "".join(pieces)
    for pattern in index.patterns:
        if not any(word.replace(" ", "") in whole for word in pattern.words):
            continue
        for found in compiled(spaceless(pattern.text)).finditer(whole):
            first = bisect_right(ends, found.start())
            last = bisect_right(ends, found.end() - 1)
            if first < last:
                yield _rejoined(pattern, chain[first : last + 1])


def _rejoined(pattern: Pattern, lines: Sequence[Line]) -> Hit:
    edge = _edge(lines)
    text = "".join(
        line.text if line.width == edge or line is lines[-1] else f"{line.text} " for line in lines
    )
    whole = Line(lines[0].number, text, edge, lines[0].speaker)
    return next(_confirmed(pattern, whole), Hit(pattern, whole.number, text[:SHOWN], whole.speaker))


def _kept(token: re.Match[str]) -> str:
    return "" if token[1] in {None, r"\b"} else token[1]


@cache
def spaceless(pattern: str) -> str:
    """Return `pattern` for a text without spaces, its edges left out."""
    return compiled(_NO_SPACE).sub(_kept, pattern)
