"""The lines that word a failure, and when two of them say the same."""

import pytest

from faultdex.model.failure import declared_lines, failure_of, is_alike
from faultdex.model.snippet import Snippet

SNIPPET = Snippet.model_validate(
    {"file": "reproduce.py", "role": "reproduce", "caption": "It fails.",
     "expect": {"raises": {"type": "ValueError", "text": "..."}}}
)  # fmt: skip


def test_the_declared_exception_is_found_behind_a_rank() -> None:
    """Each wording counts once, whichever rank says it."""
    texts = ("noise\n[rank0]: ValueError: bad", "[rank1]: ValueError: bad")

    assert failure_of(texts, SNIPPET) == "ValueError: bad"


def test_another_exception_stands_in_for_the_declared_one() -> None:
    """An exception of another type is what a release raises instead."""
    texts = ("Traceback (most recent call last):\n  File x\ntorch.OtherError: bad\nmore",)

    assert declared_lines(texts, SNIPPET) == ""
    assert failure_of(texts, SNIPPET) == "torch.OtherError: bad"


@pytest.mark.parametrize(
    ("text", "other", "same"),
    [
        ("port 29500 is taken", "port 4711 is taken", True),
        ("lost at 0x7f00", "lost at 0x7f01", True),
        ("no file /tmp/a/b.py", "no file /opt/venv/c.py", True),
        ("mat1 is wrong", "addmm: mat1 is wrong", False),
    ],
)
def test_numbers_and_paths_make_no_other_wording(text: str, other: str, *, same: bool) -> None:
    """What varies from run to run is not what a release changed."""
    assert is_alike(text, other) is same
