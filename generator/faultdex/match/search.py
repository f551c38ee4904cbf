"""Turn a block of plain lines into the signatures that stand in it."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import accumulate

from faultdex.match.condition import Evidence
from faultdex.match.index import FACT, Index, Pattern
from faultdex.match.memory import account
from faultdex.match.normalise import Line, compiled
from faultdex.match.reckon import reckon
from faultdex.match.wrap import chains, rejoined, spaced, spaceless

BLOCK = 400
SHOWN, LEAD = 400, 100


@dataclass(frozen=True, slots=True)
class Hit:
    """A signature found in a line; of a long line `text` is the part around it.

    `account` holds the sizes that an out-of-memory message gives, each as written.
    """

    pattern: Pattern
    number: int
    text: str
    speaker: str
    captures: Mapping[str, str] = field(default_factory=dict)
    account: Mapping[str, str] = field(default_factory=dict)

    @property
    def evidence(self) -> Evidence:
        """Return what the line says by itself."""
        return Evidence({**self.account, **self.captures}, self.text, {}, reckon(self.account))


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


def hits(index: Index, patterns: Sequence[Pattern], block: Sequence[Line]) -> Iterator[Hit]:
    """Yield each of `patterns` in every line of `block` that meets its conditions, cut or not."""
    for found in _found(patterns, block):
        hit = found
        if found.pattern.tier != FACT:
            sizes = account(index.wordings, block, found.number, found.text)
            hit = replace(found, account=sizes) if sizes else found
        if not hit.pattern.when or all(map(hit.evidence.holds, hit.pattern.when)):
            yield hit


def _found(patterns: Sequence[Pattern], block: Sequence[Line]) -> Iterator[Hit]:
    whole = _Joined([line.text for line in block])
    for pattern in patterns:
        for place in whole.holding(pattern.words):
            yield from _confirmed(pattern, block[place])
    yield from _wrapped(patterns, [_Cut(chain) for chain in chains(block)])


class _Joined:
    """Texts as one, in which words are looked for all at once; no word has a line break."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.whole = "\n".join(texts)
        self.texts = texts

    @cached_property
    def ends(self) -> list[int]:
        """Return where each text ends, the break behind it included."""
        return [*accumulate(len(text) + 1 for text in self.texts)]

    def holding(self, words: Sequence[str]) -> list[int]:
        """Return the places of the texts in which one of `words` stands."""
        places: set[int] = set()
        for word in words:
            found = self.whole.find(word)
            while found >= 0:
                place = bisect_right(self.ends, found)
                places.add(place)
                found = self.whole.find(word, self.ends[place])
        return sorted(places)


def _confirmed(pattern: Pattern, line: Line) -> Iterator[Hit]:
    found = compiled(pattern.text).search(line.text)
    if found:
        captures = {name: held for name, held in found.groupdict().items() if held}
        start = max(0, found.start() - LEAD) if len(line.text) > SHOWN else 0
        text = line.text[start : start + SHOWN]
        yield Hit(pattern, line.number, text, line.speaker, captures)


class _Cut:
    """Lines that belong together, as one text without spaces."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        pieces = [line.text.replace(" ", "") for line in lines]
        self.whole = "".join(pieces)
        self.ends = list(accumulate(len(piece) for piece in pieces))

    def hits(self, pattern: Pattern) -> Iterator[Hit]:
        """Yield where `pattern` stands across a cut."""
        for found in compiled(spaceless(pattern.text)).finditer(self.whole):
            first = bisect_right(self.ends, found.start())
            last = bisect_right(self.ends, found.end() - 1)
            if first < last:
                own = self.lines[first : last + 1]
                line = rejoined(own)
                bare = Hit(pattern, line.number, line.text[:SHOWN], line.speaker)
                ways = (*_confirmed(pattern, line), *_confirmed(pattern, spaced(own)), bare)
                yield ways[0]


def _wrapped(patterns: Sequence[Pattern], cuts: Sequence[_Cut]) -> Iterator[Hit]:
    everything = _Joined([cut.whole for cut in cuts])
    for pattern in patterns if cuts else ():
        for place in everything.holding(_tight(pattern.words)):
            yield from cuts[place].hits(pattern)


@cache
def _tight(words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word.replace(" ", "") for word in words)
