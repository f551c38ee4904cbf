"""Measure what it costs to digest the logs of a job, to merge digests, and to judge them.

    python tests/bench/digests.py [RANKS [KILOBYTES]]

Each rank has a log of that size, and rank RANKS // 3 fails. The logs are judged by themselves, then
by one digest of all, and then by as many digests as there are ranks, which are merged first. The
peer is grep, which counts the lines with an error. Seconds are those of all processes together,
and memory is what they have at most at one time, shared pages counted once.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import NamedTuple

from faultdex.digests.store import read, writing
from faultdex.terminal import say

DEFAULTS = (1000, 100)
ERROR = "RuntimeError: CUDA error: uncorrectable ECC error encountered"
COMMAND = str(Path(sys.executable).with_name("faultdex"))
STEP = 0.05


class Cost(NamedTuple):
    """Seconds by the clock and of all processors, MiB at most, and the first line printed."""

    clock: float
    used: float
    memory: float
    said: str


@dataclass(frozen=True, slots=True)
class Job:
    """A folder of logs."""

    folder: Path
    ranks: int
    size: int

    def write(self) -> None:
        """Write the logs; all are alike but for their times and numbers."""
        (self.folder / "logs").mkdir()
        chance = random.Random(1)
        lines = [*_lines(self.size, chance)]
        for rank in range(self.ranks):
            step = chance.randrange(100, 999)
            text = "\n".join(lines).replace("step 1", f"step {step}")
            end = (
                f"\nTraceback (most recent call last):\n{ERROR}" if rank == self.ranks // 3 else ""
            )
            (self.folder / "logs" / f"rank_{rank}.log").write_text(f"{text}{end}\n")

    def spread(self) -> None:
        """Write a digest of each rank, as if each had a node of its own."""
        (self.folder / "digests").mkdir()
        for rank, record in enumerate(read(str(self.folder / "all.digest"))):
            with writing(self.folder / "digests" / f"{rank}.digest") as writer:
                writer.write([record])


def _lines(size: int, chance: random.Random) -> Iterator[str]:
    """Yield lines of a trainer, of `size` bytes together."""
    while size > 0:
        clock = f"2026-11-23 10:{chance.randrange(60):02}:{chance.randrange(60):02},123"
        line = (
            f"{clock} - trainer - INFO - step 1{chance.randrange(10**6)} loss {chance.random():.4f}"
            f" lr {chance.random():.2e} tokens/s {chance.randrange(10**5)} mem 45.6 GiB"
        )
        size -= len(line) + 1
        yield line


def cost(words: Sequence[str | Path], folder: Path) -> Cost:
    """Return what a command takes; raises where it fails."""
    before, began, most = os.times(), time.perf_counter(), 0
    out = folder / "said"
    with out.open("w") as file:
        running = subprocess.Popen(words, cwd=folder, stdout=file, start_new_session=True)
        while running.poll() is None:
            most = max(most, _memory(running.pid))
            time.sleep(STEP)
    if running.returncode > 1:
        raise subprocess.CalledProcessError(running.returncode, words)
    after, clock = os.times(), time.perf_counter() - began
    used = after.children_user - before.children_user
    used += after.children_system - before.children_system
    return Cost(clock, used, most / 1024, out.read_text().split("\n")[0])


def _memory(session: int) -> int:
    """Return the KiB of all processes of a session."""
    total = 0
    for process in (int(one.name) for one in Path("/proc").glob("[0-9]*")):
        with suppress(OSError):
            total += memory_of(process) if os.getsid(process) == session else 0
    return total


def memory_of(process: int) -> int:
    """Return the KiB of a process, shared pages by its share; 0 where it has ended."""
    with suppress(OSError):
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return 0


def main(ranks: int, kilobytes: int) -> None:
    """Print the table."""
    with TemporaryDirectory() as place:
        job = Job(Path(place), ranks, kilobytes << 10)
        job.write()
        # The first command after a change compiles the knowledge.
        cost([COMMAND, "list"], job.folder)
        grep = [which("grep") or "grep", "-rciE", "error|exception", "logs"]
        rows = [("grep", cost(grep, job.folder))]
        rows.append(("triage of the logs", cost([COMMAND, "triage", "logs"], job.folder)))
        rows.append(
            ("digest", cost([COMMAND, "digest", "logs", "--out", "all.digest"], job.folder))
        )
        job.spread()
        merge = [COMMAND, "merge", "digests", "--out", "merged.digest"]
        rows.append(("merge", cost(merge, job.folder)))
        rows.append(
            ("triage of the digest", cost([COMMAND, "triage", "merged.digest"], job.folder))
        )
        size = (job.folder / "merged.digest").stat().st_size
        smallest = min(one.stat().st_size for one in (job.folder / "digests").iterdir())
        tell(job, rows, size, smallest)


def tell(job: Job, rows: Sequence[tuple[str, Cost]], size: int, smallest: int) -> None:
    """Print what was measured, and whether both verdicts are the same."""
    say(f"{job.ranks:,} logs of {job.size >> 10:,} KiB, {len(os.sched_getaffinity(0))} cores\n")
    say("| step | s | processor s | processor ms a rank | MiB |")
    say("|---|---|---|---|---|")
    for name, one in rows:
        each = 1000 * one.used / job.ranks
        say(f"| {name} | {one.clock:.1f} | {one.used:.1f} | {each:.2f} | {one.memory:.0f} |")
    said = dict(rows)
    alike = said["triage of the logs"].said == said["triage of the digest"].said
    say(f"\n{said['triage of the digest'].said}")
    say(f"\n| what | figure |\n|---|---|\n| same verdict | {'yes' if alike else 'no'} |")
    say(f"| bytes a rank, merged | {size / job.ranks:,.0f} |")
    say(f"| bytes of a digest of one rank, at least | {smallest:,} |")


if __name__ == "__main__":
    main(*(int(one) for one in (sys.argv[1:] or DEFAULTS)))
