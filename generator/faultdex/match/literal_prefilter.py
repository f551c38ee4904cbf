"""Tell which required words of signatures stand in a piece of raw bytes, all in one pass."""

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from operator import itemgetter
from typing import TypeAlias

from faultdex.match.index import Index, Pattern
from faultdex.match.normalization_rules import OWN_WORDS

# A place at which a word may stand: the byte before which a piece of it ends, or 0 where the engine
# does not tell.
Sighting: TypeAlias = tuple[int, "Word"]
Engine: TypeAlias = Callable[[bytes], Sequence[Sighting]]
Make: TypeAlias = Callable[[Sequence["Word"]], Engine]

# An engine looks for a piece at each end of a long word, so that a screen which cuts one of them
# leaves the other; more pieces and more bytes cost time.
PIECE, LONG = 12, 44

# What may stand within a word of raw bytes, by a byte that says whether to look at all.
_DRESSING = {
    b"\x1b": ((re.compile(rb"\x1b\[[0-?]*[ -/]*[@-~]"), b""),),
    b"\\": ((re.compile(rb"\\+(?=[\"'])"), b""),),
    b"\xc2": ((re.compile(rb"\xc2\xa0"), b" "),),
    b"\xe2": (
        (re.compile(rb"\xe2\x80[\x98\x99]"), b"'"),
        (re.compile(rb"\xe2\x80[\x9c\x9d]"), b'"'),
    ),
}


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A required word in raw bytes, and the patterns that require it.

    A word without patterns is that of an error which no entry may explain, or the sign of a
    message of a library. A word whose pieces stand in many other texts is looked for as a whole.
    """

    data: bytes
    patterns: tuple[Pattern, ...]
    is_whole: bool = False
    is_sign: bool = False

    @property
    def pieces(self) -> tuple[bytes, ...]:
        """Return what an engine looks for: the first bytes, and the last of a long word."""
        ends = (self.data[:PIECE], self.data[-PIECE:])
        if self.is_whole:
            return (self.data,)
        return ends if len(self.data) >= LONG else ends[:1]


@dataclass(frozen=True, slots=True)
class LiteralPrefilter:
    """Words, and an engine that finds them."""

    words: tuple[Word, ...]
    make: Make
    engine: Engine

    @staticmethod
    def of(index: Index, make: Make | None = None) -> "LiteralPrefilter":
        """Return a prefilter for all signatures, with the fastest engine where none is named."""
        return _literals(_words(index), make or fastest)

    def finer(self, known: Collection[Word], common: Collection[Word]) -> "LiteralPrefilter":
        """Return a prefilter without words that are known, with common ones looked for whole."""
        words = (word for word in self.words if word not in known)
        whole = (replace(word, is_whole=True) if word in common else word for word in words)
        return _literals(tuple(whole), self.make)


_last: list[tuple[Index, LiteralPrefilter]] = []


def literals_of(index: Index, make: Make | None = None) -> LiteralPrefilter:
    """Return the prefilter of an index; that on the usual engine is made once for many logs."""
    if make:
        return LiteralPrefilter.of(index, make)
    if not _last or _last[0][0] is not index:
        _last[:] = [(index, LiteralPrefilter.of(index))]
    return _last[0][1]


def _literals(words: tuple[Word, ...], make: Make) -> LiteralPrefilter:
    return LiteralPrefilter(words, make, engine_of(words, make))


def engine_of(words: Sequence[Word], make: Make) -> Engine:
    """Return an engine that finds `words`; without words there is nothing to make."""
    return make(words) if words else lambda _: ()


def _words(index: Index) -> tuple[Word, ...]:
    """Return the words of all signatures, and those of errors that none explains, each once."""
    patterns: dict[str, list[Pattern]] = defaultdict(list, {word: [] for word in OWN_WORDS})
    for pattern in index.patterns:
        for word in pattern.words:
            patterns[word.strip()].append(pattern)
    signs = index.messages.hints.signs if index.messages else ()
    return (
        *(Word(word.encode(), tuple(some)) for word, some in patterns.items()),
        *(Word(sign.encode(), (), is_whole=True, is_sign=True) for sign in signs),
    )


def bare(piece: bytes) -> bytes:
    """Return `piece` without what hides words in it; every line stays a line."""
    for sign, dressings in _DRESSING.items():
        for expression, by in dressings if sign in piece else ():
            piece = expression.sub(by, piece)
    return piece


def fastest(words: Sequence[Word]) -> Engine:
    """Return an engine of the fastest kind that is installed."""
    return hyperscan(words) if find_spec("hyperscan") else re2_set(words)


def re2_set(words: Sequence[Word]) -> Engine:
    """Return an engine on google-re2's Set."""
    re2 = import_module("re2")
    options = re2.Options()
    options.encoding = re2.Options.Encoding.LATIN1
    options.max_mem = 64 << 20
    every = re2.Set.SearchSet(options)
    owners, pieces = zip(*_pieces(words), strict=True)
    for piece in pieces:
        every.Add(re.escape(piece))
    every.Compile()
    return lambda data: [(0, owners[number]) for number in every.Match(data) or ()]


def hyperscan(words: Sequence[Word]) -> Engine:
    """Return an engine on Hyperscan, which is an extra, and tells where each piece ends.

    Its vectored mode leaves out what would scan short data faster and takes longest to compile.
    """
    library = import_module("hyperscan")
    database = library.Database(mode=library.HS_MODE_VECTORED)
    owners, pieces = zip(*_pieces(words), strict=True)
    database.compile(expressions=[re.escape(piece) for piece in pieces], ids=range(len(pieces)))
    scratch = library.Scratch(database)

    def found(data: bytes) -> list[Sighting]:
        seen: list[Sighting] = []
        database.scan([data], lambda n, _, end, *__: seen.append((end, owners[n])), scratch=scratch)
        seen.sort(key=itemgetter(0))
        return seen

    return found


def _pieces(words: Sequence[Word]) -> Iterator[tuple[Word, bytes]]:
    return ((word, piece) for word in words for piece in word.pieces)
