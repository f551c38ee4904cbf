"""A line that has a cause or a first fix of its own stands in what a signature finds."""

from collections.abc import Callable

import pytest

from faultdex.lint.scope import Scope
from faultdex.lint.signatures import unshown_lines


@pytest.mark.parametrize("name", ["causes", "fixes"])
@pytest.mark.parametrize(
    ("pattern", "refused"),
    [
        ("block of [0-9]{1,9} threads", 0),
        ("the grid is [0-9]{1,9} blocks wide", 1),
        ("block (?=of)", 1),
    ],
)
def test_a_line_of_its_own_is_portable_and_shown(
    with_line: Callable[[str, str], Scope], name: str, pattern: str, refused: int
) -> None:
    """What no sample shows, or not every engine reads, is refused where it is written."""
    flaws = [*unshown_lines(with_line(name, pattern))]

    assert [flaw.route for flaw in flaws] == [(name, 0, "line")] * refused
