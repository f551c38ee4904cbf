"""Run one snippet in a worker of Ray.

Ray takes this module to the workers whole, so it needs the standard library alone, and nodes need
no Faultdex: the runner comes along in the task.
"""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import NamedTuple

# Seconds that a runner has to stop what it runs when its time is over.
PATIENCE = 60.0
# Ray kills a worker without asking it, and the runner must not outlive it: another one starts.
BOUND = """
import ctypes, os, signal, sys
ctypes.CDLL(None).prctl(1, signal.SIGTERM)  # PR_SET_PDEATHSIG
if os.getppid() == int(sys.argv[1]):
    os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""
# A runner waits until as many processes use GPUs as before. Those of other tasks come and go, and
# nvidia-smi counts them too, unless it is asked about these GPUs alone.
SHIM = """#!/bin/sh
case "$1" in --query-compute-apps=*) set -- "$@" --id={gpus} ;; esac
exec "{program}" "$@"
"""


class Task(NamedTuple):
    """A job by its number, a runner that carries it, how often it runs, and the most seconds."""

    number: int
    runner: bytes
    repeat: int
    seconds: float


def run_snippet(task: Task) -> bytes:
    """Return the evidence of a snippet, run on the GPUs that Ray gave this worker and no other.

    Raises TimeoutError, and RuntimeError with the last words of a runner that wrote nothing.
    """
    gpus = ",".join(map(str, import_module("ray").get_gpu_ids()))
    with TemporaryDirectory(prefix="faultdex-") as place:
        runner, out = Path(place, "runner.pyz"), Path(place, "evidence.json")
        runner.write_bytes(task.runner)
        words = [runner, "--out", out, "--repeat", task.repeat, "--seconds", task.seconds]
        last_line = _ended(
            task, [*map(str, words), "--slots", "1"], _environment(gpus, Path(place))
        )
        if not out.is_file():
            raise RuntimeError(last_line)
        return out.read_bytes()


def _environment(gpus: str, place: Path) -> dict[str, str]:
    """Return the environment of a runner, which shows it its own GPUs and their processes alone."""
    shown = {**os.environ, "CUDA_VISIBLE_DEVICES": gpus}
    program = which("nvidia-smi")
    if gpus and program:
        shim = place / "bin" / "nvidia-smi"
        shim.parent.mkdir()
        shim.write_text(SHIM.format(program=program, gpus=gpus), "utf-8")
        shim.chmod(0o755)
        shown["PATH"] = os.pathsep.join([str(shim.parent), shown["PATH"]])
    return shown


def _ended(task: Task, words: list[str], env: dict[str, str]) -> str:
    """Run the runner to its end, and return its last line. Raises TimeoutError."""
    command = [sys.executable, "-c", BOUND, str(os.getpid()), *words]
    try:
        done = subprocess.run(
            command,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=task.seconds + PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        message = f"the runner did not end within {task.seconds + PATIENCE:g} s"
        raise TimeoutError(message) from None
    lines = done.stdout.decode("utf-8", "replace").strip().splitlines()
    return lines[-1] if lines else f"the runner ended with {done.returncode} and said nothing"
