"""Digest the files of a job on a real cluster of Ray with several nodes on this machine."""

import gzip
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from faultdex.digests.record import Record
from faultdex.digests.store import read
from faultdex.logs import ray_pool
from faultdex.logs.ray_pool import Done, each

ray = pytest.importorskip("ray", reason="Ray is not installed; the nightly run has it")
utils = pytest.importorskip("ray.cluster_utils")

KNOWN = "launch failed: the grid is 70000 blocks wide"
NODES = 3


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Return the address of a cluster of three nodes with a worker each."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    paths = [one for one in (*sys.path, os.environ.get("PYTHONPATH", "")) if one]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(NODES - 1):
        cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    # Workers cannot import this file by its name.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
    yield cluster.address
    ray.shutdown()
    cluster.shutdown()


@pytest.fixture
def job(tmp_path: Path) -> Path:
    """Return a job of twenty ranks, of which one failed and one has a log that is cut off."""
    folder = tmp_path / "logs"
    folder.mkdir()
    for rank in range(20):
        (folder / f"rank{rank}.log").write_text(f"step 1\n{KNOWN if rank == 3 else 'step 2'}\n")
    (folder / "rank20.log.gz").write_bytes(gzip.compress(b"step 1\n" * 9000)[:-9])
    return folder


def once(name: str, mark: Path) -> bool:
    """Tell whether something is done for the first time."""
    try:
        (mark / name).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def ended(work: Callable[[int], int], count: int = 6) -> list[Done[int, int]]:
    """Return what became of so many items, in their order."""
    return sorted(each(work, range(count)), key=lambda one: one.item)


@pytest.mark.usefixtures("address")
def test_a_killed_worker_is_replaced_and_the_results_are_equal(tmp_path: Path) -> None:
    """Its task runs again on another worker."""

    def work(item: int) -> int:
        if item == 2 and once("killed", tmp_path):
            os.kill(os.getpid(), signal.SIGKILL)
        return item * item

    assert ended(work) == [Done(item, item * item) for item in range(6)]
    assert (tmp_path / "killed").exists()


@pytest.mark.usefixtures("address")
def test_a_straggler_gets_a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The copy ends first, and nobody waits for the straggler."""
    monkeypatch.setattr(ray_pool, "LEAST", 1.0)

    def work(item: int) -> int:
        if item == 2 and once("slow", tmp_path):
            time.sleep(120)
        return item

    began = time.monotonic()

    assert ended(work) == [Done(item, item) for item in range(6)]
    assert time.monotonic() - began < 60


@pytest.mark.usefixtures("address")
def test_a_task_that_fails_every_time_is_told() -> None:
    """The others have their results all the same."""

    def work(item: int) -> int:
        if item == 2:
            message = "the disk is gone"
            raise OSError(message)
        return item

    found = ended(work)

    assert [one.result for one in found] == [0, 1, None, 3, 4, 5]
    assert "the disk is gone" in found[2].why


def said(every: list[Record]) -> list[tuple[str, str, bool]]:
    """Return what records say, without where their files are."""
    return sorted((Path(one.origin.name).name, one.entry, one.is_complete) for one in every)


@pytest.mark.parametrize("scheme", ["", "file://"])
def test_a_digest_by_ray_is_that_of_one_machine(
    faultdex: Callable[..., CompletedProcess[str]],
    digested: Callable[..., list[Record]],
    address: str,
    job: Path,
    scheme: str,
) -> None:
    """Paths are read by each node, and addresses of storage by all workers; damage is told."""
    done = faultdex("collect", f"{scheme}{job}", "--ray", address, "--out", "a.digest")

    assert (done.returncode, "a.digest: 21 files" in done.stdout) == (2, True), done.stderr

    found = [*read(str(job.parent / "a.digest"))]

    assert said(found) == said(digested(job))
    assert sum(not one.is_complete for one in found) == 1
    assert "rank20.log.gz" in done.stderr


def test_an_object_that_cannot_be_read_is_told(
    faultdex: Callable[..., CompletedProcess[str]], address: str, job: Path
) -> None:
    """It stands in the digest as a file that was not read."""
    (job / "rank5.log").unlink()
    (job / "rank5.log").symlink_to("/nowhere/x")
    done = faultdex("collect", f"file://{job}", "--ray", address, "--out", "a.digest")
    lost = [one.origin.name for one in read(str(job.parent / "a.digest")) if not one.is_complete]

    assert done.returncode == 2
    assert sorted(Path(one).name for one in lost) == ["rank20.log.gz", "rank5.log"]
