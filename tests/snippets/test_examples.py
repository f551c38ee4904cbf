"""Examples of messages print today what is on record of them: some each day, all on request."""

from pathlib import Path

import pytest

from faultdex.model.example import is_fix, row_of
from faultdex.model.messages import MessageTable
from faultdex.pipeline import read
from faultdex.verify.examples.run import LIBRARIES, run_examples

DAILY = 3


@pytest.fixture(scope="module")
def tables(request: pytest.FixtureRequest, repository: Path) -> dict[str, MessageTable]:
    """Return the messages of the owners that have examples."""
    tree = request.config.getoption("tree")
    whole = tree == repository
    book = request.getfixturevalue("whole_knowledge") if whole else read(tree / "knowledge").book
    return {owner: one for owner, one in book.messages.items() if one.examples.files}


def chosen(table: MessageTable, config: pytest.Config) -> dict[str, bytes]:
    """Return the files of the rows whose turn is today, or of all."""
    rows = sorted(table.examples.rows())
    turn = config.getoption("day").toordinal() * DAILY
    today = (
        rows if config.getoption("all") else [rows[(turn + n) % len(rows)] for n in range(DAILY)]
    )
    return {name: data for name, data in table.examples.files.items() if row_of(name) in today}


def test_examples_print_their_messages_and_fixed_forms_do_not(
    tables: dict[str, MessageTable], pytestconfig: pytest.Config
) -> None:
    """On the installed library, whose release may be another one than that on record."""
    for owner, table in tables.items():
        rows = {row.id: row for row in table.texts.rows}
        runs = list(run_examples(LIBRARIES[owner], chosen(table, pytestconfig)))
        shown = {
            run.file: bool(table.notes.shows(rows[row_of(run.file)]).search(run.output))
            for run in runs
        }

        assert shown == {run.file: not is_fix(run.file) for run in runs}
        assert [run.file for run in runs if is_fix(run.file) and run.exit] == []


def test_a_hundred_graph_breaks_were_executed(tables: dict[str, MessageTable]) -> None:
    """Each with a run that holds, and more than half with a form that has no graph break."""
    executed = tables["graph-breaks"].executed.values()

    assert len(executed) >= 100
    assert sum(bool(one.fixed) for one in executed) >= 50


def test_every_owner_with_examples_has_a_library(repository: Path) -> None:
    """Its examples could not be run otherwise."""
    folders = (repository / "knowledge" / "messages").glob("*/examples")

    assert {one.parent.name for one in folders} <= LIBRARIES.keys()
