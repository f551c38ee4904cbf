"""Snippets are placed on nodes that can run them, and what comes back is read as a stranger's."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace
from typing import Any, TypeAlias

import pytest

from faultdex.ray_pool import Done
from faultdex.verify import fleet, pack, ray_task
from faultdex.verify.fleet import FleetOptions, SnippetResult, jobs_in, run_fleet
from faultdex.verify.ray_task import Task
from faultdex.verify.runner.bundle import BundleError, read
from faultdex.verify.runner.command import CARRIED

Job: TypeAlias = dict[str, Any]
MACHINE = {"name": "cpu", "python": "3.12.3", "system": "Linux, x86_64"}
H200 = "accelerator_type:H200"
NODE = [{"CPU": 4.0}]
NODES = [{"CPU": 4.0, "GPU": 2.0}, {"CPU": 32.0}]


@dataclass
class Cluster:
    """A stand-in for Ray and its pool: each task gives what `answer` makes of its job."""

    nodes_there: Sequence[Mapping[str, float]]
    answer: Callable[[Job], bytes | str]
    carried: list[ModuleType] = field(default_factory=list)
    placed: list[tuple[str, Mapping[str, object]]] = field(default_factory=list)
    tasks: list[Task] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def cloudpickle(self) -> SimpleNamespace:
        """Return what takes a module to the workers."""
        return SimpleNamespace(register_pickle_by_value=self.carried.append)

    def nodes(self) -> list[dict[str, object]]:
        """Return the nodes, and one that is gone."""
        gone = {"Alive": False, "Resources": {"CPU": 512.0, "GPU": 64.0}}
        return [gone, *({"Alive": True, "Resources": one} for one in self.nodes_there)]

    def each(
        self,
        work: object,
        items: Sequence[Task],
        place: Callable[[Task], Mapping[str, object]],
        *,
        fresh: bool,
        seconds: float,
    ) -> Iterator[Done[Task, bytes]]:
        """Yield what became of each task."""
        assert (work, fresh) == (ray_task.run_snippet, True)
        self.seconds = seconds
        for task in items:
            [job] = jobs_in(task.runner)
            self.tasks.append(task)
            self.placed.append((job["snippet"], place(task)))
            answer = self.answer(job)
            yield Done(task, why=answer) if isinstance(answer, str) else Done(task, answer)


def evidence_of(job: Job, **changes: object) -> bytes:
    """Return what a runner writes of a job that held."""
    run = {
        "snippet": job["snippet"], "sha256": job["sha256"], "expect_sha256": job["expect_sha256"],
        "result": "reproduced", "reason": "", "runs": 1, "agreed": 1, "seconds": 1.0,
        "started": "2026-11-20T12:00:00Z", "kernel_log": ["NVRM: Xid 31"], **changes,
    }  # fmt: skip
    one = {"schema": 1, "entry": job["entry"], "machine": MACHINE, "runs": [run]}
    return json.dumps({"schema": 1, "evidence": [one]}).encode()


Run: TypeAlias = Callable[..., list[SnippetResult]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return what runs jobs on a cluster."""

    def done(
        cluster: Cluster, jobs: Sequence[Job], repeat: int = 1, resource: str = ""
    ) -> list[SnippetResult]:
        monkeypatch.setattr(fleet, "import_module", lambda _: cluster)
        monkeypatch.setattr(fleet, "each", cluster.each)
        return [*run_fleet(jobs, FleetOptions(repeat, resource))]

    return done


def named(job: Job, name: str) -> Job:
    """Return a job whose snippet has another name, so that tests can tell it."""
    return {**job, "snippet": name}


def test_a_task_carries_its_snippet_and_the_runner(run: Run, job: Callable[..., Job]) -> None:
    """It has the seconds of its own limit, and the module that unpacks it is carried, too."""
    cluster = Cluster([{"CPU": 4.0}], evidence_of)
    one = job("ends_well.py", limit=10)
    [result] = run(cluster, [one], repeat=3)
    [task] = cluster.tasks

    assert (result.name, result.why) == ("planted-fault/ends_well.py", "")
    assert task == Task(0, pack({"schema": 1, "jobs": [one]}), 3, 300 + 3 * (10 + 60))
    assert (cluster.seconds, cluster.carried) == (task.seconds, [ray_task])


@pytest.mark.parametrize(
    ("nodes", "given", "asks"),
    [
        (NODE, {}, (1, 0)),
        (NODE, {"ranks": 3}, (3, 0)),
        (NODE, {"ranks": 16}, (4, 0)),
        (NODES, {"needs": {"exclusive": True}}, (32, 0)),
        (NODES, {"needs": {"gpus": 1, "exclusive": True}}, (4, 1)),
        (NODES, {"needs": {"gpus": 2}}, (2, 2)),
        (NODE, {"kernel_log": ["Xid 31"]}, (4, 0)),
        (NODE, {"ratio": {"slow": "a", "fast": "b", "at_least": 2}}, (4, 0)),
    ],
)
def test_a_task_asks_for_what_its_snippet_needs(
    run: Run,
    job: Callable[..., Job],
    nodes: list[dict[str, float]],
    given: dict[str, object],
    asks: tuple[int, int],
) -> None:
    """What must be alone takes all processors of the largest node that can run it."""
    cluster = Cluster(nodes, evidence_of)
    run(cluster, [job("ends_well.py", **given)])
    [(_, placed)] = cluster.placed

    assert (placed["num_cpus"], placed["num_gpus"]) == asks
    assert (placed["resources"], placed["scheduling_strategy"]) == ({}, "SPREAD")


