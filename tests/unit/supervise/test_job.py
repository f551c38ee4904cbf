"""A wrapped command ends, speaks and takes signals as the bare one does."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from faultdex.supervise.job import Fence

PYTHON = sys.executable
WRAPPED = (str(Path(PYTHON).with_name("faultdex")), "run", "--")
SHELL = ("/bin/sh", "-c")
PATIENCE = 60.0

COUNTS = """
import os, signal, sys, time
seen = []
def count(number, frame):
    seen.append(number)
    os.write(1, f"got {signal.Signals(number).name}\\n".encode())
    if len(seen) == int(sys.argv[1]):
        sys.exit(9)
for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGUSR1"):
    signal.signal(getattr(signal, name), count)
print("ready", flush=True)
while True:
    time.sleep(0.05)
"""
ALIKE = {
    "success": (*SHELL, "echo out; echo error >&2"),
    "status 1": (*SHELL, "exit 1"),
    "status 2": (*SHELL, "echo usage >&2; exit 2"),
    "status 77": (*SHELL, "exit 77"),
    "status 137 of a shell": (*SHELL, "exit 137"),
    "status 255": (*SHELL, "exit 255"),
    "SIGTERM": (*SHELL, "kill -TERM $$"),
    "SIGINT": (*SHELL, "kill -INT $$"),
    "SIGKILL": (*SHELL, "kill -KILL $$"),
    "SIGSEGV": (*SHELL, "kill -SEGV $$"),
    "SIGABRT": (*SHELL, "kill -ABRT $$"),
    "SIGPIPE": (*SHELL, "kill -PIPE $$"),
    "errors only": (*SHELL, "echo error >&2; exit 4"),
    "both to one place": (*SHELL, "exec 2>&1; echo a; echo b >&2; echo c"),
    "invalid UTF-8": (*SHELL, r"printf '\377\376\000\200'; exit 3"),
    "no line break": (PYTHON, "-c", "print('x' * 10_000_000, end=''); raise SystemExit(5)"),
    "arguments": (*SHELL, 'printf "%s|" "$@"', "name", "", "a b", "--", "-x", "*", "\n"),
    "broken pipe within": (*SHELL, "yes | head -1"),
    "what is ignored": (PYTHON, "-c", "print(open('/proc/self/status').read().split('Sig')[4])"),
    "what is open": (*SHELL, "ls /proc/self/fd | wc -l"),
    "the name of the program": ("env", "-i", "printf", "%s", "plain"),
}


def wrapped(*words: str) -> list[str]:
    """Return a command with faultdex before it."""
    return [*WRAPPED, *words]


@pytest.mark.parametrize("words", ALIKE.values(), ids=ALIKE)
def test_a_command_ends_and_speaks_as_the_bare_one(
    call: Callable[..., object], words: Sequence[str]
) -> None:
    """The status, or the signal that killed it, and every byte of both streams are the same."""
    assert call(wrapped(*words)) == call(words)


@pytest.mark.parametrize("text", [b"", b"one\ntwo", bytes(range(256)) * 5000], ids=len)
def test_input_goes_to_the_command(call: Callable[..., object], text: bytes) -> None:
    """Whatever stands on the standard input is the command's to read."""
    assert call(wrapped("cat"), text) == call(["cat"], text)


@pytest.mark.parametrize(
    ("made", "status"),
    [("missing", 127), ("not executable", 126), ("a folder", 126), ("a script", 3)],
)
def test_a_command_that_does_not_start_ends_as_in_a_shell(
    call: Callable[..., object], tmp_path: Path, made: str, status: int
) -> None:
    """127 for one that is not found, 126 for one that cannot run; a text may be a script."""
    file = tmp_path / "program"
    if made == "a folder":
        file.mkdir()
    elif made != "missing":
        file.write_text("exit 3\n")
        file.chmod(0o755 if made == "a script" else 0o644)
    bare = call([*SHELL, "./program"])

    assert call(wrapped("./program"))[0] == bare[0] == status


