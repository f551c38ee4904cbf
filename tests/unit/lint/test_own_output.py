"""What a reproduction printed has to lead to its entry, before whatever is no cause of it."""

from collections.abc import Callable

import pytest

from faultdex.lint.scope import Scope
from faultdex.lint.signatures import foreign_output
from faultdex.model.entry import Rank

OWN = "launch failed: the grid is 70000 blocks wide"
OTHER = "launch failed: a block of 2000 threads is too large"
BOTH = f"{OTHER}\n{OWN}\n"
ROOT, SYMPTOM, ECHO = Rank


@pytest.mark.parametrize(
    ("rank", "other", "output", "refused"),
    [
        (ROOT, ROOT, OWN, 0),
        (ROOT, ROOT, BOTH, 1),
        (SYMPTOM, ROOT, BOTH, 0),
        (SYMPTOM, SYMPTOM, BOTH, 1),
        (SYMPTOM, ROOT, OTHER, 1),
        (ECHO, SYMPTOM, BOTH, 0),
        (ECHO, ECHO, BOTH, 0),
        (ECHO, ROOT, OTHER, 1),
        (ROOT, SYMPTOM, "nothing that is known", 1),
    ],
)
def test_an_output_finds_its_entry_before_what_is_no_nearer_to_the_cause(
    with_output: Callable[[Rank, Rank, str], Scope],
    rank: Rank, other: Rank, output: str, refused: int,
) -> None:  # fmt: skip
    """A cause is found first, a symptom as the first symptom, and an echo at all."""
    assert len([*foreign_output(with_output(rank, other, output))]) == refused
