"""Hold which folders side by side are several jobs, and which hold parts of one."""

from collections.abc import Iterable

import pytest

from faultdex.jobs.ranking import job_of
from faultdex.jobs.split_jobs import split_jobs
from faultdex.jobs.summary import FailureEvent, LogSummary
from faultdex.jobs.verdict import verdict
from faultdex.model.answer import Match

OOM = Match("oom", "Out of memory", "https://x/oom/", 0.98, "root", 9, "CUDA out of memory.")
LOST = Match("peer", "Peer", "https://x/peer/", 0.8, "symptom", 4, "Connection closed by peer [1]")


def folders(names: Iterable[str], first: int = 0) -> list[str]:
    """Return the folders of the jobs that logs of these names are of; one of them failed first."""
    summaries = [
        LogSummary(name, (FailureEvent(OOM if place == first else LOST),))
        for place, name in enumerate(names)
    ]
    return [folder for folder, _ in split_jobs(job_of(summaries, {}), summaries, {}).parts]


@pytest.mark.parametrize(
    "form",
    [
        "runs/{}/rank{}.log",
        "runs/{}/rank{}/stderr.log",
        "runs/{}/logs/rank{}.log",
        "runs/{}/{}.log",
        "runs/{}/{}/stderr.log",
        "runs/{}/task_{}.out",
    ],
)
def test_folders_that_hold_the_same_ranks_are_jobs(form: str) -> None:
    """The folder of a job is the one above what names its rank, its stream or its logs."""
    names = [form.format(run, rank) for run in ("a1", "b") for rank in range(4)]

    assert folders(names) == ["runs/a1", "runs/b"]


@pytest.mark.parametrize(
    "names",
    [
        [f"{node}/rank{rank}.log" for node in ("node0", "node1") for rank in range(4)],
        [f"{kind}/rank{rank}.log" for kind in ("stdout", "stderr", "nccl") for rank in range(4)],
        [f"{host}/rank{base + rank}.log" for host, base in (("a", 0), ("b", 4)) for rank in (0, 1)],
        [f"{run}/attempt_{n}/{rank}/stderr.log" for run in "a" for n in (0, 1) for rank in (0, 1)],
        [f"{run}/train.log" for run in ("rank0", "rank1")],
        [f"{run}/train.log" for run in ("a", "b")],
        [f"rank{rank}.log" for rank in range(4)],
        ["old/rank0.log", *(f"rank{rank}.log" for rank in range(4))],
    ],
)
def test_parts_of_one_job_are_not_jobs(names: list[str]) -> None:
    """Nodes, streams, attempts, ranks that differ, and logs that name no rank."""
    assert folders(names) == []


def test_a_job_within_the_folder_of_another_is_told_first() -> None:
    """Old logs lie in a folder beside the new ones, and the inner folder can be asked for."""
    names = [f"{run}rank{rank}.log" for run in ("new/", "new/old/") for rank in range(3)]

    assert folders(names) == ["new/old", "new"]


def test_what_lines_say_of_ranks_counts_more_than_names() -> None:
    """Launchers number the ranks of each node from 0, and the lines tell them all apart."""
    nodes = [
        LogSummary(f"{host}/rank{rank}.log", (FailureEvent(OOM),), speaker=f"rank {base + rank}")
        for host, base in (("a", 0), ("b", 4))
        for rank in range(4)
    ]

    assert split_jobs(job_of(nodes, {}), nodes, {}).parts == ()


def test_each_job_is_told_by_itself() -> None:
    """Nobody is blamed for the failure of another job."""
    names = [f"{run}/rank{rank}.log" for run in "ab" for rank in range(3)]
    summaries = [
        LogSummary(name, (FailureEvent(OOM if name[-5] == "1" else LOST),)) for name in names
    ]
    told = split_jobs(job_of(summaries, {}), summaries, {})

    assert told.culprit is None
    assert verdict(told).says == (
        "These logs seem to be of 2 jobs, because a and b hold logs of the same ranks."
    )
    assert dict(verdict(told).notes)["job 2"] == (
        "b: Rank 1 failed first, in b/rank1.log at line 9; the other 2 logs only echo it."
    )
