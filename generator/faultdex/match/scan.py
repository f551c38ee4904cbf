"""Turn bytes of any size, as they arrive, into the entries that explain them.

A short text is read whole. Of a long one the first and the last part are read whole, and of what
lies between only the lines in which a required word of a signature stands; there, lines that a
screen has cut are not joined.
"""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import TypeAlias

from faultdex.match.explain import Found, Reading
from faultdex.match.index import Index
from faultdex.match.sieve import Make, Word, bare, fastest, words_of
from faultdex.model.answer import Answer, Match

# Gives the count of line ends before a byte of the text; it is asked about reported lines only.
Count: TypeAlias = Callable[[int], int]

SHORT = 2 << 20
HEAD, TAIL = 128 << 10, 128 << 10
CHUNK = 64 << 10
SEAM = 1 << 10
ENOUGH = 64
FAR, WITHIN = 1 << 80, 1 << 30


def scan(
    index: Index,
    chunks: Iterable[bytes],
    top: int = 5,
    *,
    make: Make = fastest,
    count: Count | None = None,
) -> Answer:
    """Return the entries that explain the text in `chunks`, UTF-8 or any bytes much like it.

    Lines are counted on the way unless `count` can tell later how many there are.
    """
    source = iter(chunks)
    start = b"".join(_until(SHORT, source))
    reading = Reading(index)
    if len(start) <= SHORT:
        reading.read(_text(start).split("\n"))
        return reading.answer(top)
    cut = start.rfind(b"\n", 0, HEAD) + 1 or HEAD
    reading.read(_text(start[:cut]).split("\n"))
    sifter = _Sifter(reading, make, None if count else start.count(b"\n", 0, cut))
    sifter.sift(_pieces(cut, chain([start[cut:]], source)))
    answer = reading.answer(top)
    return _located(answer, count) if count else answer


def scan_part(index: Index, chunks: Iterable[bytes], place: int, *, make: Make = fastest) -> Found:
    """Return what stands in a part of a long text that begins with a line at byte `place`."""
    reading = Reading(index)
    _Sifter(reading, make, None).sift(_pieces(place, chunks))
    return reading.found


def scan_parts(index: Index, head: bytes, parts: Iterable[Found], top: int, count: Count) -> Answer:
    """Return the entries that explain a long text, from its head and what its parts hold."""
    reading = Reading(index)
    reading.read(_text(head).split("\n"))
    for part in parts:
        reading.add(part)
    return _located(reading.answer(top), count)


@dataclass(frozen=True, slots=True)
class _Piece:
    """Whole lines: what the chunk before left over, and this chunk up to its last line end.

    `place` counts the bytes before it; `seam` joins the two chunks.
    """

    place: int
    rest: bytes
    chunk: bytes
    end: int
    seam: bytes

    @property
    def whole(self) -> bytes:
        """Return the bytes of the lines."""
        return self.rest + self.chunk[: self.end]


def _until(size: int, chunks: Iterator[bytes]) -> Iterator[bytes]:
    for chunk in chunks:
        yield chunk
        size -= len(chunk)
        if size < 0:
            return


def _large(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """Yield the same bytes in chunks that are not small."""
    small: list[bytes] = []
    for chunk in chunks:
        small.append(chunk)
        if sum(map(len, small)) >= CHUNK:
            yield b"".join(small)
            small = []
    if small:
        yield b"".join(small)


def _pieces(place: int, chunks: Iterable[bytes]) -> Iterator[_Piece]:
    """Yield the lines, many at a time; a line without end comes in parts that overlap."""
    rest = last = b""
    for chunk in _large(chunks):
        end = chunk.rfind(b"\n") + 1
        yield _Piece(place, rest, chunk, end or len(chunk), last[-SEAM:] + chunk[:SEAM])
        place += len(rest) + (end or len(chunk))
        rest = chunk[end or -SEAM :]
        place -= 0 if end else len(rest)
        last = chunk
    yield _Piece(place, rest, b"", 0, b"")


class _Sifter:
    """Reads what may matter of a long text, of which `lines` line ends have been read."""

    def __init__(self, reading: Reading, make: Make, lines: int | None) -> None:
        self.reading = reading
        self.make = make
        self.words = words_of(reading.index)
        self.engine = make(self.words)
        self.lines = lines
        self.taken: Counter[Word] = Counter()

    def sift(self, pieces: Iterable[_Piece]) -> None:
        """Read the lines that hold a word, and in the end all of the last pieces."""
        last: deque[tuple[int, _Piece]] = deque(maxlen=2)
        before: list[Word] = []
        for piece in pieces:
            first = self.first(piece)
            here, between = self.found(piece.chunk), self.found(piece.seam)
            for word in dict.fromkeys([*before, *between, *here]):
                self.some(first, bare(piece.whole), word)
            last.append((first, piece))
            before = here
        self.whole(last[0][0], b"".join(piece.whole for _, piece in last))

    def whole(self, first: int, data: bytes) -> None:
        """Read all of the last lines."""
        start = data.rfind(b"\n", 0, max(0, len(data) - TAIL)) + 1
        number = first + data.count(b"\n", 0, start)
        self.reading.take(enumerate(_text(data[start:]).split("\n"), number))

    def found(self, data: bytes) -> list[Word]:
        """Return the words that stand in `data`."""
        return [self.words[place] for place in self.engine(bare(data))]

    def first(self, piece: _Piece) -> int:
        """Return the number of the first line, or a number that tells where to count from."""
        if self.lines is None:
            return FAR + piece.place * WITHIN + 1
        number = self.lines + 1
        self.lines += piece.chunk.count(b"\n")
        return number

    def some(self, first: int, lines: bytes, word: Word) -> None:
        """Read those of `lines` in which `word` stands."""
        end = 0
        while (found := lines.find(word.data, end)) >= 0 and self.taken[word] < ENOUGH:
            start = lines.rfind(b"\n", 0, found) + 1
            end = lines.find(b"\n", found) + 1 or len(lines)
            number = first + lines.count(b"\n", 0, start)
            self.reading.take([(number, _text(lines[start:end]))], word.patterns)
            self.taken[word] += self.reading.knows(word.patterns)
            if self.taken[word] == ENOUGH:
                self.rest(word)

    def rest(self, word: Word) -> None:
        """Look no more for a word that was read often enough to know all that it can tell."""
        self.words = tuple(each for each in self.words if each is not word)
        self.engine = self.make(self.words) if self.words else lambda _: ()


def _located(answer: Answer, count: Count) -> Answer:
    def located(match: Match) -> Match:
        if match.line < FAR:
            return match
        place, within = divmod(match.line - FAR, WITHIN)
        return replace(match, line=count(place) + within)

    return replace(
        answer,
        matches=tuple(map(located, answer.matches)),
        candidates=tuple(map(located, answer.candidates)),
    )


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")
