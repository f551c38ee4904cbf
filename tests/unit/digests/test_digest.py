"""The verdict over digests is that over the files themselves."""

import gzip
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from faultdex.answering.options import ExplainOptions
from faultdex.answering.triage import Triage, triage
from faultdex.digests.record import LARGEST, Record
from faultdex.output.triage import data
from faultdex.pack.read import Pack

DATA = Path(__file__).parents[2] / "data"
KNOWN = "launch failed: the grid is 70000 blocks wide"
Digest = Callable[..., list[Record]]


def told(pack: Pack, *names: str | Path) -> Triage:
    """Return the verdict."""
    paths = [str(name) for name in names]
    return triage(pack, paths, ExplainOptions(tuple(paths)))


def as_data(pack: Pack, one: Triage) -> dict[str, Any]:
    """Return the verdict as programs read it."""
    plain: dict[str, Any] = json.loads(json.dumps(data(pack, one)))
    return plain


@pytest.fixture
def trouble(tmp_path: Path) -> Path:
    """Return a job with a dead rank, a log of two ranks, dumps, stacks and damaged files."""
    folder = tmp_path / "trouble"
    shutil.copytree(DATA / "hangs" / "is-late", folder)
    (folder / "rank2.log").write_text(f"step 4\n2026-11-23 10:00:00 {KNOWN}\n")
    (folder / "rank0.log").write_text(
        "Traceback (most recent call last):\nKeyError: 'https://me:hunter2@host'\n"
    )
    (folder / "rank1.log.gz").write_bytes(gzip.compress(b"step 1\n" * 900)[:-9])
    (folder / "trace_rank_7").write_bytes(b"\x80\x02}q\x00(X\x09\x00\x00\x00pg_config")
    shutil.copy(DATA / "spoken" / "raised.log", folder / "launcher.log")
    return folder


@pytest.mark.parametrize(
    "name", ["job", "spoken", "spoken/raised.log", "hangs/is-late", "hangs/raises", "healthy"]
)
def test_the_verdict_is_that_of_the_files(
    name: str, pack: Pack, digested: Digest, write: Callable[..., str]
) -> None:
    """Logs, dumps and stacks are judged by their digest as they are by themselves."""
    one = write("a.digest", *digested(DATA / name))

    assert as_data(pack, told(pack, one)) == as_data(pack, told(pack, DATA / name))


def test_trouble_is_told_by_its_digest_too(
    pack: Pack, digested: Digest, write: Callable[..., str], trouble: Path
) -> None:
    """What could not be read is told, and secrets are masked."""
    every = digested(trouble)
    here, there = told(pack, trouble), told(pack, write("a.digest", *every))

    assert as_data(pack, there) == as_data(pack, here)
    assert (there.complete, there.lost) == (False, here.lost)
    assert all("hunter2" not in one.facts for one in every)
    assert all(len(one.facts) <= LARGEST for one in every)


def test_parts_of_a_job_are_one_job(
    pack: Pack, digested: Digest, write: Callable[..., str], trouble: Path
) -> None:
    """Each node digests its own ranks, and one of them is given as files."""
    files = [path for path in sorted(trouble.iterdir()) if path.suffix != ".yaml"]
    parts = [
        write(f"{node}.digest", *digested(*files[node::3], node=f"n{node}")) for node in (0, 1)
    ]
    together = as_data(pack, told(pack, *parts, *files[2::3]))
    alone = as_data(pack, told(pack, *files))

    for verdict in (together, alone):
        verdict["not_read"].sort(key=lambda one: one["file"])
    assert {**together, "logs": None} == {**alone, "logs": None}
    assert together["logs"]["job"] == alone["logs"]["job"]


def test_files_of_one_name_on_two_nodes_are_two(
    pack: Pack, digested: Digest, write: Callable[..., str], tmp_path: Path
) -> None:
    """Each node has the same paths, and the node that failed is named."""
    log = tmp_path / "attempt_0" / "0" / "stderr.log"
    log.parent.mkdir(parents=True)
    log.write_text("step 1\n")
    well = write("a.digest", *digested(log, node="a"))
    log.write_text(f"step 1\n{KNOWN}\n")
    ill = write("b.digest", *digested(log, node="b"))
    one = told(pack, well, ill)

    assert one.inputs
    assert [each.name.split("/")[0] for each in one.inputs.every] == ["a", "b"]
    assert one.lead.says.startswith("Local rank 0 failed first, in b/")


def test_a_file_of_a_shared_disk_is_one(
    pack: Pack, digested: Digest, write: Callable[..., str]
) -> None:
    """Two nodes that digest the same folder give the verdict of one."""
    both = [write(f"{node}.digest", *digested(DATA / "job", node=node)) for node in "ab"]

    assert as_data(pack, told(pack, *both)) == as_data(pack, told(pack, DATA / "job"))


def test_a_damaged_digest_is_told(pack: Pack, digested: Digest, write: Callable[..., str]) -> None:
    """The rest is judged."""
    one = write("a.digest", *digested(DATA / "job"))
    other = Path(write("b.digest", *digested(DATA / "hangs" / "is-late")))
    whole = other.read_bytes()
    other.write_bytes(whole[:40] + b"\xff" * 200 + whole[240:])
    both = told(pack, one, other)

    assert (both.complete, [name for name, _ in both.lost]) == (False, [str(other)])
    assert both.lead.says == told(pack, one).lead.says


def test_a_merge_that_loses_something_ends_with_2(
    faultdex: Callable[..., Any], tmp_path: Path
) -> None:
    """A script learns that the digest is not all, or that there was none."""
    (tmp_path / "rank0.log").write_text("step 1\n")
    (tmp_path / "none").mkdir()
    faultdex("digest", "rank0.log", "--out", "good.digest")
    (tmp_path / "bad.digest").write_bytes((tmp_path / "good.digest").read_bytes()[:200])
    statuses = [
        faultdex("merge", *some, "--out", "all.digest").returncode
        for some in (["good.digest"], ["good.digest", "bad.digest"], ["none"])
    ]

    assert statuses == [0, 2, 2]


def test_commands_write_merge_and_read_digests(
    faultdex: Callable[..., Any], tmp_path: Path
) -> None:
    """Ranks of two nodes become one verdict, and job and node come from Slurm."""
    for rank, text in enumerate(["step 1\n", f"{KNOWN}\n"]):
        (tmp_path / f"rank{rank}.log").write_text(text)
        done = faultdex(
            "digest", f"rank{rank}.log", "--out", f"{rank}.digest",
            SLURM_JOB_ID="17", SLURMD_NODENAME=f"n{rank}",
        )  # fmt: skip
        assert (done.returncode, done.stdout.split(",")[0]) == (0, f"{rank}.digest: 1 files")
    done = faultdex("merge", ".", "--out", "job.digest")
    assert done.stdout == "job.digest: 2 files of 2 digests\n"

    done = faultdex("triage", "job.digest")
    assert done.stdout.startswith("Rank 1 failed first, in rank1.log at line 1;")
