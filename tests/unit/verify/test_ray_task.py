"""A worker runs the runner that it was sent, bounds it, and dies with it."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest

from faultdex.verify import pack, ray_task
from faultdex.verify.ray_task import BOUND, Task, run_snippet

Job: TypeAlias = dict[str, Any]
FAKE = Path(__file__).parents[2] / "data" / "verify" / "nvidia-smi"


@pytest.fixture
def gpus(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the GPUs that Ray gives this worker."""
    given: list[int] = []
    ray = SimpleNamespace(get_gpu_ids=lambda: given)
    monkeypatch.setattr(ray_task, "import_module", lambda _: ray)
    return given


def task_of(job: Job, repeat: int = 1) -> Task:
    """Return the task of a job."""
    return Task(0, pack({"schema": 1, "jobs": [job]}), repeat, 60.0)


@pytest.mark.usefixtures("gpus")
def test_the_evidence_is_what_the_runner_wrote(job: Callable[..., Job]) -> None:
    """Of as many runs as are asked for."""
    [one] = json.loads(run_snippet(task_of(job("ends_well.py", prints=["fine"]), 2)))["evidence"]
    [run] = one["runs"]

    assert (run["result"], run["runs"], run["agreed"]) == ("reproduced", 2, 2)
    assert one["machine"]["gpus"] == 0


@pytest.mark.usefixtures("gpus")
def test_a_snippet_that_does_not_end_is_ended_by_its_limit(job: Callable[..., Job]) -> None:
    """Nobody waits for the seconds of its task."""
    began = time.monotonic()
    [one] = json.loads(run_snippet(task_of(job("hangs.py", limit=2, hangs="rank 0 waits"))))[
        "evidence"
    ]

    assert one["runs"][0]["result"] == "reproduced"
    assert time.monotonic() - began < 60


def program(text: str) -> Task:
    """Return a task whose runner is another program."""
    return Task(0, text.encode(), 1, 1.0)


@pytest.mark.usefixtures("gpus")
@pytest.mark.parametrize(
    ("text", "why"),
    [("print('no room'); print('on this disk')", "on this disk"), ("exit(3)", "ended with 3 and")],
)
def test_a_runner_that_wrote_nothing_is_told_by_its_last_line(text: str, why: str) -> None:
    """Or by its status."""
    with pytest.raises(RuntimeError, match=why):
        run_snippet(program(text))


@pytest.mark.usefixtures("gpus")
def test_a_runner_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some time after the one that it was given."""
    monkeypatch.setattr(ray_task, "PATIENCE", 1.0)
    with pytest.raises(TimeoutError, match="did not end within 2 s"):
        run_snippet(program("import time; time.sleep(60)"))


def test_a_runner_sees_its_gpus_and_their_processes(
    gpus: list[int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, job: Callable[..., Job]
) -> None:
    """Those of other tasks on the node are none of its snippet's."""
    asked = tmp_path / "asked"
    smi = tmp_path / "bin" / "nvidia-smi"
    smi.parent.mkdir()
    smi.write_text(f'#!/bin/sh\necho "$@" >>{asked}\nexec {FAKE} "$@"\n')
    smi.chmod(0o755)
    (tmp_path / "used").write_text("5")
    (tmp_path / "processes").write_text("")
    monkeypatch.setenv("PATH", f"{smi.parent}:{os.environ['PATH']}")
    monkeypatch.setenv("FAKE_GPUS", str(tmp_path))
    gpus.append(1)
    [one] = json.loads(run_snippet(task_of(job("ends_well.py", needs={"gpus": 1}))))["evidence"]
    lines = asked.read_text().splitlines()

    assert (one["machine"]["name"], one["machine"]["gpus"]) == ("h200-x1", 1)
    assert {line.endswith(" --id=1") for line in lines if "compute-apps" in line} == {True}
    assert {"--id" in line for line in lines if "--query-gpu" in line} == {False}


def test_a_runner_ends_with_its_worker(tmp_path: Path) -> None:
    """Ray kills a worker without asking it, and starts the snippet elsewhere."""
    pid, work = tmp_path / "pid", tmp_path / "work.py"
    runner = tmp_path / "runner.py"
    runner.write_text(f"import os, pathlib, time\n{write('os.getpid()', pid)}\ntime.sleep(60)\n")
    words = f"[sys.executable, '-c', {BOUND!r}, str(os.getpid()), {str(runner)!r}]"
    work.write_text(f"import os, subprocess, sys\nsubprocess.run({words})\n")
    worker = subprocess.Popen([sys.executable, work])
    assert waited(pid.exists)
    worker.kill()
    worker.wait()

    assert waited(lambda: not is_alive(int(pid.read_text())))


def test_a_runner_whose_worker_is_gone_does_not_start(tmp_path: Path) -> None:
    """It might have died before anything could be bound to it."""
    mark = tmp_path / "mark"
    runner = tmp_path / "runner.py"
    runner.write_text(f"import os, pathlib\n{write('1', mark)}\n")
    subprocess.run([sys.executable, "-c", BOUND, "1", runner], check=True)

    assert not mark.exists()


def write(value: str, path: Path) -> str:
    """Return the line of a program that writes a value to a file at once."""
    half = str(path) + ".part"
    return f"pathlib.Path({half!r}).write_text(str({value})); os.rename({half!r}, {str(path)!r})"


def waited(condition: Callable[[], bool]) -> bool:
    """Return what a condition gives once it is true, within some seconds."""
    until = time.monotonic() + 30
    while not (found := condition()) and time.monotonic() < until:
        time.sleep(0.05)
    return found


def is_alive(pid: int) -> bool:
    """Tell whether a process lives and is no zombie."""
    try:
        os.kill(pid, signal.SIG_DFL)
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
