"""Hold marks in the fields of an entry to those that the field takes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

ENTRY = Path("runtime/grid-too-wide/entry.yaml")
SAYS = "The count of blocks is larger than the limit [@nvidia-limits]."
SUMMARY = "use two dimensions."
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        (SUMMARY, "use two dimensions [@nvidia-limits].", ["FD419"]),
        (SUMMARY, "use two dimensions, see [[block-too-large]].", ["FD419"]),
        (SAYS, f"{SAYS[:-1]} [since torch 2.9.", ["FD419"]),
        (SAYS, f"{SAYS[:-1]} [[block-too-large]].", ["FD419"]),
        (SAYS, SAYS, []),
    ],
)
def test_a_field_takes_the_marks_that_its_page_can_show(
    lay: Lay, problems: Read, old: str, new: str, codes: list[str]
) -> None:
    """A cause has citations and bounds; a summary is read where there is no page."""
    root = lay()
    text = (root / ENTRY).read_text("utf-8")
    assert old in text
    (root / ENTRY).write_text(text.replace(old, new), "utf-8")

    assert [problem.code for problem in problems(root)] == codes
