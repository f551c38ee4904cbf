"""A sentence is bound to a release that splits the range of its entry."""

from collections.abc import Callable

import pytest

from faultdex.lint.mark import needless_bounds
from faultdex.lint.scope import Scope

Guide = Callable[[str], Scope]


@pytest.mark.parametrize(
    ("mark", "count"),
    [
        ("[since cuda 12.4]", 0),
        ("[until cuda 12.0]", 0),
        ("[since cuda 12.0]", 1),
        ("[until cuda 11.8]", 1),
        ("[since torch 2.9]", 1),
        ("`[since cuda 12.0]`", 0),
    ],
)
def test_a_bound_lies_within_the_range(with_guide: Guide, mark: str, count: int) -> None:
    """The entry applies to CUDA 12.0 and newer; code is no mark."""
    found = tuple(needless_bounds(with_guide(f"## Cause\n\nIt fails {mark} here.\n")))

    assert len(found) == count
