"""Turn reference tables into pages: each row with an anchor, and its entry where it has one."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from string import Template

from faultdex.model.book import Book, Cited
from faultdex.model.evidence import Machine
from faultdex.model.reference import Collection, Note, Part, Table
from faultdex.render.brief import Brief
from faultdex.render.collected_rows import Row, rows
from faultdex.render.finder import Finder

_LAUNCHERS = {"torchrun", "torch.multiprocessing"}


@dataclass(frozen=True, slots=True)
class Line:
    """One row as its page shows it; `source` is the number of its citation, 0 for none."""

    anchor: str
    heading: str
    row: Row
    note: Note | None
    entry: Brief | None
    source: int


@dataclass(frozen=True, slots=True)
class Reference:
    """One citation of a table."""

    number: int
    cited: Cited
    supports: str


@dataclass(frozen=True, slots=True)
class Origin:
    """One machine that told the rows, with what it told them by and when."""

    machine: Machine
    library: str
    day: str


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on the page of a table; `searched` holds the binaries of each machine."""

    name: str
    table: Table
    lines: tuple[Line, ...]
    folklore: tuple[Line, ...]
    origins: tuple[Origin, ...]
    searched: tuple[tuple[str, tuple[str, ...]], ...]
    references: tuple[Reference, ...]
    root: str = "../../"

    @property
    def explained(self) -> int:
        """Return how many rows have an entry."""
        return sum(line.entry is not None for line in self.lines)

    @property
    def is_of_errors(self) -> bool:
        """Return whether its rows stand in logs."""
        return bool(self.table.logged) or self.table.part is Part.ENDINGS


def table_views(book: Book, entries: Finder) -> tuple[TableView, ...]:
    """Return the views of all tables, by title."""
    ordered = sorted(book.tables.items(), key=lambda item: item[1].title)
    return tuple(_view(book, entries, name, table) for name, table in ordered)


def _view(book: Book, entries: Finder, name: str, table: Table) -> TableView:
    numbers = {key: number for number, key in enumerate(table.sources, 1)}
    untold = (Row(key, key, ()) for key in sorted(table.folklore))
    return TableView(
        name=name,
        table=table,
        lines=tuple(
            _line(row, table, numbers, _entry(entries, row, table)) for row in rows(book, table)
        ),
        folklore=tuple(
            _line(row, table, numbers, entries.named(table.folklore[row.key].entry))
            for row in untold
        ),
        origins=tuple(_origins(book, table)),
        searched=tuple(
            (machine, tuple(binary.file for binary in one.binaries))
            for machine, one in sorted(book.collections.items())
        ),
        references=references(book, table.sources),
    )


def _line(row: Row, table: Table, numbers: Mapping[str, int], entry: Brief | None) -> Line:
    note = table.notes.get(row.key) or table.folklore.get(row.key)
    parts = (table.label or "", row.key, row.name if row.name != row.key else "")
    heading = " ".join(part for part in parts if part)
    source = numbers.get(note.source or "", 0) if note else 0
    return Line(row.key.replace(" ", "-"), heading, row, note, entry, source)


def _entry(entries: Finder, row: Row, table: Table) -> Brief | None:
    """Return the entry that the row's note names, or else the one that its text finds."""
    note = table.notes.get(row.key)
    named = entries.named(note.entry) if note else None
    return named or entries.found("\n".join(logged(row, table)))


def logged(row: Row, table: Table) -> tuple[str, ...]:
    """Return the lines by which a log would show the row; () where it shows none."""
    if table.part is Part.ENDINGS:
        texts = (one.text for one in row.sayings if one.label in _LAUNCHERS)
        return tuple(line.replace("…", "1") for text in texts for line in text.split("\n"))
    filled = {"number": row.key, "name": row.name, "text": row.text}
    return tuple(Template(line).safe_substitute(filled) for line in table.logged)


def _origins(book: Book, table: Table) -> Iterator[Origin]:
    for _, one in sorted(book.collections.items()):
        if table.part and one.names(table.part):
            yield Origin(one.machine, _library(one, table.part), one.collected[:10])


def _library(collection: Collection, part: Part) -> str:
    table = collection.codes.get(Part.NCCL if part is Part.NCCL_VARIABLES else part)
    if table:
        return f"{table.library} {table.version}"
    return f"torch {collection.machine.torch}" if collection.machine.torch else ""


def references(book: Book, sources: Mapping[str, str]) -> tuple[Reference, ...]:
    """Return the citations of a table, given what each supports by its key, with their numbers."""
    return tuple(
        Reference(number, book.sources[key], supports)
        for number, (key, supports) in enumerate(sources.items(), 1)
        if key in book.sources
    )
