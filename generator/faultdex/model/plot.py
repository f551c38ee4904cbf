"""Describe the plot of what a snippet prints, and read the table that it draws."""

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from faultdex.model.shape import Line, Shape, Title

MOST_CURVES = 4
MOST_GAPS = 2
FEWEST_ROWS = 2
_MARK = re.compile(r"\{(?P<name>[^{}]{1,40})\}|(?P<gap>\.\.\.)")
_NUMBER = r"([-+]?\d{1,15}(?:\.\d{1,15})?(?:[eE][-+]?\d{1,2})?)"


def _row(text: str) -> str:
    names = [mark["name"] for mark in _MARK.finditer(text) if mark["name"]]
    if len(names) - 1 not in range(1, MOST_CURVES + 1) or len(set(names)) < len(names):
        message = f"expected a {{name}} for x and for each of 1 to {MOST_CURVES} curves, all unlike"
        raise ValueError(message)
    if re.search(r"[{}]", _MARK.sub("", text)) or re.search(r"(\}|\.\.\.)(\{|\.\.\.)", text):
        message = "expected text or a space between two marks, and no brace beside them"
        raise ValueError(message)
    if text.count("...") > MOST_GAPS:
        message = f"expected at most {MOST_GAPS} gaps"
        raise ValueError(message)
    return text


Label = Annotated[str, StringConstraints(min_length=1, max_length=40)]
RowPattern = Annotated[Line, AfterValidator(_row)]


class Axis(Shape):
    """What runs along one side of a plot."""

    label: Label = Field(description="What is measured, such as Batch or Time.")
    unit: Annotated[str, StringConstraints(max_length=20)] = Field(
        default="", description="Its unit; B is shown as KiB, MiB and so on."
    )
    log: bool = Field(default=False, description="The axis is logarithmic.")


class Plot(Shape):
    """A plot of the table in what a snippet prints."""

    title: Title = Field(description="What the plot shows, without a full stop.")
    row: RowPattern = Field(
        description="A line of the table: {name} for a number, ... for what varies; x comes first, "
        "and each further name is a curve."
    )
    across: Axis = Field(description="The axis of the first number.")
    up: Axis = Field(description="The axis of the other numbers.")

    @property
    def curves(self) -> tuple[str, ...]:
        """Return the names of the curves."""
        return tuple(mark["name"] for mark in _MARK.finditer(self.row) if mark["name"])[1:]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: its number within the text, from 1, and its cells as printed."""

    line: int
    cells: tuple[str, ...]

    @property
    def values(self) -> tuple[float, ...]:
        """Return x and the value of each curve."""
        return tuple(map(float, self.cells))


def rows(plot: Plot, text: str) -> tuple[Row, ...]:
    """Return the lines of `text` that have the form of the plot's row, in their order."""
    pattern = _pattern(plot.row)
    found = ((number, pattern.fullmatch(line)) for number, line in enumerate(text.split("\n"), 1))
    return tuple(Row(number, match.groups()) for number, match in found if match)


def fault(plot: Plot, table: tuple[Row, ...]) -> str:
    """Return why the table cannot be drawn, or nothing."""
    if len(table) < FEWEST_ROWS:
        return f"{len(table)} lines are of the form {plot.row!r}, and {FEWEST_ROWS} make a curve"
    for before, after in pairwise(table):
        if after.line > before.line + 1:
            return f"line {before.line + 1} breaks the table"
        if after.values[0] <= before.values[0]:
            return f"x does not grow in line {after.line}"
    return next((f"line {row.line} has no logarithm" for row in table if _is_flat(plot, row)), "")


def _is_flat(plot: Plot, row: Row) -> bool:
    x, *y = row.values
    return (plot.across.log and x <= 0) or (plot.up.log and min(y) <= 0)


def _pattern(row: str) -> re.Pattern[str]:
    """Return the row as a regular expression; runs of spaces match any run, as in doctest."""
    parts: list[str] = []
    end = 0
    for mark in _MARK.finditer(row):
        parts += [_literal(row[end : mark.start()]), ".{0,80}?" if mark["gap"] else _NUMBER]
        end = mark.end()
    return re.compile(rf"\s*{''.join(parts)}{_literal(row[end:])}\s*")


def _literal(text: str) -> str:
    return r"\s+".join(map(re.escape, re.split(r"\s+", text)))
