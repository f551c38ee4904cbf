"""Hold what goes wrong to one line and a true status, and switches to what they stand for."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.cli.start import main, settle

Run = Callable[..., CompletedProcess[str]]
LINE = "launch failed: a block of 2048 threads is too large"


OURS = (
    "faultdex: internal error: ValueError: two\n"
    "faultdex: please report it; FAULTDEX_TRACEBACK=1 shows where it happened\n"
)


@pytest.mark.parametrize(
    ("error", "status", "says"),
    [
        (KeyboardInterrupt(), 130, ""),
        (FileNotFoundError(2, "No such file", "a.log"), 2, "faultdex: a.log: No such file\n"),
        (OSError(28, "No space left"), 2, "faultdex: output: No space left\n"),
        (OSError("it is gone"), 2, "faultdex: output: it is gone\n"),
        (ValueError("two"), 2, OURS),
    ],
)
def test_an_error_is_told_by_what_a_reader_can_do(
    capsys: pytest.CaptureFixture[str], error: BaseException, status: int, says: str
) -> None:
    """An interrupt was meant, a file has a name, and all else is a mistake of ours."""
    assert settle(error) == status
    assert capsys.readouterr().err == says


def test_a_traceback_is_shown_to_whoever_asks_for_it(faultdex: Run, tmp_path: Path) -> None:
    """Without the variable it is one line."""
    (tmp_path / "evidence.json").mkdir()
    plain = faultdex("verify", "record", "evidence.json")
    asked = faultdex("verify", "record", "evidence.json", FAULTDEX_TRACEBACK="1")

    assert (plain.returncode, plain.stderr) == (2, "faultdex: evidence.json: Is a directory\n")
    assert "Traceback (most recent call last):" in asked.stderr
    assert "IsADirectoryError" in asked.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("explain", "--no-code"),
        ("explain", "--top", "3", "--no-code"),
        ("explain", "--format", "markdown", "--no-code"),
    ],
)
def test_the_switch_is_the_variable(faultdex: Run, words: tuple[str, ...]) -> None:
    """Wherever it is among the words."""
    without = [one for one in words if one != "--no-code"]
    switched = faultdex(*words, text=LINE)
    variable = faultdex(*without, text=LINE, FAULTDEX_NO_CODE="1")

    assert switched.stdout == variable.stdout
    assert switched.stdout != faultdex(*without, text=LINE).stdout


@pytest.mark.parametrize(
    ("words", "rest", "setup"),
    [
        ("list --setup A100 --format json", "list --format json", "A100"),
        ("show --setup A100 grid", "show grid", "A100"),
        ("explain - --setup A100", "explain -", "A100"),
        ("explain --setup", "explain --setup", None),
        ("doctor --setup A100", "doctor --setup A100", None),
        ("run --setup A100 explain", "run --setup A100 explain", None),
        ("doctor --no-code", "doctor --no-code", None),
    ],
)
def test_a_setup_is_taken_from_the_verbs_that_know_it(
    monkeypatch: pytest.MonkeyPatch, words: str, rest: str, setup: str | None
) -> None:
    """The words of other verbs stay as they are, and so do those of a command that is run."""
    left: list[list[str]] = []
    monkeypatch.setenv("FAULTDEX_SETUP", "")
    monkeypatch.delenv("FAULTDEX_SETUP")
    monkeypatch.setattr(sys, "argv", ["faultdex", *words.split()])
    monkeypatch.setattr("faultdex.cli.start._run", lambda _: None)
    monkeypatch.setattr("faultdex.cli.start._plain", lambda _: None)
    monkeypatch.setattr("faultdex.cli.application.run", lambda words: left.append(words) or 7)
    with pytest.raises(SystemExit, match="7"):
        main()

    assert (left, os.environ.get("FAULTDEX_SETUP")) == ([rest.split()], setup)
