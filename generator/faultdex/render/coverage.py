"""Compare the plan and the sources of errors with the entries that exist."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.model.collection import Row
from faultdex.model.verification import Level, level_of
from faultdex.render.brief import LEVELS
from faultdex.render.name import title_of
from faultdex.render.reach import OwnerReach, Reach


@dataclass(frozen=True, slots=True)
class Planned:
    """One row of the plan; `level` is missing where no entry covers it."""

    id: str
    row: Row
    level: str
    level_title: str


@dataclass(frozen=True, slots=True)
class Area:
    """One topic of the plan, with a count of its rows at each level."""

    id: str
    title: str
    rows: tuple[Planned, ...]

    def count(self, *levels: str) -> int:
        """Return how many rows stand at one of `levels`."""
        return sum(row.level in levels for row in self.rows)


@dataclass(frozen=True, slots=True)
class Field:
    """One category of the plan."""

    id: str
    title: str
    areas: tuple[Area, ...]

    def count(self, *levels: str) -> int:
        """Return how many rows stand at one of `levels`."""
        return sum(area.count(*levels) for area in self.areas)


@dataclass(frozen=True, slots=True)
class CoverageView:
    """Everything on the page about coverage."""

    fields: tuple[Field, ...]
    columns: tuple[tuple[str, str], ...]
    beyond: tuple[tuple[str, str], ...]
    runs: Mapping[str, str]
    reaches: tuple[Reach, ...]
    owners: tuple[OwnerReach, ...]
    root: str = "../"

    @property
    def total(self) -> int:
        """Return the number of rows in the plan."""
        return sum(len(area.rows) for field in self.fields for area in field.areas)

    @property
    def covered(self) -> int:
        """Return the number of rows that have an entry."""
        return self.total - sum(field.count("missing") for field in self.fields)


_RUNS = {
    "cpu": "torch on a CPU",
    "nvcc": "the CUDA compiler",
    "host": "any machine",
    "gpu": "one GPU",
    "gpu2": "two GPUs",
    "gpu8": "more than two GPUs",
    "read": "cited, not run",
}


def coverage_view(
    book: Book, reaches: tuple[Reach, ...] = (), owners: tuple[OwnerReach, ...] = ()
) -> CoverageView:
    """Return the view of the plan, and of the sources of errors, against the entries."""
    fields = tuple(
        Field(name, title_of(name), tuple(_areas(book, areas)))
        for name, areas in book.plan.root.items()
    )
    planned = {row.id for field in fields for area in field.areas for row in area.rows}
    return CoverageView(
        fields=fields,
        columns=(
            *((level.value, title) for level, title in LEVELS.items()),
            ("missing", "missing"),
        ),
        beyond=tuple(
            (one.id, one.facts.title) for one in book.entries.values() if one.id not in planned
        ),
        runs=_RUNS,
        reaches=reaches,
        owners=owners,
    )


def _areas(book: Book, areas: Mapping[str, Mapping[str, Row]]) -> Iterator[Area]:
    for name, rows in areas.items():
        yield Area(name, title_of(name), tuple(_planned(book, one, rows[one]) for one in rows))


def _planned(book: Book, identifier: str, row: Row) -> Planned:
    entry = book.entries.get(identifier)
    if entry is None:
        return Planned(identifier, row, "missing", "missing")
    level: Level = level_of(entry)
    return Planned(identifier, row, level.value, LEVELS[level])
