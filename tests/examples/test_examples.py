"""What people copy into their own places does what the page says."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
BASE = ROOT / "tests" / "data" / "base" / "knowledge"
LINE = "launch failed: the grid is 70000 blocks wide"
OWN = ("Traceback (most recent call last):", '  File "a.py", line 3, in <module>', "KeyError: 'x'")
DAEMONS = ("slurmctld", "slurmd", "sbatch", "runuser")
PATIENCE = 90
CLUSTER = """ClusterName=test
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={port}
SlurmUser=root
SlurmdUser=root
AuthType=auth/none
CredType=cred/none
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
Epilog={folder}/epilog.sh
NodeName=n1 NodeHostname={host} NodeAddr=127.0.0.1 Port={other} CPUs=2 RealMemory=1000
PartitionName=all Nodes=n1 Default=YES MaxTime=10 State=UP
"""


@pytest.fixture
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return an environment in which answers come from the small knowledge."""
    cache = tmp_path_factory.getbasetemp() / "cache"
    path = f"{BIN}:{os.environ['PATH']}"
    given = {"FAULTDEX_KNOWLEDGE": str(BASE), "XDG_CACHE_HOME": str(cache), "PATH": path}
    return {**os.environ, **given}


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Return a log that shows a failure in its second line."""
    file = tmp_path / "train.log"
    file.write_text(f"step 1\n{LINE}\n")
    return file


def tool(name: str) -> str:
    """Return where a program of Slurm is."""
    return shutil.which(name) or name


def annotate(folder: Path, environment: dict[str, str], log: Path) -> subprocess.CompletedProcess:
    """Run what the action runs."""
    files = {"GITHUB_STEP_SUMMARY": "summary.md", "GITHUB_OUTPUT": "output", "SARIF": "log.sarif"}
    given = {name: str(folder / file) for name, file in files.items()}
    return subprocess.run(
        [ROOT / "scripts" / "annotate"],
        env={**environment, **given, "LOG": str(log)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_action_annotates_and_summarizes(
    tmp_path: Path, environment: dict[str, str], log: Path
) -> None:
    """The annotation names the line of the log; the summary and SARIF hold the same entry."""
    done = annotate(tmp_path, environment, log)
    sarif = json.loads((tmp_path / "log.sarif").read_text())

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"::error file={log},line=2,title=")
    assert "grid-too-wide" in (tmp_path / "summary.md").read_text()
    assert sarif["runs"][0]["results"][0]["ruleId"] == "grid-too-wide"
    assert (tmp_path / "output").read_text() == "explained=true\n"


def test_the_action_fails_no_workflow_for_what_nothing_explains(
    tmp_path: Path, environment: dict[str, str], log: Path
) -> None:
    """The step that failed has done so already."""
    log.write_text("all is well\n")
    done = annotate(tmp_path, environment, log)

    assert (done.returncode, (tmp_path / "output").read_text()) == (0, "explained=false\n")


def test_the_action_fails_for_a_log_that_is_not_there(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    """A name that is spelled wrong would stay unnoticed otherwise."""
    assert annotate(tmp_path, environment, tmp_path / "no.log").returncode == 2


def test_the_action_is_safe() -> None:
    """Nothing that a caller gives is pasted into a script."""
    words = [BIN / "zizmor", "--offline", "--quiet", ROOT / "action.yml"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout


def test_the_editor_finds_the_line(environment: dict[str, str], log: Path) -> None:
    """The pattern of the task reads what the command of the task prints."""
    tasks = json.loads((ROOT / "examples" / "vscode" / "tasks.json").read_text())["tasks"]
    task = next(one for one in tasks if one["problemMatcher"])
    words = [word.replace("${relativeFile}", log.name) for word in task["args"]]
    done = subprocess.run(
        [BIN / task["command"], *words],
        cwd=log.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    pattern = task["problemMatcher"]["pattern"]
    found = re.search(pattern["regexp"], done.stdout, re.MULTILINE)
    assert found

    named = [found[pattern[name]] for name in ("severity", "file", "line", "code")]
    assert named == ["error", "train.log", "2", "launch failed%3A the grid is too wide"]


@pytest.mark.parametrize(
    ("lines", "problem"), [(("fine", LINE), ("error", "2")), (OWN, ("warning", "3"))]
)
def test_the_editor_reads_every_answer(
    environment: dict[str, str], tmp_path: Path, lines: tuple[str, ...], problem: tuple[str, str]
) -> None:
    """A failure and an unexplained error become problems, in a file of any name."""
    log = tmp_path / "run 1 (50%).log"
    log.write_text("\n".join(lines))
    tasks = json.loads((ROOT / "examples" / "vscode" / "tasks.json").read_text())["tasks"]
    pattern = next(one["problemMatcher"]["pattern"] for one in tasks if one["problemMatcher"])
    done = subprocess.run(
        [BIN / "faultdex", "explain", "--format", "github", log.name],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    found = [re.fullmatch(pattern["regexp"], line) for line in done.stdout.splitlines()]

    assert [one and (one[pattern["severity"]], one[pattern["line"]]) for one in found] == [problem]


def test_the_epilog_never_drains_a_node(environment: dict[str, str]) -> None:
    """Without Slurm's commands, a user or a log it ends with 0 and says nothing."""
    words = ["env", "-i", "/bin/sh", ROOT / "examples" / "slurm" / "epilog.sh"]
    done = subprocess.run(words, env=environment, capture_output=True, check=False)

    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.fixture
