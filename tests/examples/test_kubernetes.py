"""The scripts of the pod, run side by side without a cluster."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
BASE = ROOT / "tests" / "data" / "base" / "knowledge"
POD = yaml.safe_load((ROOT / "examples" / "kubernetes" / "pod.yaml").read_text("utf-8"))
LINE = "launch failed: the grid is 70000 blocks wide"
PATIENCE = 120


def start(container: str, folder: Path, program: str) -> subprocess.Popen[str]:
    """Start the script of a container with the shared folder and another program."""
    (script,) = (one["args"][0] for one in POD["spec"]["containers"] if one["name"] == container)
    here = script.replace("/logs", str(folder)).replace("python train.py", program)
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    given = {**os.environ, "FAULTDEX_KNOWLEDGE": str(BASE), "PATH": path}
    return subprocess.Popen(["/bin/sh", "-c", here], env=given, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize(("status", "explained"), [(3, True), (0, False)])
def test_the_second_container_explains_a_failure(
    tmp_path: Path, status: int, *, explained: bool
) -> None:
    """The first ends as its program and prints as it does; the second ends by itself."""
    sidecar = start("faultdex", tmp_path, "")
    job = start("train", tmp_path, f"sh -c 'echo \"{LINE}\"; exit {status}'")
    said = job.communicate(timeout=PATIENCE)[0]
    answer = sidecar.communicate(timeout=PATIENCE)[0]

    assert (said, job.returncode) == (f"{LINE}\n", status)
    assert ("grid-too-wide" in answer) == explained


def test_a_deleted_pod_ends_its_program(tmp_path: Path) -> None:
    """SIGTERM of the cluster reaches the program, which has the time that the cluster gives."""
    waits = 'trap "echo saved; exit 5" TERM; echo ready; while :; do sleep 0.1; done'
    job = start("train", tmp_path, f"sh -c '{waits}'")
    log, until = tmp_path / "train.log", time.monotonic() + PATIENCE
    while time.monotonic() < until and not (log.exists() and "ready" in log.read_text()):
        time.sleep(0.1)
    job.terminate()
    said = job.communicate(timeout=PATIENCE)[0]

    assert (said, job.returncode) == ("ready\nsaved\n", 5)
    assert (tmp_path / "ended").read_text() == "5\n"
