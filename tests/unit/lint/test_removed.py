"""A pattern does not begin with what a logger writes, which normalizing removes."""

from collections.abc import Callable

import pytest

from faultdex.lint.removed import examples, removed
from faultdex.lint.scope import Scope


@pytest.mark.parametrize(
    ("pattern", "refused"),
    [
        (r"launch\.cc:[0-9]{1,5}\] too many threads", True),
        (r"E src/launch\.cc:[0-9]{1,5}\] too many threads", True),
        (r"\[rank[0-9]{1,3}\]: too many threads", True),
        (r"^INFO:launch:too many threads", True),
        (r"INFO:launch:|too many threads", False),
        (r"INFO:launch:too many|E launch\.cc:[0-9]{1,5}\] too many threads", True),
        (r"launch\.cc:[0-9]{1,5}: too many threads", False),
        (r"(?:E launch\.cc:[0-9]{1,5}\] )?too many threads", False),
        (r"too many threads in launch\.cc:[0-9]{1,5}\]", False),
        (r"too many (?:threads|blocks) in ", False),
        (r" too many .{0,40} threads", False),
        (r"launch failed: a block of [0-9]{1,9} threads", False),
        (r"too many (?=threads)", False),
    ],
)
def test_a_pattern_that_normalizing_takes_away_is_refused(
    with_signature: Callable[[str], Scope], pattern: str, *, refused: bool
) -> None:
    """Only a beginning that loggers write is lost, and only if every alternative has it."""
    flaws = [*removed(with_signature(pattern))]

    assert [flaw.route for flaw in flaws] == [("signatures", 0, "pattern")] * refused


def test_an_example_has_the_first_of_each_choice_and_as_little_as_may_be() -> None:
    """It is short, and a reader sees at once what it is of."""
    texts = examples(r"^(?P<who>E|W) [a-z_]{2,9}\.cc:\d+\] ?(?:no|any)[^.]{0,60} x{2}\b|or")

    assert texts == ["E aa.cc:1]no1 xx", "or"]
