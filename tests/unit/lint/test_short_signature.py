"""A signature has enough literal text not to stand in texts about something else."""

from collections.abc import Callable

import pytest

from faultdex.lint.scope import Scope
from faultdex.lint.signatures import too_short


@pytest.mark.parametrize(
    ("pattern", "refused"),
    [
        ("too large", False),
        ("Killed", True),
        ("^Killed$", False),
        ("^Kill$", True),
        ("^Killed", True),
        ("Killed$", True),
    ],
)
def test_a_whole_line_needs_fewer_letters(
    with_signature: Callable[[str], Scope], pattern: str, *, refused: bool
) -> None:
    """Eight letters are needed, and six where nothing else is in the line."""
    flaws = [*too_short(with_signature(pattern))]

    assert bool(flaws) is refused
