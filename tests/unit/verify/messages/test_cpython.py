"""Texts that Python prints itself belong to no library."""

from pathlib import Path

import pytest

from faultdex.verify.messages.collectors import own, telling
from faultdex.verify.messages.cpython import is_printed
from faultdex.verify.messages.found import Found

ANYBODYS = (
    "list index out of range",
    "maximum recursion depth exceeded",
    "dictionary changed size during iteration",
    "module '{}' has no attribute '{}'",
    "'{}' object is not callable",
    "Object of type {} is not JSON serializable",
)
TORCHS = "Expected all tensors to be on the same device, but found at least two devices, {} and {}!"


@pytest.mark.parametrize("text", ANYBODYS)
def test_what_python_prints_is_recognized(text: str) -> None:
    """The interpreter or a module of its library holds these words."""
    assert is_printed(text)


def test_what_a_library_prints_is_not() -> None:
    """No part of Python holds these words."""
    assert not is_printed(TORCHS)


def test_collectors_leave_out_what_is_nobodys_own() -> None:
    """One drops the texts of Python, the other also words that any program may print."""

    def collect(_: Path) -> list[Found]:
        return [Found(text) for text in (ANYBODYS[0], "invalid warp {}", TORCHS)]

    assert [one.text for one in own(collect)(Path())] == ["invalid warp {}", TORCHS]
    assert [one.text for one in telling(collect)(Path())] == [TORCHS]
