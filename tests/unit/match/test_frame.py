"""An error is told with the frame of the reader's own file that is nearest to it."""

import pytest

from faultdex.match.frame import Frames
from faultdex.match.normalise import Line
from faultdex.match.normalization_rules import NormalizationRules

OPENS = "Traceback (most recent call last):"
OWN, DEEPER = 'File "/work/train.py", line 3, in step', 'File "/work/model.py", line 9, in forward'
INSTALLED = 'File "/opt/venv/lib/python3.12/site-packages/torch/nn/linear.py", line 5, in forward'
ERROR = "RuntimeError: it failed"


def frame(*texts: str, speaker: str = "", at: int = 0, by: str = "") -> str:
    """Return the frame before the error that follows some lines of a speaker."""
    frames = Frames(NormalizationRules())
    for number, text in enumerate(texts, 1):
        frames.read(Line(number, text, len(text), speaker))
    return frames.before(Line(at or len(texts) + 1, ERROR, len(ERROR), by or speaker))


@pytest.mark.parametrize(
    ("texts", "expected"),
    [
        ((OPENS, OWN), OWN),
        ((OPENS, OWN, DEEPER), DEEPER),
        ((OPENS, OWN, INSTALLED), OWN),
        ((OPENS, INSTALLED), INSTALLED),
        ((OPENS, INSTALLED, INSTALLED.replace("5", "6")), INSTALLED.replace("5", "6")),
        ((OPENS, INSTALLED, OWN), OWN),
        ((OPENS, OWN, OPENS, INSTALLED), INSTALLED),
        ((OPENS, OWN, OPENS), ""),
        ((OPENS,), ""),
        ((), ""),
    ],
)
def test_the_innermost_frame_of_the_program_s_own_counts(
    texts: tuple[str, ...], expected: str
) -> None:
    """That of an installed package where there is no other; each traceback begins anew."""
    told = frame(*texts)

    assert told == expected[: len(told)]
    assert bool(told) is bool(expected)


def test_each_rank_has_its_own_traceback() -> None:
    """Their lines are mixed in one log."""
    assert frame(OPENS, OWN, speaker="3", by="4") == ""
    assert frame(OPENS, OWN, speaker="3") != ""


def test_an_error_far_below_is_of_another_traceback() -> None:
    """The frame is within 64 lines before it, of which the error is one."""
    assert frame(OPENS, OWN, at=65) != ""
    assert frame(OPENS, OWN, at=66) == ""
