"""What each process below a command does is told, with its frames where py-spy tells them."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from faultdex.supervise import processes, report
from faultdex.supervise.processes import Process, processes_of
from faultdex.supervise.report import Left, explain_silence
from faultdex.supervise.settings import Settings

BASE = Path(__file__).parents[2] / "data" / "base" / "knowledge"
SLEEPS = "import sys, time; print(flush=True); time.sleep(600)"
LAUNCHES = f"""
import os, subprocess, sys
for rank in ("1", "0"):
    given = dict(os.environ, RANK=rank)
    worker = [sys.executable, "-c", {SLEEPS!r}]
    child = subprocess.Popen(worker, env=given, stdout=subprocess.PIPE)
    child.stdout.readline()
{SLEEPS}
"""
Start = Callable[[str], int]


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at processes for a moment, in an environment without a rank."""
    monkeypatch.setattr(processes, "LOOK", 0.05)
    for name in ("RANK", "SLURM_PROCID", "OMPI_COMM_WORLD_RANK", "LOCAL_RANK"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def start() -> Iterator[Start]:
    """Return what starts a program of Python and tells its number; all that it started ends."""
    started: list[subprocess.Popen[bytes]] = []

    def run(code: str) -> int:
        words = [sys.executable, "-c", code]
        started.append(subprocess.Popen(words, stdout=subprocess.PIPE, start_new_session=True))
        assert started[-1].stdout
        started[-1].stdout.readline()
        return started[-1].pid

    yield run
    for one in started:
        os.killpg(one.pid, 9)
        one.wait()
        if one.stdout:
            one.stdout.close()


@pytest.fixture
def spy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return what puts a py-spy first in the path that runs a line of a shell."""

    def put(line: str) -> None:
        (tmp_path / "py-spy").write_text(f"#!/bin/sh\n{line}\n")
        (tmp_path / "py-spy").chmod(0o755)

    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return put


def test_a_process_that_sleeps_is_told_with_its_command(start: Start) -> None:
    """It takes no time of a core."""
    pid = start(SLEEPS)
    [one] = processes_of(pid)

    assert (one.pid, one.rank) == (pid, "")
    assert one.command.startswith(f"{sys.executable} -c import sys, time;")
    assert one.does.startswith("sleeps")
    assert one.does.endswith(", 0% of a core")


def test_a_process_that_computes_is_told_to_run(start: Start) -> None:
    """A rank in a loop of its own is not one that waits."""
    pid = start("print(flush=True)\nwhile True: pass")
    # A busy machine may give it nothing for a moment.
    told = [one.does for _ in range(5) for one in processes_of(pid)]

    assert all(does.startswith("runs, ") for does in told)
    assert {*told} != {"runs, 0% of a core"}


def test_ranks_are_told_alone_and_in_their_order(start: Start) -> None:
    """The launcher waits for them, and what a rank started has its number too."""
    assert [one.rank for one in processes_of(start(LAUNCHES))] == ["1", "0"]


def test_no_more_processes_are_told_than_a_screen_holds(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A loader may have hundreds of workers."""
    monkeypatch.setattr(processes, "MOST", 1)

    assert [one.rank for one in processes_of(start(LAUNCHES))] == ["1"]


def test_the_innermost_frames_are_those_of_the_main_thread(
    start: Start, spy: Callable[[str], None]
) -> None:
    """Four of them, the innermost first."""
    pid = start(SLEEPS)
    made = [{"name": f"f{place}", "short_filename": "a.py", "line": place} for place in range(6)]
    other = {"thread_id": 1, "thread_name": "loader", "frames": [{"name": "wrong"}]}
    threads = [other, {"thread_id": pid, "thread_name": "renamed", "frames": made}]
    spy(f"[ $4 = {pid} ] && echo '{json.dumps(threads)}'")

    assert processes_of(pid)[0].frames == tuple(f"f{place} (a.py:{place})" for place in range(4))


def test_the_main_thread_is_also_known_by_its_name(
    start: Start, spy: Callable[[str], None]
) -> None:
    """Within a container its number is another."""
    pid = start(SLEEPS)
    frame = {"name": "main", "filename": "/x/train.py", "line": 7}
    threads = [
        {"thread_id": 1, "thread_name": "loader", "frames": [{"name": "wrong"}]},
        {"thread_id": 2, "thread_name": "MainThread", "frames": [frame]},
    ]
    spy(f"echo '{json.dumps(threads)}'")

    assert processes_of(pid)[0].frames == ("main (/x/train.py:7)",)


@pytest.mark.parametrize("line", ["exit 1", "echo nothing", "echo '[]'"])
def test_a_process_that_cannot_be_looked_into_says_so(
    start: Start, spy: Callable[[str], None], line: str
) -> None:
    """The right to look is often missing in a container."""
    spy(line)
    (why,) = processes_of(start(SLEEPS))[0].frames

    assert why == "py-spy could not look into it; it may need sudo, or the capability SYS_PTRACE"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return what adds a process to a made-up table of processes."""
    folder = tmp_path / "proc"
    (folder / "self").mkdir(parents=True)
    monkeypatch.setattr(processes, "_PROC", folder)
    monkeypatch.setattr(processes, "LOOK", 0)

    def add(pid: int, parent: int, state: str = "S", wchan: str = "0", **given: str) -> None:
        place = folder / str(pid)
        place.mkdir()
        fields = [state, str(parent), *"0123456", *"0", *"00", *"99"]
        (place / "stat").write_text(f"{pid} (a) b) {' '.join(fields)}")
        (place / "wchan").write_text(wchan)
        (place / "cmdline").write_text(f"python\0job{pid}.py\0")
        (place / "environ").write_text("".join(f"{key}={one}\0" for key, one in given.items()))

    return add


@pytest.mark.parametrize(
    ("state", "wchan", "does"),
    [
        ("S", "do_futex", "sleeps in do_futex"),
        ("S", "0", "sleeps"),
        ("D", "nfs_wait", "waits in the kernel, and cannot be interrupted in nfs_wait"),
        ("R", "do_futex", "runs"),
        ("T", "0", "is stopped"),
        ("Z", "0", "has ended, and nobody has asked for its status"),
        ("I", "0", "I"),
    ],
)
def test_what_a_process_does_is_told_in_words(
    table: Callable[..., None], state: str, wchan: str, does: str
) -> None:
    """And where it waits, if the kernel tells."""
    table(7, 1, state, wchan)
    [one] = processes_of(7)

    assert (one.command, one.does) == ("python job7.py", f"{does}, 0% of a core")


def test_time_in_the_kernel_counts_as_the_program_s_own_does(
    table: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tenth of a second of each within a second is a fifth of a core; that of children is not."""
    table(7, 1)
    clock = iter((100.0, 101.0))
    tenth = str(os.sysconf("SC_CLK_TCK") // 10)

    def pass_time(_: float) -> None:
        fields = ["S", "1", *"012345678", tenth, tenth, "500", "500"]
        (tmp_path / "proc/7/stat").write_text(f"7 (a) b) {' '.join(fields)}")

    monkeypatch.setattr(processes, "sleep", pass_time)
    monkeypatch.setattr(processes, "monotonic", lambda: next(clock))
    fields = ["S", "1", *"012345678", "0", "0", "0", "0"]
    (tmp_path / "proc/7/stat").write_text(f"7 (a) b) {' '.join(fields)}")

    assert processes_of(7)[0].does == "sleeps, 20% of a core"


def test_a_process_that_ends_while_it_is_looked_at_takes_no_time(
    table: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is still told, with what is known of it."""
    table(7, 1)
    monkeypatch.setattr(processes, "sleep", lambda _: (tmp_path / "proc/7/stat").unlink())

    assert processes_of(7)[0].does == "is gone, 0% of a core"


@pytest.mark.parametrize(
    ("given", "rank"),
    [
        ({"RANK": "3", "SLURM_PROCID": "1", "LOCAL_RANK": "0"}, "3"),
        ({"SLURM_PROCID": "1", "OMPI_COMM_WORLD_RANK": "2", "LOCAL_RANK": "0"}, "1"),
        ({"OMPI_COMM_WORLD_RANK": "2", "LOCAL_RANK": "0"}, "2"),
        ({"LOCAL_RANK": "0"}, "0"),
        ({"RANK": "", "LOCAL_RANK": "4"}, "4"),
        ({"WORLD_SIZE": "8"}, ""),
    ],
)
def test_the_rank_of_the_job_counts_before_that_of_the_node(
    table: Callable[..., None], given: dict[str, str], rank: str
) -> None:
    """Each launcher gives it another name."""
    table(7, 1, **given)

    assert processes_of(7)[0].rank == rank


def test_a_process_that_is_gone_is_told_to_be(table: Callable[..., None]) -> None:
    """It may end while it is looked at."""
    table(7, 1)
    [one] = processes_of(99)

    assert (one.pid, one.does) == (99, "is gone, 0% of a core")


def test_parents_come_before_their_children_and_these_by_their_numbers(
    table: Callable[..., None],
) -> None:
    """Those of somebody else are left out."""
    for pid, parent in ((7, 1), (30, 7), (9, 7), (11, 30), (12, 9), (13, 1)):
        table(pid, parent)

    assert [one.pid for one in processes_of(7)] == [7, 9, 30, 12, 11]


def test_a_rank_is_the_process_that_got_its_number_first(
    table: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its workers have inherited it, and what we inherited ourselves names none of them."""
    monkeypatch.setenv("SLURM_PROCID", "5")
    table(7, 1, SLURM_PROCID="5")
    table(9, 7, RANK="1", SLURM_PROCID="5")
    table(10, 9, RANK="1", SLURM_PROCID="5")
    table(11, 7, LOCAL_RANK="0", SLURM_PROCID="5")

    assert [(one.pid, one.rank) for one in processes_of(7)] == [(9, "1"), (11, "0")]


def test_each_process_is_told_on_its_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """With its rank, where it has one, and its frames below."""
    every = [
        Process(7, "3", "python train.py", "sleeps", ("step (train.py:4)", "main (train.py:9)")),
        Process(8, "", "python " + "x" * 200, "runs"),
    ]
    monkeypatch.setattr(report, "processes_of", lambda _: every)
    monkeypatch.setattr(sys, "stdout", sys.stdout)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    left = Left(b"step 1\n", says="no output for 10 min")
    explain_silence(Settings(("python",), knowledge=BASE), left, 1)
    told = capsys.readouterr().err.splitlines()

    assert told[:5] == [
        "faultdex: no output for 10 min",
        "  rank 3, pid 7: sleeps  python train.py",
        "      step (train.py:4)",
        "      main (train.py:9)",
        f"  pid 8: runs  python {'x' * 93}",
    ]
    assert told[5:] == [
        "  next  faultdex show hang-stack-dump",
        "  page  https://faultdex.dev/workflows/it-hangs/",
    ]


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        (b"launch failed: the grid is 70000 blocks wide\n", True),
        (b"Traceback (most recent call last):\nKeyError: 'x'\n", False),
        (b"", False),
    ],
)
def test_a_silence_is_explained_where_an_entry_is_sure(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    cache: Path,
    text: bytes,
    *,
    is_told: bool,
) -> None:
    """An error of the program's own may be long past: it went on."""
    monkeypatch.setattr(report, "processes_of", lambda _: [])
    monkeypatch.setattr(sys, "stdout", sys.stdout)
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    explain_silence(Settings(("python",), knowledge=BASE), Left(text, says="no output"), 1)
    told = capsys.readouterr().err

    assert told.startswith("faultdex: no output\n")
    assert ("grid-too-wide" in told) is is_told
    assert "KeyError" not in told
    assert told.endswith("/workflows/it-hangs/\n")
