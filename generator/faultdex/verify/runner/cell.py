"""Give a job a folder of its own, run it there, and collect what it left."""

from __future__ import annotations

import codecs
import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from faultdex.verify.runner import environment, kernel, redact
from faultdex.verify.runner.judge import Ending

if TYPE_CHECKING:
    from collections.abc import Mapping

    from faultdex.verify.runner.bundle import Job

CAP = 8 << 20
GRACE = 2.0
LOG_PATIENCE = 3.0


@dataclass(frozen=True)
class Workshop:
    """The folder of a whole run: the keeper, the shims, and one folder a cell."""

    root: Path
    redaction: redact.Redaction
    apart: bool

    @property
    def shims(self) -> Path:
        """Return the folder of the programs that stand for the interpreter at hand."""
        return self.root / "bin"


@dataclass(frozen=True)
class Cell:
    """One job on its way."""

    job: Job
    gpus: tuple[int, ...]
    folder: Path
    process: subprocess.Popen[bytes]
    log: tuple[str, ...]
    started: float

    def stop(self) -> None:
        """Have the keeper end the job."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)


@dataclass(frozen=True)
class Outcome:
    """One ended run: when it started, in seconds since 1970, how long it took, what outlived it."""

    job: Job
    ending: Ending
    started: float
    seconds: float
    left: int


def set_up(*, apart: bool | None = None) -> Workshop:
    """Make the folder of a run; `apart` None: namespaces where this machine allows them."""
    root = Path(tempfile.mkdtemp(prefix="faultdex-"))
    (root / "bin").mkdir()
    environment.write_shims(root / "bin")
    source = resources.files("faultdex.verify.runner").joinpath("keeper.py").read_bytes()
    (root / "keeper.py").write_bytes(source)
    redaction = redact.of_this_machine()
    if apart is None:
        apart = _namespaces_work(Workshop(root, redaction, apart=True))
    return Workshop(root, redaction, apart)


def tear_down(workshop: Workshop) -> None:
    """Remove the folder of a run."""
    shutil.rmtree(workshop.root, ignore_errors=True)


def start(workshop: Workshop, job: Job, gpus: tuple[int, ...]) -> Cell:
    """Lay out the job's files in a fresh folder and start its keeper."""
    folder = _lay_out(workshop, job.files)
    env = {**environment.shared(workshop.shims), **environment.own(folder, gpus)}
    log = kernel.mark()
    process = _keep(workshop, folder, _command(job, folder), env, job.expect.limit)
    return Cell(job, gpus, folder, process, log, time.time())


def collect(workshop: Workshop, cell: Cell, *, alone: bool) -> Outcome:
    """Return what the ended cell left, free of what names this machine, and remove its folder.

    What the kernel logged is told only where nothing else ran meanwhile that could have caused it.
    """
    report = _report(cell.folder)
    redaction = workshop.redaction.within(cell.folder)
    status = report["status"]
    code = None if status is None else os.waitstatus_to_exitcode(status)
    ending = Ending(
        exit=code if code is not None and code >= 0 else None,
        signal=_signal_name(-code) if code is not None and code < 0 else "",
        stopped=redaction.clean(report["why"]),
        stdout=redaction.clean(_text(cell.folder / "stdout")),
        stderr=redaction.clean(_text(cell.folder / "stderr")),
        ranks={rank: redaction.clean(text) for rank, text in _ranks(cell.folder / "ranks").items()},
        kernel_log=_kernel_log(cell) if alone else (),
    )
    shutil.rmtree(cell.folder, ignore_errors=True)
    return Outcome(cell.job, ending, cell.started, report["seconds"], report["left"])


def _signal_name(number: int) -> str:
    """Return SIGKILL of 9; of most real-time signals Python knows no name."""
    known = {one.value: one.name for one in signal.Signals}
    return known.get(number, f"signal {number}")


def _lay_out(workshop: Workshop, files: Mapping[str, bytes]) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="c", dir=workshop.root))
    for name in ("work", "home", "tmp", "ranks"):
        (folder / name).mkdir()
    for name, data in files.items():
        (folder / "work" / name).write_bytes(data)
    return folder


def _command(job: Job, folder: Path) -> tuple[str, ...]:
    """Return the job's command; torchrun also writes what each rank prints to files."""
    if job.command[0] != "torchrun":
        return job.command
    return ("torchrun", "--log-dir", str(folder / "ranks"), "--tee", "3", *job.command[1:])


def _keep(
    workshop: Workshop,
    folder: Path,
    command: tuple[str, ...],
    env: Mapping[str, str],
    limit: float,
) -> subprocess.Popen[bytes]:
    spec = {
        "command": command, "folder": str(folder), "cwd": str(folder / "work"),
        "env": {**env, "FAULTDEX_CELL": secrets.token_hex(16)},
        "stdout": str(folder / "stdout"), "stderr": str(folder / "stderr"),
        "report": str(folder / "report"), "limit": limit, "cap": CAP, "grace": GRACE,
        "apart": workshop.apart,
    }  # fmt: skip
    (folder / "spec").write_text(json.dumps(spec), "utf-8")
    for name in ("stdout", "stderr"):
        (folder / name).touch()
    with (folder / "keeper.err").open("wb") as complaints:
        return subprocess.Popen(
            [sys.executable, "-I", "-S", str(workshop.root / "keeper.py"), str(folder / "spec")],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=complaints,
            start_new_session=True,
            env={"PATH": env["PATH"]},
        )


def _namespaces_work(workshop: Workshop) -> bool:
    """Return whether a command runs in namespaces of its own here."""
    folder = _lay_out(workshop, {})
    env = {"PATH": os.environ.get("PATH", os.defpath)}
    _keep(workshop, folder, ("true",), env, 20).wait()
    return bool(_report(folder)["status"] == 0)


def _report(folder: Path) -> dict[str, Any]:
    """Return what the keeper reported; where it could not, its last words as `why`."""
    try:
        told: dict[str, Any] = json.loads((folder / "report").read_text("utf-8"))
    except (OSError, ValueError):
        words = _text(folder / "keeper.err").strip().splitlines()[-1:]
        return {"status": None, "why": f"the keeper died: {words}", "seconds": 0.0, "left": 0}
    return told


def _text(path: Path) -> str:
    if not path.exists():
        return ""
    with path.open("rb") as opened:
        data = opened.read(CAP + 1)
    return _decoded(data if len(data) <= CAP else data[: data.rfind(b"\n", 0, CAP) + 1])


def _decoded(data: bytes) -> str:
    """Return `data` as text, without a character of which a kill left only the beginning."""
    return codecs.getincrementaldecoder("utf-8")("replace").decode(data)


def _ranks(folder: Path) -> dict[str, str]:
    """Return by rank what torchrun caught of it, standard output first, over all attempts."""
    texts: dict[str, str] = {}
    for path in sorted(folder.glob("*/attempt_*/*/std*.log"), key=lambda one: one.parts[-3:]):
        rank = path.parent.name
        texts[rank] = texts.get(rank, "") + _text(path)
    return texts


def _kernel_log(cell: Cell) -> tuple[str, ...]:
    """Return the kernel's lines; where they decide they may come a moment late."""
    until = time.monotonic() + LOG_PATIENCE
    lines = kernel.since(cell.log)
    while cell.job.reads_kernel_log and not lines and time.monotonic() < until:
        time.sleep(0.1)
        lines = kernel.since(cell.log)
    return lines
