"""Hold the command to its exit statuses where streams are closed, full or of another encoding."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

ERROR = "RuntimeError: CUDA error: no kernel image is available for execution on the device"
EXPLAIN = f"{sys.executable} -m faultdex explain"


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Return a log that is explained."""
    path = tmp_path / "train.log"
    path.write_text(f"{ERROR}\n")
    return path


def run(command: str, log: Path, **variables: str) -> tuple[int, str, str]:
    """Return status, output and messages of a shell command; LOG is the log in it."""
    environment = {**os.environ, "LOG": str(log), **variables}
    ended = subprocess.run(  # the redirections are what is tested
        ["/bin/sh", "-c", command], env=environment, capture_output=True, check=False
    )
    return ended.returncode, ended.stdout.decode(), ended.stderr.decode()


@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        (f"{EXPLAIN} $LOG >&-", 2, "faultdex: output: Bad file descriptor\n"),
        (f"{EXPLAIN} $LOG >/dev/full", 2, "faultdex: output: No space left on device\n"),
        (f"{EXPLAIN} nothing-of-that-name 2>&-", 2, ""),
        (f"{EXPLAIN} nothing-of-that-name 2>/dev/full", 2, ""),
        (f"{EXPLAIN} $LOG >/dev/full 2>/dev/full", 2, ""),
        (f"{EXPLAIN} - <&-", 1, "faultdex: the input is empty; errors go to standard error"),
        (f"{EXPLAIN} /dev/null", 1, "faultdex: the input is empty; errors go to standard error"),
    ],
)
def test_a_stream_that_is_not_there_is_told(
    log: Path, command: str, status: int, said: str
) -> None:
    """The status is the one of the contract, and nothing is an internal error."""
    ended, output, messages = run(command, log)

    assert (ended, "entry  " in output) == (status, False)
    assert messages.startswith(said)
    assert "internal error" not in messages


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_an_empty_file_is_called_empty(tmp_path: Path, text: str) -> None:
    """Nothing in it could be explained, so the answer says how to save what a program prints."""
    path = tmp_path / "empty.log"
    path.write_text(text)
    status, output, _ = run(f"{EXPLAIN} $LOG", path)

    assert (status, "No entry explains" in output) == (1, False)
    assert output.startswith(f"The file {path} is empty\n")
    assert "2>&1" in output


def test_the_answer_needs_no_standard_error(log: Path) -> None:
    """A closed one changes nothing."""
    status, output, _ = run(f"{EXPLAIN} $LOG 2>&-", log)

    assert (status, "no-kernel-image" in output) == (0, True)


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_any_encoding_takes_the_answer(log: Path, encoding: str) -> None:
    """What it has no letter for is shown as an escape."""
    status, output, messages = run(f"{EXPLAIN} $LOG", log, PYTHONIOENCODING=encoding)

    assert (status, messages) == (0, "")
    assert "no-kernel-image" in output


def test_a_socket_is_no_log(tmp_path: Path) -> None:
    """The system's word for it is enough."""
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(tmp_path / "s"))
        status, _, messages = run(f"{EXPLAIN} $LOG", tmp_path / "s")

    assert (status, messages) == (2, f"faultdex: {tmp_path / 's'}: No such device or address\n")


def test_a_whole_message_may_be_the_argument(log: Path) -> None:
    """However long it is, and with line breaks."""
    text = "\n".join([*(f"step {number} of many" for number in range(400)), ERROR])
    status, output, _ = run(f'{EXPLAIN} "$TEXT"', log, TEXT=text)

    assert (status, "no-kernel-image" in output) == (0, True)


def test_a_long_argument_that_nothing_explains_is_told_in_short(log: Path) -> None:
    """A screen full of it helps nobody."""
    status, _, messages = run(f'{EXPLAIN} "$TEXT"', log, TEXT="word " * 400)

    assert status == 2
    assert len(messages) < 300


def test_control_c_at_the_start_shows_no_traceback() -> None:
    """Before the guard is up, the program ends as any other does."""
    code = (
        "import os, signal, faultdex.__main__ as started;"
        "os.kill(os.getpid(), signal.SIGINT); print('goes on')"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)

    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, b"", b"")
