"""Tell which required words of signatures stand in a piece of raw bytes, all in one pass."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

from faultdex.match.index import Index, Pattern

Engine: TypeAlias = Callable[[bytes], Iterable[int]]
Make: TypeAlias = Callable[[Sequence["Word"]], Engine]

# An engine looks for the start of each word: more bytes cost time and rarely tell more.
START = 16

# What may stand within a word of raw bytes, each with a byte that says whether to look at all.
_DRESSING = (
    (b"\x1b", re.compile(rb"\x1b\[[0-?]*[ -/]*[@-~]"), b""),
    (b"\\", re.compile(rb"\\+(?=[\"'])"), b""),
    (b"\xc2", re.compile(rb"\xc2\xa0"), b" "),
    (b"\xe2", re.compile(rb"\xe2\x80[\x98\x99]"), b"'"),
    (b"\xe2", re.compile(rb"\xe2\x80[\x9c\x9d]"), b'"'),
)


@dataclass(frozen=True, slots=True, eq=False)
class Word:
    """A required word in raw bytes, and the patterns that require it."""

    data: bytes
    patterns: tuple[Pattern, ...]


def words_of(index: Index) -> tuple[Word, ...]:
    """Return the words of all signatures, each once."""
    patterns: dict[str, list[Pattern]] = defaultdict(list)
    for pattern in index.patterns:
        for word in pattern.words:
            patterns[word.strip()].append(pattern)
    return tuple(Word(word.encode(), tuple(some)) for word, some in patterns.items())


def bare(piece: bytes) -> bytes:
    """Return `piece` without what hides words in it; every line stays a line."""
    for sign, expression, by in _DRESSING:
        if sign in piece:
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
    for word in words:
        every.Add(re.escape(word.data[:START].decode()))
    every.Compile()
    return lambda piece: every.Match(piece) or ()


def hyperscan(words: Sequence[Word]) -> Engine:
    """Return an engine on Hyperscan, which is an extra."""
    library = import_module("hyperscan")
    database = library.Database()
    database.compile(
        expressions=[re.escape(word.data[:START]) for word in words],
        ids=list(range(len(words))),
        flags=[library.HS_FLAG_SINGLEMATCH] * len(words),
    )
    scratch = library.Scratch(database)

    def found(piece: bytes) -> list[int]:
        places: list[int] = []
        database.scan(piece, lambda place, *_: places.append(place), scratch=scratch)
        return places

    return found
