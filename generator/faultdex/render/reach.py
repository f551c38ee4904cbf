"""Count how far the entries reach into each source of errors."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from faultdex.render.brief import LEVELS, Brief, tally
from faultdex.render.reference import ReferenceView

MISSING = "missing"
SUCCESS = "0"


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
