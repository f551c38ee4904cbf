"""Do the same with many items as tasks of Ray, on the machines of a cluster, as they end.

Ray starts a task again if its worker dies. When no item waits any more, a task that runs much
longer than the others gets a copy on another worker, and the first to end counts.
"""

import os
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from math import inf
from statistics import median
from typing import Any, Generic, TypeAlias, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
# What Ray has no types for here: itself, a remote function and the promise of a result.
Ray: TypeAlias = Any
Task: TypeAlias = Any
Promise: TypeAlias = Any

LOCAL = "local"
# How often Ray starts a task again whose worker died.
RETRIES = 3
# Seconds between two looks for tasks that run long.
LOOK = 0.5
# A task runs long if it takes this many times what half of the others took, and these seconds.
LONG, LEAST = 4, 5.0
NO_TIME = "no time was left for it"


@dataclass(frozen=True, slots=True)
class Done(Generic[Item, Result]):
    """What became of an item: its result, or why there is none."""

    item: Item
    result: Result | None = None
    why: str = ""


def connect(address: str) -> None:
    """Join the cluster at an address, or start one on this machine that reports nothing."""
    ray = import_module("ray")
    if address == LOCAL:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init(address=address, log_to_driver=False, logging_level="ERROR")


def each(
    work: Callable[[Item], Result],
    items: Sequence[Item],
    place: Callable[[Item], Mapping[str, object]] | None = None,
    *,
    fresh: bool = False,
    seconds: float = inf,
) -> Iterator[Done[Item, Result]]:
    """Yield what became of each item; `place` gives the options of its task, if it is bound.

    A `fresh` task has a process of its own. What did not end within `seconds` is told as that.
    """
    ray = import_module("ray")
    slots = max(1, int(ray.cluster_resources().get("CPU", 1)))
    # A worker that may be called any number of times has 0 here.
    task = ray.remote(max_retries=RETRIES, max_calls=int(fresh))(work)
    return _Tasks(ray, task, items, slots, place).ended(time.monotonic() + seconds)


@dataclass(slots=True)
class _Tasks(Generic[Item, Result]):
    """The tasks that run; no more than there are processors, so that none waits in a queue."""

    ray: Ray
    task: Task
    items: Sequence[Item]
    slots: int
    place: Callable[[Item], Mapping[str, object]] | None
    running: dict[Promise, tuple[int, float]] = field(default_factory=dict)
    spans: list[float] = field(default_factory=list)

    def ended(self, until: float) -> Iterator[Done[Item, Result]]:
        waiting = deque(range(len(self.items)))
        while waiting or self.running:
            if time.monotonic() > until:
                yield from self.give_up(waiting)
                return
            while waiting and (len(self.running) < self.slots or self.place):
                self.start(waiting.popleft())
            ready, _ = self.ray.wait([*self.running], timeout=LOOK)
            for promise in ready:
                if promise in self.running:
                    yield from self.take(promise)
            if not waiting and not self.place:
                self.copy()

    def start(self, number: int) -> None:
        item = self.items[number]
        options = self.place(item) if self.place else {"scheduling_strategy": "SPREAD"}
        promise = self.task.options(**options).remote(item)
        self.running[promise] = (number, time.monotonic())

    def take(self, promise: Promise) -> Iterator[Done[Item, Result]]:
        """Yield the result of a task, unless it failed and a copy still runs."""
        number, began = self.running.pop(promise)
        item, copies = self.items[number], self.of(number)
        try:
            result = self.ray.get(promise)
        except self.ray.exceptions.RayError as error:
            if not copies:
                yield Done(item, why=_why(error))
            return
        self.spans.append(time.monotonic() - began)
        for copy in copies:
            self.ray.cancel(copy, force=True)
            del self.running[copy]
        yield Done(item, result)

    def of(self, number: int) -> list[Promise]:
        return [one for one, (other, _) in self.running.items() if other == number]

    def copy(self) -> None:
        """Start a copy of each task that runs long and has none, as far as processors are free."""
        if not self.spans:
            return
        most = max(LEAST, LONG * median(self.spans))
        now = time.monotonic()
        late = [number for number, began in self.running.values() if now - began > most]
        single = [number for number in late if len(self.of(number)) == 1]
        for number in single[: max(0, self.slots - len(self.running))]:
            self.start(number)

    def give_up(self, waiting: Iterable[int]) -> Iterator[Done[Item, Result]]:
        """End all tasks, and yield their items and those that wait, each once."""
        for promise in self.running:
            self.ray.cancel(promise, force=True)
        late = dict.fromkeys([*(number for number, _ in self.running.values()), *waiting])
        yield from (Done(self.items[number], why=NO_TIME) for number in late)


def _why(error: Exception) -> str:
    """Return the last line of an error, which says what went wrong."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
