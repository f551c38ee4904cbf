"""Count the lines of a text in which each message appears."""

from collections.abc import Collection, Iterable, Iterator
from itertools import islice

from faultdex.match.messages.find import Messages, Place, Sighting
from faultdex.match.normalise import Line
from faultdex.model.answer import Known

SHOWN = 400
# Texts of lines that are remembered, with the message of each.
REMEMBERED = 20_000
FEW = 8


class Tally:
    """The messages that were found so far in a text."""

    def __init__(self, messages: Messages) -> None:
        """Begin with none."""
        self.messages = messages
        self.sightings: dict[Place, Sighting] = {}
        self.counted: tuple[str, ...] = ()
        self._seen: dict[str, Place | None] = {}

    def place(self, text: str) -> Place | None:
        """Return the message in a plain line; equal lines are looked at once."""
        if text not in self._seen:
            if len(self._seen) >= REMEMBERED:
                self._seen.clear()
            self._seen[text] = self.messages.find(text)
        return self._seen[text]

    def again(self, text: str) -> Place | None:
        """Return which of the first messages that were found appears in a raw line."""
        first = islice(self.sightings, FEW)
        return next((place for place in first if self.messages.appears(place, text)), None)

    def read(self, lines: Iterable[Line]) -> None:
        """Take in plain lines; those with a sign that is `counted` elsewhere add no count."""
        for line in lines:
            place = self.place(line.text)
            if place and not (place in self.sightings and self._is_counted(line.text)):
                self.add(place, Sighting(line.number, line.text[:SHOWN]))

    def add(self, place: Place, sighting: Sighting) -> None:
        """Add lines that hold a message to those that were found before."""
        found = self.sightings.get(place)
        if not found:
            self.sightings[place] = sighting
        else:
            found.count += sighting.count
            if sighting.line < found.line:
                found.line, found.text = sighting.line, sighting.text

    def add_all(self, sightings: Iterable[tuple[Place, Sighting]]) -> None:
        """Add what another part of the text holds."""
        for place, one in sightings:
            self.add(place, one)

    def _is_counted(self, text: str) -> bool:
        return any(sign in text for sign in self.counted)

    def known(self, lines: Collection[int], entries: Collection[str]) -> tuple[Known, ...]:
        """Return what was found, most serious first.

        Left out is what entries explain: messages of these `lines`, or of one of these `entries`,
        details aside;
        notices are left out beside anything else.
        """
        every = sorted(self._known(), key=_order)
        some = [one for one in every if one.detail or not _is_explained(one, lines, entries)]
        errors = [one for one in some if one.is_error]
        return tuple(errors or (some if not entries else ()))

    def _known(self) -> Iterator[Known]:
        for place, one in self.sightings.items():
            yield self.messages.known(place, one)


def _is_explained(known: Known, lines: Collection[int], entries: Collection[str]) -> bool:
    return known.line in lines or known.entry in entries


def _order(known: Known) -> tuple[bool, bool, bool, int]:
    """Return errors before notices, causes before what follows them, then the order of lines."""
    return not known.is_error, known.is_follow_on, known.level != "error", known.line
