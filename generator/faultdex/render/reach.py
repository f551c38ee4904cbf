"""Count how far the entries reach into each source of errors."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from faultdex.model.verification import Level
from faultdex.render.brief import LEVELS, Brief, tally
from faultdex.render.owners import OwnerView
from faultdex.render.reference import ReferenceView

MISSING = "missing"
SUCCESS = "0"
COUNTS = ("texts", "entries", "executed", "ran", "led")


@dataclass(frozen=True, slots=True)
class Reach:
    """One source of errors: its page below /reference/, and its texts by level."""

    page: str
    title: str
    counts: tuple[tuple[str, str, int], ...]

    @property
    def total(self) -> int:
        """Return the number of its texts."""
        return sum(count for _, _, count in self.counts)


def reaches(reference: ReferenceView) -> tuple[Reach, ...]:
    """Return every table of errors and every sort of message with its counts."""
    return tuple(_reaches(reference))


def _reaches(reference: ReferenceView) -> Iterator[Reach]:
    for view in reference.tables:
        if view.is_of_errors:
            failures = (line for line in view.lines if line.row.key != SUCCESS)
            yield _reach(view.name, view.table.title, (line.entry for line in failures))
    for sort in reference.messages:
        yield _reach(sort.kind.name, sort.kind.title, (one.entry for one in sort.messages))


def _reach(page: str, title: str, entries: Iterable[Brief | None]) -> Reach:
    found = tuple(entries)
    levels = tally(one.level for one in found if one)
    counts = [(level.value, name, levels[level.value]) for level, name in LEVELS.items()]
    return Reach(page, title, (*counts, (MISSING, MISSING, found.count(None))))


@dataclass(frozen=True, slots=True)
class OwnerReach:
    """How many texts of an owner have a note, an entry of their own and an executed one.

    `ran` counts those that an example made appear, and `led` those without an entry of their own
    whose note names a playbook.
    """

    name: str
    title: str
    texts: int
    entries: int
    executed: int
    ran: int
    led: int

    @property
    def noted(self) -> int:
        """Return how many texts have their note alone."""
        return self.texts - self.entries - self.led


def owner_reaches(reference: ReferenceView) -> tuple[OwnerReach, ...]:
    """Return the counts of every owner, by title, and the sum of all last."""
    every = tuple(_owner(one) for one in reference.owners.owners)
    sums = (sum(getattr(one, name) for one in every) for name in COUNTS)
    return (*every, OwnerReach("", "All owners", *sums)) if every else ()


def _owner(view: OwnerView) -> OwnerReach:
    own = [row.entry for row in view.rows if row.entry]
    return OwnerReach(
        view.name,
        view.table.notes.title,
        len(view.rows),
        len(own),
        sum(one.level == Level.EXECUTED.value for one in own),
        view.ran,
        sum(row.entry is None and row.meaning.playbook is not None for row in view.rows),
    )
