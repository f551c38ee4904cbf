"""Turn the rows of reference tables into the stubs that a terminal shows."""

from collections.abc import Iterator

from faultdex.model.card import Stub
from faultdex.pipeline.read import Reading
from faultdex.render.part import plain
from faultdex.render.reference import reference_view
from faultdex.render.setting import BASE_URL
from faultdex.render.table import Line


def stubs(reading: Reading) -> Iterator[Stub]:
    """Yield one stub for each row of each table, names in no binary included."""
    for table in reference_view(reading.book, reading.index).tables:
        for line in (*table.lines, *table.folklore):
            path = f"reference/{table.name}/#{line.anchor}"
            action = (line.note.action or "") if line.note else ""
            entry = line.entry.id if line.entry else ""
            yield Stub(path, line.heading, _says(line), f"{BASE_URL}{path}", plain(action), entry)


def _says(line: Line) -> str:
    if line.note:
        return line.note.means
    return line.row.text or ", ".join(one.text for one in line.row.sayings[:1])
