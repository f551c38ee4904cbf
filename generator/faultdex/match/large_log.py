"""Read of a long text only the lines in which a required word of a signature stands."""

from collections import defaultdict, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from faultdex.match.alike import alike
from faultdex.match.explain import MatchSession
from faultdex.match.literal_prefilter import LiteralPrefilter, Sighting, Word, bare
from faultdex.match.normalise import Normaliser
from faultdex.match.pieces import Piece
from faultdex.match.place import STEP, placed
from faultdex.match.signs import SignedLines
from faultdex.match.window import Lines, Span, Window, margin, text

TAIL = 32 << 10
ENOUGH, MISLED = 32, 8
# Lines that are remembered, so that others like them are not read.
REMEMBERED = 10_000
# What is spent on words that tell nothing before they are left out, in what one place of a word
# costs, and what the search for a word costs if the engine does not tell places.
WASTED, SEARCH = 30_000, 60


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
        self.settled: defaultdict[bytes, dict[Word, bool]] = defaultdict(dict)
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
        begun: set[bytes] = set()
        for piece in pieces:
            first, before = self.first(piece), last[-1][1] if last else None
            between, found = self.found(piece.seam), self.found(piece.chunk)
            here = {word.data for _, word in found}
            if found:
                there = self.some(first, before, piece, found)
                self.miss({word for _, word in found if not word.is_sign} - there)
                self.wasted += sum(SEARCH for end, word in found if not end and word not in there)
            if opened := {*begun, *(word.data for _, word in between)} - here:
                self.opening(first, before, piece, opened)
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

    def found(self, data: bytes) -> Sequence[Sighting]:
        """Return the words that may stand in `data` and still tell something."""
        if self.wasted > WASTED:
            self.literals = self.literals.finer(self.known, self.common)
            self.known, self.common, self.wasted = set(), set(), 0
        found = self.literals.found(data)
        fresh = [one for one in found if one[1] not in self.known] if self.known else found
        self.wasted += len(found) - len(fresh)
        if self.common:
            self.wasted += sum(word in self.common for _, word in fresh)
        return fresh

    def first(self, piece: Piece) -> int:
        """Return the number of the first line, or a number that tells where to count from."""
        if self.lines is None:
            return placed(piece.place)
        number = self.lines + 1
        self.lines += piece.chunk.count(b"\n")
        return number

    def some(
        self, first: int, before: Piece | None, piece: Piece, found: Sequence[Sighting]
    ) -> set[Word]:
        """Read the lines of a piece that hold words found in its chunk; return those words.

        Left out are words of which only pieces are there, as in another word.
        """
        window, start = self.window(first, before, piece.whole)
        by = start + len(piece.rest)
        if not all(end for end, _ in found):
            return self.read(window, start, window.by_line(found))
        # The places of words in the chunk hold for all but the lines that begin before it.
        head = window.lines.find(b"\n", by) + 1 if window.is_plain else 0
        near = self.literals.engine(window.lines[: head or len(window.lines)])
        words = {word for _, word in found}
        lines = window.by_line(one for one in near if one[1] in words)
        if head:
            lines.update(window.by_line(found, by, head))
        return self.read(window, start, lines)

    def opening(self, first: int, before: Piece | None, piece: Piece, words: set[bytes]) -> None:
        """Read the first lines of a piece that hold words that stand or began before its chunk."""
        window, start = self.window(first, before, piece.opening)
        near = self.literals.engine(window.lines)
        self.read(window, start, window.by_line(one for one in near if one[1].data in words))

    def window(self, first: int, before: Piece | None, lines: bytes) -> tuple[Window, int]:
        """Return lines below the last ones of the piece before, and at which byte they begin."""
        raw = margin(before.whole) if before else b""
        above, plain = bare(raw), bare(lines)
        is_plain = above is raw and plain is lines
        first -= len(raw) * self.step or raw.count(b"\n")
        step = self.step if is_plain else 0
        return Window(first, above + plain, step, is_plain=is_plain), len(above)

    def read(self, window: Window, start: int, lines: Lines) -> set[Word]:
        """Read the lines in which words stand, whole or cut, and return these words.

        Messages are looked for from byte `start` on.
        """
        if self.signed:
            self.signed.read(window, (one for one in lines.items() if one[0][0] >= start))
        there: set[Word] = set()
        pieces: list[tuple[Span, Word]] = []
        for span, words in sorted(lines.items()):
            settled = self.settled_in(window.lines[slice(*span)])
            there.update(filter(settled.get, words))
            fresh = [word for word in words if word not in settled and not word.is_sign]
            whole = [word for word in fresh if window.holds(word, span)]
            self.take(window, span, whole)
            there.update(whole)
            settled.update((word, True) for word in whole if word.patterns)
            for word in [one for one in fresh if one not in whole]:
                if window.is_cut(word, span):
                    pieces.append((span, word))
                else:
                    settled[word] = False
        return there | self.joined(window, [one for one in pieces if one[1] not in there])

    def joined(self, window: Window, pieces: Sequence[tuple[Span, Word]]) -> set[Word]:
        """Read lines that end or begin within a word with those around them; return the words."""
        for span, word in pieces:
            self.judge(window, span, word)
        return {word for _, word in pieces}

    def settled_in(self, line: bytes) -> dict[Word, bool]:
        """Return of words whether they stand in a line much like this one, which was read."""
        if len(self.settled) >= REMEMBERED:
            self.settled.clear()
        return self.settled[alike(line)]

    def take(self, window: Window, span: Span, words: Sequence[Word]) -> None:
        """Read a line in which words stand, for an error of the program with those above it."""
        patterns = dict.fromkeys(chain.from_iterable(word.patterns for word in words))
        if patterns:
            self.session.take([window.line(span)], [*patterns])
        if any(not word.patterns for word in words):
            self.session.take(window.up_to(span), ())
        for word in words:
            self.judge(window, span, word)

    def miss(self, words: Iterable[Word]) -> None:
        """Note of which words only pieces stood there."""
        for word in words:
            tally = self.tallies[word]
            tally.misled += not word.is_whole
            if tally.misled >= MISLED:
                self.common.add(word)

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
