"""Digest files and run snippets on a real cluster of Ray with several nodes on this machine."""

import gzip
import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from subprocess import CompletedProcess
from threading import Thread
from typing import Any, TypeAlias

import pytest

from faultdex import ray_pool
from faultdex.answering.digest import Digester
from faultdex.answering.options import ExplainOptions
from faultdex.digests.record import Record
from faultdex.digests.store import read
from faultdex.model.evidence import Result
from faultdex.pack.read import Pack
from faultdex.ray_pool import Done, each
from faultdex.verify import fleet, merge, pack, ray_task
from faultdex.verify.fleet import FleetOptions, run_fleet
from faultdex.verify.runner.bundle import digest

ray = pytest.importorskip("ray", reason="Ray is not installed; the nightly run has it")
utils = pytest.importorskip("ray.cluster_utils")

KNOWN = "launch failed: the grid is 70000 blocks wide"
NODES = 3
SPECIAL = "special"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Return the address of a cluster of three nodes with a worker each."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    paths = [one for one in (*sys.path, os.environ.get("PYTHONPATH", "")) if one]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)
    cluster = utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    for _ in range(NODES - 1):
        cluster.add_node(num_cpus=1, resources={SPECIAL: 1})
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
    pack: Pack,
    address: str,
    job: Path,
    scheme: str,
) -> None:
    """Paths are read by each node, and addresses of storage by all workers; damage is told."""
    done = faultdex("collect", f"{scheme}{job}", "--ray", address, "--out", "a.digest")

    assert (done.returncode, "a.digest: 21 files" in done.stdout) == (2, True), done.stderr

    found = [*read(str(job.parent / "a.digest"))]

    alone = Digester(pack, ExplainOptions((str(job),)), "", "a").records([str(job)])

    assert said(found) == said([*alone])
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


def planted(name: str, text: str, **expect: object) -> dict[str, Any]:
    """Return the job of a snippet that ends as `expect` says."""
    command = ["python", name]
    hashes = {name: hashlib.sha256(text.encode()).hexdigest()}
    expected = {"lacks": [], "limit": 30, **expect}
    return {
        "entry": f"planted-{name.partition('.')[0]}",
        "snippet": name,
        "role": "reproduce",
        "files": {name: {"text": text}},
        "command": command,
        "ranks": 1,
        "needs": {},
        "expect": expected,
        "sha256": digest({"files": hashes, "run": command, "ranks": 1}),
        "expect_sha256": digest(expected),
    }


def bundle_of(folder: Path, *jobs: dict[str, Any]) -> Path:
    """Write a bundle and return its path."""
    path = folder / "bundle.json"
    path.write_text(json.dumps({"schema": 1, "jobs": jobs}))
    return path


def results(path: Path) -> list[dict[str, Any]]:
    """Return what a file of evidence says, without when it was and how long it took."""
    return [
        {**one, "runs": [{**run, "started": "", "seconds": 0.0} for run in one["runs"]]}
        for one in json.loads(path.read_text())["evidence"]
    ]


def outcome(path: Path) -> dict[str, str]:
    """Return the result of each snippet."""
    return {run["snippet"]: run["result"] for one in results(path) for run in one["runs"]}


Faultdex: TypeAlias = Callable[..., CompletedProcess[str]]


def test_snippets_on_ray_show_what_they_show_here(
    faultdex: Faultdex, address: str, tmp_path: Path
) -> None:
    """Byte for byte, from the same machine, whatever the order."""
    faultdex("verify", "plan", "--out", "bundle.pyz")
    here = faultdex("verify", "run", "bundle.pyz", "--repeat", "2", "--out", "here.json")
    there = faultdex(
        "verify", "fleet", "bundle.pyz", "--ray", address, "--repeat", "2", "--out", "there.json"
    )
    merged = [
        faultdex("verify", "merge", *names, "--out", "merged.json").returncode
        for names in (["here.json"], ["there.json", "here.json"])
    ]

    assert (here.returncode, there.returncode) == (0, 0), there.stdout + there.stderr
    assert merged == [0, 0]
    faultdex("verify", "merge", "here.json", "--out", "here.json")
    assert results(tmp_path / "there.json") == results(tmp_path / "here.json")
    assert results(tmp_path / "merged.json") == results(tmp_path / "here.json")


def processes() -> Iterator[tuple[int, bytes]]:
    """Yield the id and the command line of each process."""
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            yield int(folder.name), (folder / "cmdline").read_bytes()


def parent_of(pid: int) -> int:
    """Return the parent of a process; 0 where it is gone."""
    with suppress(OSError):
        return int(Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()[1])
    return 0


def runner_and_worker() -> tuple[int, int] | None:
    """Return a runner that works in a worker of Ray, and that worker."""
    workers = {pid for pid, words in processes() if words.startswith(b"ray::run_snippet")}
    runners = [pid for pid, words in processes() if b"/runner.pyz\0--out" in words]
    return next(((one, parent_of(one)) for one in runners if parent_of(one) in workers), None)


