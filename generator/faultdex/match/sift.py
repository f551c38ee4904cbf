"""Read of a long text only the lines in which a required word of a signature stands."""

from collections import defaultdict, deque
from collections.abc import Iterable
from dataclasses import dataclass

from faultdex.match.alike import alike
from faultdex.match.explain import Reading
from faultdex.match.messages.signs import Numbers, SignedLines
from faultdex.match.normalise import Normaliser
from faultdex.match.pieces import Piece
from faultdex.match.place import STEP, placed
from faultdex.match.sieve import Sieve, Word, bare
from faultdex.match.stretch import Span, Stretch, margin, text

TAIL = 32 << 10
ENOUGH, MISLED = 32, 8
# Lines that are remembered, so that others like them are not read.
REMEMBERED = 50_000
WASTED, SEARCH = 6_000, 60


@dataclass(slots=True)
class Tally:
    """How often a word was read, joined from lines, and searched for in vain."""

    taken: int = 0
    joined: int = 0
    misled: int = 0


class Sifter:
    """Reads what may matter of a long text, of which `lines` line ends have been read.

    Where `lines` is None a line's number says only from which byte on to count.
    """

    def __init__(self, reading: Reading, sieve: Sieve, lines: int | None) -> None:
        """Begin with a reading of what stands before."""
        self.reading = reading
        self.sieve = sieve
        self.lines = lines
        self.known: set[Word] = set()
        self.common: set[Word] = set()
        self.wasted = 0
        self.read: set[tuple[Word, bytes]] = set()
        self.tallies: defaultdict[Word, Tally] = defaultdict(Tally)
        tally, dress = reading.tally, Normaliser(reading.index.dress)
        self.signed = SignedLines(tally, dress) if tally else None

    @property
    def step(self) -> int:
        """Return by how much a number grows with each byte, or nothing where lines are counted."""
        return STEP if self.lines is None else 0

    def sift(self, pieces: Iterable[Piece], *, tail: bool = True) -> None:
        """Read the lines that hold a word, and in the end all of the last ones."""
        last: deque[tuple[int, Piece]] = deque(maxlen=3)
        begun: list[Word] = []
        for piece in pieces:
            first, before = self.first(piece), last[-1][1] if last else None
            between, here = self.found(piece.seam), self.found(piece.chunk)
            if here:
                self.miss(self.some(first, before, piece.whole, here))
            if opened := [word for word in dict.fromkeys([*begun, *between]) if word not in here]:
                self.some(first, before, piece.opening, opened)
            last.append((first, piece))
            begun = here
        if tail:
            self.whole(last[0][0], b"".join(piece.whole for _, piece in last))

    def whole(self, first: int, data: bytes) -> None:
        """Read all of the last lines."""
        start = data.rfind(b"\n", 0, max(0, len(data) - TAIL)) + 1
        number = first + (start * self.step or data.count(b"\n", 0, start))
        if self.reading.tally:
            self.reading.tally.counted = tuple(self.reading.tally.messages.hints.signs)
        self.reading.take(enumerate(text(data[start:]).split("\n"), number))

    def found(self, data: bytes) -> list[Word]:
        """Return the words that may stand in `data` and still tell something."""
        if self.wasted > WASTED:
            self.sieve = self.sieve.finer(self.known, self.common)
            self.known, self.common, self.wasted = set(), set(), 0
        words = self.sieve.found(data)
        fresh = [word for word in words if word not in self.known]
        self.wasted += len(words) - len(fresh)
        return fresh

    def first(self, piece: Piece) -> int:
        """Return the number of the first line, or a number that tells where to count from."""
        if self.lines is None:
            return placed(piece.place)
        number = self.lines + 1
        self.lines += piece.chunk.count(b"\n")
        return number

    def some(self, first: int, before: Piece | None, lines: bytes, words: list[Word]) -> list[Word]:
        """Read those of `lines` in which one of `words` stands; return words that do not."""
        if self.signed and (signs := [word.data for word in words if word.is_sign]):
            plain = bare(lines)
            numbers = Numbers(first, self.step if plain is lines else 0)
            self.signed.read(plain, signs, numbers)
        words = [word for word in words if not word.is_sign]
        if not words:
            return []
        above = margin(before.whole) if before else b""
        first -= len(above) * self.step or above.count(b"\n")
        stretch = Stretch.of(first, above + lines, self.step)
        return [word for word in words if not self.stands(stretch, word)]

    def stands(self, stretch: Stretch, word: Word) -> bool:
        """Tell whether `word` stands there, whole or cut; read the lines while they may tell."""
        is_found = False
        for span in stretch.whole(word):
            is_found = True
            if word.patterns and self.was_read(word, stretch.lines[slice(*span)]):
                continue
            lines = [stretch.line(span)] if word.patterns else stretch.up_to(span)
            self.reading.take(lines, word.patterns)
            self.judge(stretch, span, word)
            if word in self.known:
                return True
        for span in () if is_found else stretch.cut(word):
            is_found = True
            self.judge(stretch, span, word)
        return is_found

    def was_read(self, word: Word, line: bytes) -> bool:
        """Tell whether a line much like this one was read for `word`; remember that it is now."""
        key = (word, alike(line))
        if key in self.read:
            return True
        if len(self.read) >= REMEMBERED:
            self.read.clear()
        self.read.add(key)
        return False

    def miss(self, words: list[Word]) -> None:
        """Note of which words only pieces stood there, which a search then took time to tell."""
        for word in words:
            tally = self.tallies[word]
            tally.misled += not word.is_whole
            if tally.misled >= MISLED:
                self.common.add(word)
                self.wasted += SEARCH

    def judge(self, stretch: Stretch, span: Span, word: Word) -> None:
        """Note what a line told; where it told nothing, join it with those that it was cut from."""
        tally = self.tallies[word]
        if not self.reading.knows(word.patterns) and tally.joined < ENOUGH:
            lines = stretch.joined(span)
            tally.joined += bool(lines)
            self.reading.take(lines, word.patterns)
        tally.taken += self.reading.knows(word.patterns)
        if tally.taken == ENOUGH:
            self.known.add(word)
