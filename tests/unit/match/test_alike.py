"""Lines of a flood that differ in their time and in numbers of processes alone are one line."""

import pytest

from faultdex.match.alike import alike


@pytest.mark.parametrize(
    ("raw", "reduced"),
    [
        (b"2026-11-20 17:01:35,123 - step", b"step"),
        (b"[ 12.345678] NVRM: Xid", b"NVRM: Xid"),
        (b"worker pid=4711 died", b"worker # died"),
        (b"at 0x7f3a and 0xFF", b"at # and #"),
        (b"id 123456 of 12345", b"id # of 12345"),
        (b"PCI:0000:3b:00 and 3b:00", b"PCI:# and 3b:00"),
        (b"GPU 7 of 8", b"GPU 7 of 8"),
        (b"", b""),
    ],
)
def test_a_line_is_reduced_to_what_tells_it_from_others(raw: bytes, reduced: bytes) -> None:
    """Short numbers do: they name a GPU, a rank or a code."""
    assert alike(raw) == reduced
