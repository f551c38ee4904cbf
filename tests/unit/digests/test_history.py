"""Digests of many jobs tell since when a failure is there, and which node fails again."""

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.answering.history import History, history
from faultdex.cli import history as verb
from faultdex.digests.record import Record
from faultdex.output.history import as_json, as_text
from faultdex.pack.read import Pack

KNOWN = "launch failed: the grid is 70000 blocks wide"
OWN = "Traceback (most recent call last):\nKeyError: 'shard 17'"
HANGS = Path(__file__).parents[2] / "data" / "hangs"
# What the ranks on nodes a and b say in each job, a day after the other.
JOBS = {
    "101": ("step 1", KNOWN),
    "102": ("step 1", "step 1"),
    "103": ("step 1", KNOWN),
    "104": (OWN, "step 1"),
}


@pytest.fixture
def names(
    tmp_path: Path, digested: Callable[..., list[Record]], write: Callable[..., str]
) -> list[str]:
    """Return the digests of four jobs of two nodes, and of one that hung."""
    found = []
    for day, (job, said) in enumerate(JOBS.items()):
        for rank, (node, text) in enumerate(zip("ab", said, strict=True)):
            log = tmp_path / job / f"rank{rank}.log"
            log.parent.mkdir(exist_ok=True)
            log.write_text(f"{text}\n")
            os.utime(log, (day * 86_400, day * 86_400))
            found.append(write(f"{job}{node}.digest", *digested(log, node=node, job=job)))
    hung = shutil.copytree(HANGS / "is-late", tmp_path / "105")
    return [*found, write("105.digest", *digested(hung, node="c", job="105"))]


@pytest.fixture
def found(pack: Pack, names: list[str]) -> History:
    """Return their history."""
    return history(pack, names)


def test_a_failure_is_told_with_its_first_and_last_job(found: History) -> None:
    """What failed most often comes first."""
    told = [(one.what, one.first, one.last, one.jobs) for one in found.failures]

    assert told == [
        ("grid-too-wide", "101", "103", 2),
        ("KeyError: 'shard 0'", "104", "104", 1),
        ("collective-not-reached-by-all-ranks", "105", "105", 1),
    ]


def test_a_node_counts_where_its_rank_failed_first(found: History) -> None:
    """Ranks that only wait, and jobs that ended well, count for nothing."""
    told = [(one.node, one.jobs) for one in found.nodes]

    assert told == [("b", 2), ("c", 1), ("a", 1)]
    assert [run.job for run in found.runs if not run.what] == ["102"]


def test_the_first_failure_after_the_last_good_job_is_compared_with_it(found: History) -> None:
    """New nodes, and those that are gone, may be why."""
    moved = replace(found, runs=(*found.runs[:2], replace(found.runs[2], used=("b", "d"))))
    good = replace(found, runs=found.runs[:2])

    assert (
        "change     job 103, the next one, failed of grid-too-wide, with the same nodes"
        in as_text(found)
    )
    assert as_text(moved).endswith("with d new and a left out")
    assert (good.change, "change" in as_text(good)) == (None, False)


def test_it_is_told_as_text_and_as_json(found: History) -> None:
    """Moments are written as dates."""
    told = json.loads(as_json(found, [("x.digest", "it is damaged")]))

    assert as_text(found).startswith("5 jobs, of which 4 failed.\n")
    assert "node       b failed first in 2 jobs: grid-too-wide" in as_text(found)
    assert told["runs"][0]["ended"] == "1970-01-01T00:00:00Z"
    assert told["change"]["good"] == "102"
    assert told["not_read"] == [{"file": "x.digest", "why": "it is damaged"}]


def test_the_command_reads_a_folder_and_tells_what_it_could_not_read(
    faultdex: Callable[..., CompletedProcess[str]], names: list[str]
) -> None:
    """A damaged digest is named, and the others are counted."""
    Path(names[0]).write_bytes(Path(names[0]).read_bytes()[:60])
    done = faultdex("history", *names)

    assert (done.returncode, done.stdout.split("\n")[0]) == (2, "5 jobs, of which 4 failed.")
    assert "101a.digest: it is no digest" in done.stderr


def test_the_node_of_a_rank_that_others_name_counts(
    pack: Pack, digested: Callable[..., list[Record]], write: Callable[..., str], tmp_path: Path
) -> None:
    """So does that of a kernel log with the fault of a GPU."""
    late = "RuntimeError: [Rank 0]: Ranks 1 failed to pass monitoredBarrier in 3000 ms"
    (tmp_path / "rank0.log").write_text(f"[rank0]: {late}\n")
    (tmp_path / "rank1.log").write_text("[rank1]: Connection closed by peer [127.0.0.1]:3344\n")
    names = [
        write(f"{rank}.digest", *digested(tmp_path / f"rank{rank}.log", node=f"n{rank}", job="1"))
        for rank in range(2)
    ]

    assert [one.node for one in history(pack, names).nodes] == ["n1"]


def test_digests_without_a_job_are_said_to_be_one(
    faultdex: Callable[..., CompletedProcess[str]],
    digested: Callable[..., list[Record]],
    write: Callable[..., str],
    tmp_path: Path,
) -> None:
    """Who forgot --job would wonder where the other jobs are."""
    (tmp_path / "rank0.log").write_text(f"{KNOWN}\n")
    done = faultdex("history", write("a.digest", *digested(tmp_path / "rank0.log")))

    assert "without --job count as one job" in done.stderr
    assert "first in the job without a name" in done.stdout


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """Have nothing set or saved that changes what is told."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.setenv("FAULTDEX_SETUP", "")


@pytest.mark.usefixtures("quiet")
def test_a_history_that_was_read_whole_ends_with_0(
    names: list[str], base: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And each digest has its job, so that nothing is said beside it."""
    with pytest.raises(SystemExit, match=r"^0$"):
        verb.history(names, knowledge=base)
    told = capsys.readouterr()

    assert (told.out.startswith("5 jobs, of which 4 failed.\n"), told.err) == (True, "")


@pytest.mark.usefixtures("quiet")
def test_programs_get_what_was_not_read_in_the_object(
    names: list[str], base: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The status says it as well."""
    (tmp_path / "bad.digest").write_bytes(b"no digest at all")
    bad = str(tmp_path / "bad.digest")
    with pytest.raises(SystemExit, match=r"^2$"):
        verb.history([*names, bad], form=verb.Form.JSON, knowledge=base)
    told = capsys.readouterr()

    assert [one["file"] for one in json.loads(told.out)["not_read"]] == [bad]
    assert len(json.loads(told.out)["runs"]) == 5
    assert told.err.startswith(f"faultdex: {bad}: ")
    assert told.err.count("\n") == 1


@pytest.mark.usefixtures("quiet")
def test_without_a_digest_there_is_no_history(
    base: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is printed for a program to read."""
    (tmp_path / "bad.digest").write_bytes(b"no digest at all")
    with pytest.raises(SystemExit, match=r"^2$"):
        verb.history([str(tmp_path / "bad.digest")], knowledge=base)
    told = capsys.readouterr()

    assert (told.out, told.err.endswith("\nfaultdex: no digest could be read\n")) == ("", True)
