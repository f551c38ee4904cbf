"""Whatever a snippet does, nothing of it is left, and the next one runs right."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PERSISTENT = {
    "leaves_children.py": ("reproduced", ""),
    "ignores_sigterm.py": ("unresolved", "killed at its limit of 0.5 s"),
    "endless_output.sh": ("unresolved", "killed: it printed without end"),
    "endless_loop.sh": ("unresolved", "killed at its limit of 0.5 s"),
    "fork_bomb.py": ("unresolved", "killed at its limit of 0.5 s"),
    "thread_bomb.py": ("unresolved", "killed at its limit of 0.5 s"),
}
TIMES = 6
NIGHTLY = 20


def can_make_namespaces() -> bool:
    """Return whether the tests run with the right to make process namespaces."""
    unshare = shutil.which("unshare")
    command = [unshare or "false", "--pid", "--fork", "true"]
    return bool(unshare) and subprocess.run(command, check=False).returncode == 0


APART = pytest.param(
    "yes",
    marks=pytest.mark.skipif(not can_make_namespaces(), reason="namespaces need root here"),
)


@pytest.fixture(scope="module", params=["no", APART])
def after_all(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    job: Callable[..., dict[str, Any]],
    carry_out: Callable[..., Any],
) -> tuple[Any, dict[str, str]]:
    """Run every persistent snippet six times, by --all twenty, side by side with a good one."""
    folder = tmp_path_factory.mktemp("faults")
    tokens = {file: f"{time.time_ns() % 10**9 + 10**6}.{n}" for n, file in enumerate(PERSISTENT)}
    limits = {"leaves_children.py": 30, "endless_output.sh": 30}
    jobs = [
        job(file, {"token": token}, limit=limits.get(file, 0.5)) for file, token in tokens.items()
    ]
    jobs.append(job("next_is_right.py", output_text="['next_is_right.py']\nset()\n[] []\n"))
    places = ("--namespaces", request.param)
    times = NIGHTLY if request.config.getoption("all") else TIMES
    done = carry_out(folder, jobs, "--repeat", str(times), "--slots", "20", *places)
    return done, tokens


@pytest.mark.parametrize("file", PERSISTENT)
def test_nothing_is_left_of_any_run(
    file: str, after_all: tuple[Any, dict[str, str]], living: Callable[[str], list[int]]
) -> None:
    """Children in own sessions, deaf, endless and many ones: all are gone, every time."""
    done, tokens = after_all
    run = done.run(file)

    assert living(tokens[file]) == []
    assert run["runs"] in {TIMES, NIGHTLY}
    assert (run["result"], run["reason"]) == PERSISTENT[file]


def test_the_next_snippet_runs_right(after_all: tuple[Any, dict[str, str]]) -> None:
    """A snippet sees its own files and an empty home, whatever ran before and beside it."""
    done, _ = after_all
    run = done.run("next_is_right.py")

    assert (run["result"], run["agreed"]) == ("reproduced", run["runs"]), run


def test_more_than_is_read_is_never_judged(
    tmp_path: Path, job: Callable[..., dict[str, Any]], carry_out: Callable[..., Any]
) -> None:
    """What ends well right after printing 9 MB may have shown its error where nobody reads."""
    command = ["bash", "-c", "head -c 9000000 /dev/zero; echo the error"]
    done = carry_out(tmp_path, [job("ends_well.py", command=command, lacks=["the error"])])

    assert done.run("ends_well.py")["reason"] == "killed: it printed without end"


def test_a_killed_runner_takes_everything_along(
    job: Callable[..., dict[str, Any]], living: Callable[[str], list[int]]
) -> None:
    """SIGKILL to the runner ends twenty running snippets and their children within seconds."""
    token = f"{time.time_ns() % 10**9 + 10**6}.5"
    raw = job("ignores_sigterm.py", {"token": token}, limit=60)
    driver = (
        "import json, sys, time\n"
        "from faultdex.verify.runner import bundle, cell\n"
        "jobs = bundle.read(sys.stdin.buffer.read())\n"
        "workshop = cell.set_up()\n"
        "cells = [cell.start(workshop, jobs[0], ()) for _ in range(20)]\n"
        "print(workshop.root, flush=True)\n"
        "time.sleep(60)\n"
    )
    runner = subprocess.Popen(
        [sys.executable, "-c", driver], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert runner.stdin
    assert runner.stdout
    runner.stdin.write(json.dumps({"schema": 1, "jobs": [raw]}).encode())
    runner.stdin.close()
    root = Path(runner.stdout.readline().decode().strip())
    assert wait_until(lambda: len(living(token)) == 20)
    os.kill(runner.pid, signal.SIGKILL)
    runner.wait()
    runner.stdout.close()

    assert wait_until(lambda: living(token) == [])
    assert wait_until(lambda: not root.exists())


def wait_until(fact: Callable[[], bool]) -> bool:
    """Wait at most twenty seconds for `fact`."""
    until = time.monotonic() + 20
    while not fact() and time.monotonic() < until:
        time.sleep(0.05)
    return fact()
