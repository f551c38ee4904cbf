"""Run jobs side by side as far as they fit, and judge each of them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from faultdex.verify.runner import cell as cells
from faultdex.verify.runner import gpus, schedule
from faultdex.verify.runner.judge import UNRESOLVED, Verdict, judge

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from faultdex.verify.runner.bundle import Job

TICK = 0.02
LEAST = 5.0


@dataclass(frozen=True)
class Tried:
    """One judged attempt; without an outcome where the job never started."""

    job: Job
    verdict: Verdict
    outcome: cells.Outcome | None = None
    ours: bool = False  # the machine or the runner is at fault: it says nothing of the job
    cut: bool = False  # the whole run was ended meanwhile: as if the job had not been tried


@dataclass
class Bench:
    """A machine at work: what waits, what runs, what was tried, and why it must not go on."""

    workshop: cells.Workshop
    room: schedule.Room
    baseline: gpus.Load | None
    deadline: float
    waiting: list[Job]
    tell: Callable[[Tried], None]
    running: list[cells.Cell] = field(default_factory=list)
    tried: list[Tried] = field(default_factory=list)
    sick: str = ""
    asked_to_stop: bool = False
    accompanied: set[Path] = field(default_factory=set)
    # GPUs of attempts, by place in `tried`, that were not seen clean since
    unproven: dict[int, tuple[int, ...]] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether nothing may start any more."""
        return self.asked_to_stop or time.monotonic() + LEAST > self.deadline


def work(bench: Bench) -> None:
    """Run what waits until all of it was tried or the time is over; then nothing runs."""
    while bench.running or (bench.waiting and not bench.over):
        if bench.asked_to_stop or time.monotonic() > bench.deadline:
            _stop(bench)
        if bench.sick:
            _give_up(bench)
        if not bench.over:
            _start_what_fits(bench)
        for ended in [one for one in bench.running if one.process.poll() is not None]:
            _finish(bench, ended)
        time.sleep(TICK)


def _start_what_fits(bench: Bench) -> None:
    for job in tuple(bench.waiting):
        taken = [schedule.Taken(one.job, one.gpus) for one in bench.running]
        chosen = schedule.place(job, bench.room, taken)
        if chosen is not None:
            bench.waiting.remove(job)
            bench.running.append(cells.start(bench.workshop, job, chosen))
            if len(bench.running) > 1:
                bench.accompanied |= {one.folder for one in bench.running}


def _finish(bench: Bench, ended: cells.Cell) -> None:
    bench.running.remove(ended)
    alone = ended.folder not in bench.accompanied
    outcome = cells.collect(bench.workshop, ended, alone=alone)
    verdict = judge(ended.job.expect, outcome.ending)
    ours = outcome.ending.stopped not in {"", "limit", "output"}
    bench.unproven[len(bench.tried)] = ended.gpus
    cut = outcome.ending.stopped == "stopped"
    bench.tried.append(Tried(ended.job, verdict, outcome, ours=ours, cut=cut))
    bench.sick = bench.sick or _sickness(bench, ended, outcome)
    if bench.sick:
        _doubt(bench)
    bench.tell(bench.tried[-1])


def _sickness(bench: Bench, ended: cells.Cell, outcome: cells.Outcome) -> str:
    """Say what the job left behind that did not go away."""
    if outcome.left:
        return f"{outcome.left} processes of {ended.job.name} could not be killed"
    busy = {gpu for one in bench.running for gpu in one.gpus}
    idle = tuple(gpu for gpu in ended.gpus if gpu not in busy)
    if idle and bench.baseline and not gpus.recovers(bench.baseline, idle, all_idle=not busy):
        return f"GPU memory did not come back within {gpus.PATIENCE:g} s after {ended.job.name}"
    _trust(bench, busy)
    return ""


def _trust(bench: Bench, busy: set[int]) -> None:
    """Let the verdicts stand whose GPUs were all seen clean."""
    for place in [place for place, used in bench.unproven.items() if not busy & set(used)]:
        del bench.unproven[place]


def _doubt(bench: Bench) -> None:
    """Withdraw the verdicts of all attempts after which no GPU was seen clean."""
    for place in bench.unproven:
        doubtful = bench.tried[place]
        bench.tried[place] = replace(doubtful, verdict=_sick_verdict(bench), ours=True, cut=False)


def _sick_verdict(bench: Bench) -> Verdict:
    return Verdict(UNRESOLVED, f"the machine is sick: {bench.sick}")


def _give_up(bench: Bench) -> None:
    """Leave everything that waits unresolved."""
    for job in bench.waiting:
        bench.tried.append(Tried(job, _sick_verdict(bench), ours=True))
        bench.tell(bench.tried[-1])
    bench.waiting.clear()
    _stop(bench)


def _stop(bench: Bench) -> None:
    for one in bench.running:
        one.stop()


def untried(bench: Bench) -> Iterator[Job]:
    """Yield the jobs for which there was no time, or not enough to come to any end."""
    seen = {one.job.name for one in bench.tried if not one.cut}
    left = [*bench.waiting, *(one.job for one in bench.tried if one.cut)]
    yield from {job.name: job for job in left if job.name not in seen}.values()
