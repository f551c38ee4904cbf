"""Read of a long text only the lines in which a required word of a signature stands."""

from collections import defaultdict, deque
from collections.abc import Iterable
from dataclasses import dataclass

from faultdex.match.alike import alike
from faultdex.match.explain import MatchSession
from faultdex.match.literal_prefilter import LiteralPrefilter, Word, bare
from faultdex.match.messages.signs import Numbers, SignedLines
from faultdex.match.normalise import Normaliser
from faultdex.match.pieces import Piece
from faultdex.match.place import STEP, placed
from faultdex.match.window import Span, Window, margin, text

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


class LargeLogScanner:
    """Reads what may matter of a long text, of which `lines` line ends have been read.

    Where `lines` is None a line's number says only from which byte on to count.
    """

    def __init__(
        self, session: MatchSession, literals: LiteralPrefilter, lines: int | None
    ) -> None:
        """Begin with a session of what stands before."""
        self.session = session
        self.literals = literals
        self.lines = lines
        self.known: set[Word] = set()
        self.common: set[Word] = set()
        self.wasted = 0
        self.read: set[tuple[Word, bytes]] = set()
        self.tallies: defaultdict[Word, Tally] = defaultdict(Tally)
        tally, rules = session.tally, Normaliser(session.index.rules)
        self.signed = SignedLines(tally, rules) if tally else None

    @property
    def step(self) -> int:
        """Return by how much a number grows with each byte, or nothing where lines are counted."""
        return STEP if self.lines is None else 0

    def scan(self, pieces: Iterable[Piece], *, tail: bool = True) -> None:
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
        if self.session.tally:
            self.session.tally.counted = tuple(self.session.tally.messages.hints.signs)
        self.session.take(enumerate(text(data[start:]).split("\n"), number))

    def found(self, data: bytes) -> list[Word]:
        """Return the words that may stand in `data` and still tell something."""
        if self.wasted > WASTED:
            self.literals = self.literals.finer(self.known, self.common)
            self.known, self.common, self.wasted = set(), set(), 0
        words = self.literals.found(data)
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
        window = Window.of(first, above + lines, self.step)
        return [word for word in words if not self.stands(window, word)]

    def stands(self, window: Window, word: Word) -> bool:
        """Tell whether `word` stands there, whole or cut; read the lines while they may tell."""
        is_found = False
        for span in window.whole(word):
            is_found = True
            if word.patterns and self.was_read(word, window.lines[slice(*span)]):
                continue
            lines = [window.line(span)] if word.patterns else window.up_to(span)
            self.session.take(lines, word.patterns)
            self.judge(window, span, word)
            if word in self.known:
                return True
        for span in () if is_found else window.cut(word):
            is_found = True
            self.judge(window, span, word)
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

    def judge(self, window: Window, span: Span, word: Word) -> None:
        """Note what a line told; where it told nothing, join it with those that it was cut from."""
        tally = self.tallies[word]
        if not self.session.knows(word.patterns) and tally.joined < ENOUGH:
            lines = window.joined(span)
            tally.joined += bool(lines)
            self.session.take(lines, word.patterns)
        tally.taken += self.session.knows(word.patterns)
        if tally.taken == ENOUGH:
            self.known.add(word)