@pytest.mark.parametrize("place", ["./", ""])
def test_a_script_that_names_no_interpreter_gets_its_arguments(
    call: Callable[..., object], tmp_path: Path, place: str
) -> None:
    """A shell runs it, from here or from a folder of PATH."""
    file = tmp_path / "program"
    file.write_text('printf "%s|" "$@"\n')
    file.chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"

    assert call(wrapped(f"{place}program", "a b", "", "-c"), PATH=path) == (0, b"a b||-c|", b"")


@pytest.mark.parametrize("stream", ["0<&-", "1>&-", "2>&-", "0<&- 1>&- 2>&-"])
def test_a_closed_stream_stays_closed(call: Callable[..., object], stream: str) -> None:
    """The command finds the streams as they are, and opens nothing in their place."""
    check = "for n in 0 1 2; do [ -e /proc/self/fd/$n ] && echo $n; done > seen; exit 3"
    bare = call([*SHELL, f"{SHELL[0]} -c '{check}' {stream}; echo $?; cat seen"])
    words = " ".join(WRAPPED)
    other = call([*SHELL, f"{words} {SHELL[0]} -c '{check}' {stream}; echo $?; cat seen"])

    assert other == bare


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP", "SIGUSR1"])
@pytest.mark.parametrize("count", [1, 2])
def test_a_signal_reaches_the_command_once_each_time(
    start: Callable[..., subprocess.Popen[bytes]], name: str, count: int
) -> None:
    """The second one too; the command takes the time that it wants."""
    running = start(wrapped(PYTHON, "-c", COUNTS, str(count)))
    assert running.stdout
    lines = [running.stdout.readline()]
    for _ in range(count):
        running.send_signal(getattr(signal, name))
        lines.append(running.stdout.readline())
    rest, _ = running.communicate(timeout=PATIENCE)

    assert (running.returncode, rest) == (9, b"")
    assert lines == [b"ready\n", *[b"got %s\n" % name.encode()] * count]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGQUIT, signal.SIGHUP])
def test_a_signal_that_kills_the_command_kills_us(
    start: Callable[..., subprocess.Popen[bytes]], number: int
) -> None:
    """The shell sees the same death, and there is no answer to what was asked for."""
    running = start(wrapped(*SHELL, "echo ready; exec sleep 60"))
    assert running.stdout
    running.stdout.readline()
    running.send_signal(number)
    _, error = running.communicate(timeout=PATIENCE)

    assert (running.returncode, error) == (-number, b"")


def test_an_error_before_ctrl_c_is_explained(
    start: Callable[..., subprocess.Popen[bytes]],
) -> None:
    """A rank fails, the others hang, and somebody loses patience."""
    says = "echo 'launch failed: the grid is 70000 blocks wide'; exec sleep 60"
    running = start(wrapped(*SHELL, says))
    assert running.stdout
    running.stdout.readline()
    running.send_signal(signal.SIGINT)
    _, error = running.communicate(timeout=PATIENCE)

    assert (running.returncode, b"grid-too-wide" in error) == (-signal.SIGINT, True)


def test_a_reader_that_leaves_ends_the_command(call: Callable[..., object]) -> None:
    """`head` closes the pipe; the command gets SIGPIPE, and nobody explains it."""
    script = "{} yes | head -1; echo ${{PIPESTATUS[0]}}"
    bare = call(["bash", "-c", script.format("")])

    assert call(["bash", "-c", script.format(" ".join(WRAPPED))]) == bare
    assert bare == (0, b"y\n141\n", b"")


