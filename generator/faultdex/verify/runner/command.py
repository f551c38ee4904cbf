"""Read the command line, run a bundle, and write what came of it."""

from __future__ import annotations

import argparse
import os
import secrets
import signal
import sys
import time
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from faultdex.verify.runner import bench, bundle, environment, evidence, gpus, judge, report
from faultdex.verify.runner import cell as cells
from faultdex.verify.runner import machine as machines
from faultdex.verify.runner.needs import budget, unmet
from faultdex.verify.runner.schedule import Room, shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from faultdex.verify.runner.bench import Tried
    from faultdex.verify.runner.machine import Machine

FINE, NOT_AS_DECLARED, USAGE = 0, 1, 2
SAVE_EVERY = 5.0
CARRIED = "faultdex/verify/bundle.json"


@dataclass
class Ledger:
    """Where attempts are told line by line, and saved now and then."""

    machine: Machine
    out: Path
    total: int
    tried: list[Tried]
    told: int = 0
    saved: float = field(default_factory=time.monotonic)

    def tell(self, one: Tried) -> None:
        """Print an attempt, and save all when that was not done for a while."""
        self.told += 1
        _say(report.progress(one, self.told, self.total))
        if time.monotonic() - self.saved > SAVE_EVERY:
            self.save()

    def save(self) -> dict[str, Any]:
        """Write and return the evidence."""
        told = evidence.put_together(self.machine, self.tried)
        evidence.write(self.out, told)
        self.saved = time.monotonic()
        return told


def main(arguments: Sequence[str], carried: bytes | None = None) -> int:
    """Run the bundle that was `carried` along or is named; return the exit status."""
    asked = _parser(with_bundle=carried is None).parse_args(arguments)
    if sys.platform != "linux":
        _say("the runner needs Linux: it watches processes through /proc")
        return USAGE
    try:
        jobs = bundle.read(_jobs_in(Path(asked.bundle)) if carried is None else carried)
    except (OSError, KeyError, zipfile.BadZipFile, bundle.BundleError) as error:
        _say(str(error))
        return USAGE
    chosen = [job for job in jobs if not asked.only or job.entry in asked.only]
    return _run(chosen, asked)


def _jobs_in(path: Path) -> bytes:
    """Return the bundle in `path`: the file itself, or what a packed one carries."""
    if not zipfile.is_zipfile(path):
        return path.read_bytes()
    with zipfile.ZipFile(path) as packed:
        return packed.read(CARRIED)


def _run(jobs: Sequence[bundle.Job], asked: argparse.Namespace) -> int:
    workshop = cells.set_up(apart={"auto": None, "yes": True, "no": False}[asked.namespaces])
    try:
        modules = [name for job in jobs for name in job.needs.modules]
        machine = machines.look(modules, environment.shared(workshop.shims))
        return _run_on(machine, workshop, jobs, asked)
    finally:
        left = cells.tear_down(workshop)
        if left:
            _say(left)


def _run_on(
    machine: Machine,
    workshop: cells.Workshop,
    jobs: Sequence[bundle.Job],
    asked: argparse.Namespace,
) -> int:
    refused = [found for job in jobs if (found := _refused(job, machine))]
    barred = {one.job.name for one in refused}
    queue = shuffled([job for job in jobs if job.name not in barred], asked.repeat, asked.seed)
    ledger = Ledger(machine, Path(asked.out), len(refused) + len(queue), refused)
    _say(_opening(machine, workshop, asked))
    for one in refused:
        ledger.tell(one)
    room = Room(asked.slots, {gpu.index: budget(gpu.total) for gpu in machine.gpus})
    baseline = gpus.load() if machine.gpus else None
    deadline = asked.started + asked.seconds
    table = bench.Bench(workshop, room, baseline, deadline, list(queue), ledger.tell)
    table.tried = ledger.tried
    _heed_signals(table)
    bench.work(table)
    return _close(table, ledger, asked)


def _close(table: bench.Bench, ledger: Ledger, asked: argparse.Namespace) -> int:
    told = ledger.save()
    if asked.junit:
        Path(asked.junit).write_bytes(report.junit(told))
    if asked.summary:
        Path(asked.summary).write_text(report.markdown(told), "utf-8")
    _say(report.table(told))
    late = [job.name for job in bench.untried(table)]
    if late:
        _say(f"no time was left for {len(late)}: {', '.join(sorted(late))}")
    ran = any(one.outcome for one in ledger.tried)
    good = set(report.counts(told)) <= {judge.REPRODUCED, judge.UNSUPPORTED}
    return FINE if ran and good and not late else NOT_AS_DECLARED


def _refused(job: bundle.Job, machine: Machine) -> Tried | None:
    if job.refusal:
        return bench.Tried(job, judge.Verdict(judge.REFUSED, job.refusal))
    try:
        missing = unmet(job.needs, machine)
    except ValueError as error:
        return bench.Tried(job, judge.Verdict(judge.REFUSED, str(error)))
    if missing:
        return bench.Tried(job, judge.Verdict(judge.UNSUPPORTED, f"needs {missing}"))
    return None


def _opening(machine: Machine, workshop: cells.Workshop, asked: argparse.Namespace) -> str:
    known = ("torch", "cuda", "nccl", "driver", "nvcc", "python")
    versions = [f"{name} {machine.versions[name]}" for name in known if machine.versions.get(name)]
    kept = "namespaces" if workshop.apart else "process groups"
    return f"{machine.name}: {', '.join(versions)}; seed {asked.seed}; kept apart by {kept}"


def _heed_signals(table: bench.Bench) -> None:
    def stop(_number: int, _frame: object) -> None:
        table.asked_to_stop = True

    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, stop)


def _parser(*, with_bundle: bool) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    if with_bundle:
        parser.add_argument("bundle", help="JSON file written by faultdex verify plan")
    add = parser.add_argument
    add("--out", default="evidence.json", help="file to write")
    add("--only", action="append", metavar="ID", help="entry to run; may be repeated")
    add("--repeat", type=int, default=1, metavar="N", help="runs of each snippet")
    add("--seconds", type=float, default=3600, metavar="S", help="time for everything")
    add("--seed", type=int, default=secrets.randbelow(10**6), help="order of the snippets")
    add("--slots", type=int, default=os.cpu_count() or 1, metavar="N", help="processes at once")
    add("--namespaces", choices=("auto", "yes", "no"), default="auto", help="Linux namespaces")
    add("--junit", metavar="FILE", help="write JUnit XML")
    add("--summary", metavar="FILE", help="write a summary in Markdown")
    parser.set_defaults(started=time.monotonic())
    return parser


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
