"""Gather what the collections of all machines say, row by row."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from faultdex.model.book import Book
from faultdex.model.reference import Collection, Ending, Part, Table, Variable, is_ncclish


@dataclass(frozen=True, slots=True)
class Saying:
    """One text about a row, with the machines whose libraries say it."""

    label: str
    text: str
    machines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table: its key, its name and what is said of it."""

    key: str
    name: str
    sayings: tuple[Saying, ...]

    @property
    def text(self) -> str:
        """Return the text that stands in a log; empty where there is none."""
        return self.sayings[0].text if self.sayings and not self.sayings[0].label else ""


RowText = tuple[str, str, tuple[tuple[str, str], ...]]


def rows(book: Book, table: Table) -> tuple[Row, ...]:
    """Return the rows that some machine tells of the table's part, and those that have a note."""
    names: dict[str, str] = {}
    texts_of: dict[str, dict[tuple[str, str], list[str]]] = {}
    for machine, collection in sorted(book.collections.items()):
        for key, name, texts in _row_texts(collection, table.part):
            names.setdefault(key, name)
            for text in texts:
                texts_of.setdefault(key, {}).setdefault(text, []).append(machine)
    names |= {key: note.name or key for key, note in table.notes.items() if key not in names}
    return tuple(
        Row(key, names[key], tuple(_sayings(texts_of.get(key, {}))))
        for key in sorted(names, key=_order)
        if key not in table.omits
    )


def _sayings(texts_of: dict[tuple[str, str], list[str]]) -> Iterator[Saying]:
    for (label, text), machines in texts_of.items():
        yield Saying(label, text, tuple(machines))


def _order(key: str) -> tuple[bool, int, str]:
    return (not key.isdecimal(), int(key) if key.isdecimal() else 0, "")


def _row_texts(collection: Collection, part: Part | None) -> Iterable[RowText]:
    match part:
        case None:
            return ()
        case Part.ENDINGS:
            return map(_ending, collection.endings)
        case Part.NCCL_VARIABLES:
            return [_variable(one) for one in collection.variables if is_ncclish(one)]
        case Part.TORCH_VARIABLES:
            return [_variable(one) for one in collection.variables if not is_ncclish(one)]
    table = collection.codes.get(part)
    found = table.rows if table else ()
    return [(str(row.number), row.name, (("", row.text),) if row.text else ()) for row in found]


def _ending(one: Ending) -> RowText:
    texts = (
        ("torchrun", one.torchrun),
        ("torch.multiprocessing", one.spawn),
        ("C library", one.word),
        ("shell's $?", str(one.shell)),
    )
    return one.ending, one.ending, tuple((label, text) for label, text in texts if text)


def _variable(one: Variable) -> RowText:
    return one.name, one.name, tuple(("in", file) for file in one.files)
