"""Hold what goes wrong to one line and a true status, and switches to what they stand for."""

import io
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from types import SimpleNamespace

import pytest

from faultdex.cli.start import SWITCHES, Guard, _mend_streams, _take_switches, main, settle

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


def guarded(error: BaseException | None) -> int | None:
    """Return the status with which the guard ends what raises `error`; None where it goes on."""
    try:
        with Guard():
            if error:
                raise error
    except SystemExit as ended:
        return int(ended.code or 0)
    return None


@pytest.mark.parametrize(
    ("error", "status"),
    [(None, None), (SystemExit(7), 7), (KeyboardInterrupt(), 130), (ValueError("two"), 2)],
)
def test_a_guard_ends_the_program_with_a_status(
    monkeypatch: pytest.MonkeyPatch, error: BaseException | None, status: int | None
) -> None:
    """One that a verb gave is kept."""
    monkeypatch.delenv("FAULTDEX_TRACEBACK", raising=False)

    assert guarded(error) == status


def test_whoever_asks_for_a_traceback_gets_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard lets it through."""
    monkeypatch.setenv("FAULTDEX_TRACEBACK", "1")
    with pytest.raises(ValueError, match="two"):
        guarded(ValueError("two"))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (signal.SIG_DFL, signal.default_int_handler),
        (signal.SIG_IGN, signal.SIG_IGN),
    ],
)
def test_an_interrupt_is_heard_unless_somebody_wants_it_ignored(
    before: signal.Handlers, after: object
) -> None:
    """The program began without a handler, so that Ctrl-C at its start shows nothing."""
    kept = signal.signal(signal.SIGINT, before)
    try:
        with Guard():
            assert signal.getsignal(signal.SIGINT) is after
    finally:
        signal.signal(signal.SIGINT, kept)


def test_streams_that_are_closed_are_stood_in_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for the output, without which there is no answer."""
    monkeypatch.setattr(sys, "stdin", None)
    monkeypatch.setattr(sys, "stderr", None)
    _mend_streams()

    with sys.stdin, sys.stderr:
        assert sys.stdin.read() == ""
        assert sys.stderr.write("told to nobody") == 14
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(OSError, match="Bad file descriptor") as wrong:
        _mend_streams()
    assert wrong.value.filename == "output"


def test_what_an_encoding_lacks_is_written_as_an_escape(monkeypatch: pytest.MonkeyPatch) -> None:
    """On both streams."""
    streams = [io.TextIOWrapper(io.BytesIO(), "ascii", write_through=True) for _ in range(2)]
    for name, stream in zip(("stdout", "stderr"), streams, strict=True):
        monkeypatch.setattr(sys, name, stream)
    _mend_streams()
    for stream in streams:
        stream.write("5 \u2265 4")

    assert [stream.buffer.getvalue() for stream in streams] == [rb"5 \u2265 4"] * 2


@pytest.mark.parametrize(
    ("words", "left", "switched"),
    [
        ("explain --open a.log", "explain a.log", {"FAULTDEX_OPEN"}),
        ("explain a.log --no-code --open", "explain a.log", {"FAULTDEX_NO_CODE", "FAULTDEX_OPEN"}),
        ("explain a.log", "explain a.log", set()),
        ("show --open a", "show --open a", set()),
        ("", "", set()),
    ],
)
def test_a_switch_of_explain_becomes_its_variable(
    monkeypatch: pytest.MonkeyPatch, words: str, left: str, switched: set[str]
) -> None:
    """And of no other verb."""
    for one in SWITCHES.values():
        monkeypatch.setenv(one, "")
        monkeypatch.delenv(one)
    monkeypatch.setattr(sys, "argv", ["faultdex", *words.split()])
    _take_switches()

    assert sys.argv[1:] == left.split()
    assert {one for one in SWITCHES.values() if os.environ.get(one) == "1"} == switched


@pytest.mark.parametrize(
    ("words", "ran"),
    [
        ("run -- true", ["run"]),
        ("explain a.log", ["answered 3"]),
        ("explain --help", ["click"]),
        ("list", ["click"]),
    ],
)
def test_plain_words_are_answered_without_click(
    monkeypatch: pytest.MonkeyPatch, words: str, ran: list[str]
) -> None:
    """It takes longer to load than a text to be explained."""
    done: list[str] = []
    # The tests go on in this process, where garbage is collected as ever.
    collector = SimpleNamespace(set_threshold=lambda _: None, freeze=lambda: None)
    monkeypatch.setattr("faultdex.cli.start.gc", collector)
    monkeypatch.setattr(sys, "argv", ["faultdex", *words.split()])
    monkeypatch.setattr("faultdex.supervise.job.run", lambda _: sys.exit(done.append("run")))
    monkeypatch.setattr("faultdex.cli.application.run", lambda _: done.append("click") or 3)
    monkeypatch.setattr("faultdex.cli.answer.answer", lambda _: done.append("answered 3") or 3)
    with pytest.raises(SystemExit) as ended:
        main()

    assert (done, ended.value.code) == (ran, None if ran == ["run"] else 3)
