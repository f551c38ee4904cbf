"""Two printed series become a ratio with its spread."""

import pytest

from faultdex.verify.runner.bundle import Ratio
from faultdex.verify.runner.measure import measure

RATIO = Ratio("with sync", "without sync", 2)


def test_the_ratio_is_that_of_the_medians() -> None:
    """The spread reaches from the closest to the farthest pair of single measurements."""
    found = measure(RATIO, "with sync: 3.0 3.3 2.7 ms\nother\nwithout sync: 1.0 1.1 0.9 ms\n")

    assert found
    assert (found.ratio, found.low, found.high, found.unit) == (3.0, 2.4545, 3.6667, "ms")


@pytest.mark.parametrize(
    "printed",
    [
        "",
        "with sync: 3.0 ms",
        "with sync: 3.0 ms\nwithout sync: 1.0 s",
        "with sync: 3.0 ms\nwithout sync: 0 ms",
        "with sync: three ms\nwithout sync: 1.0 ms",
    ],
)
def test_anything_else_is_no_measurement(printed: str) -> None:
    """A missing series, another unit, a zero or a word give no ratio."""
    assert measure(RATIO, printed) is None
