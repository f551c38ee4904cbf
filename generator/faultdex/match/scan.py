"""Turn bytes of any size, as they arrive, into the entries that explain them.

A short text is read whole. Of a long one the first and the last part are read whole, and of what
lies between only the lines in which a required word of a signature stands, with the lines around
it where a screen may have cut them.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from faultdex.match.condition import LONGEST
from faultdex.match.explain import Found, MatchSession
from faultdex.match.index import Index
from faultdex.match.literal_prefilter import LiteralPrefilter, Make, literals_of
from faultdex.match.pattern_prefilter import has_prefilter, prefilter_of
from faultdex.match.place import Count, counted, place_in
from faultdex.match.window import text
from faultdex.model.answer import Answer, Known, Match, UnmatchedError

if TYPE_CHECKING:
    from faultdex.match.large_log import LargeLogScanner
    from faultdex.match.pieces import Piece

One = TypeVar("One", Match, UnmatchedError, Known)

SHORT = 256 << 10
# A prefilter is made in the time that it takes to look for every signature in so many bytes.
GATED = 64 << 10
HEAD = 32 << 10


def scan(
    index: Index,
    chunks: Iterable[bytes],
    top: int = 5,
    *,
    make: Make | None = None,
    count: Count | None = None,
) -> Answer:
    """Return the entries that explain the text in `chunks`, UTF-8 or any bytes much like it.

    Lines are counted on the way unless `count` can tell later how many there are.
    """
    source = iter(chunks)
    start = b"".join(_until(SHORT, source))
    if len(start) <= SHORT:
        return _read_whole(index, start, top)
    session = _session(index)
    cut = _read_head(session, start)
    lines = None if count else start.count(b"\n", 0, cut)
    scanner = _scanner(session, literals_of(index, make), lines)
    scanner.scan(_pieces(cut, chain([start[cut:]], source)))
    answer = session.answer(top)
    return _located(answer, count) if count else answer


def _read_whole(index: Index, start: bytes, top: int) -> Answer:
    """Return the answer to a short text, of which every line is read."""
    is_worth = len(start) > GATED or has_prefilter(index)
    session = _session(index) if is_worth else MatchSession(index)
    session.read(text(start).split("\n"))
    return session.answer(top)


def scan_part(
    index: Index, literals: LiteralPrefilter, chunks: Iterable[bytes], place: int, *, is_last: bool
) -> Found:
    """Return what stands in a part of a long text that begins with a line at byte `place`."""
    source = iter(chunks)
    start = b"".join(_until(HEAD, source))
    session = _session(index)
    cut = 0 if place else _read_head(session, start)
    rest = _pieces(place + cut, chain([start[cut:]], source))
    _scanner(session, literals, None).scan(rest, tail=is_last)
    return session.found


def _session(index: Index) -> MatchSession:
    """Return a session that looks only for those signatures of which a word is there."""
    return MatchSession(index, prefilter_of(index), only_signatures=False)


def _scanner(
    session: MatchSession, literals: LiteralPrefilter, lines: int | None
) -> "LargeLogScanner":
    # A text that people paste is short, and need not wait for what scans long ones.
    from faultdex.match.large_log import LargeLogScanner

    return LargeLogScanner(session, literals, lines)


def _pieces(place: int, chunks: Iterable[bytes]) -> "Iterator[Piece]":
    from faultdex.match.pieces import pieces

    return pieces(place, chunks)


def scan_parts(index: Index, parts: Iterable[Found], top: int, count: Count) -> Answer:
    """Return the entries that explain a long text from what its parts hold, in their order."""
    session = MatchSession(index)
    for part in parts:
        session.add(part)
    return _located(session.answer(top), count)


def _read_head(session: MatchSession, start: bytes) -> int:
    """Read the first lines whole, and return where they end."""
    cut = start.rfind(b"\n", 0, HEAD) + 1 or HEAD
    session.read(text(start[:cut]).split("\n"))
    return cut


def _until(size: int, chunks: Iterator[bytes]) -> Iterator[bytes]:
    for chunk in chunks:
        yield chunk
        size -= len(chunk)
        if size < 0:
            return


def _located(answer: Answer, count: Count) -> Answer:
    """Turn the places of reported lines into their numbers, in one pass over the text."""
    found: tuple[Match | UnmatchedError, ...] = (*answer.matches, *answer.candidates, *answer.own)
    shown = (*found, *answer.known)
    reasons = (text for one in answer.matches for text in one.decision.why)
    true = counted([*(one.line for one in shown), *map(place_in, reasons)], count)
    return replace(
        answer,
        matches=tuple(_decided(_numbered(one, true), true) for one in answer.matches),
        candidates=tuple(_numbered(one, true) for one in answer.candidates),
        own=tuple(_numbered(one, true) for one in answer.own),
        known=tuple(_numbered(one, true) for one in answer.known),
    )


def _numbered(one: One, true: Mapping[int, int]) -> One:
    return replace(one, line=true.get(one.line, one.line))


def _decided(match: Match, true: Mapping[int, int]) -> Match:
    """Return a match with the numbers of the lines that decide its cause."""
    why = tuple(_reason(text, true) for text in match.decision.why)
    return replace(match, decision=replace(match.decision, why=why))


def _reason(text: str, true: Mapping[int, int]) -> str:
    place = place_in(text)
    return text.replace(str(place), str(true[place]), 1)[:LONGEST] if place else text
