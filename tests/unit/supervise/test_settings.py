"""Durations are read and said as people write them; plain words need no click."""

import subprocess
import sys
from pathlib import Path

import pytest

from faultdex.cli.wrap import plain
from faultdex.supervise.settings import Settings, duration, seconds


@pytest.mark.parametrize(
    ("text", "count"),
    [("90", 90), ("0.5", 0.5), ("30s", 30), ("10m", 600), ("1.5h", 5400), ("1d", 86400)],
)
def test_a_duration_has_a_unit_or_is_in_seconds(text: str, count: float) -> None:
    """With one letter behind the number."""
    assert seconds(text) == count


@pytest.mark.parametrize(
    "text", ["", "m", "-1", "0", "0.0h", "1 m", "1w", "1.", ".5s", "1ms", "inf"]
)
def test_what_is_no_duration_is_refused(text: str) -> None:
    """And a duration of nothing would report a hang at once."""
    with pytest.raises(ValueError, match="no duration"):
        seconds(text)


@pytest.mark.parametrize(
    ("count", "says"),
    [
        (0.42, "0.4 s"),
        (3, "3 s"),
        (9.75, "9.8 s"),
        (10, "10 s"),
        (10.4, "10 s"),
        (59, "59 s"),
        (59.6, "1 min"),
        (60, "1 min"),
        (95, "1 min 35 s"),
        (600, "10 min"),
        (3599, "59 min 59 s"),
        (3600, "1 h"),
        (3659, "1 h"),
        (3900, "1 h 5 min"),
        (90000, "25 h"),
    ],
)
def test_a_duration_is_said_in_two_units_at_most(count: float, says: str) -> None:
    """Seconds of an hour tell nothing."""
    assert duration(count) == says


def test_words_are_the_command_from_the_first_that_is_no_option(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Options of the command are not ours, with or without the two dashes."""
    monkeypatch.delenv("FAULTDEX_KNOWLEDGE", raising=False)
    options = ("--log", "logs", "--quiet-for", "10m")
    expected = Settings(("python", "--log", "x"), Path("logs"), 600)

    assert plain(("run", *options, "--", "python", "--log", "x")) == expected
    assert plain(("run", *options, "python", "--log", "x")) == expected


@pytest.mark.parametrize(
    "words", ["", "--", "--help", "--quiet-for soon -- true", "--quiet-for", "--other -- true"]
)
def test_what_is_not_plain_is_for_click_to_judge(words: str) -> None:
    """It explains usage and names the mistake."""
    assert plain(["run", *words.split()]) is None


def test_little_is_loaded_beside_a_command_that_runs() -> None:
    """No knowledge, no matcher and no click: a job of days has a small companion."""
    code = "import faultdex.cli.wrap, faultdex.supervise.job, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    ours = {one for one in loaded if one.startswith("faultdex.")}
    packages = {"faultdex.cli", "faultdex.supervise", "faultdex.terminal"}

    assert not {"click", "subprocess", "dataclasses", "json", "inspect"} & loaded
    assert {".".join(one.split(".")[:2]) for one in ours} == packages
