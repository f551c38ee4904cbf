"""What comes of reading the knowledge."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.pipeline import read

SAMPLES = Path(__file__).parents[3] / "docs" / "problems"
Lay = Callable[..., Path]


@pytest.mark.parametrize(
    ("code", "whole"), [("FD603", True), ("FD609", True), ("FD607", False), ("FD101", False)]
)
def test_pages_are_made_of_what_is_only_stale(lay: Lay, code: str, *, whole: bool) -> None:
    """What was seen with other bytes or versions says so; anything else keeps a page from it."""
    reading = read(lay(SAMPLES / code / "bad"))

    assert [problem.code for problem in reading.problems] == [code]
    assert reading.is_whole is whole
