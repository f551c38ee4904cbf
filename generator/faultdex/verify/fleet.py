"""Run the snippets of a bundle on a cluster of Ray: a task and a fresh process for each of them.

A task asks for the GPUs and processors that its snippet needs. Ray starts it again, on this node or
another one, if its worker is killed. Nothing gets a copy: a snippet is bounded by its own limit.
"""

import json
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from io import BytesIO
from typing import Any, TypeAlias

from faultdex.ray_pool import Done, each
from faultdex.verify import ray_task
from faultdex.verify.bundle import pack
from faultdex.verify.ray_task import Task, run_snippet
from faultdex.verify.record import RunReport, read_report
from faultdex.verify.runner.bundle import Job, read
from faultdex.verify.runner.command import CARRIED
from faultdex.verify.runner.schedule import slots

Ray: TypeAlias = Any

# Seconds in which a runner starts and finds out what its machine is.
START = 300.0
# Seconds that a run may take beyond its limit, such as until the memory of its GPU is free again.
CLEANUP = 60.0
# The share that a task takes of a named resource, which only says on which nodes it may run.
TOUCH = 0.001


@dataclass(frozen=True, slots=True)
class FleetOptions:
    """How often each snippet runs, and the resource of Ray that a node must have, or nothing."""

    repeat: int = 1
    resource: str = ""


@dataclass(frozen=True, slots=True)
class Node:
    """What a node of the cluster has."""

    cpus: int
    gpus: float


@dataclass(frozen=True, slots=True)
class SnippetResult:
    """What came back of a snippet: a report with its one run, or why there is none."""

    name: str
    report: RunReport | None = None
    why: str = ""


def jobs_in(data: bytes) -> list[dict[str, Any]]:
    """Return the jobs of a bundle of `verify plan`, plain or packed. Raises BundleError."""
    if zipfile.is_zipfile(BytesIO(data)):
        with zipfile.ZipFile(BytesIO(data)) as packed:
            data = packed.read(CARRIED) if CARRIED in packed.namelist() else b""
    read(data)
    jobs: list[dict[str, Any]] = json.loads(data)["jobs"]
    return jobs


def run_fleet(jobs: Sequence[dict[str, Any]], options: FleetOptions) -> Iterator[SnippetResult]:
    """Yield what came back of each snippet, as it ends. Needs a connection to a cluster."""
    ray = import_module("ray")
    nodes, known = _nodes(ray, options.resource), _read(jobs)
    cpus = [_cpus(one, nodes) for one in known]
    for job in (one for one, count in zip(known, cpus, strict=True) if not count):
        yield SnippetResult(job.name, why=f"no node has {_wanted(job, options)}")
    tasks = [_task(at, known[at], jobs[at], options) for at in _order(known) if cpus[at]]

    def place(task: Task) -> dict[str, object]:
        return _placed(known[task.number], cpus[task.number], options)

    # Nodes need no Faultdex: what they run is carried there.
    ray.cloudpickle.register_pickle_by_value(ray_task)
    # Even one after the other they would have ended by then: no node is left that could run them.
    most = sum(one.seconds for one in tasks)
    for done in each(run_snippet, tasks, place, fresh=True, seconds=most):
        yield _result(done, known[done.item.number])


def _read(jobs: Sequence[dict[str, Any]]) -> tuple[Job, ...]:
    return read(json.dumps({"schema": 1, "jobs": list(jobs)}).encode())


def _nodes(ray: Ray, resource: str) -> list[Node]:
    """Return the nodes that are alive and have the resource."""
    every = (one["Resources"] for one in ray.nodes() if one["Alive"])
    fitting = (one for one in every if not resource or resource in one)
    return [Node(int(one.get("CPU", 0)), one.get("GPU", 0.0)) for one in fitting]


def _cpus(job: Job, nodes: Sequence[Node]) -> int:
    """Return how many processors a job takes; 0 where no node has its GPUs.

    One that must be alone takes as many as the largest of the nodes that could run it has: only
    such a node can give them, and then it has none left for another task.
    """
    largest = max((one.cpus for one in nodes if one.gpus >= job.needs.gpus), default=0)
    return largest if job.alone else min(largest, slots(job))


def _wanted(job: Job, options: FleetOptions) -> str:
    """Say what a node must have to run a job."""
    gpus = [f"{job.needs.gpus} GPU{'s' * (job.needs.gpus > 1)}"] * (job.needs.gpus > 0)
    return " and ".join([*gpus, "a processor", *([options.resource] if options.resource else [])])


def _order(jobs: Sequence[Job]) -> list[int]:
    """Return where jobs stand, most GPUs first; what needs a whole node waits for the others."""
    return sorted(range(len(jobs)), key=lambda at: (jobs[at].alone, -jobs[at].needs.gpus))


def _task(number: int, job: Job, raw: Mapping[str, Any], options: FleetOptions) -> Task:
    runner = pack({"schema": 1, "jobs": [raw]})
    seconds = START + options.repeat * (job.expect.limit + CLEANUP)
    return Task(number, runner, options.repeat, seconds)


def _placed(job: Job, cpus: int, options: FleetOptions) -> dict[str, object]:
    """Return what Ray must know to find a node for a job."""
    return {
        "num_cpus": cpus,
        "num_gpus": job.needs.gpus,
        "resources": {options.resource: TOUCH} if options.resource else {},
        "scheduling_strategy": "SPREAD",
    }


def _result(done: Done[Task, bytes], job: Job) -> SnippetResult:
    """Return what a worker sent, which is read as if a stranger had sent it."""
    if done.result is None:
        return SnippetResult(job.name, why=done.why)
    report = read_report(done.result)
    if isinstance(report, str):
        return SnippetResult(job.name, why=report)
    runs = [
        (one.entry, run.snippet, run.sha256, run.expect_sha256)
        for one in report.evidence
        for run in one.runs
    ]
    if not runs:
        return SnippetResult(job.name, why="the runner was ended before it could tell anything")
    if runs != [(job.entry, job.snippet, job.sha256, job.expect_sha256)]:
        return SnippetResult(job.name, why="the evidence is of other runs")
    return SnippetResult(job.name, report if job.alone else _without_kernel_log(report))


def _without_kernel_log(report: RunReport) -> RunReport:
    """Return a report without lines that another task on the node may have caused."""
    evidence = (
        one.model_copy(
            update={"runs": tuple(run.model_copy(update={"kernel_log": ()}) for run in one.runs)}
        )
        for one in report.evidence
    )
    return report.model_copy(update={"evidence": tuple(evidence)})
