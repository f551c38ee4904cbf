"""What stands below a failure says how the command ended, and what explains it."""

import gc
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from faultdex.supervise.report import Left, explain_failure
from faultdex.supervise.settings import Settings

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
Start = Callable[..., subprocess.Popen[bytes]]
WRAPPED = [str(Path(sys.executable).with_name("faultdex")), "run"]
LINE = "launch failed: the grid is 70000 blocks wide"
PATIENCE = 60.0
HANGS = """
import time
print("launch failed: the grid is 70000 blocks wide", flush=True)
time.sleep(60)
"""


def said(running: subprocess.Popen[bytes]) -> str:
    """Return what it wrote on standard error."""
    return running.communicate(timeout=PATIENCE)[1].decode()


def test_a_failure_is_explained_below_the_output(start: Start) -> None:
    """The end of the command, the entry, the cause and the fix."""
    told = said(start([*WRAPPED, "sh", "-c", f"echo '{LINE}' >&2; exit 3"]))
    lines = told.splitlines()

    assert lines[0] == LINE
    assert lines[1].startswith("faultdex: sh ended with status 3 after ")
    assert "grid-too-wide (root cause)" in told
    assert "  fix " in told


def test_a_success_is_silent(start: Start) -> None:
    """Even where the output shows a failure: the command knows best."""
    assert said(start([*WRAPPED, "sh", "-c", f"echo '{LINE}' >&2"])) == f"{LINE}\n"


def test_what_nothing_explains_takes_two_lines(start: Start) -> None:
    """Whoever wraps grep gets no page of advice."""
    told = said(start([*WRAPPED, "false"]))

    assert [line.split(" after ")[0] for line in told.splitlines()] == [
        "faultdex: false ended with status 1",
        "faultdex: no entry explains its output",
    ]


def test_the_end_is_said_where_there_is_no_knowledge(start: Start) -> None:
    """Only the answer is missing."""
    told = said(start(["env", "FAULTDEX_KNOWLEDGE=/no/such/folder", *WRAPPED, "false"]))

    assert told.startswith("faultdex: false ended with status 1 after ")
    assert told.endswith("faultdex: /no/such/folder: no such folder\n")


def test_an_answer_begins_on_a_line_of_its_own(start: Start) -> None:
    """A progress bar leaves the cursor at the end of its line."""
    told = said(start([*WRAPPED, "sh", "-c", "printf ' 10%%' >&2; exit 3"]))

    assert told.startswith(" 10%\nfaultdex: sh ended with status 3")


def test_the_whole_log_is_explained(start: Start, tmp_path: Path) -> None:
    """With --log the lines are counted in the file, and it is whole."""
    many = "'x\\n' * 600_000"
    script = f"import sys; print({many} + '{LINE}'); print({many}); sys.exit(1)"
    running = start([*WRAPPED, "--log", "logs", sys.executable, "-c", script])
    out, error = running.communicate(timeout=PATIENCE)

    assert "line 600001  " in error.decode()
    assert (tmp_path / "logs" / "output.log").read_bytes() == out


def test_a_full_disk_ends_the_log_and_not_the_command(start: Start) -> None:
    """The output still passes, and one line says that the log is not complete."""
    words = [*WRAPPED, "--log", "logs", sys.executable, "-c", "print('x' * 9999)"]
    running = start(["bash", "-c", 'ulimit -f 1; exec "$@"', "bash", *words])
    out, error = running.communicate(timeout=PATIENCE)

    assert (running.returncode, len(out)) == (0, 10_000)
    assert b"output.log: the log is not complete: File too large\n" in error


def test_a_silence_is_reported_once_and_the_command_goes_on(start: Start) -> None:
    """With what each process does, and what explains the words before."""
    running = start([*WRAPPED, "--quiet-for", "1s", "--", sys.executable, "-u", "-c", HANGS])
    told = ""
    assert running.stderr
    while "it-hangs" not in told:
        line = running.stderr.readline().decode()
        assert line, told
        told += line

    assert told.startswith("faultdex: no output for 1")
    assert f"pid {child(running.pid)}: sleeps" in told
    assert "grid-too-wide" in told
    assert running.poll() is None


def test_a_short_silence_is_reported_by_its_length(start: Start) -> None:
    """The first line comes at once, before anything is explained."""
    running = start([*WRAPPED, "--quiet-for", "0.2s", "--", "sh", "-c", "sleep 5"])
    assert running.stderr

    assert re.fullmatch(
        rb"faultdex: no output for [\d.]+ s; sh goes on\. Its processes:\n",
        running.stderr.readline(),
    )


def test_a_command_that_speaks_now_and_then_is_not_silent(start: Start) -> None:
    """The silence is counted from the last word, whenever the first one was."""
    script = "for i in 1 2 3 4 5 6 7 8 9 10 11 12; do echo $i; sleep 0.2; done"

    assert said(start([*WRAPPED, "--quiet-for", "0.6s", "--", "sh", "-c", script])) == ""


