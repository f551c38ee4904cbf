"""An expectation is held against the runs of what must not fulfill it."""

from pathlib import Path

import pytest

from faultdex.pipeline import read
from faultdex.verify.opposites import Crossed, crossed

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"


@pytest.mark.parametrize("place", [0, 1])
def test_a_run_that_ends_in_another_way_fulfills_nothing(place: int) -> None:
    """The reproduction fails and the fix succeeds, whatever the two print."""
    entry = read(BASE).book.entries["grid-too-wide"]

    assert crossed(entry, entry.facts.snippets[place]) is Crossed.KILLED
