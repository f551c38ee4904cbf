"""A machine whose GPUs do not come back is named sick, and nothing on it counts any more."""

import json
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from faultdex.verify.runner import cell, gpus
from faultdex.verify.runner.bench import Bench, Tried, untried, work
from faultdex.verify.runner.bundle import Job, read
from faultdex.verify.runner.evidence import put_together, result_of
from faultdex.verify.runner.judge import Ending, Verdict
from faultdex.verify.runner.machine import look, name_of
from faultdex.verify.runner.schedule import Room

DATA = Path(__file__).parents[3] / "data" / "verify"
Make = Callable[..., dict[str, Any]]


@pytest.fixture
def fake_gpus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a stand-in of nvidia-smi on the PATH; return the folder that holds its state."""
    (tmp_path / "used").write_text("4", "ascii")
    (tmp_path / "processes").write_text("", "ascii")
    monkeypatch.setenv("PATH", f"{DATA}:{os.environ['PATH']}")
    monkeypatch.setenv("FAKE_GPUS", str(tmp_path))
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    monkeypatch.setattr(gpus, "PATIENCE", 0.2)
    monkeypatch.setattr(gpus, "PAUSE", 0.05)
    return tmp_path


@pytest.fixture
def workshop() -> Iterator[cell.Workshop]:
    """Give a folder for cells, without namespaces."""
    made = cell.set_up(apart=False)
    yield made
    cell.tear_down(made)


def jobs_of(*raw: dict[str, Any]) -> list[Job]:
    """Return jobs as the runner reads them."""
    return list(read(json.dumps({"schema": 1, "jobs": raw}).encode()))


def bench_for(workshop: cell.Workshop, jobs: list[Job]) -> Bench:
    """Return a bench with two GPUs, as they are now, and an hour of time."""
    room = Room(1, {0: 138.0, 1: 138.0})
    return Bench(workshop, room, gpus.load(), time.monotonic() + 3600, jobs, lambda _: None)


def test_gpus_are_read_and_named(fake_gpus: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Model, count, capability and driver come from nvidia-smi; hidden GPUs do not count."""
    machine = look((), {"PATH": os.environ["PATH"]})
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "1")

    assert (machine.name, machine.described()["driver"]) == ("h200-x2", "580.159.04")
    assert [gpu.index for gpu in gpus.visible()] == [1]
    assert fake_gpus.exists()


@pytest.mark.parametrize(
    ("model", "name"),
    [
        ("NVIDIA H100 80GB HBM3", "h100-x1"),
        ("NVIDIA A100-SXM4-80GB", "a100-x1"),
        ("NVIDIA GeForce RTX 4090", "rtx-4090-x1"),
        ("Tesla T4", "t4-x1"),
        ("NVIDIA RTX A6000", "rtx-a6000-x1"),
    ],
)
def test_a_machine_is_named_by_model_and_count(model: str, name: str) -> None:
    """The maker, the socket and the memory's size are no part of the name."""
    assert name == name_of((gpus.Gpu(0, model, "9.0", "580", 1, 0),))


def test_memory_that_does_not_come_back_makes_the_machine_sick(
    fake_gpus: Path, workshop: cell.Workshop, job: Make
) -> None:
    """The snippet after which memory stays taken, and all later ones, are unresolved."""
    place = {"place": str(fake_gpus)}
    jobs = jobs_of(
        job("ends_well.py", needs={"gpus": 1}),
        job("fills_a_gpu.sh", place, needs={"gpus": 1}),
        job("right_error.py", needs={"gpus": 1}),
    )
    bench = bench_for(workshop, jobs)
    work(bench)
    results = {one.job.snippet: one.verdict.result for one in bench.tried}

    assert results == {
        "ends_well.py": "reproduced",
        "fills_a_gpu.sh": "unresolved",
        "right_error.py": "unresolved",
    }
    assert "GPU memory did not come back" in bench.sick


def test_a_process_that_stays_on_a_gpu_makes_the_machine_sick(
    fake_gpus: Path, workshop: cell.Workshop, job: Make
) -> None:
    """One more compute process than before is one too many."""
    bench = bench_for(workshop, jobs_of(job("ends_well.py", needs={"gpus": 1})))
    (fake_gpus / "processes").write_text("77, 500\n", "ascii")
    work(bench)

    assert [one.verdict.result for one in bench.tried] == ["unresolved"]


@pytest.mark.parametrize("told", ["[GPU is lost]", "[N/A]", None])
def test_a_gpu_that_is_lost_makes_the_machine_sick(
    told: str | None, fake_gpus: Path, workshop: cell.Workshop, job: Make
) -> None:
    """A GPU of which nvidia-smi says nothing more, or which makes it fail, is not back."""
    bench = bench_for(workshop, jobs_of(job("ends_well.py", needs={"gpus": 1})))
    (fake_gpus / "used").write_text(told, "ascii") if told else (fake_gpus / "used").unlink()
    work(bench)

    assert [one.verdict.result for one in bench.tried] == ["unresolved"]
    assert gpus.visible() == ()


