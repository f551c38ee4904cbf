"""Measure how the cost of digesting a job grows with its ranks: one process, all cores, and Ray.

    python tests/bench/growth.py [KILOBYTES [RANKS ...]]

Each rank has a log of KILOBYTES, 100 unless given; RANKS are 16, 1,000 and 10,000. One process has
one core; Ray has a cluster on this machine, which starts and ends with the command, and reads the
logs as it reads object storage. Ray is looked for in .cache/ray too, where scripts/ray puts it.
The digests of the ranks, one file each, are merged as well. Seconds are those of all processes
together, and memory is what they have at most at one time, shared pages counted once.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from digests import Job, memory_of

from faultdex.terminal import say

ROOT = Path(__file__).parents[2]
RAY = ROOT / ".cache" / "ray"
KILOBYTES, RANKS = 100, (16, 1000, 10_000)
COMMAND = (sys.executable, "-m", "faultdex")
STEP = 0.1
TICKS = os.sysconf("SC_CLK_TCK")
ONE, ALL, ON_RAY, MERGE = "one process", "all cores", "Ray", "merge"


class Row(NamedTuple):
    """What one way took for so many ranks; `size` is that of the digest."""

    ranks: int
    way: str
    clock: float
    used: float
    memory: float
    size: int


@dataclass(slots=True)
class Tree:
    """The processes below one, those of a session of their own and those that ended as well."""

    root: int
    ticks: dict[int, int] = field(default_factory=dict)
    most: int = 0

    def look(self) -> None:
        """Note what each process has used up to now, and what all of them have at this time."""
        parents: dict[int, int] = {}
        for process in (int(one.name) for one in Path("/proc").glob("[0-9]*")):
            with suppress(OSError, ValueError):
                told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                parents[process] = int(told[1])
                if process in self.ticks or process == self.root or parents[process] in self.ticks:
                    self.ticks[process] = int(told[11]) + int(told[12])
        living = [process for process in self.ticks if process in parents]
        self.most = max(self.most, sum(map(memory_of, living)))


def row(job: Job, way: str, words: Sequence[str]) -> Row:
    """Run a command in the folder of a job, and return what it took; raises where it fails."""
    began = time.perf_counter()
    known = os.environ.get("PYTHONPATH", "")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [known, _ray()]))}
    alone = ["taskset", "--cpu-list", str(min(os.sched_getaffinity(0)))] if way == ONE else []
    running = subprocess.Popen(
        [*alone, *COMMAND, *words], cwd=job.folder, env=env, stdout=subprocess.DEVNULL
    )
    tree = Tree(running.pid)
    while running.poll() is None:
        tree.look()
        time.sleep(STEP)
    if running.returncode:
        raise subprocess.CalledProcessError(running.returncode, words)
    clock = time.perf_counter() - began
    size = (job.folder / words[-1]).stat().st_size
    return Row(job.ranks, way, clock, sum(tree.ticks.values()) / TICKS, tree.most / 1024, size)


def _ray() -> str:
    """Return the folder where scripts/ray puts Ray; empty where it did not."""
    return str(RAY) if RAY.is_dir() else ""


def rows(job: Job) -> Iterator[Row]:
    """Yield what each way takes."""
    job.write()
    yield row(job, ONE, ["digest", "logs", "--out", "one.digest"])
    yield row(job, ALL, ["digest", "logs", "--out", "all.digest"])
    if _ray() or find_spec("ray"):
        address = f"file://{job.folder / 'logs'}"
        yield row(job, ON_RAY, ["collect", address, "--ray", "local", "--out", "ray.digest"])
    job.spread()
    yield row(job, MERGE, ["merge", "digests", "--out", "merged.digest"])


def main(kilobytes: int, counts: Sequence[int]) -> None:
    """Print the table of costs, and that of how they grow."""
    found: list[Row] = []
    for ranks in counts:
        with TemporaryDirectory() as place:
            found += rows(Job(Path(place), ranks, kilobytes << 10))
    say(f"Logs of {kilobytes:,} KiB, {len(os.sched_getaffinity(0))} cores\n")
    say("| ranks | by | s | logs/s | MB/s | processor s | MiB | bytes of digest a rank |")
    say("|---|---|---|---|---|---|---|---|")
    for one in found:
        speed = one.ranks / one.clock
        mega = "" if one.way == MERGE else f"{speed * kilobytes * 1024 / 1e6:,.1f}"
        say(
            f"| {one.ranks:,} | {one.way} | {one.clock:.1f} | {speed:,.0f} | {mega} "
            f"| {one.used:.1f} | {one.memory:,.0f} | {one.size / one.ranks:,.0f} |"
        )
    _tell_growth(found)
    if ON_RAY not in {one.way for one in found}:
        say("\nRay is not installed; run: scripts/ray")


def _tell_growth(found: Sequence[Row]) -> None:
    """Print what each further log takes, from one count of ranks to the next: equal if linear."""
    counts = [*dict.fromkeys(one.ranks for one in found)]
    spans = [*pairwise(counts)]
    say(f"\n| a further log by | {' | '.join(f'{a:,} to {b:,}' for a, b in spans)} |")
    say(f"|---|{'---|' * len(spans)}")
    for way in dict.fromkeys(one.way for one in found):
        used = {one.ranks: one.used for one in found if one.way == way}
        each = (f"{1000 * (used[b] - used[a]) / (b - a):.2f} ms" for a, b in spans)
        say(f"| {way} | {' | '.join(each)} |")


if __name__ == "__main__":
    sizes = [int(one) for one in sys.argv[1:]]
    main(sizes[0] if sizes else KILOBYTES, sizes[1:] or RANKS)
