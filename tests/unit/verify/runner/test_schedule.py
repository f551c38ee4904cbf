"""What fits runs side by side; what measures runs alone."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from faultdex.verify.runner.bundle import Job, Needs, Ratio, read
from faultdex.verify.runner.schedule import Room, Taken, place, shuffled

EIGHT = Room(64, dict.fromkeys(range(8), 138.0))
ONE = Room(16, {0: 138.0})


def a_job(make: Callable[..., dict[str, Any]], name: str = "a", **needs: float) -> Job:
    """Return a job called `name` with `needs`."""
    raw = json.dumps({"schema": 1, "jobs": [make("ends_well.py")]})
    return replace(read(raw.encode())[0], snippet=name, needs=Needs(**needs))


def test_small_jobs_share_a_gpu_up_to_its_memory(job: Callable[..., dict[str, Any]]) -> None:
    """Two of 60 GiB fit on 138, a third waits."""
    big = a_job(job, gpus=1, memory=60)
    two = [Taken(big, (0,)), Taken(big, (0,))]

    assert place(big, ONE, two[:1]) == (0,)
    assert place(big, ONE, two) is None


def test_jobs_of_several_gpus_share_with_three_others(job: Callable[..., dict[str, Any]]) -> None:
    """Pairs spread over the GPUs; four of them may wait on one pair of GPUs, a fifth may not."""
    pair, single = a_job(job, gpus=2), a_job(job, gpus=1)
    first = Taken(pair, (0, 1))
    two = Room(16, {0: 138.0, 1: 138.0})

    assert place(pair, EIGHT, [first]) == (2, 3)
    assert place(pair, two, [first] * 3) == (0, 1)
    assert place(pair, two, [first] * 4) is None
    assert place(single, two, [first] * 4) == (0,)


def test_a_job_that_measures_runs_alone(job: Callable[..., dict[str, Any]]) -> None:
    """It waits for everything to end, and everything waits for it."""
    small, lonely = a_job(job), a_job(job, exclusive=True)
    measuring = replace(small, expect=replace(small.expect, ratio=Ratio("a", "b", 2)))

    assert place(lonely, ONE, [Taken(small, ())]) is None
    assert place(measuring, ONE, [Taken(small, ())]) is None
    assert place(small, ONE, [Taken(lonely, ())]) is None
    assert place(lonely, ONE, []) == ()


def test_processes_are_bounded_by_slots(job: Callable[..., dict[str, Any]]) -> None:
    """Four ranks take four slots; a job larger than all slots still runs by itself."""
    ranks = replace(a_job(job), ranks=4)
    room = Room(6, {})

    assert place(ranks, room, [Taken(ranks, ())]) is None
    assert place(a_job(job), room, [Taken(ranks, ())]) == ()
    assert place(ranks, Room(2, {}), []) == ()


def test_the_order_is_shuffled_and_can_be_had_again(job: Callable[..., dict[str, Any]]) -> None:
    """The same seed gives the same order; lonely jobs stand last, the widest first."""
    jobs = [a_job(job, name, gpus=len(name)) for name in ("a", "b", "c", "dd", "ee")]
    jobs.append(a_job(job, "lonely", exclusive=True))
    names = [[one.snippet for one in shuffled(jobs, 2, seed)] for seed in (1, 1, 2)]

    assert names[0] == names[1] != names[2]
    assert {*names[0][:4]} == {"dd", "ee"}
    assert names[0][-2:] == ["lonely", "lonely"]