def test_gpus_are_hidden_from_snippets_that_ask_for_none(
    fake_gpus: Path, workshop: cell.Workshop, job: Make
) -> None:
    """What a CPU snippet prints is the same on every machine."""
    raw = job("ends_well.py", command=["bash", "-c", 'echo "[$CUDA_VISIBLE_DEVICES]"'])
    two = {**job("ends_well.py", command=raw["command"], needs={"gpus": 2}), "snippet": "two.py"}
    bench = bench_for(workshop, jobs_of(raw, two))
    work(bench)
    shown = {one.job.snippet: one.outcome.ending.stdout for one in bench.tried if one.outcome}

    assert shown == {"ends_well.py": "[]\n", "two.py": "[0,1]\n"}
    assert fake_gpus.exists()


def test_what_is_asked_to_stop_ends_what_runs(
    fake_gpus: Path, workshop: cell.Workshop, job: Make
) -> None:
    """Running snippets are as good as untried, like waiting ones, and are no evidence."""
    jobs = jobs_of(job("hangs.py", limit=60), {**job("ends_well.py"), "snippet": "later.py"})
    bench = bench_for(workshop, jobs)
    bench.deadline = time.monotonic() + 5.5
    work(bench)

    assert [(one.verdict.result, one.ours) for one in bench.tried] == [("unresolved", True)]
    assert [one.snippet for one in untried(bench)] == ["later.py", "hangs.py"]
    assert put_together(look((), {"PATH": ""}), bench.tried)["evidence"] == []
    assert fake_gpus.exists()


def test_what_was_cut_short_ends_where_a_character_does(
    workshop: cell.Workshop, job: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is beyond the cap goes by whole lines; a kill leaves no half character."""
    monkeypatch.setattr(cell, "CAP", 12)
    command = ["bash", "-c", r"printf '/home/user\n/home/somebody'; printf 'is \303' >&2"]
    bench = Bench(workshop, Room(1, {}), None, time.monotonic() + 60, [], lambda _: None)
    bench.waiting += jobs_of(job("ends_well.py", command=command))
    work(bench)
    shown = [one.outcome.ending for one in bench.tried if one.outcome]

    assert [(one.stdout, one.stderr) for one in shown] == [("/home/user\n", "is ")]


def test_a_signal_without_a_name_does_not_stop_the_runner(
    workshop: cell.Workshop, job: Make
) -> None:
    """Of most real-time signals Python knows no name; the next snippet runs all the same."""
    killed = job("ends_well.py", command=["bash", "-c", "kill -40 $$"], signal="SIGKILL")
    bench = Bench(workshop, Room(1, {}), None, time.monotonic() + 60, [], lambda _: None)
    bench.waiting += jobs_of(killed, {**job("ends_well.py"), "snippet": "next.py"})
    work(bench)

    assert [one.verdict.reason for one in bench.tried] == [
        "it ended by signal 40, declared is SIGKILL",
        "",
    ]


def test_results_over_several_runs(job: Make) -> None:
    """All agree, some agree, none agrees; what the machine spoilt does not count."""
    one = jobs_of(job("ends_well.py"))[0]
    good, bad = Verdict("reproduced"), Verdict("not-reproduced", "why")
    killed = Verdict("unresolved", "killed")
    told = [
        result_of([Tried(one, verdict) for verdict in verdicts])[:2]
        for verdicts in ([good, good], [good, bad], [bad, killed], [killed, killed])
    ]
    spoilt = result_of([Tried(one, good), replace(Tried(one, killed), ours=True)])

    assert told == [
        ("reproduced", ""),
        ("flaky", "1/0; else: why"),
        ("not-reproduced", "why"),
        ("unresolved", "killed"),
    ]
    assert spoilt[0] == "reproduced"


def test_what_the_machine_spoilt_is_not_shown_either(job: Make) -> None:
    """The text beside a result is of an attempt that counts for it."""
    one = jobs_of(job("ends_well.py"))[0]
    good, spoilt = (
        cell.Outcome(one, Ending(exit=status, stdout=text), 0.0, 1.0, 0)
        for status, text in ((0, "fine"), (None, "torn"))
    )
    tried = [
        Tried(one, Verdict("reproduced"), good),
        Tried(one, Verdict("unresolved", "lost"), spoilt, ours=True),
    ]
    run = put_together(look((), {"PATH": ""}), tried)["evidence"][0]["runs"][0]

    assert (run["result"], run["runs"], run["stdout"], run["exit"]) == ("reproduced", 1, "fine", 0)
