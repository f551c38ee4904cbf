"""Turn some raw lines of a long text into those that may show a signature, whole or cut."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from faultdex.match.literal_prefilter import Sighting, Word
from faultdex.match.normalise import Line
from faultdex.match.search import blocks
from faultdex.match.wrap import chains

AROUND, MARGIN = 8, 4 << 10
QUOTED = b" \t>|"

Span = tuple[int, int]
Lines = dict[Span, tuple[Word, ...]]


def margin(lines: bytes, end: int | None = None) -> bytes:
    """Return the last lines before byte `end`, as few as may belong to a line that is cut there."""
    end = len(lines) if end is None else end
    start = lines.find(b"\n", max(0, end - MARGIN), end) + 1
    return lines[start:end] if start else b""


@dataclass(frozen=True, slots=True)
class Window:
    """Raw lines without dressing; `first` is the number of the first.

    With a `step` the number of a line grows with the bytes before it, else with the lines.
    `is_plain` tells that they were written without dressing.
    """

    first: int
    lines: bytes
    step: int = 0
    is_plain: bool = True
    _last: list[int] = field(default_factory=lambda: [0, 0], repr=False, compare=False)

    def by_line(self, found: Iterable[Sighting]) -> Lines:
        """Return the whole lines that hold a piece of a word, with their words."""
        lines: dict[Span, dict[Word, None]] = {}
        here: dict[Word, None] = {}
        start = stop = 0
        for end, word in found:
            if end == 0:
                for holding in self._holding(word):
                    lines.setdefault(holding, {})[word] = None
            elif end <= len(self.lines):
                if not start < end <= stop:
                    start, stop = self._line(end - 1)
                    here = lines.setdefault((start, stop), {})
                here[word] = None
        return {span: tuple(words) for span, words in lines.items()}

    def _holding(self, word: Word) -> Iterator[Span]:
        """Yield the lines in which a piece of `word` stands."""
        for piece in word.pieces:
            end = 0
            while (found := self.lines.find(piece, end)) >= 0:
                start, end = self._line(found)
                yield start, end

    def holds(self, word: Word, span: Span) -> bool:
        """Tell whether all of `word` stands in a line."""
        return self.lines.find(word.data, *span) >= 0

    def is_cut(self, word: Word, span: Span) -> bool:
        """Tell whether a line ends or begins within `word`, if it is looked for in pieces."""
        pieces = () if word.is_whole else word.pieces
        return any(self._is_cut_at(word.data, piece, span) for piece in pieces)

    def _is_cut_at(self, word: bytes, piece: bytes, span: Span) -> bool:
        start, end = span
        found = self.lines.find(piece, start, end)
        if found < 0:
            return False
        line = self.lines[start:end]
        first, last = end - len(line.lstrip(QUOTED)), start + len(line.rstrip())
        while found >= 0:
            ends = last - found <= len(word) and word.startswith(self.lines[found:last])
            begins = found - first <= len(word) and word.endswith(self.lines[first:found] + piece)
            if ends or begins:
                return True
            found = self.lines.find(piece, found + 1, end)
        return False

    def line(self, span: Span) -> tuple[int, str]:
        """Return the line at `span` with its number."""
        start, end = span
        return self._number(start), text(self.lines[start:end])

    def up_to(self, span: Span) -> list[tuple[int, str]]:
        """Return the line at `span` and those above it, as many as a traceback may have."""
        start = span[0] - len(margin(self.lines, span[0]))
        return [self.line(one) for one in self._spans(start, span[1])]

    def joined(self, span: Span) -> list[tuple[int, str]]:
        """Return the lines around `span` where a screen may have cut it, else nothing."""
        start = self._before(span[0])
        around = self.lines[start : self._after(span[1])].split(b"\n")
        number = self._number(start)
        numbered = [(number + place, text(line)) for place, line in enumerate(around)]
        at = number + self.lines.count(b"\n", start, span[0])
        return numbered if _is_chained(numbered, at) else []

    def _line(self, place: int) -> Span:
        start = self.lines.rfind(b"\n", 0, place) + 1
        return start, self.lines.find(b"\n", place) + 1 or len(self.lines)

    def _spans(self, start: int, end: int) -> Iterator[Span]:
        while start < end:
            yield (line := self._line(start))
            start = line[1]

    def _number(self, place: int) -> int:
        """Return the number of the line at `place`, counted from the place asked for last."""
        if self.step:
            return self.first + place * self.step
        last, lines = self._last
        low, high = sorted((last, place))
        between = self.lines.count(b"\n", low, high)
        lines += between if place >= last else -between
        self._last[:] = place, lines
        return self.first + lines

    def _before(self, start: int) -> int:
        least = max(0, start - MARGIN)
        for _ in range(AROUND):
            start = max(least, self.lines.rfind(b"\n", least, max(least, start - 1)) + 1)
        return start

    def _after(self, end: int) -> int:
        most = min(len(self.lines), end + MARGIN)
        for _ in range(AROUND):
            end = self.lines.find(b"\n", end, most) + 1 or most
        return end


def text(data: bytes) -> str:
    """Return bytes of any kind as text."""
    return data.decode("utf-8", "replace")


def _is_chained(numbered: list[tuple[int, str]], at: int) -> bool:
    """Tell whether line `at` looks like a part of a longer one; a cheap look at raw lines."""
    shown = [(number, line.rstrip()) for number, line in numbered]
    lines = [Line(number, line.lstrip(QUOTED.decode()), len(line), "") for number, line in shown]
    joined = (chain for block in blocks(lines) for chain in chains(block))
    return any(line.number == at for chain in joined for line in chain)
