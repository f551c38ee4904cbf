"""Tell why one rank is slow: time data, work and sync of each step, and compare the ranks.

probe = StepProbe()
with probe.part("data"): batch = next(batches)
with probe.part("work"): loss = train(batch)  # on a GPU, end with torch.cuda.synchronize()
with probe.part("sync"): dist.barrier()       # or the all-reduce; after all steps:
probe.report()                                # on all ranks
"""

import gc
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import torch.distributed as dist

MEANING = {
    "data": "its input is late: storage, decoding, too few workers",
    "work": "it computes longer: more tokens, a slower GPU or core",
    "delay": "it waits for a CPU: shared cores, pinning, a CPU limit",
    "gc": "Python collects garbage on this rank while the others wait",
}


class StepProbe:
    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        gc.callbacks.append(self.collected)

    def collected(self, phase: str, _info: dict) -> None:
        self.spent["gc"] += time.perf_counter() * (1 if phase == "stop" else -1)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        wait = Path("/proc/self/schedstat")  # its second number: ns in the run queue
        begin, waited, paused = time.perf_counter(), wait.read_text(), self.spent["gc"]
        yield
        wall, pause = time.perf_counter() - begin, self.spent["gc"] - paused
        self.spent["step"] += wall
        if name == "sync":
            self.spent["gc"] = paused  # a pause while it waits anyway costs the others nothing
            return
        delay = (int(wait.read_text().split()[1]) - int(waited.split()[1])) / 1e9
        self.spent.update({"delay": delay, name: wall - delay - pause})

    def report(self) -> None:
        dist.all_gather_object(ranks := [None] * dist.get_world_size(), self.spent)
        own = [sum(spent[name] for name in MEANING) for spent in ranks]
        rest = [spent for spent, time_ in zip(ranks, own, strict=True) if time_ != max(own)]
        usual = {name: sorted(spent[name] for spent in rest)[len(rest) // 2] for name in MEANING}
        excess = {name: ranks[own.index(max(own))][name] - usual[name] for name in MEANING}
        # more work waits more for a busy CPU: count that as work
        excess["delay"] -= usual["delay"] * max(excess["work"] / usual["work"], 0)
        why, steps = max(excess, key=excess.get), [spent["step"] for spent in ranks]
        if dist.get_rank() == 0:
            spread, factor = max(steps) / min(steps) - 1, max(own) / sum(usual.values())
            print(f"step times differ by {spread:.0%}, own times by a factor of {factor:.1f}")
            print(f"rank {own.index(max(own))}: {why}: {MEANING[why]}", flush=True)