def test_what_needs_a_whole_node_comes_last_and_most_gpus_first(
    run: Run, job: Callable[..., Job]
) -> None:
    """Others would keep the node busy."""
    cluster = Cluster([{"CPU": 4.0, "GPU": 2.0}], evidence_of)
    jobs = [
        named(job("ends_well.py", needs=needs), name)
        for name, needs in {
            "alone": {"exclusive": True}, "none": {}, "two": {"gpus": 2}, "one": {"gpus": 1},
        }.items()
    ]  # fmt: skip
    run(cluster, jobs)

    assert [name for name, _ in cluster.placed] == ["two", "one", "none", "alone"]


def test_only_nodes_with_a_resource_are_used(run: Run, job: Callable[..., Job]) -> None:
    """Tasks take hardly anything of it, so that it bounds nothing."""
    cluster = Cluster([{"CPU": 64.0, "GPU": 8.0}, {"CPU": 4.0, "GPU": 1.0, H200: 1.0}], evidence_of)
    few, many = (job("ends_well.py", needs={"gpus": count}) for count in (1, 8))
    results = run(cluster, [few, named(many, "many")], resource=H200)

    assert [options["resources"] for _, options in cluster.placed] == [{H200: 0.001}]
    assert [one.why for one in results] == [f"no node has 8 GPUs and a processor and {H200}", ""]


@pytest.mark.parametrize("nodes", [[], [{"CPU": 8.0, "GPU": 1.0}], [{"GPU": 2.0}]])
def test_what_no_node_can_run_is_told(
    run: Run, job: Callable[..., Job], nodes: list[dict[str, float]]
) -> None:
    """It would wait for ever."""
    [result] = run(Cluster(nodes, evidence_of), [job("ends_well.py", needs={"gpus": 2})])

    assert result.why == "no node has 2 GPUs and a processor"


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda _: "the worker died", "the worker died"),
        (lambda job: evidence_of(job)[:-9], "the file is no evidence: JSON"),
        (lambda _: b"\0\1", "the file is no evidence: JSON"),
        (lambda _: b'{"schema": 1, "evidence": []}', "the runner was ended before"),
        (lambda job: evidence_of(job, snippet="other.py"), "the evidence is of other runs"),
        (lambda job: evidence_of(job, sha256="0" * 64), "the evidence is of other runs"),
        (lambda job: evidence_of(job, expect_sha256="0" * 64), "the evidence is of other runs"),
        (lambda job: evidence_of({**job, "entry": "other"}), "the evidence is of other runs"),
    ],
)
def test_what_cannot_be_its_evidence_is_told(
    run: Run, job: Callable[..., Job], answer: Callable[[Job], bytes | str], why: str
) -> None:
    """The other snippets have their results all the same."""
    jobs = [job("ends_well.py"), named(job("ends_well.py"), "bad.py")]

    def each(one: Job) -> bytes | str:
        return answer(one) if one["snippet"] == "bad.py" else evidence_of(one)

    good, bad = run(Cluster([{"CPU": 2.0}], each), jobs)

    assert (good.why, bool(good.report), bad.report) == ("", True, None)
    assert bad.why.startswith(why)


@pytest.mark.parametrize(("needs", "lines"), [({}, 0), ({"exclusive": True}, 1)])
def test_the_kernel_log_is_told_of_what_was_alone(
    run: Run, job: Callable[..., Job], needs: dict[str, object], lines: int
) -> None:
    """Another task on the node may have caused what the kernel logged meanwhile."""
    cluster = Cluster([{"CPU": 2.0}], evidence_of)
    [result] = run(cluster, [job("ends_well.py", needs=needs)])

    assert result.report
    assert [len(one.runs[0].kernel_log) for one in result.report.evidence] == [lines]


def test_a_bundle_is_read_plain_or_packed(job: Callable[..., Job]) -> None:
    """Both as verify plan writes it."""
    jobs = [job("ends_well.py")]
    bundle = {"schema": 1, "jobs": jobs}

    assert jobs_in(json.dumps(bundle).encode()) == jobs_in(pack(bundle)) == jobs


def test_what_is_no_bundle_is_refused(job: Callable[..., Job]) -> None:
    """Be it another file, another program or a damaged job."""
    empty = pack({"schema": 1, "jobs": []}).replace(CARRIED.encode(), b"x" * len(CARRIED))
    for data in (b"[]", b"\0", empty, b'{"schema": 1, "jobs": [{}]}'):
        with pytest.raises(BundleError):
            jobs_in(data)
    assert len(read(json.dumps({"schema": 1, "jobs": [job("ends_well.py")]}).encode())) == 1
