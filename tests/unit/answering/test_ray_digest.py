"""Hold the digest of a job on a cluster to what each part of it gave, without a cluster.

The nightly run has a real one.
"""

import gzip
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timezone
from pathlib import Path
from typing import TypeAlias

import pytest

from faultdex.answering import ray_digest
from faultdex.answering.ray_digest import Part, Read, Source, digest_part, write_digest
from faultdex.digests.record import Record
from faultdex.digests.store import read, records_of
from faultdex.pack.read import Pack
from faultdex.ray_pool import Done

KNOWN = b"step 1\nlaunch failed: the grid is 70000 blocks wide\n"
AT = datetime(2026, 11, 3, tzinfo=timezone.utc)
NANOSECONDS = int(AT.timestamp()) * 10**9


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch, cache: Path) -> None:
    """Keep compiled knowledge from test to test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))


@dataclass
class Storage:
    """A stand-in for object storage: its files, and what it says about each of them."""

    files: dict[str, bytes] = field(default_factory=dict)
    about: dict[str, object] = field(default_factory=dict)

    def url_to_fs(self, address: str) -> tuple["Storage", str]:
        """Return the storage and the path in it."""
        return self, address.removeprefix("s3://")

    def find(self, path: str) -> Iterator[str]:
        """Return the files below a path, in no order."""
        return reversed([one for one in self.files if one.startswith(path)])

    def unstrip_protocol(self, path: str) -> str:
        """Return the address of a path."""
        return f"s3://{path}"

    def info(self, path: str) -> dict[str, object]:
        """Return what is known about a file."""
        if path not in self.files:
            raise FileNotFoundError(2, "No such object")
        return self.about

    def get_file(self, path: str, to: str) -> None:
        """Copy a file."""
        Path(to).write_bytes(self.files[path])


@pytest.fixture
def storage(monkeypatch: pytest.MonkeyPatch) -> Storage:
    """Return the storage that addresses lead to."""
    made = Storage()
    monkeypatch.setattr(ray_digest, "import_module", lambda _: made)
    return made


def part(base: Path, *names: str, node: str = "") -> Part:
    """Return a part of job 7."""
    return Part(names, "7", str(base), node, "host1" if node else "")


def told(one: Read) -> list[Record]:
    """Return the records of a part."""
    return [*records_of(one.rows)]


def test_a_file_in_storage_is_told_by_its_address(storage: Storage, base: Path) -> None:
    """With its size, and not by where it was copied to."""
    storage.files = {"bucket/rank0.log": KNOWN, "bucket/rank1.log": b"step 1\n"}
    found = digest_part(part(base, "s3://bucket/rank0.log", "s3://bucket/rank1.log"))

    assert [(one.origin.name, one.origin.size, one.entry) for one in told(found)] == [
        ("s3://bucket/rank0.log", len(KNOWN), "grid-too-wide"),
        ("s3://bucket/rank1.log", 7, ""),
    ]
    assert {(one.origin.job, one.origin.node, one.is_complete) for one in told(found)} == {
        ("7", "", True)
    }
    assert found.notices == ()


@pytest.mark.parametrize(
    ("about", "changed"),
    [
        ({"mtime": AT.timestamp()}, NANOSECONDS),
        ({"LastModified": AT}, NANOSECONDS),
        ({"last_modified": AT}, NANOSECONDS),
        ({"updated": int(AT.timestamp())}, NANOSECONDS),
        ({"updated": "yesterday"}, 0),
        ({}, 0),
    ],
)
def test_each_storage_has_its_own_word_for_when_a_file_was_changed(
    storage: Storage, base: Path, about: dict[str, object], changed: int
) -> None:
    """Of two digests of a file that grew the later one is kept."""
    storage.files, storage.about = {"bucket/rank0.log": KNOWN}, about
    [record] = told(digest_part(part(base, "s3://bucket/rank0.log")))

    assert record.origin.changed == changed


def test_a_file_that_is_gone_is_told_and_the_others_are_read(storage: Storage, base: Path) -> None:
    """It is in the digest as one that was not read."""
    storage.files = {"bucket/rank1.log": KNOWN}
    found = digest_part(part(base, "s3://bucket/rank0.log", "s3://bucket/rank1.log"))

    assert [(one.origin.name, one.is_complete) for one in told(found)] == [
        ("s3://bucket/rank0.log", False),
        ("s3://bucket/rank1.log", True),
    ]
    assert found.notices == ("s3://bucket/rank0.log: No such object",)


def test_where_every_file_is_gone_nothing_more_is_told(storage: Storage, base: Path) -> None:
    """A folder without a log would be a complaint about our own copy."""
    assert not storage.files
    found = digest_part(part(base, "s3://bucket/rank0.log"))

    assert len(told(found)) == 1
    assert len(found.notices) == 1


def test_damage_is_told_by_the_address_of_the_file(storage: Storage, base: Path) -> None:
    """The folder of the copy means nothing to anybody."""
    packed = gzip.compress(KNOWN * 900)
    storage.files = {"bucket/a/rank0.log.gz": packed[:-9]}
    found = digest_part(part(base, "s3://bucket/a/rank0.log.gz"))
    [record] = told(found)
    [notice] = found.notices

    assert not record.is_complete
    assert notice.startswith("s3://bucket/a/rank0.log.gz: ")


def test_a_node_tells_of_the_paths_that_it_has(base: Path, tmp_path: Path) -> None:
    """With its name."""
    (tmp_path / "rank0.log").write_bytes(KNOWN)
    [record] = told(digest_part(part(base, str(tmp_path), node="id1")))

    assert (record.origin.node, record.origin.name) == ("host1", str(tmp_path / "rank0.log"))
    assert record.entry == "grid-too-wide"


class Ray:
    """A stand-in for Ray that tells of its nodes; each task is done at once, or is lost."""

    def __init__(self, *lost: str) -> None:
        """Lose what is on the hosts `lost`."""
        self.lost = lost
        self.seen: list[Part] = []

    def nodes(self) -> list[dict[str, object]]:
        """Return two nodes that are alive, and one that is not."""
        return [
            {"NodeID": f"id{number}", "NodeManagerHostname": f"host{number}", "Alive": number < 3}
            for number in (1, 2, 3)
        ]

    def each(
        self, work: Callable[[Part], Read], items: Sequence[Part], _: object = None
    ) -> Iterator[Done[Part, Read]]:
        """Yield what became of each part."""
        for one in items:
            self.seen.append(one)
            is_lost = (one.host or "storage") in self.lost
            yield Done(one, why="the worker died") if is_lost else Done(one, work(one))


Collected: TypeAlias = tuple[int, bool, list[Record]]


@pytest.fixture
def collected(
    monkeypatch: pytest.MonkeyPatch, pack: Pack, base: Path, tmp_path: Path
) -> Callable[..., Collected]:
    """Return what collects names: how many files, whether all were read, and the records."""
    found = ray_digest.import_module

    def collect(ray: Ray, *names: str | Path) -> Collected:
        monkeypatch.setattr(
            ray_digest, "import_module", lambda name: ray if name == "ray" else found(name)
        )
        monkeypatch.setattr(ray_digest, "each", ray.each)
        out = tmp_path / "a.digest"
        written = write_digest(pack, Source(tuple(map(str, names)), "7", str(base)), out)
        return written.files, written.is_whole, [*read(str(out))]

    return collect


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    """Return a folder that every node has."""
    folder = tmp_path / "logs"
    folder.mkdir()
    (folder / "rank0.log").write_bytes(KNOWN)
    (folder / "rank1.log").write_bytes(b"step 1\n")
    return folder


def test_each_node_that_is_alive_reads_the_paths(
    collected: Callable[..., Collected], logs: Path
) -> None:
    """Files of two nodes are two files, whatever their names."""
    ray = Ray()
    files, is_whole, records = collected(ray, logs)

    assert [(one.node, one.host, one.names) for one in ray.seen] == [
        ("id1", "host1", (str(logs),)),
        ("id2", "host2", (str(logs),)),
    ]
    assert (files, is_whole, len(records)) == (4, True, 4)
    assert {one.origin.node for one in records} == {"host1", "host2"}


def test_a_file_that_two_parts_have_is_told_once(
    monkeypatch: pytest.MonkeyPatch, collected: Callable[..., Collected], logs: Path
) -> None:
    """Two nodes of a test cluster may be one machine."""
    ray = Ray()
    nodes = [{**one, "NodeManagerHostname": "host1"} for one in ray.nodes()]
    monkeypatch.setattr(ray, "nodes", lambda: nodes)
    files, _, records = collected(ray, logs)

    assert (files, len(records)) == (2, 2)


def test_what_no_worker_could_read_is_lost_and_told(
    collected: Callable[..., Collected], logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The digest names it, so that a verdict is not taken for the whole truth."""
    files, is_whole, records = collected(Ray("host2"), logs, logs / "rank0.log")
    lost = [one.origin.name for one in records if not one.is_complete]

    assert (files, is_whole, lost) == (4, False, [str(logs), str(logs / "rank0.log")])
    assert capsys.readouterr().err == f"faultdex: host2: {logs} and 1 more: the worker died\n"


def test_storage_is_shared_out_in_parts(
    storage: Storage, collected: Callable[..., Collected], capsys: pytest.CaptureFixture[str]
) -> None:
    """Of sixteen files each; an address without any file is told and lost."""
    storage.files = {f"bucket/rank{number:02}.log": KNOWN for number in range(20)}
    ray = Ray()
    files, is_whole, records = collected(ray, "s3://bucket", "s3://empty/logs")

    assert [len(one.names) for one in ray.seen] == [16, 5]
    assert ray.seen[0].names[:2] == ("s3://bucket/rank00.log", "s3://bucket/rank01.log")
    assert {(one.node, one.host) for one in ray.seen} == {("", "")}
    assert (files, is_whole, len(records)) == (21, False, 21)
    assert capsys.readouterr().err.splitlines() == [
        "faultdex: s3://empty/logs: holds no file",
        "faultdex: s3://empty/logs: No such object",
    ]
