"""Turn the rows of reference tables into the stubs that a terminal shows."""

from collections.abc import Iterator

from faultdex.model.card import Stub
from faultdex.pipeline.read import BuildResult
from faultdex.render.finder import finder
from faultdex.render.part import plain
from faultdex.render.setting import BASE_URL
from faultdex.render.table import Line, table_views


def stubs(result: BuildResult) -> Iterator[Stub]:
    """Yield one stub for each row of each table, names in no binary included."""
    for table in table_views(result.book, finder(result.book, result.index)):
        for line in (*table.lines, *table.folklore):
            path = f"reference/{table.name}/#{line.anchor}"
            action = (line.note.action or "") if line.note else ""
            entry = line.entry.id if line.entry else ""
            says = plain(_says(line))
            yield Stub(path, line.heading, says, f"{BASE_URL}{path}", plain(action), entry)


def _says(line: Line) -> str:
    if line.note:
        return line.note.means
    return line.row.text or ", ".join(one.text for one in line.row.sayings[:1])
