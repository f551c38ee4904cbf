"""Decide which jobs may run side by side."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from faultdex.verify.runner.bundle import Job


# A collective that waits keeps its GPU turning, and processes take turns on a GPU: with four of
# them, hangs that are killed after minutes still overlap and nobody's time-out comes early.
JOINT_JOBS = 4


@dataclass(frozen=True)
class Room:
    """What there is to share: slots for processes, and memory in GiB by GPU."""

    slots: int
    memory: Mapping[int, float]


@dataclass(frozen=True)
class Taken:
    """A running job and its GPUs."""

    job: Job
    gpus: tuple[int, ...]


def shuffled(jobs: Sequence[Job], repeat: int, seed: int) -> tuple[Job, ...]:
    """Return every job `repeat` times, in random rounds, most GPUs first, lonely ones last."""
    dice = random.Random(seed)
    rounds = [job for _ in range(repeat) for job in dice.sample(jobs, len(jobs))]
    return tuple(sorted(rounds, key=lambda job: (job.alone, -job.needs.gpus)))


def place(job: Job, room: Room, running: Iterable[Taken]) -> tuple[int, ...] | None:
    """Return the GPUs on which `job` can start now, () for none needed; None when it must wait."""
    running = tuple(running)
    if any(one.job.alone for one in running) or (job.alone and running):
        return None
    if running and sum(slots(one.job) for one in running) + slots(job) > room.slots:
        return None
    free = _free_gpus(job, room, running)
    return free[: job.needs.gpus] if len(free) >= job.needs.gpus else None


def slots(job: Job) -> int:
    """Return how many processes of `job` work at once."""
    return max(1, job.ranks, job.needs.gpus)


def _free_gpus(job: Job, room: Room, running: tuple[Taken, ...]) -> tuple[int, ...]:
    """Return usable GPUs, emptiest first."""
    left = {gpu: _left(gpu, room, running) for gpu in room.memory}
    fitting = [gpu for gpu, memory in left.items() if job.needs.memory <= memory]
    if job.needs.gpus > 1:
        fitting = [gpu for gpu in fitting if _joint(gpu, running) < JOINT_JOBS]
    return tuple(sorted(fitting, key=lambda gpu: (-left[gpu], gpu)))


def _left(gpu: int, room: Room, running: tuple[Taken, ...]) -> float:
    return room.memory[gpu] - sum(one.job.needs.memory for one in running if gpu in one.gpus)


def _joint(gpu: int, running: tuple[Taken, ...]) -> int:
    return sum(gpu in one.gpus for one in running if one.job.needs.gpus > 1)
