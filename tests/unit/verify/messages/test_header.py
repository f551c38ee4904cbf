"""Numbers and names of enumerations."""

from pathlib import Path

from faultdex.verify.messages import header


def test_members_are_numbered_as_a_compiler_does(sources: Path) -> None:
    """Written, counted on, named after another one, and defined by a macro."""
    found = header.enumerated(sources / "owner/src/status.h", r"LIB_STATUS_\w+")

    assert {name: number for number, name in found} == {
        "LIB_STATUS_TIMEOUT": 7,
        "LIB_STATUS_SUCCESS": 0,
        "LIB_STATUS_NOT_READY": 1,
        "LIB_STATUS_FAILED": 16,
        "LIB_STATUS_BROKEN": 17,
        "LIB_STATUS_LAST": 16,
    }


def test_number_zero_is_no_error(sources: Path) -> None:
    """Libraries return it for success."""
    first = next(header.names(sources / "owner/src/status.h", r"LIB_STATUS_\w+"))

    assert (first.id, first.name, first.level) == ("0", "LIB_STATUS_SUCCESS", "info")
