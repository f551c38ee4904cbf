"""What stands below a failure says how the command ended, and what explains it."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

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


def child(pid: int) -> int:
    """Return the only child of a process."""
    words = ["ps", "-o", "pid=", "--ppid", str(pid)]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    return int(told.split()[0])