def test_order_is_kept_where_both_streams_are_one_file(
    start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    """As in the log of a batch job."""
    script = "for i in 1 2 3 4 5 6 7 8 9; do echo out $i; echo error $i >&2; done"
    with (tmp_path / "log").open("wb") as log:
        running = start(wrapped(*SHELL, script), stdout=log, stderr=subprocess.STDOUT)
        running.wait(PATIENCE)
    lines = [f"{name} {number}" for number in range(1, 10) for name in ("out", "error")]

    assert (tmp_path / "log").read_text().splitlines() == lines


def test_a_child_that_outlives_the_command_goes_on_to_write(
    start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    """The command's status comes at once, and what the child says later is not lost."""
    script = "(until [ -e go ]; do sleep 0.05; done; echo later) & echo now; exit 3"
    running = start(wrapped(*SHELL, script))
    assert running.wait(PATIENCE) == 3
    assert running.stdout
    (tmp_path / "go").touch()

    assert running.stdout.read() == b"now\nlater\n"


def test_the_command_ends_with_us(
    start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    """Nobody would read its output when faultdex itself was killed."""
    script = "trap 'echo ended > ended; exit' TERM; echo ready; while :; do sleep 0.1; done"
    running = start(wrapped(*SHELL, script))
    assert running.stdout
    running.stdout.readline()
    running.kill()
    until = time.monotonic() + PATIENCE
    while not (tmp_path / "ended").exists() and time.monotonic() < until:
        time.sleep(0.05)

    assert (tmp_path / "ended").read_text() == "ended\n"


def test_a_command_under_nohup_survives_a_hangup(
    start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    """What nohup ignores stays ignored, for us and for the command."""
    script = "echo ready; sleep 1; echo alive > alive; exit 6"
    running = start(["nohup", *wrapped(*SHELL, script)])
    assert running.stdout
    running.stdout.readline()
    running.send_signal(signal.SIGHUP)

    assert (running.wait(PATIENCE), (tmp_path / "alive").read_text()) == (6, "alive\n")


@pytest.mark.parametrize("knowledge", ["/no/such/folder", "/dev/null"])
def test_the_status_is_the_command_s_where_we_fail(
    call: Callable[..., object], knowledge: str
) -> None:
    """Without knowledge there is no answer, and nothing else changes."""
    words = wrapped(*SHELL, "echo out; exit 5")

    assert call(words, FAULTDEX_KNOWLEDGE=knowledge)[:2] == (5, b"out\n")


def test_a_log_that_cannot_be_written_stops_no_command(
    call: Callable[..., object], tmp_path: Path
) -> None:
    """The command runs without one."""
    (tmp_path / "taken").write_text("")
    words = [*WRAPPED[:2], "--log", "taken", "--", *SHELL, "echo out; exit 5"]

    assert call(words)[:2] == (5, b"out\n")


def test_a_fault_of_ours_takes_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """What explains a failure may fail itself; nobody wants its traceback below their own."""
    message = "a page is missing"
    with Fence():
        raise ValueError(message)

    assert capsys.readouterr().err == f"faultdex: no answer: ValueError: {message}\n"


def test_the_locale_of_the_command_is_not_ours(call: Callable[..., object]) -> None:
    """An interpreter in the C locale sets a variable that the command would inherit."""
    bare = ["env", "-u", "LANG", "-u", "LC_ALL", "-u", "LC_CTYPE"]
    words = [*SHELL, "echo ${LC_CTYPE-none}"]

    assert call([*bare, *wrapped(*words)]) == call([*bare, *words]) == (0, b"none\n", b"")


def test_the_first_process_of_a_container_reaps_orphans(call: Callable[..., object]) -> None:
    """Nobody else would, and the table of processes would fill with the dead."""
    script = "(sleep 0.2 &) ; sleep 1; ps -o stat= -e | grep -c Z; exit 7"
    space = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"]
    if os.geteuid() or subprocess.run([*space, "true"], check=False).returncode:
        pytest.skip("no namespace of processes can be made here")
    bare = call([*space, *SHELL, f"{SHELL[0]} -c '{script}'; exit $?"])

    assert call([*space, *wrapped(*SHELL, script)])[:2] == (7, b"0\n")
    assert bare[0] == 7


@pytest.mark.parametrize("name", ["TERM", "INT", "KILL"])
def test_the_first_process_of_a_container_ends_with_the_shell_s_number(
    call: Callable[..., object], name: str
) -> None:
    """It cannot kill itself by a signal; a container's status is a number anyway."""
    space = ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child"]
    if os.geteuid() or subprocess.run([*space, "true"], check=False).returncode:
        pytest.skip("no namespace of processes can be made here")
    done = call([*space, *wrapped(*SHELL, f"kill -{name} $$")])

    assert done[0] == 128 + getattr(signal, f"SIG{name}")


def test_a_child_that_outlives_the_command_writes_to_both_streams(
    start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    """Each byte is copied once, and nothing of ours is said."""
    later = "echo later; echo error >&2"
    script = f"(until [ -e go ]; do sleep 0.05; done; {later}) & echo now"
    running = start(wrapped(*SHELL, script))
    assert running.wait(PATIENCE) == 0
    assert running.stdout
    assert running.stderr
    (tmp_path / "go").touch()

    assert running.stdout.read() == b"now\nlater\n"
    assert running.stderr.read() == b"error\n"


def test_output_that_cannot_be_written_is_told(
    start: Callable[..., subprocess.Popen[bytes]],
) -> None:
    """The status stays that of the command."""
    with Path("/dev/full").open("wb") as full:
        running = start(wrapped(*SHELL, "echo out; sleep 0.3"), stdout=full)
    _, error = running.communicate(timeout=PATIENCE)

    assert running.returncode == 0
    assert error == (
        b"faultdex: a part of the output could not be written: No space left on device\n"
    )


def test_a_log_that_cannot_be_opened_is_told(
    start: Callable[..., subprocess.Popen[bytes]], tmp_path: Path
) -> None:
    """With its name and the reason, before the command says anything."""
    (tmp_path / "taken").write_text("")
    running = start([*WRAPPED[:2], "--log", "taken/logs", "--", *SHELL, "echo error >&2"])
    _, error = running.communicate(timeout=PATIENCE)

    assert error == b"faultdex: taken/logs: Not a directory; there will be no log\nerror\n"


@pytest.mark.parametrize(
    ("name", "says"),
    [("no-such-program", "command not found"), ("/dev/null", "Permission denied")],
)
def test_why_a_command_does_not_start_is_told(
    start: Callable[..., subprocess.Popen[bytes]], name: str, says: str
) -> None:
    """In the words of a shell; nothing is left to be explained."""
    _, error = start(wrapped(name)).communicate(timeout=PATIENCE)

    assert error.decode() == f"faultdex: {name}: {says}\n"


SLOW = """
import sys, time
from faultdex.supervise import job, report
from faultdex.supervise.settings import Settings

job.LIMIT = float(sys.argv[1])
def explain(*_):
    print("explaining", file=sys.stderr, flush=True)
    time.sleep(float(sys.argv[2]))
report.explain_failure = explain
job.run(Settings(("sh", "-c", "exit 3")))
"""


def test_an_answer_that_takes_too_long_is_given_up(
    start: Callable[..., subprocess.Popen[bytes]],
) -> None:
    """The status of the command is not held back for it, and a line says how to get it."""
    began = time.monotonic()
    running = start([PYTHON, "-c", SLOW, "0.5", "60"])
    _, error = running.communicate(timeout=PATIENCE)

    assert time.monotonic() - began < PATIENCE / 2
    assert running.returncode == 3
    assert error == b"explaining\nfaultdex: no answer within 0.5 s; run: faultdex explain LOG\n"


def test_an_answer_that_comes_in_time_is_waited_for(
    start: Callable[..., subprocess.Popen[bytes]],
) -> None:
    """And nothing is said of the limit."""
    running = start([PYTHON, "-c", SLOW, "60", "0.5"])
    _, error = running.communicate(timeout=PATIENCE)

    assert (running.returncode, error) == (3, b"explaining\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_whoever_is_in_a_hurry_gets_no_answer(
    start: Callable[..., subprocess.Popen[bytes]], number: int
) -> None:
    """The command has ended already: its status is ours at once."""
    running = start([PYTHON, "-c", SLOW, "60", "60"])
    assert running.stderr
    told = running.stderr.readline()
    running.send_signal(number)
    _, error = running.communicate(timeout=PATIENCE)

    assert (running.returncode, told, error) == (3, b"explaining\n", b"")


def test_an_answer_that_fails_takes_one_line(
    start: Callable[..., subprocess.Popen[bytes]],
) -> None:
    """Whatever the fault is, the status is the command's."""
    running = start([PYTHON, "-c", SLOW, "60", "-1"])
    _, error = running.communicate(timeout=PATIENCE)

    assert running.returncode == 3
    assert error.startswith(b"explaining\nfaultdex: no answer: ValueError: ")
    assert error.count(b"\n") == 2
