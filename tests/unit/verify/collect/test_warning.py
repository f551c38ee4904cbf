"""Which texts are warnings."""

from faultdex.verify.collect.elf import Library
from faultdex.verify.collect.warning import warnings


def test_what_is_logged_as_a_warning_is_found(speaker: Library) -> None:
    """The level is told by the code that calls the logger, and by nothing in the text."""
    assert warnings(speaker) == ("planted: the ring has %d gaps",)