def test_a_killed_worker_of_a_snippet_is_replaced(
    faultdex: Faultdex, address: str, tmp_path: Path
) -> None:
    """The evidence is as if nothing had been, and its runner does not go on beside the new one."""
    slow = "import time; time.sleep(6); print('done')"
    jobs = [planted(f"slow{number}.py", slow, prints=["done"]) for number in range(3)]
    bundle = bundle_of(tmp_path, *jobs)
    faultdex("verify", "run", bundle, "--slots", "4", "--out", "here.json")
    faultdex("verify", "merge", "here.json", "--out", "here.json")
    killed = list[tuple[int, int]]()

    def kill() -> None:
        until = time.monotonic() + 120
        while not killed and time.monotonic() < until:
            if found := runner_and_worker():
                time.sleep(2)
                os.kill(found[1], signal.SIGKILL)
                killed.append(found)

    killer = Thread(target=kill)
    killer.start()
    done = faultdex("verify", "fleet", bundle, "--ray", address, "--out", "there.json")
    killer.join()
    [(runner, worker)] = killed

    assert (done.returncode, "3 reproduced" in done.stdout) == (0, True), done.stdout + done.stderr
    assert results(tmp_path / "there.json") == results(tmp_path / "here.json")
    assert (parent_of(worker), parent_of(runner)) == (0, 0)


def test_a_straggler_is_ended_by_its_own_limit(
    faultdex: Faultdex, address: str, tmp_path: Path
) -> None:
    """It gets no copy, and the others have their results all the same."""
    bundle = bundle_of(
        tmp_path,
        planted("endless.py", "import time\nwhile True: time.sleep(1)", limit=3),
        *(planted(f"fine{number}.py", "print('done')", prints=["done"]) for number in range(3)),
    )
    began = time.monotonic()
    done = faultdex("verify", "fleet", bundle, "--ray", address, "--out", "there.json")

    assert done.returncode == 1
    assert outcome(tmp_path / "there.json") == {
        "endless.py": "unresolved",
        **{f"fine{number}.py": "reproduced" for number in range(3)},
    }
    assert time.monotonic() - began < 240


@pytest.mark.usefixtures("address")
def test_corrupt_evidence_and_a_worker_that_dies_each_time_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The others are merged."""
    jobs = [planted(name, "print('done')") for name in ("cut.py", "fine.py", "killer.py")]
    runners = {
        "cut.py": "import sys; open(sys.argv[2], 'w').write('{\"schema\": 1, \"evid')",
        "killer.py": "import os; os.kill(os.getppid(), 9)",
    }

    def packed(bundle: dict[str, Any]) -> bytes:
        [job] = bundle["jobs"]
        text = runners.get(job["snippet"])
        return text.encode() if text else pack(bundle)

    monkeypatch.setattr(fleet, "pack", packed)
    found = {one.name: one for one in run_fleet(jobs, FleetOptions())}
    [fine] = merge(one.report for one in found.values() if one.report).evidence

    assert (fine.entry, fine.runs[0].result) == ("planted-fine", Result.REPRODUCED)
    assert found["planted-cut/cut.py"].why.startswith("the file is no evidence: JSON")
    assert "worker" in found["planted-killer/killer.py"].why.lower()


@pytest.mark.usefixtures("address")
@pytest.mark.parametrize(("resource", "why"), [(SPECIAL, ""), ("other", "no node has a processor")])
def test_only_nodes_with_the_resource_run_snippets(resource: str, why: str) -> None:
    """Where there is none, nothing waits for it."""
    [one] = run_fleet([planted("fine.py", "print('done')")], FleetOptions(resource=resource))

    assert (one.why.partition(" and ")[0], bool(one.report)) == (why, not why)


@pytest.mark.usefixtures("address")
def test_a_fresh_task_has_a_process_of_its_own() -> None:
    """What a snippet leaves in one is gone with it."""
    found = [*each(lambda _: os.getpid(), range(6), lambda _: {}, fresh=True)]

    assert len({one.result for one in found}) == 6


@pytest.mark.usefixtures("address")
def test_tasks_end_when_their_time_is_over() -> None:
    """Those that run and those that wait are told."""
    began = time.monotonic()
    found = [*each(lambda _: time.sleep(120), range(6), lambda _: {}, seconds=3)]

    assert [one.why for one in found] == [ray_pool.NO_TIME] * 6
    assert time.monotonic() - began < 60


def test_a_worker_needs_no_faultdex() -> None:
    """What it runs is the standard library's, and is carried there."""
    ray.cloudpickle.register_pickle_by_value(ray_task)
    data = ray.cloudpickle.dumps((ray_task.run_snippet, ray_task.Task(0, b"", 1, 1.0)))
    folder = Path(ray.__file__).parents[1]
    load = (
        f"import sys; sys.path.insert(0, {str(folder)!r})\n"
        "from ray import cloudpickle; _, task = cloudpickle.loads(sys.stdin.buffer.read())\n"
        "print(task.seconds, 'faultdex' in sys.modules)"
    )
    words = [sys.executable, "-I", "-S", "-c", load]
    done = subprocess.run(words, input=data, capture_output=True, check=True)

    assert done.stdout.split() == [b"1.0", b"False"]
