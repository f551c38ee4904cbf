"""Find messages in raw lines of a long log that hold a sign, most of which are much alike."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from faultdex.match.alike import CLOCK, alike
from faultdex.match.messages.find import Place, Sighting
from faultdex.match.messages.tally import SHOWN, Tally
from faultdex.match.normalise import Normaliser

# After so many lines of a sign that told no new message, only messages found before are looked for.
FRUITLESS = 4096
MOST = 50_000
# After so many lines that held no message, a sign that told none is an everyday word of this log.
VAIN = 50_000
Span: TypeAlias = tuple[int, int]


class SignedLines:
    """Reads the lines that hold a sign."""

    def __init__(self, tally: Tally, normaliser: Normaliser) -> None:
        """Begin with no line."""
        self._tally, self._normaliser = tally, normaliser
        self._seen: dict[bytes, Place | None] = {}
        self._fruitless: Counter[bytes] = Counter()
        self._vain: Counter[bytes] = Counter()
        self._telling: set[bytes] = set()

    def read(self, data: bytes, signs: Iterable[bytes], numbers: "Numbers") -> None:
        """Add the messages of the lines of `data` that hold one of `signs`."""
        read: set[int] = set()
        for sign in _shortest(filter(self._is_worth, signs)):
            vain = 0
            for start, end in _spans(data, sign):
                # A line that holds several signs is one line.
                if start in read:
                    continue
                read.add(start)
                shown = data[start:end].lstrip(CLOCK)
                if shown not in self._seen:
                    self._remember(shown, self._look(sign, data[start:end]))
                place = self._seen[shown]
                if place:
                    self._telling.add(sign)
                    self._count(place, data, (start, end), numbers)
                else:
                    vain += 1
            self._vain[sign] += vain

    def _is_worth(self, sign: bytes) -> bool:
        """Tell whether lines with `sign` are read: not if many were and none held a message."""
        return sign in self._telling or self._vain[sign] < VAIN

    def _count(self, place: Place, data: bytes, span: Span, numbers: "Numbers") -> None:
        found = self._tally.sightings.get(place)
        if found:
            found.count += 1
        else:
            start, end = span
            raw = (numbers.of(data, start), text(data[start:end]))
            line = next(iter(self._normaliser.lines([raw])))
            self._tally.add(place, Sighting(line.number, line.text[:SHOWN]))

    def _remember(self, shown: bytes, place: Place | None) -> None:
        if len(self._seen) >= MOST:
            self._seen.clear()
        self._seen[shown] = place

    def _look(self, sign: bytes, raw: bytes) -> Place | None:
        """Return the message in a line that is new."""
        key = alike(raw)
        if key not in self._seen:
            self._remember(key, self._find(sign, text(raw)))
        return self._seen[key]

    def _find(self, sign: bytes, raw: str) -> Place | None:
        if self._fruitless[sign] >= FRUITLESS:
            return self._tally.again(raw)
        lines = self._normaliser.lines([(0, raw)])
        place = next(filter(None, (self._tally.place(line.text) for line in lines)), None)
        is_new = place is not None and place not in self._tally.sightings
        self._fruitless[sign] = 0 if is_new else self._fruitless[sign] + 1
        return place


@dataclass(frozen=True, slots=True)
class Numbers:
    """How the lines of raw data are numbered: from `first`, by lines or by bytes."""

    first: int
    step: int

    def of(self, data: bytes, start: int) -> int:
        """Return the number of the line that begins at `start`."""
        return self.first + (start * self.step or data.count(b"\n", 0, start))


def text(raw: bytes) -> str:
    """Return a raw line as text."""
    return raw.decode("utf-8", "replace")


def _shortest(signs: Iterable[bytes]) -> Sequence[bytes]:
    """Return the signs without those that hold another one, whose lines it finds."""
    every = list(signs)
    return [sign for sign in every if not any(one in sign and one != sign for one in every)]


def _spans(data: bytes, sign: bytes) -> Iterator[Span]:
    """Yield where each line that holds `sign` begins and ends, once."""
    end = 0
    while (found := data.find(sign, end)) >= 0:
        start = data.rfind(b"\n", end, found) + 1 or end
        end = data.find(b"\n", found)
        end = len(data) if end < 0 else end
        yield start, end
