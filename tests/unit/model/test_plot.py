"""What a plot takes from a text."""

import pytest
from pydantic import ValidationError

from faultdex.model.plot import Axis, Plot, fault, rows

AXES = {"across": Axis(label="Batch"), "up": Axis(label="Time", unit="ms", log=True)}


def plot(row: str) -> Plot:
    """Return a plot with that row."""
    return Plot(title="Time by batch", row=row, **AXES)


def test_numbers_are_taken_where_they_are_named() -> None:
    """What stands between them may vary, and runs of spaces count as one."""
    one = plot("batch {batch}: {wall} ms, ... kernels need {busy} ms: ...")
    text = "ceiling: 5.9 us\nbatch 1:  1.30 ms, 100 kernels need 0.25 ms: launch-bound\n"

    assert [(row.line, row.cells) for row in rows(one, text)] == [(2, ("1", "1.30", "0.25"))]
    assert one.curves == ("wall", "busy")


def test_a_plain_table_is_read_under_its_head() -> None:
    """Columns of numbers are a row of names."""
    one = plot("{workers} {batches a second}")
    text = "workers  rate\n      0  11.5\n      2  2e1\n"

    assert [row.values for row in rows(one, text)] == [(0.0, 11.5), (2.0, 20.0)]
    assert fault(one, rows(one, text)) == ""


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("launched\n", "0 lines are of the form"),
        ("1 2\n", "1 lines are of the form"),
        ("1 2\n2 killed\n3 4\n", "line 2 breaks the table"),
        ("2 2\n2 3\n", "x does not grow in line 2"),
        ("1 2\n2 0.0\n", "line 2 has no logarithm"),
    ],
)
def test_what_cannot_be_drawn_is_told(text: str, reason: str) -> None:
    """A table is one block of lines in which x grows."""
    one = plot("{workers} {rate}")

    assert fault(one, rows(one, text)).startswith(reason)


@pytest.mark.parametrize(
    "row",
    [
        "{x}",
        "no marks",
        "{x} {x}",
        "{x}{y}",
        "{x} ...{y}",
        "{x} ... {y} ... a ...",
        "{x} {y} }",
        "{x} {a} {b} {c} {d} {e}",
    ],
)
def test_a_row_that_could_be_read_in_two_ways_is_refused(row: str) -> None:
    """It has a name for x and for one to four curves, apart from each other."""
    with pytest.raises(ValidationError):
        plot(row)


def test_a_long_line_costs_no_time() -> None:
    """Gaps are bounded, so that a line which almost fits is given up soon."""
    one = plot("{x} ... {a} ... {b} {c} {d} end")

    assert rows(one, "1 " * 16_000) == ()
