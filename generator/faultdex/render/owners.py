"""Turn the messages of each owner and the notes on them into pages: each row with an anchor."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from faultdex.model.book import Book
from faultdex.model.example import Example
from faultdex.model.messages import HOLE, MessageGroup, MessageNotes, MessageRow, MessageTable
from faultdex.render.brief import Brief
from faultdex.render.finder import Finder
from faultdex.render.table import Reference, references

FLAT = 200
LONG = 4000


@dataclass(frozen=True, slots=True)
class Playbook:
    """The entry or workflow that a note names; a workflow has no level."""

    path: str
    title: str
    level: str
    level_title: str


@dataclass(frozen=True, slots=True)
class Meaning:
    """What is noted of some rows; `source` is the number of its citation, 0 for none."""

    group: MessageGroup
    playbook: Playbook | None
    source: int


@dataclass(frozen=True, slots=True)
class RowView:
    """One row: its text cut at the holes, its place and releases, and the entry that it finds.

    `example` is the program that made it appear, if one was run.
    """

    row: MessageRow
    heading: str
    pieces: tuple[str, ...]
    facts: tuple[str, ...]
    meaning: Meaning
    entry: Brief | None
    example: Example | None


@dataclass(frozen=True, slots=True)
class Fold:
    """The rows that share a meaning."""

    anchor: str
    meaning: Meaning
    rows: tuple[RowView, ...]


@dataclass(frozen=True)
class OwnerView:
    """Everything on the page of an owner; `general` is the entry that speaks of all its texts."""

    name: str
    table: MessageTable
    rows: tuple[RowView, ...]
    folds: tuple[Fold, ...]
    general: Brief | None
    references: tuple[Reference, ...]
    root: str = "../../"

    @property
    def is_flat(self) -> bool:
        """Return whether the rows are so few that each shows what is noted of it."""
        return len(self.rows) <= FLAT

    @property
    def is_long(self) -> bool:
        """Return whether the rows are so many that their place and releases are left out."""
        return len(self.rows) > LONG

    @property
    def explained(self) -> int:
        """Return how many rows find an entry by their text."""
        return sum(one.entry is not None for one in self.rows)

    @property
    def ran(self) -> int:
        """Return how many rows an example made appear."""
        return sum(one.example is not None for one in self.rows)

    @cached_property
    def classes(self) -> tuple[str, ...]:
        """The classes of its rows, in alphabetical order."""
        return tuple(sorted({one.meaning.group.kind for one in self.rows}))


@dataclass(frozen=True, slots=True)
class OwnersView:
    """Everything on the page that lists the owners."""

    owners: tuple[OwnerView, ...]
    root: str = "../"

    @property
    def total(self) -> int:
        """Return the number of all rows."""
        return sum(len(one.rows) for one in self.owners)


def owners_view(book: Book, entries: Finder) -> OwnersView:
    """Return the view of all owners, by title."""
    ordered = sorted(book.messages.items(), key=lambda item: item[1].notes.title.lower())
    return OwnersView(tuple(_view(book, entries, name, table) for name, table in ordered))


def printed(row: MessageRow, notes: MessageNotes) -> Mapping[str, str]:
    """Return the lines by which a log shows the row, by their form, with a value in each hole.

    A form that asks for a name is left out for a row without one.
    """
    fields = {"{text}": row.text, "{name}": row.name, "{id}": row.id}
    some = (form for form in notes.logged if row.name or "{name}" not in form)
    return {form: _filled(form, fields) for form in some}


def _filled(line: str, fields: Mapping[str, str]) -> str:
    for mark, value in fields.items():
        line = line.replace(mark, value)
    return line.replace(HOLE, "1")


def _view(book: Book, entries: Finder, name: str, table: MessageTable) -> OwnerView:
    numbers = {key: number for number, key in enumerate(table.notes.sources, 1)}
    meanings = [
        Meaning(group, _playbook(book, entries, group), numbers.get(group.source or "", 0))
        for group in table.notes.groups
    ]
    general = _general(entries, table.notes)
    rows = tuple(_rows(entries, table, meanings, general))
    folds = tuple(_folds(rows, meanings))
    cited = references(book, table.notes.sources)
    return OwnerView(name, table, rows, folds, general[table.notes.logged[0]], cited)


def _playbook(book: Book, entries: Finder, group: MessageGroup) -> Playbook | None:
    if entry := entries.named(group.entry):
        return Playbook(entry.id, entry.title, entry.level, entry.level_title)
    if workflow := book.workflows.get(group.entry or ""):
        return Playbook(f"workflows/{group.entry}", workflow.title, "", "")
    return None


def _general(entries: Finder, notes: MessageNotes) -> Mapping[str, Brief | None]:
    """Return by form the entry that any text of the owner finds, whatever it says."""
    stranger = MessageRow(id="0", name="NO_LIBRARY_HAS_IT", text="a message that no library has")
    return {form: entries.found(line) for form, line in printed(stranger, notes).items()}


def _own(
    entries: Finder, row: MessageRow, notes: MessageNotes, general: Mapping[str, Brief | None]
) -> Brief | None:
    """Return the entry that a line of the row finds because of what it says."""
    every = ((entries.found(line), general[form]) for form, line in printed(row, notes).items())
    return next((found for found, usual in every if found and found != usual), None)


def _rows(
    entries: Finder,
    table: MessageTable,
    meanings: list[Meaning],
    general: Mapping[str, Brief | None],
) -> Iterator[RowView]:
    """Yield the rows of which something is noted."""
    for row in table.texts.rows:
        if row.id in table.groups:
            yield RowView(
                row,
                _heading(row, table.notes.label or ""),
                tuple(row.text.split(HOLE)),
                tuple(_facts(row, table.texts.releases)),
                meanings[table.groups[row.id]],
                _own(entries, row, table.notes, general),
                table.executed.get(row.id),
            )


def _heading(row: MessageRow, label: str) -> str:
    """Return the number of a row with what is written before it, and its name."""
    number = f"{label} {row.id}".strip() if row.id.isdecimal() else ""
    return f"{number} {row.name}".strip()


def _facts(row: MessageRow, releases: tuple[str, ...]) -> Iterator[str]:
    """Yield the place of a row, its level and its releases, as far as they tell something."""
    if row.where:
        yield row.where
    if row.level != "error":
        yield row.level
    if row.since and row.since != releases[0]:
        yield f"since {row.since}"
    if row.until:
        yield f"until {row.until}"


def _folds(rows: tuple[RowView, ...], meanings: list[Meaning]) -> Iterator[Fold]:
    """Yield the rows of each meaning, in the order of the notes."""
    held: dict[int, list[RowView]] = {}
    for one in rows:
        held.setdefault(id(one.meaning), []).append(one)
    for number, meaning in enumerate(meanings, 1):
        if found := held.get(id(meaning)):
            yield Fold(f"fd-group-{number}", meaning, tuple(found))
