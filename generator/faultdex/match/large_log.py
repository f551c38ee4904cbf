"""Read of a long text only the lines in which a required word of a signature stands."""

from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from operator import itemgetter

from faultdex.match.alike import CLOCK, alike
from faultdex.match.explain import MatchSession
from faultdex.match.literal_prefilter import LiteralPrefilter, Sighting, Word, bare
from faultdex.match.normalise import Normaliser
from faultdex.match.pieces import Piece
from faultdex.match.place import STEP, placed
from faultdex.match.signs import SignedLines
from faultdex.match.window import MARGIN, Lines, Span, Window, text

TAIL = 32 << 10
ENOUGH, MISLED = 32, 8
# Lines that are remembered, so that others like them are not read.
REMEMBERED = 10_000
# What is spent on words that tell nothing before they are left out, in what one place of a word
# costs, and what the search for a word costs if the engine does not tell places.
WASTED, SEARCH = 30_000, 60
END = itemgetter(0)


@dataclass(slots=True)
class Tally:
    """How often a word was read, joined from lines, and searched for in vain."""

    taken: int = 0
    joined: int = 0
    misled: int = 0


@dataclass(slots=True)
class Settled:
    """Of which words it is known whether they stand in lines that are much alike.

    `words` are those of the last such line, all of them known, and `there` those that stand in it.
    """

    known: dict[Word, bool] = field(default_factory=dict)
    words: tuple[Word, ...] = ()
    there: frozenset[Word] = frozenset()


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
        self.settled: defaultdict[bytes, Settled] = defaultdict(Settled)
        self.repeated: dict[bytes, Settled] = {}
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
            first = self.first(piece)
            chunk = bare(piece.chunk)
            between, found = self.found(bare(piece.seam)), self.found(chunk)
            opened = {*begun, *(word.data for _, word in between)}
            if not found and not opened:
                begun = set()
            elif chunk is piece.chunk and _tells_places(found):
                begun = self.in_place(first, piece, found, opened)
            else:
                begun = self.somewhere(first, piece, found, opened)
            last.append((first, piece))
        if tail:
            self.whole(last[0][0], b"".join(piece.whole for _, piece in last))

    def in_place(
        self, first: int, piece: Piece, found: Sequence[Sighting], opened: set[bytes]
    ) -> set[bytes]:
        """Read the lines of a piece at the places of words in its chunk, and its first lines.

        Return the words with which the next piece may begin.
        """
        early = bisect_right(found, piece.head, key=END)
        opened.update(word.data for _, word in found[:early])
        there = self.opening(first, piece, opened, piece.later) if opened else set[Word]()
        if early < len(found):
            number = first + len(piece.rest) * self.step
            window = Window(number, piece.chunk[: piece.end], self.step)
            there |= self.read(window, 0, window.by_line(found[early:]))
        self.miss(found, there)
        return {word.data for _, word in found[bisect_right(found, piece.end - MARGIN, key=END) :]}

    def somewhere(
        self, first: int, piece: Piece, found: Sequence[Sighting], opened: set[bytes]
    ) -> set[bytes]:
        """Read all lines of a piece that hold words of its chunk, and its first lines.

        Return the words with which the next piece may begin.
        """
        here = {word.data for _, word in found}
        if found:
            window, start = self.window(first, piece.above, piece.whole)
            there = self.read(window, start, window.by_line(self.again(window, found)))
            self.miss(found, there)
            self.wasted += sum(SEARCH for end, word in found if not end and word not in there)
        if opened - here:
            self.opening(first, piece, opened - here)
        return here

    def again(self, window: Window, found: Sequence[Sighting]) -> Iterable[Sighting]:
        """Return where words that were found stand in a window, if the engine tells places."""
        if not _tells_places(found):
            return found
        words = {word for _, word in found}
        return [one for one in self.literals.engine(window.lines) if one[1] in words]

    def whole(self, first: int, data: bytes) -> None:
        """Read all of the last lines."""
        start = data.rfind(b"\n", 0, max(0, len(data) - TAIL)) + 1
        number = first + (start * self.step or data.count(b"\n", 0, start))
        if self.session.tally:
            self.session.tally.counted = tuple(self.session.tally.messages.hints.signs)
        self.session.take(enumerate(text(data[start:]).split("\n"), number))

    def found(self, data: bytes) -> Sequence[Sighting]:
        """Return the words that may stand in bare data and still tell something."""
        if self.wasted > WASTED:
            self.literals = self.literals.finer(self.known, self.common)
            self.known, self.common, self.wasted = set(), set(), 0
        found = self.literals.engine(data)
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

    def opening(self, first: int, piece: Piece, words: set[bytes], later: int = 0) -> set[Word]:
        """Read the first lines of a piece that hold some words, and the last ones before it.

        The last bytes of them are read `later`, and are here for what they may belong to.
        """
        window, start = self.window(first, piece.above, piece.opening)
        near = self.literals.engine(window.lines[: len(window.lines) - later])
        return self.read(window, start, window.by_line(one for one in near if one[1].data in words))

    def window(self, first: int, raw: bytes, lines: bytes) -> tuple[Window, int]:
        """Return lines below the last ones before them, and at which byte they begin."""
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
            if settled.words != words:
                pieces += [(span, word) for word in self.settle(window, span, words, settled)]
            there |= settled.there
        return there | self.joined(window, [one for one in pieces if one[1] not in there])

    def settle(
        self, window: Window, span: Span, words: tuple[Word, ...], settled: Settled
    ) -> list[Word]:
        """Read a line that may hold words; return those of which it may hold a part."""
        known = settled.known
        fresh = [word for word in words if word not in known and not word.is_sign]
        whole = [word for word in fresh if window.holds(word, span)]
        self.take(window, span, whole)
        pieces = [word for word in fresh if word not in whole]
        cut = [word for word in pieces if window.is_cut(word, span)]
        known.update((word, True) for word in whole if word.patterns)
        known.update((word, False) for word in pieces if word not in cut)
        settled.there = frozenset([*filter(known.get, words), *whole])
        settled.words = words if all(word in known or word.is_sign for word in words) else ()
        return cut

    def joined(self, window: Window, pieces: Sequence[tuple[Span, Word]]) -> set[Word]:
        """Read lines that end or begin within a word with those around them; return the words."""
        for span, word in pieces:
            self.judge(window, span, word)
        return {word for _, word in pieces}

    def settled_in(self, line: bytes) -> Settled:
        """Return of words whether they stand in a line much like this one, which was read."""
        shown = line.lstrip(CLOCK)
        found = self.repeated.get(shown)
        if found is None:
            if len(self.repeated) >= REMEMBERED:
                self.repeated.clear()
                self.settled.clear()
            found = self.repeated[shown] = self.settled[alike(shown)]
        return found

    def take(self, window: Window, span: Span, words: Sequence[Word]) -> None:
        """Read a line in which words stand, for an error of the program with those above it."""
        patterns = dict.fromkeys(chain.from_iterable(word.patterns for word in words))
        if patterns:
            self.session.take([window.line(span)], [*patterns])
        if any(not word.patterns for word in words):
            self.session.take(window.up_to(span), ())
        for word in words:
            self.judge(window, span, word)

    def miss(self, found: Iterable[Sighting], there: Collection[Word]) -> None:
        """Note of which words only pieces stood there."""
        for word in {word for _, word in found}.difference(there):
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


def _tells_places(found: Sequence[Sighting]) -> bool:
    """Tell whether the engine that found words tells where they end."""
    return not found or found[0][0] > 0
