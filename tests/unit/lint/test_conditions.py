"""Hold patterns of conditions to a word that is long enough to be looked for."""

from collections.abc import Callable
from pathlib import Path

import pytest

from faultdex.model.problem import Problem

SAMPLE = Path(__file__).parents[3] / "docs" / "problems" / "FD522" / "good"
ENTRY = Path("runtime/block-too-large/entry.yaml")
Lay = Callable[..., Path]
Read = Callable[[Path], tuple[Problem, ...]]


@pytest.mark.parametrize(
    ("pattern", "codes"),
    [("not set", []), ("t is not", []), ("coun[t]", []), ("cou[a-z]?", ["FD522"])],
)
def test_a_pattern_has_a_word_of_four_letters(
    lay: Lay, problems: Read, pattern: str, codes: list[str]
) -> None:
    """A shorter one is in any text, and would be tried on all of it."""
    root = lay(SAMPLE)
    text = (root / ENTRY).read_text("utf-8")
    (root / ENTRY).write_text(text.replace("the count is not set", pattern), "utf-8")
    found = [problem.code for problem in problems(root)]

    assert [code for code in found if code == "FD522"] == codes
