"""Prose names releases; a year is found, and a number that looks like one is not."""

from collections.abc import Callable

import pytest

from faultdex.lint.dates import calendar_dates
from faultdex.lint.scope import Scope

Guide = Callable[[str], Scope]


@pytest.mark.parametrize(
    "line",
    [
        "In 2019 it failed.",
        "Since March 2024 it fails.",
        "A change of May mends it.",
        "Until 2026.",
    ],
)
def test_a_date_is_found(with_guide: Guide, line: str) -> None:
    """Readers know their release and not the day of a change."""
    assert len(tuple(calendar_dates(with_guide(f"## Cause\n\n{line}\n")))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "It holds 2048 bytes.",
        "It needs Visual Studio 2022.",
        "Nsight Compute 2024.3 shows it.",
        "The report shows it [@pytorch-2019-report].",
        "It prints `built in 2024`.",
        "You may see 20,240 lines.",
    ],
)
def test_what_is_no_date_is_left_alone(with_guide: Guide, line: str) -> None:
    """Sizes, products, versions, citations and code have numbers of their own."""
    assert tuple(calendar_dates(with_guide(f"## Cause\n\n{line}\n"))) == ()
