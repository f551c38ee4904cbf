"""Turn the rows of reference tables into the stubs that a terminal shows."""

from collections.abc import Iterator

from faultdex.model.card import Stub
from faultdex.model.reference import Table
from faultdex.pipeline.read import Reading
from faultdex.render.part import plain
from faultdex.render.reference import reference_view
from faultdex.render.setting import BASE_URL
from faultdex.render.table import Line, logged

TELLING = 12


def stubs(reading: Reading) -> Iterator[Stub]:
    """Yield one stub for each row of each table, names in no binary included."""
    for table in reference_view(reading.book, reading.index).tables:
        for line in (*table.lines, *table.folklore):
            path = f"reference/{table.name}/#{line.anchor}"
            action = (line.note.action or "") if line.note else ""
            entry = line.entry.id if line.entry else ""
            texts = tuple(_logged(line, table.table))
            says = plain(_says(line))
            yield Stub(path, line.heading, says, f"{BASE_URL}{path}", plain(action), entry, texts)


def _logged(line: Line, table: Table) -> Iterator[str]:
    """Yield the texts that tell the row in a log: its name, and the library's words for it."""
    if not table.logged:
        return
    if line.row.key != line.row.name and len(line.row.name) >= TELLING:
        yield line.row.name
    yield from (text for text in logged(line.row, table) if line.row.text in text and line.row.text)


def _says(line: Line) -> str:
    if line.note:
        return line.note.means
    return line.row.text or ", ".join(one.text for one in line.row.sayings[:1])
