"""Which entry a single text speaks of."""

from pathlib import Path

import pytest

from faultdex.match import Index, compile_index
from faultdex.match.recognise import recognise
from faultdex.match.texts import Texts
from faultdex.pipeline import read

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"


@pytest.fixture(scope="module")
def index() -> Index:
    """Return the index of the small knowledge."""
    return compile_index(read(BASE).book)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("launch failed: the grid is 70000 blocks wide", "grid-too-wide"),
        ("something else altogether", ""),
        ("", ""),
    ],
)
def test_a_text_finds_its_entry_or_none(index: Index, text: str, entry: str) -> None:
    """There are no candidates here: what is not sure is nothing."""
    assert recognise(index, Texts(index.patterns), text) == entry
