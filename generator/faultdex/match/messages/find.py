"""Find for a plain line the message of which most is said in it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from faultdex.match.messages.literal import LONGEST, appears, grams
from faultdex.match.messages.part import LEVELS, Candidate, Hints, Part, Tried
from faultdex.model.answer import Known

_UNTRIED = Tried("", "", "")


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """The place of a row: an owner among the hints, and a row among those of its part."""

    owner: int
    row: int


@dataclass(slots=True)
class Sighting:
    """The first line in which a message appears, and how many lines hold it."""

    line: int
    text: str
    count: int = 1


class Messages:
    """All messages, read part by part as lines ask for them."""

    def __init__(self, read: Callable[[str], str]) -> None:
        """Remember what reads the hints, or the part of an owner, as JSON."""
        self._read = read
        self._parts: dict[int, Part] = {}

    @cached_property
    def hints(self) -> Hints:
        """Return the hints, which are read for the first line."""
        return Hints.from_json(self._read("hints"))

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {hint.owner: number for number, hint in enumerate(self.hints.owners)}

    def find(self, text: str) -> Place | None:
        """Return the message in a plain line; of several the one with the longest text.

        Of equal texts, the one whose usual line is longest.
        """
        line = text[:LONGEST]
        shared = self.hints.grams & grams(line)
        if not shared:
            return None
        found = [
            (-one.own, -one.size, place)
            for one, place in self._candidates(shared)
            if appears(one.parts, line)
        ]
        return min(found)[-1] if found else None

    def appears(self, place: Place, text: str) -> bool:
        """Tell whether the message at `place` appears in a line."""
        return any(appears(parts, text) for parts in self.part(place.owner).literals(place.row))

    def _candidates(self, shared: frozenset[str]) -> Iterator[tuple[Candidate, Place]]:
        for gram in shared:
            for owner in self.hints.by_gram[gram]:
                number = self._numbers[owner]
                for one in self.part(number).candidates(gram):
                    yield one, Place(number, one.row)

    def part(self, number: int) -> Part:
        """Return the part of an owner, by its place among the hints."""
        if number not in self._parts:
            self._parts[number] = Part.from_json(self._read(self.hints.owners[number].owner))
        return self._parts[number]

    def named(self, name: str) -> Iterator[Place]:
        """Yield the rows that `name` asks for: by id or name, or by number after the label."""
        wanted = " ".join(name.lower().split())
        # Most rows have no name, and an empty one asks for none of them.
        for number, hint in enumerate(self.hints.owners if wanted else ()):
            label = hint.label.lower()
            for place, row in enumerate(self.part(number).rows):
                own = {row.name.lower(), *(() if row.id.isdecimal() else (row.id.lower(),))}
                if wanted in own or (label and wanted == f"{label} {row.id.lower()}"):
                    yield Place(number, place)

    def known(self, place: Place, sighting: Sighting) -> Known:
        """Return what an answer says of a message and the lines that hold it."""
        part = self.part(place.owner)
        row = part.rows[place.row]
        note = part.notes[row.note]
        tried = part.tried.get(row.id, _UNTRIED)
        return Known(
            table=part.owner,
            row=row.id,
            title=row.title,
            url=f"{self.hints.site}messages/{part.owner}/#{row.id}",
            says=note.means,
            action=note.first,
            entry=note.entry,
            line=sighting.line,
            text=sighting.text,
            kind=note.kind,
            message=row.text,
            where=row.where,
            since=row.since,
            until=row.until,
            level=LEVELS[row.level],
            decision=note.decision,
            follow_on=note.follow_on,
            detail=note.detail,
            count=sighting.count,
            ran=tried.release,
            example=tried.example,
            fixed=tried.fixed,
        )
