"""Hold the checks of prose to time that grows with the text, whatever is repeated in it."""

from pathlib import Path
from time import process_time

import pytest

from faultdex.pipeline import read

SIZE = 60_000
LIMIT = 2.0
UNITS = (
    "[", "[[", "[[a|", "![[", "![[a|b\n", "[@a", "[a]: ", "> [a\n", "](", "[[a|b]]",
    "[since torch 2",
    "`", "` ", "``a", "`a``b```c", "~~~ ", "**", "_a", "<", "<a ", "&", "- ", "1. ", "| a ", "!!! ",
    "{{", "{%", "\\", "http://a ", "January 2024 ", "## Fix\n", "#a\n",
)  # fmt: skip


@pytest.mark.parametrize("unit", UNITS)
def test_a_repeated_piece_takes_no_squared_time(knowledge: Path, unit: str) -> None:
    """Sixty kilobytes of any beginning of a mark are checked in a moment."""
    guide = knowledge / "runtime" / "grid-too-wide" / "guide.md"
    guide.write_text(f"{guide.read_text()}\n{unit * (SIZE // len(unit))}\n")
    start = process_time()
    reading = read(knowledge)

    assert "grid-too-wide" in reading.book.entries
    assert process_time() - start < LIMIT
