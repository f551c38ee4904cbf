"""Sizes are read and written alike in both readers."""

import pytest

from faultdex.match.size import number, shown


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2", 2), ("2 B", 2), ("2 bytes", 2), ("2 Bytes", 2), ("2 KiB", 2048), ("2K", 2048),
        ("2 KB", 2048), ("1.5 MiB", 1572864), ("2 GiB", 2 << 30), ("3T", 3 << 40),
        ("1 KiB + 2", 1026), ("1 + 2 + 3", 6),
        ("", None), ("two", None), ("-2", None), ("1 KiB + x", None), ("2 PiB", None),
        ("1.2345678", None), ("2  KiB", None), ("2 KiB left", None),
    ],
)  # fmt: skip
def test_a_size_is_a_number_with_or_without_a_unit(text: str, expected: float | None) -> None:
    """Units are powers of 1024; a sum is one as well, and anything else is none."""
    assert number(text) == expected


@pytest.mark.parametrize(
    ("size", "text"),
    [
        (0, "0 bytes"), (1023, "1023 bytes"), (1024, "1.00 KiB"), (1536, "1.50 KiB"),
        ((1 << 20) - 1, "1024.00 KiB"), (1 << 20, "1.00 MiB"), (1 << 30, "1.00 GiB"),
        (5 << 40, "5.00 TiB"), (1 << 50, "1024.00 TiB"), (1029, "1.00 KiB"), (1030, "1.01 KiB"),
    ],
)  # fmt: skip
def test_a_size_is_shown_with_the_largest_unit_that_it_holds(size: float, text: str) -> None:
    """And two digits, of which the last is rounded half up."""
    assert shown(size) == text