@pytest.fixture
def explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], cache: Path
) -> Iterator[Callable[..., str]]:
    """Return what is written on standard error about a command that left something."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))

    def written(left: Left, knowledge: Path = BASE) -> str:
        monkeypatch.setattr(sys, "stdout", sys.stdout)
        explain_failure(Settings(("train",), knowledge=knowledge), left)
        out, err = capsys.readouterr()
        assert out == ""
        return err

    yield written
    gc.enable()


ENDED = "train ended with status 1"


def test_an_answer_stands_below_the_sentence_about_the_end(
    explained: Callable[[Left], str],
) -> None:
    """A blank line between them, and nothing about lines that are all there."""
    told = explained(Left(f"step 1\n{LINE}\n".encode(), says=ENDED))

    assert told.startswith(f"faultdex: {ENDED}\n\nlaunch failed: the grid is too wide\n")
    assert "  line 2  " in told
    assert "--log DIR" not in told


@pytest.mark.parametrize("text", [b"", b" \n", b"step 1\n"])
def test_a_command_that_was_asked_to_end_needs_no_explanation(
    explained: Callable[[Left], str], text: bytes
) -> None:
    """Unless it had failed before; what is not an error is no reason to speak either."""
    own = text + b"Traceback (most recent call last):\nKeyError: 'x'\n"
    failed = text + f"{LINE}\n".encode()

    assert explained(Left(text, says=ENDED, is_asked=True)) == ""
    assert explained(Left(own, says=ENDED, is_asked=True)) == ""
    assert explained(Left(failed, says=ENDED, is_asked=True)).startswith(f"faultdex: {ENDED}\n\n")


def test_what_was_not_kept_whole_says_how_lines_are_counted(
    explained: Callable[[Left], str], tmp_path: Path
) -> None:
    """A log has all of them."""
    log = tmp_path / "output.log"
    log.write_text(f"step 1\nstep 2\n{LINE}\n")
    text = f"{LINE}\n".encode()
    kept = explained(Left(text, is_whole=False, says=ENDED))
    logged = explained(Left(text, is_whole=False, says=ENDED, log=log))

    assert "  line 1  " in kept
    assert kept.endswith(
        "faultdex: lines are counted in what was kept of the output; --log DIR keeps all of it\n"
    )
    assert "  line 3  " in logged
    assert "--log DIR" not in logged


def test_what_came_before_the_request_is_read_without_the_log(
    explained: Callable[[Left], str], tmp_path: Path
) -> None:
    """The log goes on to what came after it."""
    log = tmp_path / "output.log"
    log.write_text(f"step 1\n{LINE}\n")

    assert explained(Left(b"step 1\n", says=ENDED, log=log, is_asked=True)) == ""


def test_a_line_without_an_end_gets_one(explained: Callable[[Left], str]) -> None:
    """A progress bar leaves the cursor where it is."""
    assert explained(Left(b"", says=ENDED, is_begun=True)) == (
        f"\nfaultdex: {ENDED}\nfaultdex: no entry explains its output\n"
    )


@pytest.mark.parametrize("text", [b"step 1\n", f"{LINE}\n".encode()])
def test_a_signal_is_looked_up_where_the_output_tells_nothing(
    explained: Callable[[Left], str], text: bytes
) -> None:
    """Here a row of a table stands in for what the knowledge says about SIGKILL."""
    told = explained(Left(text, says=ENDED, signal="PMU_HALT_ERROR"))

    assert ("Xid 62 PMU_HALT_ERROR" in told) is (text == b"step 1\n")
    assert "no entry explains" not in told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"the grid is too wide in one dimension\n", "grid-too-wide"),
        (b"Traceback (most recent call last):\nKeyError: 'x'\n", "KeyError: 'x'"),
        (f"{LINE}\n".encode(), "grid-too-wide (root cause)"),
    ],
)
def test_whatever_can_be_told_is_told(
    explained: Callable[[Left], str], text: bytes, told: str
) -> None:
    """An error of the program's own, a candidate and an entry; one is enough."""
    assert told in explained(Left(text, says=ENDED))


@pytest.mark.parametrize(("rank", "is_told"), [("root", True), ("symptom", True), ("echo", False)])
def test_an_echo_is_no_reason_to_explain_what_was_asked_for(
    explained: Callable[..., str], knowledge: Path, rank: str, *, is_told: bool
) -> None:
    """A launcher prints its footer for every job that somebody ends."""
    entry = knowledge / "runtime" / "grid-too-wide" / "entry.yaml"
    entry.write_text(entry.read_text("utf-8").replace("rank: root", f"rank: {rank}"), "utf-8")
    told = explained(Left(f"{LINE}\n".encode(), says=ENDED, is_asked=True), knowledge)

    assert ("grid-too-wide" in told) is is_told


def child(pid: int) -> int:
    """Return the only child of a process."""
    words = ["ps", "-o", "pid=", "--ppid", str(pid)]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    return int(told.split()[0])
