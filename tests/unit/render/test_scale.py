"""Where the ticks of an axis stand."""

import pytest

from faultdex.model.plot import Axis
from faultdex.render.scale import Scale, scale_across, scale_up

LINEAR, LOG = Axis(label="Size"), Axis(label="Size", log=True)


def labels(scale: Scale) -> list[str]:
    """Return the words at the ticks."""
    return [tick.label for tick in scale.ticks]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ((0.0, 4.0, 16.0), ["0", "2", "4", "6", "8", "10", "12", "14", "16"]),
        ((1.0, 2.0, 3.0), ["1", "1.5", "2", "2.5", "3"]),
        ((100.0, 100_000.0), ["20,000", "40,000", "60,000", "80,000", "100,000"]),
    ],
)
def test_an_even_axis_has_round_ticks_within_its_values(
    values: tuple[float, ...], expected: list[str]
) -> None:
    """It ends where the values end."""
    assert labels(scale_across(LINEAR, values)) == expected


def test_powers_of_two_are_ticked_by_powers_of_two() -> None:
    """Batches and sizes are read so."""
    assert labels(scale_across(LOG, (1.0, 256.0, 32_768.0))) == [
        "1", "8", "64", "512", "4,096", "32,768",
    ]  # fmt: skip


def test_bytes_are_told_by_powers_of_1024() -> None:
    """The unit stands at each tick, and not in the title."""
    scale = scale_across(Axis(label="Size", unit="B", log=True), (2.0**12, 2.0**30))

    assert labels(scale) == [
        "4 KiB", "32 KiB", "256 KiB", "2 MiB", "16 MiB", "128 MiB", "1 GiB",
    ]  # fmt: skip
    assert scale.title == "Size, logarithmic"


@pytest.mark.parametrize(
    ("axis", "values", "expected"),
    [
        (LOG, (0.25, 7.71), ["0.2", "0.5", "1", "2", "5", "10"]),
        (LOG, (0.002, 300.0), ["0.001", "0.01", "0.1", "1", "10", "100", "1,000"]),
        (LOG, (1.0, 1.0), ["1", "2"]),
        (LINEAR, (12.0, 410.3), ["0", "100", "200", "300", "400", "500"]),
        (LINEAR, (0.0, 0.0), ["0", "0.1"]),
        (LINEAR, (-3.0, 5.0), ["-4", "-2", "0", "2", "4", "6"]),
    ],
)
def test_a_tick_stands_at_each_end_of_the_axis_up(
    axis: Axis, values: tuple[float, ...], expected: list[str]
) -> None:
    """An even one holds zero, and a logarithmic one goes by decades where these are many."""
    scale = scale_up(axis, values)

    assert labels(scale) == expected
    assert [scale.ticks[0].share, scale.ticks[-1].share] == [0, 1]
