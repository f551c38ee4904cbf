"""What is told of children that end in every way."""

import signal
import subprocess
import sys

import pytest

from faultdex.verify.collect import endings


@pytest.fixture(autouse=True)
def no_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what torch's launchers say, which takes seconds to load."""
    monkeypatch.setattr(endings, "launched", lambda status: f"launched {status}")
    monkeypatch.setattr(endings, "spawned", lambda kind, number: f"spawned {kind} {number}")


def test_a_child_that_exits_has_its_status() -> None:
    """A shell shows the same number, and the C library has no word for it."""
    assert endings.row("exit 3", "exits", 3) == {
        "ending": "exit 3",
        "exitcode": 3,
        "shell": 3,
        "word": "",
        "torchrun": "launched 3",
        "spawn": "spawned exits 3",
    }


@pytest.mark.parametrize(
    ("name", "shell", "word"), [("SIGKILL", 137, "Killed"), ("SIGSEGV", 139, "Segmentation fault")]
)
def test_a_child_that_a_signal_kills_has_its_number(name: str, shell: int, word: str) -> None:
    """Python counts it down from zero, and a shell up from 128."""
    number = int(getattr(signal, name))
    row = endings.row(name, "signal", number)

    assert (row["exitcode"], row["shell"], row["word"]) == (-number, shell, word)
    assert row["torchrun"] == f"launched {-number}"


def test_signals_that_end_nothing_are_left_out() -> None:
    """The others come in the order of their numbers, behind the statuses."""
    ways = endings.ways()
    numbers = [number for _, kind, number in ways if kind == "signal"]

    assert {kind for _, kind, _ in ways[: len(endings.STATUSES)]} == {"exits"}
    assert numbers == sorted(numbers)
    assert {"SIGHUP", "SIGBUS", "SIGPIPE", "SIGXCPU"} <= {name for name, *_ in ways}
    assert not {"SIGCHLD", "SIGCONT", "SIGSTOP", "SIGWINCH", "SIGRTMIN"} & {n for n, *_ in ways}


def test_the_number_of_a_process_is_no_part_of_a_text() -> None:
    """Two machines that say the same have the same row."""
    assert endings.neutral(" exitcode : -9 (pid: 4711) of PID 12 ") == (
        "exitcode : -9 (pid: …) of PID …"
    )


@pytest.mark.parametrize(
    ("kind", "number", "expected"),
    [("exits", 3, 3), ("signal", int(signal.SIGTERM), -15), ("signal", int(signal.SIGKILL), -9)],
)
def test_a_process_ends_in_the_way_that_is_asked_for(kind: str, number: int, expected: int) -> None:
    """And leaves no core file behind."""
    told = "resource.setrlimit = lambda *words: print(words[0] == resource.RLIMIT_CORE, words[1])"
    code = (
        "import resource, sys; from faultdex.verify.collect.endings import end; "
        f"sys.stdout.reconfigure(line_buffering=True); {told}; end(0, {kind!r}, {number})"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)

    assert (done.returncode, done.stdout) == (expected, b"True (0, 0)\n")
