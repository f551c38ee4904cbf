"""Hold tasks of Ray to their order, their copies and their failures, by a cluster made up here.

The nightly run has a real one.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

from faultdex import ray_pool
from faultdex.ray_pool import Done, each

Work = Callable[[str], str]


class RayError(Exception):
    """What Ray raises where a task failed."""


@dataclass(eq=False)
class Promise:
    """A task that runs: when it ends, and what it gives or raises."""

    item: str
    ends: float
    gives: object


@dataclass
class Cluster:
    """A stand-in for Ray whose tasks take the seconds that are listed for each of their starts."""

    cpus: float
    seconds: Mapping[str, Sequence[float]]
    failing: Mapping[str, Sequence[str | None]] = field(default_factory=dict)
    now: float = 0.0
    started: list[tuple[float, str]] = field(default_factory=list)
    options: list[dict[str, object]] = field(default_factory=list)
    cancelled: list[str] = field(default_factory=list)
    most: int = 0
    max_calls: int | None = None
    exceptions: SimpleNamespace = field(default_factory=lambda: SimpleNamespace(RayError=RayError))

    def cluster_resources(self) -> dict[str, float]:
        """Return what the cluster has."""
        return {"CPU": self.cpus} if self.cpus else {}

    def remote(self, *, max_retries: int, max_calls: int) -> Callable[[object], Any]:
        """Return what makes tasks of a function."""
        assert max_retries > 0
        self.max_calls = max_calls
        return lambda work: SimpleNamespace(options=lambda **given: self.task(work, given))

    def task(self, work: Work, options: dict[str, object]) -> SimpleNamespace:
        """Return what starts a task with these options."""
        self.options.append(options)
        return SimpleNamespace(remote=lambda item: self.start(work, item))

    def start(self, work: Work, item: str) -> Promise:
        """Start a task."""
        turn = [one for _, one in self.started].count(item)
        self.started.append((self.now, item))
        why = self.failing.get(item, ())[turn : turn + 1]
        gives = RayError(why[0]) if why and why[0] is not None else work(item)
        return Promise(item, self.now + self.seconds[item][turn], gives)

    def wait(
        self, promises: Sequence[Promise], *, timeout: float
    ) -> tuple[list[Promise], list[Promise]]:
        """Return the tasks that have ended, after the first end or the timeout."""
        self.most = max(self.most, len(promises))
        first = min(one.ends for one in promises)
        self.now = max(self.now, min(first, self.now + timeout))
        ready = [one for one in promises if one.ends <= self.now]
        return ready, [one for one in promises if one not in ready]

    def get(self, promise: Promise) -> object:
        """Return what a task gave; raises what it raised."""
        if isinstance(promise.gives, RayError):
            raise promise.gives
        return promise.gives

    def cancel(self, promise: Promise, *, force: bool) -> None:
        """End a task."""
        assert force
        self.cancelled.append(promise.item)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[Done[str, str]]]:
    """Return what does the same with items on a cluster."""

    def done(
        cluster: Cluster,
        items: Iterable[str],
        place: Callable[[str], Any] | None = None,
        *,
        fresh: bool = False,
        seconds: float = inf,
    ) -> list[Done[str, str]]:
        monkeypatch.setattr(ray_pool, "import_module", lambda _: cluster)
        monkeypatch.setattr(ray_pool, "time", SimpleNamespace(monotonic=lambda: cluster.now))
        return [*each(str.upper, [*items], place, fresh=fresh, seconds=seconds)]

    return done


Run = Callable[..., list[Done[str, str]]]


def test_results_come_as_tasks_end(run: Run) -> None:
    """No more tasks run than there are processors, and each free one takes the next item."""
    cluster = Cluster(2, {"a": [3], "b": [1], "c": [1], "d": [4]})

    assert run(cluster, "abcd") == [Done(one, one.upper()) for one in "bcad"]
    assert cluster.started == [(0, "a"), (0, "b"), (1, "c"), (2, "d")]
    assert (cluster.most, cluster.cancelled) == (2, [])
    assert cluster.options == [{"scheduling_strategy": "SPREAD"}] * 4


@pytest.mark.parametrize("cpus", [0, 0.5, 1])
def test_a_cluster_without_a_whole_processor_does_one_thing_at_a_time(
    run: Run, cpus: float
) -> None:
    """It is slow, and it ends."""
    cluster = Cluster(cpus, {"a": [1], "b": [1]})

    assert run(cluster, "ab") == [Done("a", "A"), Done("b", "B")]
    assert cluster.most == 1


def test_a_task_that_failed_is_told_by_its_last_line(run: Run) -> None:
    """Ray shows the traceback above it; without any words the kind of the error is told."""
    failing = {"b": ["ray::work()\n  File ...\n\nOSError: the disk is gone\n "], "c": [""]}
    cluster = Cluster(1, {"a": [1], "b": [1], "c": [1]}, failing)

    assert run(cluster, "abc") == [
        Done("a", "A"),
        Done("b", why="OSError: the disk is gone"),
        Done("c", why="RayError"),
    ]


def test_a_straggler_gets_one_copy_and_the_first_to_end_counts(run: Run) -> None:
    """When it takes more than four times what half of the others took, and nothing waits."""
    cluster = Cluster(2, {"a": [2], "b": [2], "c": [2], "d": [99, 2]})

    assert run(cluster, "abcd") == [Done(one, one.upper()) for one in "abcd"]
    assert [item for _, item in cluster.started] == ["a", "b", "c", "d", "d"]
    assert 8 < cluster.started[-1][0] - cluster.started[-2][0] <= 9
    assert cluster.cancelled == ["d"]


def test_a_copy_that_ends_last_changes_nothing(run: Run) -> None:
    """The straggler ended after all, and its copy is ended."""
    cluster = Cluster(2, {"a": [1], "b": [1], "c": [7, 99]})

    assert run(cluster, "abc") == [Done("a", "A"), Done("b", "B"), Done("c", "C")]
    assert cluster.cancelled == ["c"]
    assert cluster.now == 8


def test_short_tasks_get_five_seconds_before_they_are_late(run: Run) -> None:
    """Whatever the others took; without another one that ended nobody knows what is late."""
    cluster = Cluster(2, {"a": [0.1], "b": [4.9]})
    alone = Cluster(2, {"a": [60]})

    assert [one.why for one in run(cluster, "ab")] == ["", ""]
    assert len(cluster.started) == 2
    assert (len(run(alone, "a")), len(alone.started)) == (1, 1)


def test_without_a_free_processor_there_is_no_copy(run: Run) -> None:
    """A copy would wait in a queue; of two stragglers one gets the only free processor."""
    cluster = Cluster(3, {"a": [1], "b": [20, 1], "c": [20, 1]})

    run(cluster, "abc")

    assert cluster.started[3:] == [(5.5, "b"), (6.5, "c")]
    assert cluster.most == 3


def test_a_copy_may_fail_as_long_as_the_other_runs(run: Run) -> None:
    """Its failure is not told."""
    cluster = Cluster(2, {"a": [1], "b": [20, *[1] * 20]}, {"b": [None, *["it fell"] * 20]})

    assert run(cluster, "ab") == [Done("a", "A"), Done("b", "B")]
    assert cluster.now == 20


def test_bound_tasks_start_at_once_and_get_no_copy(run: Run) -> None:
    """Each node has its own, however few processors it has free."""
    cluster = Cluster(1, {"a": [1], "b": [60], "c": [1]})
    found = run(cluster, "abc", lambda item: {"node": item})

    assert [one.item for one in found] == ["a", "c", "b"]
    assert cluster.options == [{"node": one} for one in "abc"]
    assert (cluster.most, len(cluster.started)) == (3, 3)


@pytest.mark.parametrize(("fresh", "calls"), [(False, 0), (True, 1)])
def test_a_fresh_task_is_the_only_one_of_its_worker(run: Run, *, fresh: bool, calls: int) -> None:
    """Any number of others share one."""
    cluster = Cluster(1, {"a": [1]})
    run(cluster, "a", fresh=fresh)

    assert cluster.max_calls == calls


def test_what_does_not_end_in_time_is_told_once(run: Run) -> None:
    """Be it at work, with a copy or still waiting; its tasks are ended."""
    cluster = Cluster(2, {"a": [1], "b": [99, 99], "c": [1]})
    bound = Cluster(1, {"a": [1], "b": [99], "c": [99]})
    waiting = Cluster(1, {"a": [9], "b": [9]})

    assert [(one.item, one.why) for one in run(cluster, "abc", seconds=30)] == [
        ("a", ""),
        ("c", ""),
        ("b", ray_pool.NO_TIME),
    ]
    assert cluster.cancelled == ["b", "b"]
    assert [one.why for one in run(bound, "abc", lambda _: {}, seconds=30)] == [
        "",
        ray_pool.NO_TIME,
        ray_pool.NO_TIME,
    ]
    assert [one.why for one in run(waiting, "ab", seconds=4)] == [ray_pool.NO_TIME] * 2
    assert waiting.cancelled == ["a"]
    assert 30 < cluster.now < 31
