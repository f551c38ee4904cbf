"""What the collections of machines say, row by row."""

from dataclasses import replace

import pytest

from faultdex.model.book import Book
from faultdex.model.reference import Note, Part, Table
from faultdex.render.collected_rows import rows
from faultdex.render.table import logged


@pytest.fixture
def two(book: Book) -> Book:
    """Return the book with a second machine, whose torch says of one ending something else."""
    [host] = book.collections.values()
    first, *others = host.endings
    other = first.model_copy(update={"torchrun": "exitcode : 1 (another)"})
    second = host.model_copy(update={"endings": (other, *others), "variables": ()})
    return replace(book, collections={"host": host, "zeta": second})


def table_of(part: Part | None, **more: object) -> Table:
    """Return a table of a part."""
    notes = {"NCCL_DEBUG": Note(means="How much NCCL prints."), "9": Note(name="nine", means="9.")}
    made = Table(title="Some", summary="Some.", part=part, sources={}, notes=notes)
    return made.model_copy(update=more)


def test_endings_are_told_by_all_that_speak_of_them(two: Book) -> None:
    """Each text with the machines that say it; the C library has no word for a status."""
    told = {one.key: one for one in rows(two, table_of(Part.ENDINGS, notes={}))}
    sayings = [(one.label, one.text, one.machines) for one in told["exit 1"].sayings]

    assert [*told] == ["exit 1", "SIGKILL"]
    assert sayings == [
        ("torchrun", "exitcode  : 1 (pid: …)", ("host",)),
        ("torch.multiprocessing", "process 0 terminated with exit code 1", ("host", "zeta")),
        ("shell's $?", "1", ("host", "zeta")),
        ("torchrun", "exitcode : 1 (another)", ("zeta",)),
    ]
    assert ("C library", "Killed") in [(one.label, one.text) for one in told["SIGKILL"].sayings]


def test_an_ending_is_looked_for_as_launchers_print_it(two: Book) -> None:
    """With a number for a process, and without what no log shows."""
    table = table_of(Part.ENDINGS, notes={})
    row = next(one for one in rows(two, table) if one.key == "SIGKILL")

    assert logged(row, table) == (
        "exitcode  : -9 (pid: 1)  (SIGKILL)",
        "process 0 terminated with signal SIGKILL",
    )


@pytest.mark.parametrize(
    ("part", "names"),
    [
        (Part.NCCL_VARIABLES, ["9", "NCCL_DEBUG"]),
        (Part.TORCH_VARIABLES, ["9", "TORCH_DISTRIBUTED_DEBUG", "NCCL_DEBUG"]),
        (None, ["9", "NCCL_DEBUG"]),
    ],
)
def test_rows_are_those_of_the_part_and_those_with_a_note(
    two: Book, part: Part | None, names: list[str]
) -> None:
    """Numbers come first, and what no machine tells comes last, without a saying."""
    told = {one.key: one for one in rows(two, table_of(part))}

    assert [*told] == names
    assert (told["9"].name, told["9"].sayings, told["9"].text) == ("nine", (), "")


def test_numbers_are_sorted_as_numbers_and_omitted_ones_left_out(two: Book) -> None:
    """A text without a label is the one of a log."""
    table = table_of(Part("cuda-runtime"), notes={}, omits={"719": "It is told elsewhere."})
    told = rows(two, table)

    assert [(one.key, one.name, one.text) for one in told] == [
        ("0", "cudaSuccess", "no error"),
        ("9", "cudaErrorInvalidConfiguration", "the grid is 70000 blocks wide"),
    ]