def cluster(tmp_path: Path, environment: dict[str, str]) -> Iterator[dict[str, str]]:
    """Start a Slurm of one node with our epilog; return the environment of its users."""
    if not all(map(shutil.which, DAEMONS)) or os.geteuid():
        pytest.skip("Slurm is not installed, or nobody here may start its daemons")
    for name in ("state", "spool"):
        (tmp_path / name).mkdir()
    host, port = os.uname().nodename.partition(".")[0], 20000 + os.getpid() % 10000
    settings = {"host": host, "port": port, "other": port + 10000, "folder": tmp_path}
    (tmp_path / "slurm.conf").write_text(CLUSTER.format(**settings))
    script = (ROOT / "examples" / "slurm" / "epilog.sh").read_text()
    ours = tmp_path / "faultdex"
    ours.write_text(_with_environment(environment))
    ours.chmod(0o755)
    (tmp_path / "epilog.sh").write_text(script.replace("FAULTDEX=faultdex", f"FAULTDEX={ours}"))
    (tmp_path / "epilog.sh").chmod(0o755)
    given = {**environment, "SLURM_CONF": str(tmp_path / "slurm.conf")}
    subprocess.run([tool("slurmctld"), "-c"], env=given, check=True)
    subprocess.run([tool("slurmd"), "-N", "n1"], env=given, check=True)
    yield given
    for name in ("slurmd.pid", "slurmctld.pid"):
        os.kill(int((tmp_path / name).read_text()), 15)


def _with_environment(environment: dict[str, str]) -> str:
    """Return a program that calls faultdex with the small knowledge, which Slurm does not pass."""
    names = ("FAULTDEX_KNOWLEDGE", "XDG_CACHE_HOME", "PYTHONPATH")
    lines = [f"export {name}='{environment[name]}'" for name in names if name in environment]
    return "\n".join(["#!/bin/sh", *lines, f'exec {BIN}/faultdex "$@"', ""])


def submit(folder: Path, given: dict[str, str], script: str) -> Path:
    """Run a batch script to its end, and return its log."""
    words = [tool("sbatch"), "--wait", f"--output={folder}/job-%j.out", "--wrap", script]
    subprocess.run(words, env=given, cwd=folder, timeout=PATIENCE, check=False)
    return max(folder.glob("job-*.out"))


def appears(file: Path) -> bool:
    """Tell whether a file comes to be within some seconds."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and not (file.exists() and file.stat().st_size):
        time.sleep(0.2)
    return file.exists()


def test_a_real_epilog_explains_a_failed_job(tmp_path: Path, cluster: dict[str, str]) -> None:
    """Beside its log, and only for a job that failed; the node stays in service."""
    log = submit(tmp_path, cluster, f"echo '{LINE}'; exit 3")
    answer = log.with_name(f"{log.name}.faultdex")
    assert appears(answer), (tmp_path / "slurmd.log").read_text()
    fine = submit(tmp_path, cluster, f"echo '{LINE}'")
    state = subprocess.run(
        [tool("sinfo"), "-h", "-o", "%T"], env=cluster, capture_output=True, text=True, check=True
    )

    assert "grid-too-wide (root cause)" in answer.read_text()
    assert not fine.with_name(f"{fine.name}.faultdex").exists()
    assert "drain" not in state.stdout


def test_a_step_gets_its_signal_once(tmp_path: Path, cluster: dict[str, str]) -> None:
    """Slurm sends it to every process of the step, so that passing it on would double it."""
    counts = (
        "import signal, time; got = []; "
        "signal.signal(signal.SIGUSR1, lambda *_: got.append(1)); print('ready', flush=True); "
        "time.sleep(4); time.sleep(1); print('got', len(got))"
    )
    (tmp_path / "count.py").write_text(counts)
    step = f"srun {tmp_path}/faultdex run -- {sys.executable} {tmp_path}/count.py"
    script = f"{step} & sleep 2; scancel --signal=USR1 $SLURM_JOB_ID.0; wait $!; echo status $?"
    log = submit(tmp_path, cluster, script)

    assert log.read_text().splitlines() == ["ready", "got 1", "status 0"]
