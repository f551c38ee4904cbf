"""Give a job a folder of its own, run it there, and collect what it left."""

from __future__ import annotations

import codecs
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from importlib import resources
from io import BytesIO
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from faultdex.verify.runner import environment, kernel, redact
from faultdex.verify.runner.cleanup import remove
from faultdex.verify.runner.judge import Ending

if TYPE_CHECKING:
    from collections.abc import Mapping

    from faultdex.verify.runner.bundle import Job

CAP = 8 << 20
GRACE = 2.0
LOG_PATIENCE = 3.0


@dataclass(frozen=True)
class Workshop:
    """The folder of a whole run, with one folder a cell, and the program that keeps a cell."""

    root: Path
    redaction: redact.Redaction
    apart: bool
    keeper: str

    @property
    def shims(self) -> Path:
        """Return the folder of the programs that stand for the interpreter at hand."""
        return self.root / "bin"


@dataclass(frozen=True)
class Streams:
    """What a job prints and what its keeper says, in files that have no name to be found by."""

    stdout: IO[bytes]
    stderr: IO[bytes]
    report: IO[bytes]
    complaints: IO[bytes]

    @staticmethod
    def within(folder: Path) -> Streams:
        """Open them on the disk of `folder`; what is written to them is appended."""
        return Streams(*(_nameless(folder) for _ in range(4)))

    def close(self) -> None:
        """Let go of what they hold."""
        for one in (self.stdout, self.stderr, self.report, self.complaints):
            one.close()


@dataclass(frozen=True)
class Cell:
    """One job on its way."""

    job: Job
    gpus: tuple[int, ...]
    folder: Path
    process: subprocess.Popen[bytes]
    streams: Streams
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
    keeper = _source("keeper.py")
    redaction = redact.of_this_machine()
    if apart is None:
        apart = _namespaces_work(Workshop(root, redaction, apart=True, keeper=keeper))
    return Workshop(root, redaction, apart, keeper)


def _source(name: str) -> str:
    return resources.files("faultdex.verify.runner").joinpath(name).read_text("utf-8")


def _nameless(folder: Path) -> IO[bytes]:
    path = folder / secrets.token_hex(8)
    opened = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
    path.unlink()
    return os.fdopen(opened, "rb")


def tear_down(workshop: Workshop) -> str:
    """Remove the folder of a run; return why some of it stays, or nothing."""
    why = remove(workshop.root)
    return f"{workshop.root} could not be removed: {why}" if why else ""


def start(workshop: Workshop, job: Job, gpus: tuple[int, ...]) -> Cell:
    """Lay out the job's files in a fresh folder and start its keeper."""
    folder = _lay_out(workshop, job.files)
    env = {**environment.shared(folder / "bin"), **environment.own(folder, gpus)}
    log = kernel.mark()
    process, streams = _keep(workshop, folder, _command(job, folder), env, job.expect.limit)
    return Cell(job, gpus, folder, process, streams, log, time.time())


def collect(workshop: Workshop, cell: Cell, *, alone: bool) -> Outcome:
    """Return what the ended cell left, free of what names this machine, and remove its folder.

    What the kernel logged is told only where nothing else ran meanwhile that could have caused it.
    Where nothing else could reach its files, changes to them are its own affair.
    """
    report = _report(cell.streams)
    if not (workshop.apart or alone or report["why"]) and _were_changed(cell):
        report["why"] = "its files were changed while other snippets ran"
    redaction = workshop.redaction.within(cell.folder)
    status = report["status"]
    code = None if status is None else os.waitstatus_to_exitcode(status)
    ending = Ending(
        exit=code if code is not None and code >= 0 else None,
        signal=_signal_name(-code) if code is not None and code < 0 else "",
        stopped=redaction.clean(report["why"]),
        stdout=redaction.clean(_text(cell.streams.stdout)),
        stderr=redaction.clean(_text(cell.streams.stderr)),
        ranks={rank: redaction.clean(text) for rank, text in _ranks(cell.folder / "ranks").items()},
        kernel_log=_kernel_log(cell) if alone else (),
    )
    cell.streams.close()
    remove(cell.folder)
    return Outcome(cell.job, ending, cell.started, report["seconds"], report["left"])


def _signal_name(number: int) -> str:
    """Return SIGKILL of 9; of most real-time signals Python knows no name."""
    known = {one.value: one.name for one in signal.Signals}
    return known.get(number, f"signal {number}")


def _lay_out(workshop: Workshop, files: Mapping[str, bytes]) -> Path:
    folder = Path(tempfile.mkdtemp(prefix="c", dir=workshop.root))
    for name in ("bin", "work", "home", "tmp", "ranks"):
        (folder / name).mkdir()
    environment.write_shims(folder / "bin")
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
) -> tuple[subprocess.Popen[bytes], Streams]:
    streams = Streams.within(workshop.root)
    told = (streams.stdout.fileno(), streams.stderr.fileno())
    spec = {
        "command": command, "folder": str(folder), "cwd": str(folder / "work"),
        "shown": environment.below_tmp(env), "cleaner": _source("cleanup.py"),
        "stdout": told[0], "stderr": told[1],
        "env": {**env, "FAULTDEX_CELL": secrets.token_hex(16)},
        "limit": limit, "cap": CAP, "grace": GRACE, "apart": workshop.apart,
    }  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", workshop.keeper],
        stdin=subprocess.PIPE,
        stdout=streams.report,
        stderr=streams.complaints,
        pass_fds=told,
        start_new_session=True,
        env={"PATH": env["PATH"]},
    )
    with suppress(BrokenPipeError), process.stdin or nullcontext(BytesIO()) as given:
        given.write(json.dumps(spec).encode())
    return process, streams


def _were_changed(cell: Cell) -> bool:
    """Return whether the files of a job are no longer as they were laid out."""
    work = cell.folder / "work"
    try:
        return any((work / name).read_bytes() != data for name, data in cell.job.files.items())
    except OSError:
        return True


def _namespaces_work(workshop: Workshop) -> bool:
    """Return whether a command runs in namespaces of its own here."""
    folder = _lay_out(workshop, {})
    env = {"PATH": os.environ.get("PATH", os.defpath)}
    process, streams = _keep(workshop, folder, ("true",), env, 20)
    process.wait()
    return bool(_report(streams)["status"] == 0)


def _report(streams: Streams) -> dict[str, Any]:
    """Return what the keeper reported; where it could not, its last words as `why`."""
    try:
        told: dict[str, Any] = json.loads(_text(streams.report))
    except ValueError:
        words = _text(streams.complaints).strip().splitlines()[-1:]
        return {"status": None, "why": f"the keeper died: {words}", "seconds": 0.0, "left": 0}
    return told


def _text(opened: IO[bytes]) -> str:
    opened.seek(0)
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
        with path.open("rb") as opened:
            texts[rank] = texts.get(rank, "") + _text(opened)
    return texts


def _kernel_log(cell: Cell) -> tuple[str, ...]:
    """Return the kernel's lines; where they decide they may come a moment late."""
    until = time.monotonic() + LOG_PATIENCE
    lines = kernel.since(cell.log)
    while cell.job.reads_kernel_log and not lines and time.monotonic() < until:
        time.sleep(0.1)
        lines = kernel.since(cell.log)
    return lines
