"""Find messages in raw lines of a long log that hold a sign, most of which are much alike."""

from collections import Counter
from collections.abc import Iterable

from faultdex.match.alike import CLOCK, alike
from faultdex.match.literal_prefilter import Word
from faultdex.match.messages.find import Place, Sighting
from faultdex.match.messages.tally import SHOWN, Tally
from faultdex.match.normalise import Normaliser
from faultdex.match.window import Span, Window, text

# After so many lines of a sign that told no new message, only messages found before are looked for.
FRUITLESS = 4096
MOST = 50_000
# After so many lines that held no message, a sign that told none is an everyday word of this log.
VAIN = 50_000


class SignedLines:
    """Reads the lines that hold a sign."""

    def __init__(self, tally: Tally, normaliser: Normaliser) -> None:
        """Begin with no line."""
        self._tally, self._normaliser = tally, normaliser
        self._seen: dict[bytes, Place | None] = {}
        self._fruitless: Counter[bytes] = Counter()
        self._vain: Counter[bytes] = Counter()
        self._telling: set[bytes] = set()

    def read(self, window: Window, lines: Iterable[tuple[Span, Iterable[Word]]]) -> None:
        """Add the messages of the lines that hold a sign."""
        for span, words in lines:
            # A line that holds several signs is one line, of the first that still tells.
            signs = (word.data for word in words if word.is_sign)
            sign = next(filter(self._is_worth, signs), None)
            if sign is None:
                continue
            raw = window.lines[slice(*span)].rstrip(b"\n")
            shown = raw.lstrip(CLOCK)
            if shown not in self._seen:
                self._remember(shown, self._look(sign, raw))
            place = self._seen[shown]
            if place:
                self._telling.add(sign)
                self._count(place, window, span)
            else:
                self._vain[sign] += 1

    def _is_worth(self, sign: bytes) -> bool:
        """Tell whether lines with `sign` are read: not if many were and none held a message."""
        return sign in self._telling or self._vain[sign] < VAIN

    def _count(self, place: Place, window: Window, span: Span) -> None:
        found = self._tally.sightings.get(place)
        if found:
            found.count += 1
        else:
            line = next(iter(self._normaliser.lines([window.line(span)])))
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
